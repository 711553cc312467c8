package field

import (
	"math"

	"holoboard/render"
)

// A Preview is a field in little before anything is played: its squares, and the rows at home of both sides, the first one's below.
type Preview struct {
	Columns, Rows int
	Home          int // rows
}

// Draw draws it in a box; home draws what is known of a side's rows, whose squares are so large.
func (k *Preview) Draw(c *render.Canvas, box render.Rect, home func(side int, rows render.Rect, square float64)) {
	p := &c.Palette
	square := min(box.W/float64(k.Columns), box.H/float64(k.Rows))
	box = box.Middle(square*float64(k.Columns), square*float64(k.Rows))
	c.Panel(box, render.PanelStyle{Corner: render.Sharp, Fill: p.Space, Line: p.LineLight, Width: 1})
	c.Clip(box, func() {
		for x := 1; x < k.Columns; x++ {
			c.Fill(render.Box(box.X+float64(x)*square, box.Y, 1, box.H), p.Line.Alpha(0.45))
		}
		for y := 1; y < k.Rows; y++ {
			c.Fill(render.Box(box.X, box.Y+float64(y)*square, box.W, 1), p.Line.Alpha(0.45))
		}
		for side := range 2 {
			color := p.SideColor(side)
			rows, _ := box.CutTop(float64(k.Home) * square)
			edge := rows.Y
			if side == 0 {
				rows, _ = box.CutBottom(float64(k.Home) * square)
				edge = rows.Bottom() - 2
			}
			c.Fill(rows, color.Alpha(0.14))
			c.Fill(render.Box(rows.X, edge, rows.W, 2), color)
			home(side, rows, square)
		}
	})
}

// Outward is how far from the middle the n-th of a row stands that is filled from there, in steps: 0, -1, 1, -2, 2 …
func Outward(n int) float64 {
	from := float64((n + 1) / 2)
	if n%2 == 1 {
		return -from
	}
	return from
}

// A LineUp puts tokens into the rows at home of a side, nose to the other one, from the middle outward: those of two squares behind, those
// of one before them.
type LineUp struct {
	Rows   render.Rect
	Square float64 // how large one is
	Far    bool    // the rows are the other side's, above

	stand [2]int // behind, and before
}

// Put has the next token drawn in its place.
func (l *LineUp) Put(c *render.Canvas, small bool, draw func(box render.Rect)) {
	ahead, turn := -l.Square, 0.0
	if l.Far {
		ahead, turn = l.Square, math.Pi
	}
	row, size, at := 0, 2*l.Square, l.Rows.Center().Y-ahead/2
	if small {
		row, size, at = 1, l.Square, l.Rows.Center().Y+ahead
	}
	box := render.Around(render.Point{X: l.Rows.Center().X + Outward(l.stand[row])*size, Y: at}, size, size)
	l.stand[row]++
	c.Turn(box.Center(), turn, 1, func() { draw(box) })
}
