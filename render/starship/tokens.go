package starship

import (
	"slices"
	"strconv"

	"holoboard/assets"
	rules "holoboard/game/starship"
	"holoboard/render"
	"holoboard/render/field"
)

// layTokens makes a token of every ship on the map; fighters that are being pushed lie on the ship that comes (R8.13).
func (b *Board) layTokens(v *rules.View) {
	b.Stands = b.Stands[:0]
	for _, fighters := range [...]bool{false, true} {
		v.Each(func(slot rules.Slot) {
			if v.Card(slot).Fighter() == fighters {
				b.Stands = append(b.Stands, field.Stand{Token: b.token(v, slot), Thing: Ship(slot)})
			}
		})
	}
}

// stands is where a ship stands. A fighter has no facing (R8.18): it looks to the enemy.
func stands(v *rules.View, slot rules.Slot) field.Space {
	s := Space(v.Space(slot))
	if v.Card(slot).Fighter() {
		s.Way = float64(rules.TowardEnemy(slot.Side()))
	}
	return s
}

// token is a ship as it stands on its base: the Defense of its faces, its hull and what lies on it.
func (b *Board) token(v *rules.View, slot rules.Slot) field.Token {
	card := v.Card(slot)
	t := b.standing(card, v.Ships[slot].Is(rules.Reduced))
	t.Space, t.Side, t.Base, t.Double = stands(v, slot), int(slot.Side()), field.Base(slot.Side()), slot.Seat() > 1
	t.Hull, t.Star, t.Badge = hullOf(v, slot), v.Figures(slot).Has(rules.Unique), badges[v.Fate(slot)]
	if !card.Fighter() {
		t.Name = b.ShortName(card)
	}
	return t
}

// standing is a ship of a card on its base.
func (b *Board) standing(card rules.Card, reduced bool) field.Token {
	t := field.Token{
		Space: field.Space{Size: 1}, Side: int(card.Faction()), Base: field.Base(card.Faction()), Closed: card.Fighter(), Figure: figureOf(card), Broken: reduced,
	}
	for i, face := range faces {
		t.Faces[i] = uint8(card.Face(reduced).Defense(face))
	}
	return t
}

// badges are the signs of what becomes of a ship in the Damage Phase.
var badges = [...]string{rules.Holds: "", rules.Turns: "will_turn", rules.Falls: "will_fall"}

// faces are those of a base, as the field counts them.
var faces = [4]rules.Face{field.Nose: rules.Nose, field.Starboard: rules.Starboard, field.Stern: rules.Stern, field.Port: rules.Port}

// fieldFace is a face as the field counts it; of a ship without faces its nose.
func fieldFace(f rules.Face) int { return max(slices.Index(faces[:], f), field.Nose) }

// lit lights the face that is aimed at; nothing where the ship is that has none.
func lit(face rules.Face) uint8 {
	if face >= rules.NumFaces {
		return 0
	}
	return 1 << fieldFace(face)
}

// hullOf is the hull bar of a ship; of a turned card its second half alone.
func hullOf(v *rules.View, slot rules.Slot) field.Hull {
	ship, card := &v.Ships[slot], v.Card(slot)
	h := field.Hull{Before: ship.Damage, Now: ship.Fresh, Reduced: uint8(card.Face(true).Hull())} // 0 where there is no such side
	if !ship.Is(rules.Reduced) {
		h.Full = uint8(card.Face(false).Hull())
	}
	return h
}

// figureOf is the drawing of a card's ship; an owner's own card has that of its class.
func figureOf(card rules.Card) field.Figure {
	if ship := rules.Shipped().Find(card.ID()); ship != nil {
		return field.Figure{Kind: assets.Ships, Name: ship.Drawing}
	}
	return field.Figure{Kind: assets.Signs, Name: "class_" + strconv.Itoa(int(card.Class()))}
}

// Name is what a ship is called in full, and ShortName where there is little room.
func (b *Board) Name(card rules.Card) string { return b.called(card, "") }

// ShortName is a short form of [Board.Name].
func (b *Board) ShortName(card rules.Card) string { return b.called(card, ".short") }

// called is what a ship is called in a form; its owner's card has one name.
func (b *Board) called(card rules.Card, form string) string {
	if card.Own() && card.Name() != "" {
		return card.Name()
	}
	return b.words.Say("ship." + card.ID() + form)
}

// DrawShip draws a ship of a card in a box, nose up.
func (b *Board) DrawShip(c *render.Canvas, card rules.Card, box render.Rect) {
	figure := figureOf(card)
	c.Tinted(figure.Kind, figure.Name, box, c.Palette.SideColor(int(card.Faction())))
}

// DrawLarge draws a ship on its base as large as a box, however it stands on the map; a face of it may be lit.
func (b *Board) DrawLarge(c *render.Canvas, v *rules.View, slot rules.Slot, box render.Rect, way float64, face rules.Face) {
	t := b.token(v, slot)
	t.Way, t.Name, t.Lit = way, "", lit(face)
	t.DrawAlone(c, box)
}
