// Package starship draws the table of Starship Battles: two fleets on a grid of stars, seen from straight above.
//
//	board.go  what lies where, ships as tokens · draw.go  the picture of a moment · rails.go  the two fleets beside it
//	cards.go  a ship's card, in a rail and whole with the origin of its figures · small.go  a battle in a box, an event of it
package starship

import (
	"slices"
	"strconv"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/starship"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/board/around"
	"holoboard/render/board/muster"
	"holoboard/render/field"
)

// Board is the table of a battle.
type Board struct {
	field.Table[*rules.View]
	Aim     Aim        // what the player is about, set before each frame
	Looks   rules.Side // who looks at the screen; rules.NoSide: everybody
	Mine    game.Seat  // whose fleet is his own
	Names   []string   // of the players, by seat
	Layers  Layers
	Over    render.Rect // lies over the map: nothing is said there
	Fielded [2]int      // points that the fleets cost; 0: nobody knows
	rail    muster.Muster
	parts   []string // of a round, in words

	projected bool // for a whole room

	words *assets.Words
	teams bool // two fleets of a side fight together
}

// The usual map.
const usualColumns, usualRows = 22, 14

// New returns the table of a battle.
func New(words *assets.Words, projected bool) *Board {
	b := &Board{words: words, projected: projected, Looks: rules.NoSide}
	b.Square = func(s field.Square) game.Option { return Square(s.X, s.Y) }
	b.SquareOf = func(o game.Option) (field.Square, bool) {
		return field.Square{X: int(o.B), Y: int(o.C)}, o.Kind == rules.KindAt
	}
	b.Choice = &b.Aim.Choice
	b.Cover(usualColumns, usualRows)
	b.Begin(b, board.Shape{Sides: 2, ForARoom: projected})
	return b
}

// Square is the thing that a square of the map is.
func Square(x, y int) game.Option {
	return game.Option{Kind: rules.KindAt, B: uint8(x), C: uint8(y)}
}

// Ship is the thing that a ship on the table is.
func Ship(slot rules.Slot) game.Option { return game.Option{Kind: rules.KindShip, A: uint8(slot)} }

// IsShip tells whether a thing is a ship.
func IsShip(thing game.Option) bool { return thing.Kind == rules.KindShip }

// Fit lays the squares of a battle's map.
func (b *Board) Fit(v *rules.View) {
	b.teams = v.Players > 2
	b.Cover(int(v.Width), int(v.Height))
}

// Divide implements [board.Owner]: there is no hand, and the map has all between rails and rack.
func (b *Board) Divide(l *board.Layout) {
	around.Divide(l, around.Shape{
		Columns: usualColumns, Rows: usualRows, Names: 22, Rails: board.Span{Small: 214, Large: 296}, Narrow: 128, Aloud: 156,
	}, b.projected)
}

// Lay implements [board.Title]: ships, and the squares that may be chosen.
func (b *Board) Lay(s *board.Scene, v *rules.View) {
	b.layTokens(v)
	b.LayStands(s)
}

// Space is a space as the field has it.
func Space(s rules.Space) field.Space {
	return field.Space{X: float64(s.X), Y: float64(s.Y), Size: float64(s.Size), Way: float64(s.Facing)}
}

// Spaces are several of them.
func Spaces(all ...rules.Space) (on []field.Space) {
	for _, s := range all {
		on = append(on, Space(s))
	}
	return on
}

// FaceOn is where a face of a ship in a space is on the screen.
func (b *Board) FaceOn(s rules.Space, face rules.Face) render.Point {
	return Space(s).FaceAt(b.View(), fieldFace(face))
}

// Box is where a space is on the screen.
func (b *Board) Box(s rules.Space) render.Rect { return Space(s).Box(b.View()) }

// Middle is that of a space on the screen.
func (b *Board) Middle(s rules.Space) render.Point { return Space(s).Middle(b.View()) }

// NoteOver says something above a space, or where there is room near it; little where there is hardly any.
func (b *Board) NoteOver(s rules.Space, text, little string, color render.Color) field.Note {
	return b.View().NoteOver(Space(s), text, little, color)
}

// LadderWidth is how wide the ladder of a die is, points.
func (b *Board) LadderWidth() float64 {
	if l := b.Layout(); l.Form == board.Projected {
		return 20 * 21
	} else if l.Form.Phone() {
		return l.Prompt.W
	}
	return min(420, b.Layout().Bounds.W*0.3) // the question beside it comes first
}

// Figure implements [board.Title]: a ship by itself, as in a list.
func (b *Board) Figure(c *render.Canvas, v *rules.View, p *board.Piece, box render.Rect) {
	b.DrawShip(c, v.Card(rules.Slot(p.Thing.A)), box)
}

// Carried implements [board.Title].
func (b *Board) Carried(_ *rules.View, thing game.Option, count int) (board.Piece, int) {
	return board.Single(thing, 48, 48), int(rules.Slot(thing.A).Side())
}

// Speak implements [board.Board].
func (b *Board) Speak(words *assets.Words) { b.words = words }

// Prepare implements [board.Board]: it paints the ground ahead.
func (b *Board) Prepare(c *render.Canvas) bool {
	g := ground(c)
	return g.Prepare(c, &b.Laid)
}

// SquareName is what a square is called on the map: its column's letter, its row's number.
func SquareName(x, y uint8) string { return field.Name(field.Square{X: int(x), Y: int(y)}) }

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
