package render

import (
	"image"
	"math"
	"math/rand/v2"
)

// RingStyle says how a ring looks.
type RingStyle struct {
	Sides int // 0 a circle; 6 a hexagon with points at the sides
	Fill  Color
	Line  Color
	Width float64 // points
	Glow  Color
	Dash  Dash
}

type ringKey struct {
	radius, scale float64
	sides         int
	width         float64
	dash          Dash
	fill, line    Color
	glow          Color
}

// Ring draws a circle or a polygon of equal sides around a point.
func (c *Canvas) Ring(center Point, radius float64, s RingStyle) {
	if c.Rough {
		radius = math.Round(radius)
	}
	key := ringKey{radius: radius, scale: c.Scale, sides: s.Sides, width: s.Width, dash: s.Dash, fill: s.Fill, line: s.Line, glow: s.Glow}
	reach := radius + s.Width/2
	if s.Glow.A > 0 {
		reach = radius + glowWidth/2
	}
	half := int(math.Ceil(reach*c.Scale)) + 1
	p := c.pictures.rings.find(c.pictures, key)
	if p == nil {
		p = c.pictures.addRing(key, half, s)
	}
	c.putAt(p, int(math.Round(center.X*c.Scale))-half, int(math.Round(center.Y*c.Scale))-half, opaqueWhite)
}

func (all *Pictures) addRing(key ringKey, half int, s RingStyle) *Picture {
	return all.rings.add(all, key, 2*half, 2*half, func() *image.RGBA {
		pen := newPen(key.scale, 2*half, 2*half)
		middle := Point{float64(half) / key.scale, float64(half) / key.scale}
		path := (&Path{}).Circle(middle, key.radius)
		if s.Sides > 0 {
			path = (&Path{}).RegularPolygon(middle, key.radius, s.Sides, 0)
		}
		if s.Glow.A > 0 {
			pen.Glow(path, s.Glow, glowWidth)
		}
		pen.Fill(path, s.Fill)
		pen.Stroke(path, Stroke{Color: s.Line, Width: s.Width, Dash: s.Dash})
		return pen.target
	})
}

// spotKey finds a soft round light, a shadow or the cross section of a line.
type spotKey struct {
	kind   spotKind
	pixels float64
}

type spotKind uint8

const (
	lightSpot spotKind = iota
	shadowSpot
	lineSpot
)

func (all *Pictures) spot(key spotKey) *Picture {
	if p := all.spots.find(all, key); p != nil {
		return p
	}
	switch key.kind {
	case shadowSpot:
		soft := int(key.pixels)
		return all.spots.add(all, key, shadowPixels(soft), shadowPixels(soft), func() *image.RGBA { return paintShadow(soft) })
	case lineSpot:
		return all.spots.add(all, key, 4, linePixels(key.pixels), func() *image.RGBA { return crossSection(key.pixels) })
	}
	const side = 64
	return all.spots.add(all, key, side, side, func() *image.RGBA {
		return Paint(1, side, side, func(pen *Pen) { pen.Radial(Point{side / 2, side / 2}, side/2, opaqueWhite) })
	})
}

// Glow draws a soft round light whose edge is radius away.
func (c *Canvas) Glow(center Point, radius float64, color Color) {
	p := c.pictures.spot(spotKey{kind: lightSpot})
	c.putInto(p, p.whole(), c.pixels(Around(center, 2*radius, 2*radius)), color)
}

// Shadow darkens the ground under a thing that is in the hand.
func (c *Canvas) Shadow(r Rect) {
	const soft = 14
	reach := c.px(soft)
	p := c.pictures.spot(spotKey{shadowSpot, float64(reach)})
	c.nine(p, c.pixels(r.Move(0, 6).Inset(-soft/2)), reach, reach, false)
}

func shadowPixels(soft int) int { return 2*soft + 1 }

// paintShadow is a dark square with soft edges that reach inwards.
func paintShadow(soft int) *image.RGBA {
	size := shadowPixels(soft)
	m := image.NewRGBA(image.Rect(0, 0, size, size))
	for y := range size {
		for x := range size {
			dx := max(soft-x, x-soft, 0)
			dy := max(soft-y, y-soft, 0)
			f := max(1-math.Hypot(float64(dx), float64(dy))/float64(soft), 0)
			m.SetRGBA(x, y, Color{A: 150}.Alpha(f*f*(3-2*f)).pixel())
		}
	}
	return m
}

// Line draws a straight line from a to b with smooth edges; it may change every frame at no cost.
func (c *Canvas) Line(a, b Point, width float64, color Color) {
	length := a.Distance(b)
	if length == 0 {
		return
	}
	if a.X == b.X {
		c.Fill(Rect{a.X - width/2, min(a.Y, b.Y), width, length}, color)
		return
	}
	if a.Y == b.Y {
		c.Fill(Rect{min(a.X, b.X), a.Y - width/2, length, width}, color)
		return
	}
	thick := max(math.Round(width*c.Scale*4)/4, 1) // pixels
	p := c.pictures.spot(spotKey{lineSpot, thick})
	_, across := p.Size()
	// The middle two columns: what is beside them is the same, so that drawing them out does not fade the ends.
	part := image.Rect(1, 0, 3, across)
	sin, cos := (b.Y-a.Y)/length, (b.X-a.X)/length
	along := length * c.Scale / float64(part.Dx())
	m := affine{a: cos * along, b: -sin, c: sin * along, d: cos}
	m.tx = a.X*c.Scale - m.b*float64(across)/2
	m.ty = a.Y*c.Scale - m.d*float64(across)/2
	c.put(p, part, m, color)
}

func linePixels(thick float64) int { return int(math.Ceil(thick)) + 2 }

// crossSection is a piece of a line of the given thickness, with a clear pixel above and below.
func crossSection(thick float64) *image.RGBA {
	rows := linePixels(thick)
	m := image.NewRGBA(image.Rect(0, 0, 4, rows))
	for y := range rows {
		fromMiddle := math.Abs(float64(y) + 0.5 - float64(rows)/2)
		cover := min(max(thick/2-fromMiddle+0.5, 0), 1)
		for x := range 4 {
			m.SetRGBA(x, y, opaqueWhite.Alpha(cover).pixel())
		}
	}
	return m
}

// DashedLine draws a line of dashes; phase moves them along, in points, as when something travels.
func (c *Canvas) DashedLine(a, b Point, width, dash, gap, phase float64, color Color) {
	length := a.Distance(b)
	step := dash + gap
	for at := math.Mod(phase, step) - step; at < length; at += step {
		from, to := max(at, 0), min(at+dash, length)
		if to > from {
			c.Line(a.Toward(b, from/length), a.Toward(b, to/length), width, color)
		}
	}
}

// Dot draws a small full disc.
func (c *Canvas) Dot(center Point, radius float64, color Color) {
	c.Ring(center, radius, RingStyle{Fill: color})
}

// Check draws the sign of what is done, or is as it must be.
func (c *Canvas) Check(box Rect, color Color) {
	type checkKey struct{ color Color }
	Art(c, checkKey{color}, box, func(q *Pen, k checkKey) {
		q.Stroke((&Path{}).Line(Point{q.W * 0.1, q.H * 0.55}, Point{q.W * 0.4, q.H * 0.85}, Point{q.W * 0.92, q.H * 0.15}),
			Stroke{Color: k.color, Width: q.W * 0.14})
	})
}

// Chevron draws the sign above a place that may be chosen, its tip at p.
func (c *Canvas) Chevron(p Point, size float64, color Color) {
	box := Rect{p.X - size/2, p.Y - size*0.6, size, size * 0.6}
	type chevronKey struct {
		color Color
		width float64
	}
	Art(c, chevronKey{color, size * 0.16}, box, func(pen *Pen, k chevronKey) {
		w, h := pen.W, pen.H
		pen.Stroke((&Path{}).Line(Point{w * 0.08, h * 0.15}, Point{w / 2, h * 0.75}, Point{w * 0.92, h * 0.15}),
			Stroke{Color: k.color, Width: k.width})
	})
}

// Bar draws a share of a whole, 0 to 1, as a thin bar.
func (c *Canvas) Bar(r Rect, share float64, color Color) {
	c.Panel(r, PanelStyle{Corner: Sharp, Fill: c.Palette.Space, Line: c.Palette.LineLight, Width: 1})
	c.Fill(Rect{r.X, r.Y, r.W * min(max(share, 0), 1), r.H}, color)
}

// Backdrop fills r with dark space, two faint clouds of light and stars.
func (c *Canvas) Backdrop(r Rect) {
	type cloudsKey struct{ palette Palette }
	p := c.Palette
	// Soft light needs few pixels: a full-size picture would only cost memory.
	Stretched(c, cloudsKey{p}, 160, 90, r, func(k cloudsKey, w, h int) *image.RGBA { return paintClouds(w, h, k.palette) })
	random := rand.New(rand.NewPCG(7, 7))
	const stars = 170
	for range stars {
		bright := random.Float64()
		size := 1.0
		if bright > 0.93 {
			size = 2
		}
		at := Rect{r.X + random.Float64()*(r.W-size), r.Y + random.Float64()*(r.H-size), size, size}
		c.Fill(at, p.Text.Alpha(0.12+0.5*bright*bright))
	}
}

func paintClouds(w, h int, p Palette) *image.RGBA {
	m := image.NewRGBA(image.Rect(0, 0, w, h))
	cloud := func(x, y, atX, atY, radius float64) float64 {
		d := math.Hypot(x-atX, (y-atY)*float64(h)/float64(w)) / radius
		return max(1-d*d, 0) * max(1-d*d, 0)
	}
	for py := range h {
		for px := range w {
			x, y := float64(px)/float64(w), float64(py)/float64(h)
			lit := min(y/0.6, (1-y)/0.4)
			c := p.Space.Mix(p.SpaceGlow, lit)
			c = c.Mix(p.Accent, 0.08*cloud(x, y, 0.22, 0.3, 0.45))
			c = c.Mix(p.Sides[0].Color, 0.05*cloud(x, y, 0.8, 0.65, 0.4))
			m.SetRGBA(px, py, c.pixel())
		}
	}
	return m
}
