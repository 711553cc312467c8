package rebellion

import (
	"math"

	"holoboard/game/rebellion"
	"holoboard/render"
)

// art is one thing in a card's picture.
type art struct {
	kind artKind
	name string
	x, y float64 // its middle, from the picture's middle
	size float64 // all three in heights of the picture
}

type artKind uint8

const (
	bust artKind = iota
	mini
	sign
	planet
	ring   // a sign in the card's colour, in a ring
	scope  // it is aimed at
	bar    // it is not to be
	shield // it is protected
	orbit  // a way around it
	shot   // a ray from its place to the right, by its size; named "down" it falls as far as it goes
)

// alone is the picture of one thing.
func alone(kind artKind, name string) []art { return []art{{kind, name, 0, 0, 0.95}} }

// span is how far a picture goes to the left and to the right of its middle, in its heights. What is larger than the picture may be cut.
func span(things []art) (left, right float64) {
	left, right = -0.5, 0.5
	for _, a := range things {
		if a.size <= 1 && a.kind != shot {
			left, right = min(left, a.x-a.size/2), max(right, a.x+a.size/2)
		}
	}
	return left, right
}

// drawArt draws a card's picture: things over a grid that runs to the horizon.
func (b *Board) drawArt(c *render.Canvas, things []art, color render.Color, box render.Rect, unit float64) {
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
			at := middle.Add(render.Point{X: a.x, Y: a.y}.Times(height))
			b.drawArtThing(c, a, render.Around(at, a.size*height, a.size*height), color)
		}
	})
}

// drawRibbon draws a short word at the right edge of a card's picture.
func drawRibbon(c *render.Canvas, f face, box render.Rect, unit float64) {
	text := c.Palette.Number().Sized(14 * unit).In(c.Palette.Space).Centered()
	w := c.TextWidth(f.ribbon, text) + 22*unit
	tag := render.Box(box.Right()-w, box.Y+6*unit, w, 21*unit)
	type ribbonKey struct{ color render.Color }
	render.Art(c, ribbonKey{f.color}, tag, func(p *render.Pen, k ribbonKey) {
		p.Fill((&render.Path{}).Polygon(render.Point{X: p.H / 2}, render.Point{X: p.W}, render.Point{X: p.W, Y: p.H},
			render.Point{X: p.H / 2, Y: p.H}, render.Point{Y: p.H / 2}), k.color)
	})
	c.Text(f.ribbon, tag.Move(3*unit, 0), text)
}

// drawArtThing draws one thing of a picture.
func (b *Board) drawArtThing(c *render.Canvas, a art, box render.Rect, color render.Color) {
	middle := box.Center()
	switch a.kind {
	case bust:
		for l := range rebellion.AllLeaders() {
			if l.String() == a.name {
				drawPortrait(c, l, box)
			}
		}
	case mini:
		for u := range rebellion.AllUnits() {
			if u.String() == a.name {
				c.Glow(middle, box.W*0.6, color.Alpha(0.15))
				DrawUnit(c, u, box)
			}
		}
	case sign:
		c.Glow(middle, box.W*0.6, c.Palette.Space.Alpha(0.6))
		c.Sign(a.name, box.Inset(box.W*0.04), color)
	case ring:
		c.Ring(middle, box.W*0.46, render.RingStyle{Fill: c.Palette.Space.Alpha(0.7), Line: color, Width: 2, Glow: color})
		c.Sign(a.name, box.Inset(box.W*0.2), color)
	case planet:
		for s := range rebellion.System(numSystems) {
			if s.String() == a.name {
				drawGlobe(c, s, box)
			}
		}
	case scope:
		c.Sign("direct_hit", box, c.Palette.Warning)
	case bar:
		drawBar(c, box)
	case shield:
		drawShield(c, box, color)
	case orbit:
		drawOrbit(c, box, color)
	case shot:
		drawArtShot(c, a, box, color)
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

// drawArtShot draws a ray of light.
func drawArtShot(c *render.Canvas, a art, box render.Rect, color render.Color) {
	from := box.Center()
	to := from.Add(render.Point{X: box.W})
	if a.name == "down" {
		to.Y += box.W
	}
	height := box.W / a.size // of the whole picture
	c.Line(from, to, height*0.05, color.Alpha(0.35))
	c.Line(from, to, max(height*0.018, 1), color.Mix(c.Palette.Text, 0.7))
	c.Glow(to, height*0.1, color)
}

// drawGlobe draws a large planet, painted at once.
func drawGlobe(c *render.Canvas, s rebellion.System, box render.Rect) {
	pixels := int(math.Round(box.W * c.Scale))
	render.Stretched(c, paintKey{system: s, pixels: pixels}, pixels, pixels, box, paintPlanet)
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
