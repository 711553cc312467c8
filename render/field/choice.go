package field

import (
	"holoboard/game"
	"holoboard/render"
	"holoboard/render/board"
)

// A Choice is the squares of which one may be chosen.
type Choice struct {
	Squares Squares // each by itself
	Takes   Squares // that are not lit
	Middles Squares // the first ones of spaces of two by two: such a space is chosen by what lies under its middle
	Refuges Squares // one of which will be taken
}

// Lit are the squares that are lit: those that may be chosen by themselves, and all of the spaces.
func (k *Choice) Lit() Squares {
	spaces := k.Middles.Spaces()
	return spaces.With(&k.Squares)
}

// Hit is what chooses a square.
func (k *Choice) Hit(v *View, s Square) render.Rect {
	off := 0.0
	if k.Middles.Has(s.X, s.Y) {
		off = 0.5
	}
	return v.Box(float64(s.X)+off, float64(s.Y)+off, 1, 1)
}

// DrawChoice lights the squares that may be chosen, so brightly.
func (t *Table[V]) DrawChoice(c *render.Canvas, bright float64) {
	seen, lit := t.View(), t.Choice.Lit()
	seen.Light(c, &lit, c.Palette.Legal, bright)
	seen.Choices(c, &t.Choice.Refuges, c.Palette.Amber)
}

// AppendThings implements [board.Board]: the squares lie under all else.
func (t *Table[V]) AppendThings(list []board.Thing, v V) []board.Thing {
	k, seen := t.Choice, t.View()
	for y := range t.rows {
		for x := range t.columns {
			if k.Squares.Has(x, y) || k.Takes.Has(x, y) || k.Middles.Has(x, y) || k.Refuges.Has(x, y) {
				s := Square{x, y}
				list = append(list, board.Thing{Option: t.Square(s), Rect: k.Hit(seen, s)})
			}
		}
	}
	return t.Table.AppendThings(list, v)
}

// Where implements [board.Board]. Any square has its place, chosen or not.
func (t *Table[V]) Where(o game.Option, v V) (render.Rect, bool) {
	if s, is := t.SquareOf(o); is {
		r := t.Choice.Hit(t.View(), s)
		return r, r.Overlaps(t.Layout().Map)
	}
	return t.Table.Where(o, v)
}

// Center implements [board.Board].
func (t *Table[V]) Center(o game.Option, v V) render.Point {
	r, _ := t.Where(o, v)
	return r.Center()
}
