package field

import (
	"math"

	"holoboard/render"
)

// An End is where a token may come to stand, and where its nose would point then.
type End struct {
	Space
	Chosen  bool
	Outside bool // the mark stands beside the space, not on it
}

// At is the middle of its mark on the screen: off the middle of the space, so that four of them find room.
func (e *End) At(v *View) render.Point {
	const off, beside, least = 0.29, 0.38, 14 // the last in points
	far := off * v.Unit()
	if e.Outside {
		far = e.Size/2*v.Unit() + max(beside*v.Unit(), least)
	}
	return v.ahead(e.Middle(v), e.Way, far)
}

// arrowKey finds the picture of an arrow head.
type arrowKey struct {
	color, dark render.Color
	quarters    float64
	chosen      bool
}

// Draw draws an arrow head that points where the nose would.
func (e *End) Draw(c *render.Canvas, v *View, color render.Color) {
	side := max(0.76*v.Unit(), 18)
	Arrow(c, v, render.Around(e.At(v), side, side), e.Way, e.Chosen, color)
}

// Arrow draws an arrow head in a box, which points a way of the field.
func Arrow(c *render.Canvas, v *View, box render.Rect, way float64, chosen bool, color render.Color) {
	render.Art(c, arrowKey{color, c.Palette.Space, v.Quarters(way), chosen}, c.OnPixels(box), paintArrow)
}

func paintArrow(p *render.Pen, k arrowKey) {
	unit := p.W / 29
	at := func(x, y float64) render.Point {
		return render.Point{X: p.W / 2, Y: p.H / 2}.Add(turned(render.Point{X: x, Y: y}, k.quarters).Times(unit))
	}
	p.Fill((&render.Path{}).Circle(at(0, 0), 13*unit), k.dark.Alpha(0.55))
	head, fill := (&render.Path{}).Polygon(at(0, -9), at(7.5, 7), at(0, 3.5), at(-7.5, 7)), 0.28
	if k.chosen {
		fill = 1
		p.Glow(head, k.color, 6*unit)
	}
	p.Fill(head, k.color.Alpha(fill))
	p.Stroke(head, render.Stroke{Color: k.color, Width: max(1.6*unit, 1.2)})
}

// Course is a way over the field, from the middle of one space that it touches to the next.
type Course struct {
	Through []Space
	Color   render.Color
}

// Draw draws a bent line with a dot for every square.
func (k *Course) Draw(c *render.Canvas, v *View) {
	for i := 1; i < len(k.Through); i++ {
		a, b := k.Through[i-1].Middle(v), k.Through[i].Middle(v)
		c.Line(a, b, 8, k.Color.Alpha(0.16))
		c.Line(a, b, 2.2, k.Color.Alpha(0.9))
	}
	size := max(0.09*v.Unit(), 3)
	for i, s := range k.Through {
		fill := c.Palette.Space
		if i > 0 {
			fill = k.Color
		}
		c.Ring(s.Middle(v), size, render.RingStyle{Fill: fill, Line: k.Color, Width: 1.6})
	}
}

// Ray is a thin line from one token to the face of another that it would see, with a number there.
type Ray struct {
	From, To render.Point // on the screen
	Text     string       // at its end; none
	Color    render.Color
	Bad      bool // the face is a weak one
}

// Draw draws it; what it says is drawn by DrawText, over all rays.
func (r *Ray) Draw(c *render.Canvas) {
	c.Line(r.From, r.To, 5, r.Color.Alpha(0.18))
	c.DashedLine(r.From, r.To, 1.6, 4, 5, 0, r.Color)
	c.Dot(r.To, 3, r.Color)
}

// DrawText writes what it says a little before its end, below what other notes have taken, and returns where.
func (r *Ray) DrawText(c *render.Canvas, v *View, taken ...render.Rect) render.Rect {
	const before = 62
	length := r.From.Distance(r.To)
	if r.Text == "" || length == 0 {
		return render.Rect{}
	}
	ink := r.Color
	if r.Bad {
		ink = c.Palette.Warning
	}
	note := Note{Text: r.Text, At: r.To.Toward(r.From, min(before/length, 0.5)), Align: render.Center, Color: ink}
	return note.Draw(c, v, taken...)
}

// A Hook lies on a square: something is held there.
type Hook struct {
	Square
	Color render.Color
}

type hookKey struct{ color, dark render.Color }

// Draw draws it.
func (h *Hook) Draw(c *render.Canvas, v *View) {
	side := max(0.62*v.Unit(), 18)
	render.Art(c, hookKey{h.Color, c.Palette.Space}, around(c, v.Point(float64(h.X)+0.5, float64(h.Y)+0.5), side, side), paintHook)
}

func paintHook(p *render.Pen, k hookKey) {
	u := p.W / 24
	at := func(x, y float64) render.Point { return render.Point{X: x * u, Y: y * u} }
	p.Fill((&render.Path{}).Circle(at(12, 12), 11.5*u), k.dark.Alpha(0.7))
	p.Stroke((&render.Path{}).MoveTo(12*u, 8*u).LineTo(12*u, 14*u).Arc(at(8.5, 14), 3.5*u, 0, math.Pi), render.Stroke{Color: k.color, Width: 2.2 * u})
	p.Stroke((&render.Path{}).Circle(at(12, 6), 2.2*u), render.Stroke{Color: k.color, Width: 1.8 * u})
	p.Fill((&render.Path{}).Polygon(at(2.2, 14.6), at(4.9, 10.2), at(7.2, 14.8)), k.color)
}
