package hunt

import (
	"math"
	"strconv"

	"holoboard/assets"
	"holoboard/game"
	"holoboard/game/gametest"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/ui/table/tabletest/toy"
)

// Kinds of things on the board beside the systems and the cards.
const (
	kindBase  uint8 = 100 + iota // the base, for who knows where it is
	kindProbe                    // what the seeker looks with
)

// ring is how many systems there are, from 1 on.
const ring = 10

// probe is what the seeker looks and strikes with: carried to a system it does that.
var probe = game.Option{Kind: kindProbe}

// table is the board: ten systems in a ring, the base, the probe and a hand of cards.
type table struct{ toy.Board[*gametest.HuntView] }

func newTable(words *assets.Words, projected bool) *table {
	b := &table{}
	b.Words = words
	b.Begin(b, board.Shape{Sides: 2, ForARoom: projected})
	return b
}

// Stretch lays the systems into a ring.
func (b *table) Stretch(w, h float64) board.Map {
	m := board.Map{World: render.Box(0, 0, w, h), Size: board.SizeIn(w, h)}
	around := func(angle, far float64) render.Point {
		sin, cos := math.Sincos(2 * math.Pi * angle / ring)
		return m.World.Center().Add(render.Point{X: sin * w * far, Y: -cos * h * far})
	}
	for i := range ring {
		at := float64(i)
		m.Places = append(m.Places, board.Place{
			Thing: gametest.System(uint8(i + 1)), Name: strconv.Itoa(i + 1), Center: around(at, 0.34),
			Outline: []render.Point{m.World.Center(), around(at-0.5, 0.7), around(at, 0.7), around(at+0.5, 0.7)},
		})
	}
	return m
}

// Lay implements [board.Title].
func (b *table) Lay(s *board.Scene, v *gametest.HuntView) {
	disc := render.Around(render.Point{}, 2*board.RingRadius, 2*board.RingRadius)
	for i := range ring {
		s.PutPlace(i, board.Grown(disc, b.Map.Size), b.Map.NameBox(i))
		b.stand(s, i, int(gametest.Hider), v.Hider.Base, game.Option{Kind: kindBase})
		b.stand(s, i, int(gametest.Seeker), max(v.Looked, 1), probe)
	}
	b.LayHand(s, kind.Hand(v), gametest.Card)
}

// stand puts a figure of a side beside a system, if that is where it is.
func (b *table) stand(s *board.Scene, place, side int, at uint8, thing game.Option) {
	if int(at) != place+1 {
		return
	}
	wish := board.Wish{At: gametest.System(at), Side: side, Direction: render.Point{X: float64(2*side - 1)}, Margin: 3}
	s.Stand(wish, board.Cells{Pieces: s.Keep(wish, []board.Piece{board.Single(thing, 20, 24)})})
}

// Place implements [board.Title]: a system is bright while the base can be there.
func (b *table) Place(c *render.Canvas, v *gametest.HuntView, at int, center render.Point, _ *board.Look) {
	color := c.Palette.Dim
	if v.Could>>(at+1)&1 != 0 {
		color = c.Palette.Amber
	}
	c.Ring(center, board.RingRadius*b.Zoomed(), render.RingStyle{Line: color, Width: 2})
	b.DrawName(c, at, center, c.Palette.Text)
}

// Figure implements [board.Title].
func (b *table) Figure(c *render.Canvas, _ *gametest.HuntView, p *board.Piece, box render.Rect) {
	if p.Thing == probe {
		c.Sign("eye", box, c.Palette.SideColor(int(gametest.Seeker)))
		return
	}
	c.Sign("pin", box, c.Palette.SideColor(int(gametest.Hider)))
}

// Face implements [board.Title].
func (b *table) Face(c *render.Canvas, v *gametest.HuntView, o game.Option) (*board.Face, bool) {
	if o.Kind != gametest.KindCard {
		return nil, false
	}
	return b.FaceOf(c, int(v.Seat), "eye", b.Words.Say("option."+cardID(o))), true
}

// Entry implements [board.Title].
func (b *table) Entry(c *render.Canvas, _ *gametest.HuntView, o game.Option) board.Entry {
	return board.Entry{Sign: "action", Ink: c.Palette.Dim, Title: b.Words.Say("option." + cardID(o))}
}

func cardID(o game.Option) string { return gametest.Hunt{}.Word(o) }
