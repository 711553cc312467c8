package field

import "holoboard/render"

// Squares is a set of squares: a row of bits for each y.
type Squares [MostSide]uint64

// Add puts a square in.
func (s *Squares) Add(x, y int) { s[y] |= 1 << x }

// Has tells whether a square is in it; what is beyond the edge is not.
func (s *Squares) Has(x, y int) bool { return x >= 0 && y >= 0 && y < MostSide && s[y]>>x&1 != 0 }

// With are the squares of both sets.
func (s *Squares) With(other *Squares) (both Squares) {
	for y := range s {
		both[y] = s[y] | other[y]
	}
	return both
}

// Spaces are all squares of the spaces of two by two whose first ones are in it.
func (s *Squares) Spaces() (all Squares) {
	for y := range s {
		all[y] |= s[y] | s[y]<<1
		if y > 0 {
			all[y] |= s[y-1] | s[y-1]<<1
		}
	}
	return all
}

// runs calls run with every stretch of squares side by side.
func (s *Squares) runs(run func(x, y, n int)) {
	for y := range s {
		if s[y] != 0 {
			stretches(MostSide, func(x int) bool { return s.Has(x, y) }, func(from, to int) { run(from, y, to-from) })
		}
	}
}

// Count counts the squares of a set whose middles lie in a box on the screen.
func (v *View) Count(s *Squares, box render.Rect) (n int) {
	s.runs(func(x, y, wide int) {
		for i := range wide {
			if box.Contains(v.Point(float64(x+i)+0.5, float64(y)+0.5)) {
				n++
			}
		}
	})
	return n
}

// Light draws a soft field of squares with a bright outer edge: they may be chosen, or belong to a side.
func (v *View) Light(c *render.Canvas, s *Squares, color render.Color, bright float64) {
	s.runs(func(x, y, n int) { c.Fill(v.Box(float64(x), float64(y), float64(n), 1), color.Alpha(0.13*bright)) })
	v.edges(s, func(a, b render.Point) { c.Line(a, b, 7, color.Alpha(0.14*bright)) })
	v.edges(s, func(a, b render.Point) { c.Line(a, b, 1.6, color.Alpha(0.9*bright)) })
}

// edges calls line with every straight piece of the outer edge.
func (v *View) edges(s *Squares, line func(a, b render.Point)) {
	for y := range v.Rows + 1 {
		stretches(v.Columns, func(x int) bool { return s.Has(x, y) != s.Has(x, y-1) }, func(from, to int) {
			line(v.Point(float64(from), float64(y)), v.Point(float64(to), float64(y)))
		})
	}
	for x := range v.Columns + 1 {
		stretches(v.Rows, func(y int) bool { return s.Has(x, y) != s.Has(x-1, y) }, func(from, to int) {
			line(v.Point(float64(x), float64(from)), v.Point(float64(x), float64(to)))
		})
	}
}

// stretches calls found with the ends of every stretch of numbers below n that is in.
func stretches(n int, in func(i int) bool, found func(from, to int)) {
	for from := 0; from < n; from++ {
		to := from
		for to < n && in(to) {
			to++
		}
		if to > from {
			found(from, to)
			from = to
		}
	}
}

// cellKey finds the picture of one square.
type cellKey struct {
	color   render.Color
	hatched bool
}

// Choices draws each square of a set for itself, in a line of dashes: one of them will be taken.
func (v *View) Choices(c *render.Canvas, s *Squares, color render.Color) {
	v.cells(c, s, cellKey{color: color})
}

// Hatch draws slanting lines over squares: something ends there.
func (v *View) Hatch(c *render.Canvas, s *Squares, color render.Color) {
	v.cells(c, s, cellKey{color: color, hatched: true})
	v.edges(s, func(a, b render.Point) { c.Line(a, b, 1.2, color.Alpha(0.5)) })
}

func (v *View) cells(c *render.Canvas, s *Squares, key cellKey) {
	s.runs(func(x, y, n int) {
		for i := range n {
			r := v.Box(float64(x+i), float64(y), 1, 1)
			render.Art(c, key, around(c, r.Center(), r.W, r.H), paintCell)
		}
	})
}

func paintCell(p *render.Pen, k cellKey) {
	whole := (&render.Path{}).Rect(render.Box(0, 0, p.W, p.H))
	if k.hatched {
		p.Fill(whole, k.color.Alpha(0.06))
		p.Hatch(whole, render.Stroke{Color: k.color.Alpha(0.45), Width: 1.3}, p.H/4)
		return
	}
	inner := render.PanelPath(render.Box(1.5, 1.5, p.W-3, p.H-3), render.Round, 3, 3)
	p.Fill(inner, k.color.Alpha(0.1))
	p.Stroke(inner, render.Stroke{Color: k.color.Alpha(0.75), Width: 1.2, Dash: render.Dash{4, 3}})
}

// Veil darkens all squares but those of a set.
func (v *View) Veil(c *render.Canvas, but *Squares) {
	var others Squares
	for y := range v.Rows {
		others[y] = ^but[y] & (1<<v.Columns - 1)
	}
	others.runs(func(x, y, n int) {
		c.Fill(v.Box(float64(x), float64(y), float64(n), 1), c.Palette.Space.Alpha(0.55))
	})
}
