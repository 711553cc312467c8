package field

import "holoboard/render"

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
