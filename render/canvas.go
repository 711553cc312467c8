package render

import (
	"image"
	"math"
)

// Canvas records what one frame shows, in points. Later marks lie over earlier ones.
type Canvas struct {
	W, H    float64 // points
	Scale   float64 // pixels a point
	Palette Palette
	// Rough tells that the scale of what is drawn is just changing, as in a zoom: sprites are then stretched from
	// sizes that are at hand, and become crisp when the motion is over.
	Rough bool

	pictures  *Pictures
	marks     []mark
	named     []named
	state     state
	shortened []string
}

// mark is one piece of a picture in its place.
type mark struct {
	picture *Picture
	part    image.Rectangle // of the picture, in pixels
	place   affine          // from the part's pixels to the target's
	tint    Color
	clip    image.Rectangle
	smooth  bool // stretched or turned, so mix neighbouring pixels
	light   bool // add light instead of covering
}

// state is what applies to all marks made inside Clip, Fade, Turn and Move.
type state struct {
	clip  image.Rectangle
	alpha float64
	place affine // in pixels
	light bool
}

// affine maps (x, y) to (a·x + b·y + tx, c·x + d·y + ty).
type affine struct{ a, b, c, d, tx, ty float64 }

var identity = affine{a: 1, d: 1}

// then returns the map that does m first and n after it.
func (m affine) then(n affine) affine {
	return affine{
		n.a*m.a + n.b*m.c, n.a*m.b + n.b*m.d,
		n.c*m.a + n.d*m.c, n.c*m.b + n.d*m.d,
		n.a*m.tx + n.b*m.ty + n.tx, n.c*m.tx + n.d*m.ty + n.ty,
	}
}

func (m affine) apply(x, y float64) (float64, float64) {
	return m.a*x + m.b*y + m.tx, m.c*x + m.d*y + m.ty
}

// upright tells whether the map neither turns nor slants.
func (m affine) upright() bool { return m.b == 0 && m.c == 0 }

// shifts tells whether the map only moves.
func (m affine) shifts() bool { return m.upright() && m.a == 1 && m.d == 1 }

// NewCanvas returns an empty canvas for a target of w × h pixels.
func NewCanvas(pictures *Pictures, w, h int, scale float64) *Canvas {
	c := &Canvas{pictures: pictures, Palette: Holo()}
	c.Begin(w, h, scale)
	return c
}

// Begin clears the canvas for a new frame of w × h pixels.
func (c *Canvas) Begin(w, h int, scale float64) {
	c.pictures.beginFrame(image.Pt(w, h))
	c.W, c.H, c.Scale = float64(w)/scale, float64(h)/scale, scale
	c.marks, c.named, c.shortened = c.marks[:0], c.named[:0], c.shortened[:0]
	c.state = state{clip: image.Rect(0, 0, w, h), alpha: 1, place: identity}
	c.Rough = false
}

// Bounds is the whole canvas.
func (c *Canvas) Bounds() Rect { return Rect{0, 0, c.W, c.H} }

// OnPixels is a box whose corner and size are whole pixels, so that a picture in it is the same wherever it stands.
func (c *Canvas) OnPixels(r Rect) Rect {
	whole := func(x float64) float64 { return math.Round(x*c.Scale) / c.Scale }
	return Box(whole(r.X), whole(r.Y), max(whole(r.W), 1/c.Scale), max(whole(r.H), 1/c.Scale))
}

// px turns a distance in points into whole pixels, at least 1 for what is not 0.
func (c *Canvas) px(points float64) int {
	n := int(math.Round(points * c.Scale))
	if n == 0 && points > 0 {
		return 1
	}
	return n
}

// pixels rounds the edges of r, so that neighbours share an edge without gap or overlap.
func (c *Canvas) pixels(r Rect) image.Rectangle {
	round := func(v float64) int { return int(math.Round(v * c.Scale)) }
	return image.Rect(round(r.X), round(r.Y), round(r.Right()), round(r.Bottom()))
}

// inside runs paint with a changed state and restores it.
func (c *Canvas) inside(changed state, paint func()) {
	before := c.state
	c.state = changed
	paint()
	c.state = before
}

// Clip runs paint and keeps only what falls into r.
func (c *Canvas) Clip(r Rect, paint func()) {
	s := c.state
	x0, y0 := s.place.apply(r.X*c.Scale, r.Y*c.Scale)
	x1, y1 := s.place.apply(r.Right()*c.Scale, r.Bottom()*c.Scale)
	s.clip = s.clip.Intersect(image.Rect(int(math.Round(x0)), int(math.Round(y0)), int(math.Round(x1)), int(math.Round(y1))))
	c.inside(s, paint)
}

// Fade runs paint with every mark's opacity multiplied by alpha.
func (c *Canvas) Fade(alpha float64, paint func()) {
	s := c.state
	s.alpha *= alpha
	c.inside(s, paint)
}

// Light runs paint with marks that add light to what is under them.
func (c *Canvas) Light(paint func()) {
	s := c.state
	s.light = true
	c.inside(s, paint)
}

// Move runs paint with everything moved.
func (c *Canvas) Move(dx, dy float64, paint func()) {
	s := c.state
	shift := affine{a: 1, d: 1, tx: math.Round(dx * c.Scale), ty: math.Round(dy * c.Scale)}
	s.place = shift.then(s.place)
	c.inside(s, paint)
}

// Turn runs paint with everything turned clockwise by angle, in radians, and scaled, around the point.
func (c *Canvas) Turn(around Point, angle, scale float64, paint func()) {
	if angle == 0 && scale == 1 {
		paint()
		return
	}
	s := c.state
	s.place = turned(around.Times(c.Scale), angle, scale, scale).then(s.place)
	c.inside(s, paint)
}

// Mirror runs paint with left and right exchanged around the vertical line at x.
func (c *Canvas) Mirror(x float64, paint func()) {
	s := c.state
	s.place = affine{a: -1, d: 1, tx: 2 * x * c.Scale}.then(s.place)
	c.inside(s, paint)
}

// Slant runs paint and lays what it draws in box into a parallelogram: the upper left corner goes to at, and the upper and the
// left side become the ways right and down.
func (c *Canvas) Slant(box Rect, at, right, down Point, paint func()) {
	s := c.state
	m := affine{a: right.X / box.W, b: down.X / box.H, c: right.Y / box.W, d: down.Y / box.H}
	x, y := m.apply(box.X*c.Scale, box.Y*c.Scale)
	m.tx, m.ty = at.X*c.Scale-x, at.Y*c.Scale-y
	s.place = m.then(s.place)
	c.inside(s, paint)
}

// Flip runs paint with everything pressed together towards the vertical line at x, as a card that turns over: 1 leaves it
// as it is, at 0 only the edge is left.
func (c *Canvas) Flip(x, share float64, paint func()) {
	s := c.state
	s.place = affine{a: share, d: 1, tx: x * c.Scale * (1 - share)}.then(s.place)
	c.inside(s, paint)
}

// turned is the map that turns by angle and scales around a point, all in pixels.
func turned(around Point, angle, sx, sy float64) affine {
	sin, cos := math.Sincos(angle)
	m := affine{a: cos * sx, b: -sin * sy, c: sin * sx, d: cos * sy}
	x, y := m.apply(around.X, around.Y)
	m.tx, m.ty = around.X-x, around.Y-y
	return m
}

// whole is all of a picture.
func (p *Picture) whole() image.Rectangle { return image.Rectangle{Max: p.size} }

// put records a piece of a picture. place maps the part's pixels to the canvas's, before the state's own map.
func (c *Canvas) put(p *Picture, part image.Rectangle, place affine, tint Color) {
	tint = tint.Alpha(c.state.alpha)
	if tint.A == 0 || part.Empty() || c.state.clip.Empty() {
		return
	}
	m := mark{picture: p, part: part, place: place.then(c.state.place), tint: tint, clip: c.state.clip, light: c.state.light}
	switch {
	case m.place.shifts():
		m.place.tx, m.place.ty = math.Round(m.place.tx), math.Round(m.place.ty)
	case m.place.upright() && part.Dx() == 1 && part.Dy() == 1:
		// A plain area needs no mixing.
	default:
		m.smooth = !m.place.upright() || !c.state.place.shifts() || !stretchesLine(part, place)
	}
	c.marks = append(c.marks, m)
}

// stretchesLine tells whether a piece is only drawn out along a side on which it is one pixel long, as the edges of
// panels are; its colours then need no mixing.
func stretchesLine(part image.Rectangle, place affine) bool {
	return (place.a == 1 || part.Dx() == 1) && (place.d == 1 || part.Dy() == 1)
}

// putAt records a whole picture with its upper left corner at a pixel.
func (c *Canvas) putAt(p *Picture, x, y int, tint Color) {
	c.put(p, p.whole(), affine{a: 1, d: 1, tx: float64(x), ty: float64(y)}, tint)
}

// putInto records a piece of a picture stretched to fill box, in pixels.
func (c *Canvas) putInto(p *Picture, part, box image.Rectangle, tint Color) {
	if part.Empty() || box.Empty() {
		return
	}
	c.put(p, part, affine{
		a: float64(box.Dx()) / float64(part.Dx()), d: float64(box.Dy()) / float64(part.Dy()),
		tx: float64(box.Min.X), ty: float64(box.Min.Y),
	}, tint)
}

// opaqueWhite leaves a picture's own colours.
var opaqueWhite = Color{255, 255, 255, 255}

// Fill covers r with a colour.
func (c *Canvas) Fill(r Rect, color Color) {
	box := c.pixels(r)
	if box.Empty() && r.W > 0 && r.H > 0 { // a hair line stays visible at every scale
		box.Max.X, box.Max.Y = max(box.Max.X, box.Min.X+1), max(box.Max.Y, box.Min.Y+1)
	}
	before := len(c.marks)
	c.putInto(c.pictures.white, image.Rect(1, 1, 2, 2), box, color)
	c.mergeFills(before)
}

// mergeFills makes one fill of the last two if they cover the same place and the lower one hides all below it.
func (c *Canvas) mergeFills(before int) {
	if before == 0 || len(c.marks) == before {
		return
	}
	below, above := &c.marks[before-1], &c.marks[before]
	if below.picture != above.picture || below.part != above.part || below.place != above.place || below.clip != above.clip ||
		below.light || above.light || below.tint.A != 255 {
		return
	}
	below.tint = below.tint.Mix(Color{above.tint.R, above.tint.G, above.tint.B, 255}, float64(above.tint.A)/255)
	c.marks = c.marks[:before]
}

// artKey finds a picture of the owner's by his key and its size in pixels.
type artKey struct {
	key  any
	w, h int
}

// Art draws vector art that fills box. It is painted once for each key and size, when it is first seen: whatever it
// looks like must be part of the key, a comparable value of a type of the caller's own. A paint that takes all it needs
// from the key costs no memory in later frames; one that refers to variables around it is put together in every one.
func Art[K comparable](c *Canvas, key K, box Rect, paint func(p *Pen, key K)) {
	r := c.pixels(box)
	if r.Empty() {
		return
	}
	w, h := r.Dx(), r.Dy()
	p := c.pictures.art.find(c.pictures, artKey{key, w, h})
	if p == nil {
		p = addArt(c.pictures, key, w, h, c.Scale, paint)
	}
	c.putAt(p, r.Min.X, r.Min.Y, opaqueWhite)
}

func addArt[K comparable](all *Pictures, key K, w, h int, scale float64, paint func(p *Pen, key K)) *Picture {
	return all.art.add(all, artKey{key, w, h}, w, h, func() *image.RGBA {
		return Paint(scale, w, h, func(p *Pen) { paint(p, key) })
	})
}

// Pixels draws a picture that make returns for a size in pixels. Like Art it is made once for each key and size.
func Pixels[K comparable](c *Canvas, key K, box Rect, make func(key K, w, h int) *image.RGBA) {
	r := c.pixels(box)
	if r.Empty() {
		return
	}
	w, h := r.Dx(), r.Dy()
	if c.Rough {
		w, h = roughSize(w), roughSize(h)
	}
	p := c.pictures.art.find(c.pictures, artKey{key, w, h})
	if p == nil {
		p = addPixels(c.pictures, key, w, h, make)
	}
	c.putInto(p, p.whole(), r, opaqueWhite)
}

func addPixels[K comparable](all *Pictures, key K, w, h int, make func(key K, w, h int) *image.RGBA) *Picture {
	return all.art.add(all, artKey{key, w, h}, w, h, func() *image.RGBA { return make(key, w, h) })
}

// Stretched draws a picture that is made once, w × h pixels large, and stretched to whatever box it is shown in: for
// clouds of light and other soft things, and for a map that is just being zoomed.
func Stretched[K comparable](c *Canvas, key K, w, h int, box Rect, make func(key K, w, h int) *image.RGBA) {
	p := stretched(c.pictures, key, w, h, make)
	c.putInto(p, p.whole().Inset(1), c.pixels(box), opaqueWhite)
}

// Prepare makes a picture for Stretched at once, to be shown some time later.
func Prepare[K comparable](c *Canvas, key K, w, h int, make func(key K, w, h int) *image.RGBA) {
	stretched(c.pictures, key, w, h, make).seen()
}

// stretched is a picture of the owner's, with a pixel more around it that is like the outermost.
func stretched[K comparable](all *Pictures, key K, w, h int, make func(key K, w, h int) *image.RGBA) *Picture {
	if p := all.art.find(all, artKey{key, w, h}); p != nil {
		return p
	}
	return addStretched(all, key, w, h, make)
}

func addStretched[K comparable](all *Pictures, key K, w, h int, make func(key K, w, h int) *image.RGBA) *Picture {
	return all.art.add(all, artKey{key, w, h}, w+2, h+2, func() *image.RGBA { return edged(make(key, w, h)) })
}

// Has tells whether a picture for Stretched is made or ordered already.
func (c *Canvas) Has(key any, w, h int) bool {
	return c.pictures.art.find(c.pictures, artKey{key, w, h}) != nil
}

// edged repeats the outermost pixels once, so that stretching does not mix the edge with emptiness.
func edged(m *image.RGBA) *image.RGBA {
	w, h := m.Rect.Dx(), m.Rect.Dy()
	out := image.NewRGBA(image.Rect(0, 0, w+2, h+2))
	for y := range h + 2 {
		for x := range w + 2 {
			out.SetRGBA(x, y, m.RGBAAt(m.Rect.Min.X+min(max(x-1, 0), w-1), m.Rect.Min.Y+min(max(y-1, 0), h-1)))
		}
	}
	return out
}

// roughSize rounds a size up to one of a few, about a fifth apart.
func roughSize(pixels int) int {
	size := 8.0
	for size < float64(pixels) {
		size *= 1.2
	}
	return int(size)
}

// Paint makes a picture with a pen, for the functions that ask for pixels. scale is in pixels a point.
func Paint(scale float64, w, h int, paint func(p *Pen)) *image.RGBA {
	pen := newPen(scale, w, h)
	paint(pen)
	return pen.target
}
