package holo

import (
	"image"
	"math"
	"math/rand/v2"

	"holoboard/render"
)

// A Hologram is a title's object over its pad, as it is shown now.
type Hologram struct {
	ID    string // finds its sheets
	Look  *Look
	Light render.Color
	Large bool
	Unit  float64 // the radius of a pad at rest, points: sheets are painted for it
	InPad float64 // that radius in that of the table
	Pitch float64 // how far the camera at rest looks down

	Turn   float64 // of what lies on the pad, radians
	Sway   float64 // of what stands, points to the right
	Beam   float64 // how bright the beam is, 1 usually
	Risen  float64 // how far it is there, 0 to 1
	Bright bool    // somebody points at it
	Lit    bool    // one may act in it: a ring in the colour of that
	Broken bool    // it could not be loaded: its rim is open, and nothing stands there
}

// The parts of a hologram, each a sheet.
type part uint8

const (
	padPart part = iota
	rimPart
	ringPart
	notchPart
	beamPart
	flatPart
	standPart
)

type sheetKey struct {
	id    string
	part  part
	large bool
	unit  float64
	pitch float64
	inPad float64 // the radius of the pad, in that of the table
	light render.Color
}

// Draw draws the pad and what is over it.
func (h *Hologram) Draw(c *render.Canvas, p Pad) {
	middle := p.Middle()
	c.Turn(middle, 0, p.Radius()/h.Unit, func() {
		h.sheet(c, p, padPart)
		c.Light(func() {
			if h.Broken {
				h.sheet(c, p, notchPart)
				return
			}
			h.sheet(c, p, rimPart)
			if h.Bright {
				h.sheet(c, p, rimPart)
			}
			if h.Lit {
				h.sheet(c, p, ringPart)
			}
			if h.Risen > 0 {
				c.Fade(h.Beam*h.Risen, func() { h.sheet(c, p, beamPart) })
			}
		})
		if h.Broken || h.Risen == 0 {
			return
		}
		share := h.Risen
		if !h.Bright {
			share *= 0.94
		}
		c.Fade(share, func() {
			c.Light(func() { h.lie(c, p) })
			h.sheet(c, p, standPart)
		})
	})
}

// Sheets is how many there are to be painted ahead.
const Sheets = 5

// baked are the parts that Bake paints.
var baked = [Sheets]part{padPart, rimPart, beamPart, flatPart, standPart}

// Baked tells whether a sheet is painted for pads at rest.
func (h *Hologram) Baked(c *render.Canvas, sheet int) bool {
	k, _, w, hgt := h.measure(c, baked[sheet])
	return h.lacks(k.part) || c.Has(k, w, hgt)
}

// Bake paints a sheet ahead, so that no frame has to paint many.
func (h *Hologram) Bake(c *render.Canvas, sheet int) {
	k, box, w, hgt := h.measure(c, baked[sheet])
	render.Prepare(c, k, w, hgt, h.painter(box))
}

// lacks tells whether a title brings nothing for a part.
func (h *Hologram) lacks(p part) bool {
	return p == flatPart && h.Look.Flat == nil || p == standPart && h.Look.Stand == nil
}

// lie lays what is seen from above onto the pad.
func (h *Hologram) lie(c *render.Canvas, p Pad) {
	if h.lacks(flatPart) {
		return
	}
	k, box, w, hgt := h.measure(c, flatPart)
	sin, cos := math.Sincos(p.Camera.Pitch)
	at := p.Middle().Add(render.Point{Y: -h.Look.Lift * cos * h.Unit})
	square := box.Move(at.X, at.Y)
	corner := render.Point{X: square.X, Y: at.Y - square.H/2*sin}
	c.Slant(square, corner, render.Point{X: square.W}, render.Point{Y: square.H * sin}, func() {
		c.Turn(at, h.Turn, 1, func() { render.Stretched(c, k, w, hgt, square, h.painter(box)) })
	})
}

// sheet draws a part where it belongs.
func (h *Hologram) sheet(c *render.Canvas, p Pad, which part) {
	if h.lacks(which) {
		return
	}
	k, box, w, hgt := h.measure(c, which)
	at := p.Middle()
	if which == standPart {
		at.X += h.Sway
	}
	box, place := box.Move(at.X, at.Y), box
	c.Slant(box, render.Point{X: box.X, Y: box.Y}, render.Point{X: box.W}, render.Point{Y: box.H}, func() {
		render.Stretched(c, k, w, hgt, box, h.painter(place))
	})
}

// measure is how a part is found, where it lies around the middle of the pad, points, and how many pixels it has.
func (h *Hologram) measure(c *render.Canvas, which part) (k sheetKey, box render.Rect, w, hgt int) {
	const fine, coarse = 1.25, 0.5 // pixels of a sheet in one that is shown
	sin, cos := math.Sincos(h.Pitch)
	k = sheetKey{h.ID, which, h.Large, math.Round(h.Unit), h.Pitch, h.InPad, h.Light}
	u, more := h.Unit, fine
	switch which {
	case beamPart:
		high := h.Look.Tall * cos * u
		box, more = render.Box(-1.1*u, -high, 2.2*u, high+0.5*u*sin), coarse
	case flatPart:
		box = render.Box(-1.1*u, -1.1*u, 2.2*u, 2.2*u)
	case standPart:
		high := (h.Look.Tall*cos + sin) * u
		box = render.Box(-1.2*u, -high, 2.4*u, high+1.1*u*sin)
	case padPart:
		box, more = render.Box(-1.9*u, -1.9*u*sin, 3.8*u, 3.8*u*sin), coarse
	default:
		box, more = render.Box(-1.4*u, -1.5*u*sin, 2.8*u, 3*u*sin), 1
	}
	return k, box, max(int(box.W*c.Scale*more), 8), max(int(box.H*c.Scale*more), 8)
}

// painter paints a part, for a canvas that has none yet.
func (h *Hologram) painter(box render.Rect) func(k sheetKey, w, hgt int) *image.RGBA {
	return func(k sheetKey, w, hgt int) *image.RGBA {
		scale := float64(w) / box.W
		m := render.Paint(scale, w, hgt, func(pen *render.Pen) {
			b := &Brush{Light: k.light, Large: k.large, Unit: k.unit, pen: pen, middle: render.Point{X: -box.X, Y: -box.Y}, pitch: k.pitch, radius: k.inPad}
			h.paint(b, k.part)
		})
		if k.part == standPart || k.part == flatPart {
			if k.part == standPart {
				lined(m, int(math.Round(scale)))
			}
			bloom(m, int(6*scale))
		}
		return m
	}
}

func (h *Hologram) paint(b *Brush, which part) {
	switch which {
	case padPart:
		b.paintPad()
	case rimPart:
		b.paintRim(h.Look.Rim)
	case ringPart:
		b.Stroke(b.Circle(0, 0, 0, 1.27), 2.4, lit)
	case notchPart:
		b.paintNotch()
	case beamPart:
		b.paintBeam(h.Look.Tall)
	case flatPart:
		b.pitch = math.Pi / 2
		h.Look.Flat(b)
	case standPart:
		h.Look.Stand(b)
	}
}

// lit is the colour of what one may do.
var lit = render.Holo().Legal

func (b *Brush) paintPad() {
	sin := math.Sin(b.pitch)
	b.Blob(b.middle, 1.9*b.Unit, 1.9*b.Unit*sin, b.Light.Alpha(0.2))
	b.pen.Fill(b.Circle(0, 0, 0, 1.16), render.Hex(0x040814).Alpha(0.66))
	b.Blob(b.middle, 1.05*b.Unit, 1.05*b.Unit*sin, b.Light.Alpha(0.5))
}

func (b *Brush) paintRim(rim Rim) {
	width := 1.2
	if b.Unit > 170 {
		width = 1.6
	}
	for _, a := range rim.Arcs {
		path, c, w := b.arc(a), b.Light, width*a.Width
		if a.Faint {
			c = c.Alpha(0.6)
		}
		if a.Dotted {
			b.pen.Stroke(path, render.Stroke{Color: c, Width: w, Dash: render.Dash{2, 4}})
		} else {
			b.Stroke(path, w, c)
		}
	}
	for _, bead := range rim.Beads {
		sin, cos := math.Sincos(bead.Angle)
		b.pen.Fill((&render.Path{}).Circle(b.At(bead.R*cos, 0, bead.R*sin), width*2), b.Light)
	}
	for i := range rim.Ticks {
		sin, cos := math.Sincos(float64(i) * 2 * math.Pi / float64(rim.Ticks))
		r, w := 1.06, 0.6
		if i%4 == 0 {
			r, w = 1.13, 1.1
		}
		b.Line(width*w, b.Light, b.At(cos, 0, sin), b.At(r*cos, 0, r*sin))
	}
}

// arc is a part of a circle on the pad.
func (b *Brush) arc(a Arc) *render.Path {
	const corners = 96
	n := max(int(corners*(a.To-a.From)/(2*math.Pi)), 2)
	points := make([]render.Point, n+1)
	for i := range points {
		sin, cos := math.Sincos(a.From + (a.To-a.From)*float64(i)/float64(n))
		points[i] = b.At(a.R*cos, 0, a.R*sin)
	}
	if a.To-a.From >= 2*math.Pi {
		return (&render.Path{}).Polygon(points[:n]...)
	}
	return (&render.Path{}).Line(points...)
}

// paintNotch paints the rim of what could not be loaded: open, with a red mark in the gap.
func (b *Brush) paintNotch() {
	const gap = 0.2
	b.Stroke(b.arc(Arc{R: 1, From: math.Pi/2 + gap, To: 5*math.Pi/2 - gap}), 1.4, b.Light)
	b.Line(2.4, render.Holo().Warning, b.At(0, 0, 0.92), b.At(0, 0, 1.1))
}

// paintBeam paints the light that rises from the pad and fades, with dust in it.
func (b *Brush) paintBeam(tall float64) {
	const steps, narrow, wide, specks = 36, 0.5, 1.02, 60
	for _, inner := range [...]float64{1, 0.74, 0.5} {
		for i := range steps {
			low, high := float64(i)/steps, float64(i+1)/steps
			half := func(t float64) float64 { return inner * (narrow + (wide-narrow)*t) }
			level := func(x, t float64) render.Point { return b.At(0, tall*t, 0).Add(render.Point{X: x * b.Unit}) }
			b.Fill(b.Light.Alpha(0.1*(1-low)*(1-low)*min(low*9, 1)), level(-half(low), low), level(half(low), low), level(half(high), high), level(-half(high), high))
		}
	}
	random := rand.New(rand.NewPCG(8, 8))
	for range specks {
		t := random.Float64()
		x := (narrow + (wide-narrow)*t) * (2*random.Float64() - 1) * 0.9
		b.Speck(b.At(0, tall*t, 0).Add(render.Point{X: x * b.Unit}), 1.2, b.Light.Mix(render.Hex(0xFFFFFF), 0.4).Alpha((1-t)*0.4*random.Float64()))
	}
}
