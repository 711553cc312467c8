package field

import (
	"math"
	"slices"

	"holoboard/render"
	"holoboard/render/board"
)

// Note is a short text on the field, in a frame.
type Note struct {
	Text  string
	Short string // in its place where there is no room for all of it; none
	Sign  string // before it; none
	At    render.Point
	Align render.Align // which of its sides is at that point, or its middle
	About render.Rect  // what it speaks of; a line leads there from farther away
	Color render.Color // of its frame
}

// NoteOver says something above a space, or where there is room near it; little where there is hardly any.
func (v *View) NoteOver(s Space, text, little string, color render.Color) Note {
	at := s.Middle(v).Sub(render.Point{Y: (0.5*s.Size + 0.45) * v.Unit()})
	return Note{Text: text, Short: little, Color: color, At: at, Align: render.Center, About: s.Box(v)}
}

// noteHeight is how high a note is, and noteGap what lies between two, points.
const noteHeight, noteGap = 26, 2

// Draw draws it within what is seen of the field, as near as it covers nothing of what is taken, and returns where; what is about a
// place that is not seen is left out.
func (n *Note) Draw(c *render.Canvas, v *View, taken ...render.Rect) render.Rect {
	const margin, sign = 9, 18
	if !v.Camera.View.Inset(-noteHeight).Contains(n.At) {
		return render.Rect{}
	}
	p := &c.Palette
	style := p.Name().In(n.Color.Mix(render.Hex(0xFFFFFF), 0.72))
	left := margin + 0.0
	if n.Sign != "" {
		left += sign + 4
	}
	text := n.Text
	wide := func() float64 { return c.TextWidth(text, style) + left + margin + 1 }
	box, covers := n.place(v, wide(), taken)
	if covers > 0 && n.Short != "" {
		text = n.Short
		box, _ = n.place(v, wide(), taken)
	}
	if to := n.About.Center(); !n.About.Empty() && box.Distance(to) > n.About.W/2+noteHeight {
		c.Line(render.Point{X: min(max(to.X, box.X), box.Right()), Y: min(max(to.Y, box.Y), box.Bottom())}, to, 1.2, n.Color.Alpha(0.8))
	}
	c.Panel(box, render.PanelStyle{Corner: render.Slight, Fill: p.Space.Mix(n.Color, 0.13).Alpha(0.95), Line: n.Color, Width: 1.4})
	if n.Sign != "" {
		c.Sign(n.Sign, render.Box(box.X+margin, box.Y+(noteHeight-sign)/2, sign, sign), style.Color)
	}
	c.Text(text, render.Box(box.X+left, box.Y, box.Right()-box.X-left, noteHeight), style)
	return box
}

// place finds the nearest place for a note so wide that covers nothing of what is taken; where there is none, the one that covers least.
func (n *Note) place(v *View, w float64, taken []render.Rect) (best render.Rect, least float64) {
	const step, across, down = noteHeight/2 + noteGap/2, 8, 14
	own := render.Box(n.At.X, n.At.Y-noteHeight/2, w, noteHeight)
	switch n.Align {
	case render.Center:
		own.X -= w / 2
	case render.Right:
		own.X -= w
	}
	seen, cost := v.Camera.View.Inset(2), math.Inf(1)
	if own = own.KeepIn(seen); !slices.ContainsFunc(taken, own.Overlaps) {
		return own, 0
	}
	for y := -down; y <= down; y++ {
		for x := -across; x <= across; x++ {
			box := own.Move(float64(x)*w/6, float64(y)*step).KeepIn(seen)
			covers := 0.0
			for _, r := range taken {
				shared := box.Intersect(r)
				covers += shared.W * shared.H
			}
			const heavy = 1000 // rather anywhere than on something
			if now := heavy*covers + box.Center().Distance(own.Center()); now < cost {
				best, least, cost = box, covers, now
			}
		}
	}
	return best, least
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
