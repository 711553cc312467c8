package cards

import (
	"math"

	rules "holoboard/game/cardgame"
	"holoboard/render"
)

// SideColor is that of a side's backs and frames.
func SideColor(side rules.Side) render.Color {
	if side == rules.Dark {
		return render.Hex(0x7CC4FF)
	}
	return render.Hex(0xFFB066)
}

// Flip draws a card in a box that is turned over, so far: 0 shows its one side, 1 the other.
func Flip(c *render.Canvas, box render.Rect, at float64, from, to func()) {
	const least = 0.01 // its edge
	if share := math.Cos(at * math.Pi); share > 0 {
		c.Flip(box.Center().X, max(share, least), from)
	} else {
		c.Flip(box.Center().X, max(-share, least), to)
	}
}

// Back draws a card of a side that lies facedown: a rising sun for Light, a dark disc for Dark.
func Back(c *render.Canvas, side rules.Side, box render.Rect) {
	type backKey struct{ side rules.Side }
	render.Art(c, backKey{side}, box, func(p *render.Pen, k backKey) { paintBack(p, k.side) })
}

func paintBack(p *render.Pen, side rules.Side) {
	color := SideColor(side)
	box := fill(p, 1)
	w := min(box.W, box.H/1.4)
	frame := Frame(side, box, w*0.09)
	ground := render.Hex(0x2A1A10)
	if side == rules.Dark {
		ground = render.Hex(0x0C1A33)
	}
	p.Fill(frame, ground)
	p.Stroke(frame, render.Stroke{Color: color, Width: max(w*0.02, 1.2)})
	p.Stroke(Frame(side, box.Inset(w*0.09), w*0.07), render.Stroke{Color: color.Alpha(0.45), Width: 1})
	at := box.Center()
	if side == rules.Dark {
		disc := (&render.Path{}).Circle(at, w*0.24)
		p.Fill(disc, render.Hex(0x05070F))
		p.Stroke(disc, render.Stroke{Color: color, Width: w * 0.03})
		p.Stroke((&render.Path{}).MoveTo(at.X-w*0.3, at.Y).LineTo(at.X+w*0.3, at.Y), render.Stroke{Color: color.Alpha(0.7), Width: w * 0.02})
		return
	}
	at.Y += w * 0.08
	p.Stroke((&render.Path{}).MoveTo(at.X-w*0.3, at.Y).LineTo(at.X+w*0.3, at.Y), render.Stroke{Color: color, Width: w * 0.03})
	p.Fill((&render.Path{}).Arc(at, w*0.22, math.Pi, 2*math.Pi).Close(), color.Alpha(0.75))
	for i := -2; i <= 2; i++ {
		sin, cos := math.Sincos(float64(i) * math.Pi / 6)
		ray := (&render.Path{}).MoveTo(at.X+w*0.27*sin, at.Y-w*0.27*cos).LineTo(at.X+w*0.36*sin, at.Y-w*0.36*cos)
		p.Stroke(ray, render.Stroke{Color: color, Width: w * 0.025})
	}
}
