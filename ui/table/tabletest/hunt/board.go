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
	kindBase  = toy.Own + iota // the base, for who knows where it is
	kindProbe                  // what the seeker looks with
)

// base is what the hider has hidden; probe is what the seeker looks and strikes with: carried to a system it does that.
var base, probe = toy.Thing(kindBase, int(gametest.Hider)), toy.Thing(kindProbe, int(gametest.Seeker))

// table is the board: ten systems in a ring, the base, the probe and a hand of cards.
type table struct{ toy.Board[*view, *event] }

func newTable(words *assets.Words, projected bool) *table {
	b := &table{toy.Board[*view, *event]{Kind: kind, Words: words}}
	b.Begin(b, board.Shape{Sides: 2, ForARoom: projected})
	return b
}

// Stretch lays the systems into a ring.
func (b *table) Stretch(w, h float64) board.Map {
	m := board.Map{World: render.Box(0, 0, w, h), Size: board.SizeIn(w, h)}
	around := func(angle, far float64) render.Point {
		sin, cos := math.Sincos(2 * math.Pi * angle / gametest.Ring)
		return m.World.Center().Add(render.Point{X: sin * w * far, Y: -cos * h * far})
	}
	for i := range gametest.Ring {
		at := float64(i)
		m.Places = append(m.Places, board.Place{
			Thing: gametest.System(uint8(i + 1)), Name: strconv.Itoa(i + 1), Center: around(at, 0.34),
			Outline: []render.Point{m.World.Center(), around(at-0.5, 0.7), around(at, 0.7), around(at+0.5, 0.7)},
		})
	}
	return m
}

// Lay implements [board.Title].
func (b *table) Lay(s *board.Scene, v *view) {
	figures := []toy.Figure{{Thing: probe, At: gametest.System(max(v.Looked, 1))}}
	if at := v.Hider.Base; at > 0 { // who knows it
		figures = append(figures, toy.Figure{Thing: base, At: gametest.System(at)})
	}
	b.LayMap(s, figures)
	b.LayHand(s, v)
}

// Place implements [board.Title]: a system is bright while the base can be there.
func (b *table) Place(c *render.Canvas, v *view, at int, center render.Point, _ *board.Look) {
	color := c.Palette.Dim
	if v.CouldBe(uint8(at + 1)) {
		color = c.Palette.Amber
	}
	b.DrawPlace(c, at, center, color)
}

// Figure implements [board.Title].
func (b *table) Figure(c *render.Canvas, _ *view, p *board.Piece, box render.Rect) {
	sign := map[game.Option]string{base: "pin", probe: "eye"}[p.Thing]
	c.Sign(sign, box, c.Palette.SideColor(int(p.Thing.A)))
}
