package starship

import (
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
	ship, card, f := &v.Ships[slot], v.Card(slot), v.Figures(slot)
	t := field.Token{
		Space: stands(v, slot), Side: int(slot.Side()), Base: field.Base(slot.Side()), Double: slot.Seat() > 1, Closed: card.Fighter(),
		Figure: figureOf(card), Hull: hullOf(v, slot), Star: f.Has(rules.Unique), Broken: ship.Is(rules.Reduced),
	}
	for face := range t.Faces {
		t.Faces[face] = uint8(f.Defense(faces[face]))
	}
	if !card.Fighter() {
		t.Name = b.ShortName(card)
	}
	t.Badge = badges[v.Fate(slot)]
	return t
}

// badges are the signs of what becomes of a ship in the Damage Phase.
var badges = [...]string{rules.Holds: "", rules.Turns: "will_turn", rules.Falls: "will_fall"}

// faces are those of a base, as the field counts them.
var faces = [4]rules.Face{field.Nose: rules.Nose, field.Starboard: rules.Starboard, field.Stern: rules.Stern, field.Port: rules.Port}

// FieldFace is a face as the field counts it.
func FieldFace(f rules.Face) int {
	for i, face := range faces {
		if face == f {
			return i
		}
	}
	return field.Nose
}

// hullOf is the hull bar of a ship; of a turned card its second half alone.
func hullOf(v *rules.View, slot rules.Slot) field.Hull {
	ship, card := &v.Ships[slot], v.Card(slot)
	h := field.Hull{Before: ship.Damage, Now: ship.Fresh}
	if ship.Is(rules.Reduced) {
		h.Reduced = uint8(card.Face(true).Hull())
		return h
	}
	h.Full = uint8(card.Face(false).Hull())
	if card.HasReduced() {
		h.Reduced = uint8(card.Face(true).Hull())
	}
	return h
}

// figureOf is the drawing of a card's ship; an owner's own card has that of its class.
func figureOf(card rules.Card) field.Figure {
	if ship := rules.Shipped().Find(card.ID()); ship != nil {
		return field.Figure{Kind: assets.Ships, Name: ship.Drawing}
	}
	return field.Figure{Kind: assets.Signs, Name: "class_" + string(rune('0'+card.Class()))}
}

// ShortName is what a ship is called where there is little room.
func (b *Board) ShortName(card rules.Card) string {
	if card.Own() && card.Name() != "" {
		return card.Name()
	}
	return b.words.Say("ship." + card.ID() + ".short")
}

// DrawShip draws a ship of a card in a box, nose up.
func (b *Board) DrawShip(c *render.Canvas, card rules.Card, box render.Rect) {
	figure := figureOf(card)
	c.Tinted(figure.Kind, figure.Name, box, c.Palette.SideColor(int(card.Faction())))
}

// DrawLarge draws a ship on its base as large as a box, however it stands on the map; a face of it may be lit.
func (b *Board) DrawLarge(c *render.Canvas, v *rules.View, slot rules.Slot, box render.Rect, way float64, lit rules.Face) {
	t := b.token(v, slot)
	t.Way, t.Name = way, ""
	if lit < rules.NumFaces {
		t.Lit = 1 << FieldFace(lit)
	}
	t.DrawAlone(c, box)
}
