package field

import (
	"slices"

	"holoboard/render"
	"holoboard/render/board"
)

// Note is a short text on the field, in a frame.
type Note struct {
	Text  string
	Sign  string // before it; none
	At    render.Point
	Align render.Align // which of its sides is at that point, or its middle
	Color render.Color // of its frame
}

// Draw draws it within what is seen of the field, below what other notes have taken, and returns where; what is about a place that
// is not seen is left out.
func (n *Note) Draw(c *render.Canvas, v *View, taken ...render.Rect) render.Rect {
	const height, margin, sign = 26, 9, 18
	if !v.Camera.View.Inset(-height).Contains(n.At) {
		return render.Rect{}
	}
	p := &c.Palette
	style := p.Name().In(n.Color.Mix(render.Hex(0xFFFFFF), 0.72))
	w, left := c.TextWidth(n.Text, style)+2*margin+1, margin+0.0
	if n.Sign != "" {
		w, left = w+sign+4, left+sign+4
	}
	box := render.Box(n.At.X, n.At.Y-height/2, w, height)
	switch n.Align {
	case render.Center:
		box.X -= w / 2
	case render.Right:
		box.X -= w
	}
	box = box.KeepIn(v.Camera.View.Inset(2))
	for slices.ContainsFunc(taken, box.Overlaps) {
		box.Y += height + 2
	}
	c.Panel(box, render.PanelStyle{Corner: render.Slight, Fill: p.Space.Mix(n.Color, 0.13).Alpha(0.95), Line: n.Color, Width: 1.4})
	if n.Sign != "" {
		c.Sign(n.Sign, render.Box(box.X+margin, box.Y+(height-sign)/2, sign, sign), style.Color)
	}
	c.Text(n.Text, render.Box(box.X+left, box.Y, box.Right()-box.X-left, height), style)
	return box
}

// DrawState draws what may be done with the things in a box: marks at its corners in the colour that the look has for a
// state, and the chevron above what may be chosen.
func DrawState(c *render.Canvas, look *board.Look, s board.State, box render.Rect) {
	style, framed := look.Frame(s, &c.Palette)
	if s.Over {
		c.Fill(box, c.Palette.Legal.Alpha(0.2))
	}
	if !framed {
		return
	}
	Corners(c, box, style.Line, style.Width)
	if s.Lit {
		c.Chevron(render.Point{X: box.Center().X, Y: box.Y - 4}, min(max(0.22*box.W, 14), 34), style.Line)
	}
}

type cornersKey struct {
	color render.Color
	width float64
}

// Corners draws marks at the corners of a box.
func Corners(c *render.Canvas, box render.Rect, color render.Color, width float64) {
	const light = 4
	render.Art(c, cornersKey{color, width}, c.OnPixels(box.Inset(-light)), func(p *render.Pen, k cornersKey) {
		r := render.Box(light, light, p.W-2*light, p.H-2*light)
		arm := min(14, r.W*0.24)
		marks := &render.Path{}
		for _, to := range [...]render.Point{{X: -1, Y: -1}, {X: 1, Y: -1}, {X: 1, Y: 1}, {X: -1, Y: 1}} {
			corner := r.Center().Add(render.Point{X: to.X * r.W / 2, Y: to.Y * r.H / 2})
			marks.Line(corner.Sub(render.Point{X: to.X * arm}), corner, corner.Sub(render.Point{Y: to.Y * arm}))
		}
		p.Glow(marks, k.color, 8)
		p.Stroke(marks, render.Stroke{Color: k.color, Width: k.width})
	})
}
