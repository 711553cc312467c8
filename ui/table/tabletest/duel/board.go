package duel

import (
	"strconv"

	"holoboard/assets"
	"holoboard/game"
	"holoboard/game/gametest"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/board/muster"
	"holoboard/ui/table/tabletest/toy"
)

// Kinds of things on the board beside the cards.
const (
	kindStand  uint8 = 100 + iota // where a duellist stands
	kindStrike                    // his strike, facedown or with its strength
)

// table is the board: two who stand before each other, and a hand of cards.
type table struct {
	toy.Board[*view]
	rack []board.Thing // what lies below the map; on a phone nothing does
	rail muster.Muster
}

func newTable(words *assets.Words, projected bool) *table {
	b := &table{}
	b.Words, b.Rail, b.Round = words, b.railOf, b.roundOf
	b.Begin(b, board.Shape{Sides: 2, Bar: board.Span{Small: 240, Large: 320}, ForARoom: projected})
	return b
}

// Stretch lets both stand in the middle.
func (b *table) Stretch(w, h float64) board.Map {
	m := board.Map{World: render.Box(0, 0, w, h), Size: board.SizeIn(w, h)}
	for side := range uint8(2) {
		x := w * float64(1+2*side) / 4
		m.Places = append(m.Places, board.Place{
			Thing: game.Option{Kind: kindStand, A: side}, Name: b.Words.Say("side." + kind.Sides[side]), Center: render.Point{X: x, Y: h / 2},
			Outline: []render.Point{{X: x - w/4}, {X: x + w/4}, {X: x + w/4, Y: h}, {X: x - w/4, Y: h}},
		})
	}
	return m
}

// Lay implements [board.Title].
func (b *table) Lay(s *board.Scene, v *view) {
	disc := render.Around(render.Point{}, 2*board.RingRadius, 2*board.RingRadius)
	for side := range 2 {
		s.PutPlace(side, board.Grown(disc, b.Map.Size), b.Map.NameBox(side))
		if v.Lies[side] || v.Strength[side] != 0 {
			wish := board.Wish{At: game.Option{Kind: kindStand, A: uint8(side)}, Side: side, Direction: render.Point{X: float64(1 - 2*side)}, Margin: 3}
			s.Stand(wish, board.Cells{Pieces: s.Keep(wish, []board.Piece{board.Single(game.Option{Kind: kindStrike, A: uint8(side)}, 24, 24)})})
		}
	}
	if b.Layout().Form.Phone() {
		b.LayHand(s, v.Hand[:], gametest.Card)
	}
}

// AppendThings implements [board.Board].
func (b *table) AppendThings(things []board.Thing, v *view) []board.Thing {
	return append(b.Board.AppendThings(things, v), b.rack...)
}

// Place implements [board.Title]: a duellist with his hits.
func (b *table) Place(c *render.Canvas, v *view, at int, center render.Point, _ *board.Look) {
	color := c.Palette.SideColor(at)
	c.Ring(center, board.RingRadius*b.Zoomed(), render.RingStyle{Line: color, Width: 2})
	c.Text(strconv.Itoa(int(v.Hits[at])), render.Around(center, 40, 40), c.Palette.Title().In(color).Centered())
	b.DrawName(c, at, center, c.Palette.Text)
}

// Figure implements [board.Title].
func (b *table) Figure(c *render.Canvas, v *view, p *board.Piece, box render.Rect) {
	side := p.Thing.A
	if v.Lies[side] {
		c.Sign(kind.Signs[side], box, c.Palette.SideColor(int(side)))
		return
	}
	c.Text(strconv.Itoa(int(v.Strength[side])), box, c.Palette.Number().Centered())
}

// Face implements [board.Title].
func (b *table) Face(c *render.Canvas, v *view, o game.Option) (*board.Face, bool) {
	if o.Kind != gametest.KindCard {
		return nil, false
	}
	return b.FaceOf(c, int(v.Seat), kind.Signs[v.Seat], b.Words.Say("option."+cardIDs[o.A])), true
}

// Entry implements [board.Title].
func (b *table) Entry(c *render.Canvas, _ *view, o game.Option) board.Entry {
	return board.Entry{Sign: "action", Ink: c.Palette.Dim, Title: b.Words.Say("option." + cardIDs[o.A])}
}
