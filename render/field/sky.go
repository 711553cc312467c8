package field

import (
	"image"
	"image/color"
	"math"
	"math/rand/v2"

	"holoboard/render"
)

// skyKey finds the clouds of a field of a shape, or its limb.
type skyKey struct {
	columns, rows int // that it is stretched over
	density       int // pixels a square: clouds are soft, a limb has an edge
	far, near     render.Color
	limb          bool
}

// sky are the pictures of it, the lower one first.
func (g *Ground) sky(f *Field) [2]skyKey {
	high := int(math.Ceil(float64(f.Columns) * (limbAir - limbDeep)))
	return [...]skyKey{{f.Columns, f.Rows, 10, g.Far, g.Near, false}, {f.Columns, high, 44, g.Far, g.Near, true}}
}

func (k skyKey) size() (w, h int) { return k.columns * k.density, k.rows * k.density }

// Prepare paints one of the pictures of the ground ahead, and tells whether any was missing.
func (g *Ground) Prepare(c *render.Canvas, f *Field) bool {
	for _, key := range g.sky(f) {
		if w, h := key.size(); !c.Has(key, w, h) {
			render.Prepare(c, key, w, h, paintSky)
			return true
		}
	}
	return false
}

// drawSky draws clouds over the whole field and the limb of a world that rises over its upper edge.
func (g *Ground) drawSky(c *render.Canvas, v *View) {
	for _, key := range g.sky(&v.Field) {
		w, h := key.size()
		box := render.Box(0, 0, float64(key.columns), float64(key.rows))
		at := v.Point(0, 0)
		c.Slant(box, at, v.Point(box.W, 0).Sub(at), v.Point(0, box.H).Sub(at), func() {
			render.Stretched(c, key, w, h, box, paintSky)
		})
	}
}

func paintSky(k skyKey, w, h int) *image.RGBA {
	if k.limb {
		return paintLimb(k, w, h)
	}
	return paintClouds(k, w, h)
}

// A cloud is an ellipse of light; all in shares of the field.
type cloud struct {
	x, y, rx, ry float64
	dense        float64
	ink          render.Color
}

// paintClouds paints darkness that is a little blue at the top, and three clouds.
func paintClouds(k skyKey, w, h int) *image.RGBA {
	top, middle, bottom := render.Hex(0x060B1A), render.Hex(0x070A16), render.Hex(0x0A0A14)
	clouds := [...]cloud{
		{0.24, 1.02, 0.5, 0.42, 0.42, k.near.Mix(render.Hex(0x7A3010), 0.45)},
		{0.82, 0.66, 0.36, 0.44, 0.32, render.Hex(0x5A3F9A)},
		{0.10, 0.30, 0.36, 0.40, 0.32, render.Hex(0x1F6D8A)},
	}
	m := image.NewRGBA(image.Rect(0, 0, w, h))
	for py := range h {
		y := (float64(py) + 0.5) / float64(h)
		ground := top.Mix(middle, min(2*y, 1)).Mix(bottom, max(2*y-1, 0))
		for px := range w {
			x := (float64(px) + 0.5) / float64(w)
			wisp, ink := 0.7+0.6*billows(11*x, 7*y), ground
			for _, cl := range clouds {
				far := math.Hypot((x-cl.x)/cl.rx, (y-cl.y)/cl.ry)
				ink = ink.Mix(cl.ink, max(1-far, 0)*wisp*cl.dense)
			}
			m.SetRGBA(px, py, color.RGBA{ink.R, ink.G, ink.B, 255})
		}
	}
	return m
}

// The limb is a disc whose middle lies far above the field: its radius in widths of the field, and in radii where its
// middle is, how high its air reaches, and how far above its middle the field begins.
const (
	limbRadius = 1.3
	limbAcross = 0.56 // where its middle is, in widths
	limbAir    = 1.105 * limbRadius
	limbDeep   = 0.955 * limbRadius
)

// paintLimb paints a bright world with a thin shell of air. Its light comes from behind the field's middle.
func paintLimb(k skyKey, w, h int) *image.RGBA {
	air := k.far.Mix(render.Hex(0x3A90FF), 0.3)
	m := image.NewRGBA(image.Rect(0, 0, w, h))
	for py := range h {
		y := ((float64(py)+0.5)/float64(w) + limbDeep) / limbRadius // in radii from the middle
		for px := range w {
			x := ((float64(px)+0.5)/float64(w) - limbAcross) / limbRadius
			far := math.Hypot(x, y)
			shell := steps(far, []float64{0.95, 1, 1.028, 1.105}, []render.Color{air.Alpha(0), air.Alpha(0.5), air.Alpha(0.19), air.Alpha(0)})
			edge := min(max((1-far)*float64(w)*limbRadius+0.5, 0), 1)
			if edge > 0 {
				depth := math.Hypot(x, y-0.905) / 1.24
				ground := steps(depth, []float64{0, 0.16, 0.42, 1}, []render.Color{
					k.far.Mix(render.Hex(0xFFFFFF), 0.15), k.far.Mix(render.Hex(0x104890), 0.6), render.Hex(0x17406F), render.Hex(0x0A1A33),
				})
				bands := 0.06 * (billows(x*14, y*90) - 0.5)
				ground = ground.Mix(render.Hex(0xFFFFFF), max(bands, 0)).Mix(render.Hex(0x06152C), max(-bands*3, 0))
				shell = shell.Mix(ground, edge)
				shell.A = max(shell.A, uint8(255*edge))
			}
			r, g, b, a := shell.RGBA()
			m.SetRGBA(px, py, color.RGBA{uint8(r >> 8), uint8(g >> 8), uint8(b >> 8), uint8(a >> 8)})
		}
	}
	return m
}

// steps is the colour at a place between stops.
func steps(at float64, stops []float64, colors []render.Color) render.Color {
	for i := 1; i < len(stops); i++ {
		if at < stops[i] {
			return colors[i-1].Mix(colors[i], max(at-stops[i-1], 0)/(stops[i]-stops[i-1]))
		}
	}
	return colors[len(colors)-1]
}

// billows is soft waves that hardly ever repeat, 0 to 1.
func billows(x, y float64) float64 {
	return 0.5 + 0.25*math.Sin(1.7*x+1.6*math.Sin(1.3*y+0.6*x)) + 0.25*math.Sin(2.3*y-1.9*math.Sin(1.1*x-0.5*y))
}

// star is a far sun, its place in shares of the field.
type star struct{ x, y, size, bright float64 }

// stars are the same on every field.
var stars = func() (all [260]star) {
	random := rand.New(rand.NewPCG(7, 7))
	for i := range all {
		bright := random.Float64()
		all[i] = star{x: random.Float64(), y: random.Float64(), size: 1, bright: 0.12 + 0.5*bright*bright}
		if bright > 0.94 {
			all[i].size = 2
		}
	}
	return all
}()

func (v *View) drawStars(c *render.Canvas) {
	ink := render.Hex(0xCFE2FF)
	for _, s := range stars {
		if p := v.Point(s.x*float64(v.Columns), s.y*float64(v.Rows)); v.Camera.View.Contains(p) {
			c.Fill(render.Box(p.X, p.Y, s.size, s.size), ink.Alpha(s.bright))
		}
	}
}
