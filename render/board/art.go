package board

import (
	"math"

	"holoboard/assets"
	"holoboard/render"
)

// Art is one thing in a card's picture.
type Art struct {
	Kind ArtKind
	Name string
	X, Y float64 // its middle, from the picture's middle
	Size float64 // all three in heights of the picture
}

// ArtKind is what a thing in a picture is.
type ArtKind uint8

// The kinds of things that any title's pictures show.
const (
	SignArt   ArtKind = iota
	RingArt           // a sign in the card's colour, in a ring
	ScopeArt          // it is aimed at
	BarArt            // it is not to be
	ShieldArt         // it is protected
	OrbitArt          // a way around it
	ShotArt           // a ray from its place to the right, by its size; named "down" it falls as far as it goes
	OwnArt            // the first of a title's own kinds
)

// Painter draws a thing of one of a title's own kinds.
type Painter func(c *render.Canvas, a Art, box render.Rect, color render.Color)

// Alone is the picture of one thing.
func Alone(kind ArtKind, name string) []Art { return []Art{{kind, name, 0, 0, 0.95}} }

// span is how far a picture goes to the left and to the right of its middle, in its heights. What is larger than the picture may be cut.
func span(things []Art) (left, right float64) {
	left, right = -0.5, 0.5
	for _, a := range things {
		if a.Size <= 1 && a.Kind != ShotArt {
			left, right = min(left, a.X-a.Size/2), max(right, a.X+a.Size/2)
		}
	}
	return left, right
}

// DrawArt draws a card's picture: things over a grid that runs to the horizon. A unit is a point on a card of the usual size.
func DrawArt(c *render.Canvas, paint Painter, things []Art, color render.Color, box render.Rect, unit float64) {
	const margin, least = 6, 16
	left, right := span(things)
	height := min(box.H-margin*unit, (box.W-2*margin*unit)/(right-left))
	middle := box.Center().Sub(render.Point{X: height * (left + right) / 2})
	c.Clip(box, func() {
		drawHorizon(c, box, color)
		if height < least*unit {
			return
		}
		for _, a := range things {
			at := middle.Add(render.Point{X: a.X, Y: a.Y}.Times(height))
			drawArt(c, paint, a, render.Around(at, a.Size*height, a.Size*height), color)
		}
	})
}

// DrawShowcase draws things over the floor of light, in the frame of a side.
func DrawShowcase(c *render.Canvas, paint Painter, side int, color render.Color, things []Art, box render.Rect) {
	unit := box.W / CardWidth
	c.Panel(box, CardPanel(&c.Palette, side, color, unit))
	DrawArt(c, paint, things, color, box.Inset(8*unit), unit)
}

// drawArt draws one thing of a picture.
func drawArt(c *render.Canvas, paint Painter, a Art, box render.Rect, color render.Color) {
	middle := box.Center()
	switch a.Kind {
	case SignArt:
		c.Glow(middle, box.W*0.6, c.Palette.Space.Alpha(0.6))
		c.Tinted(assets.Signs, a.Name, box.Inset(box.W*0.04), color)
	case RingArt:
		c.Ring(middle, box.W*0.46, render.RingStyle{Fill: c.Palette.Space.Alpha(0.7), Line: color, Width: 2, Glow: color})
		c.Tinted(assets.Signs, a.Name, box.Inset(box.W*0.2), color)
	case ScopeArt:
		c.Tinted(assets.Signs, "direct_hit", box, c.Palette.Warning)
	case BarArt:
		drawBar(c, box)
	case ShieldArt:
		drawShield(c, box, color)
	case OrbitArt:
		drawOrbit(c, box, color)
	case ShotArt:
		drawShot(c, a, box, color)
	default:
		paint(c, a, box, color)
	}
}

// drawBar strikes something out.
func drawBar(c *render.Canvas, box render.Rect) {
	width := max(box.W*0.09, 2)
	from, to := render.Point{X: box.X + width, Y: box.Bottom() - width}, render.Point{X: box.Right() - width, Y: box.Y + width}
	c.Line(from, to, 2*width, c.Palette.Space.Alpha(0.7))
	c.Line(from, to, width, c.Palette.Warning)
}

// drawShield draws domes over something.
func drawShield(c *render.Canvas, box render.Rect, color render.Color) {
	type shieldKey struct{ color render.Color }
	render.Art(c, shieldKey{color}, box, func(p *render.Pen, k shieldKey) {
		middle := render.Point{X: p.W / 2, Y: p.H * 0.8}
		for i, radius := range []float64{0.48, 0.4} {
			dome := (&render.Path{}).Arc(middle, p.W*radius, math.Pi, 2*math.Pi)
			p.Fill(dome, k.color.Alpha(0.08))
			p.Stroke(dome, render.Stroke{Color: k.color.Alpha(0.9 - 0.5*float64(i)), Width: max(p.W*0.02, 1)})
		}
	})
}

// drawOrbit draws a way around something, seen from the side.
func drawOrbit(c *render.Canvas, box render.Rect, color render.Color) {
	type orbitKey struct{ color render.Color }
	render.Art(c, orbitKey{color}, box, func(p *render.Pen, k orbitKey) {
		const corners = 64
		points := make([]render.Point, corners)
		for i := range points {
			sin, cos := math.Sincos(2 * math.Pi * float64(i) / corners)
			points[i] = render.Point{X: p.W/2 + cos*(p.W/2-2), Y: p.H/2 + sin*p.H*0.16}
		}
		p.Stroke((&render.Path{}).Polygon(points...), render.Stroke{Color: k.color, Width: max(p.W*0.012, 1)})
	})
}

// drawShot draws a ray of light.
func drawShot(c *render.Canvas, a Art, box render.Rect, color render.Color) {
	from := box.Center()
	to := from.Add(render.Point{X: box.W})
	if a.Name == "down" {
		to.Y += box.W
	}
	height := box.W / a.Size // of the whole picture
	c.Line(from, to, height*0.05, color.Alpha(0.35))
	c.Line(from, to, max(height*0.018, 1), color.Mix(c.Palette.Text, 0.7))
	c.Glow(to, height*0.1, color)
}

// drawHorizon draws the floor of light that pictures stand on.
func drawHorizon(c *render.Canvas, box render.Rect, color render.Color) {
	type horizonKey struct{ color render.Color }
	c.Fill(box, c.Palette.Space.Alpha(0.6))
	render.Art(c, horizonKey{color}, box, func(p *render.Pen, k horizonKey) {
		lines := &render.Path{}
		horizon := p.H * 0.45
		for i := -9; i <= 9; i++ {
			lines.Line(render.Point{X: p.W/2 + float64(i)*p.W*0.045, Y: horizon}, render.Point{X: p.W/2 + float64(i)*p.W*0.22, Y: p.H})
		}
		for i := range 6 {
			y := horizon + (p.H-horizon)*math.Pow(float64(i)/6, 1.8)
			lines.Line(render.Point{X: 0, Y: y}, render.Point{X: p.W, Y: y})
		}
		p.Stroke(lines, render.Stroke{Color: k.color.Alpha(0.22), Width: 1})
		p.Radial(render.Point{X: p.W / 2, Y: horizon}, p.W*0.5, k.color.Alpha(0.16))
	})
}
