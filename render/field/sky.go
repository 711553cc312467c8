package field

import (
	"image"
	"image/color"
	"math"
	"math/rand/v2"

	"holoboard/render"
)

// skyKey finds the clouds or the limb of a field of a shape.
type skyKey struct {
	columns, rows int
	far, near     render.Color
	limb          bool
}

// Pixels a square of what is stretched over the field: clouds are soft, a limb has an edge.
const (
	cloudDensity = 10
	limbDensity  = 44
)

// drawSky draws clouds over the whole field and the limb of a world that rises over its upper edge.
func (g *Ground) drawSky(c *render.Canvas, v *View) {
	key := skyKey{columns: v.Columns, rows: v.Rows, far: g.Far, near: g.Near}
	all := render.Box(0, 0, float64(v.Columns), float64(v.Rows))
	v.laid(c, all, func() {
		render.Stretched(c, key, v.Columns*cloudDensity, v.Rows*cloudDensity, all, paintClouds)
	})
	key.limb = true
	all.H = math.Ceil(all.W * (limbAir - limbDeep))
	v.laid(c, all, func() {
		render.Stretched(c, key, v.Columns*limbDensity, int(all.H)*limbDensity, all, paintLimb)
	})
}

// A cloud is an ellipse of light; all in shares of the field.
type cloud struct {
	x, y, rx, ry float64
	ink          render.Color
}

// paintClouds paints darkness that is a little blue at the top, and three clouds.
func paintClouds(k skyKey, w, h int) *image.RGBA {
	top, middle, bottom := render.Hex(0x060B1A), render.Hex(0x070A16), render.Hex(0x0A0A14)
	clouds := [...]cloud{
		{0.24, 1.02, 0.5, 0.42, k.near.Mix(render.Hex(0x7A3010), 0.45).Alpha(0.42)},
		{0.82, 0.66, 0.36, 0.44, render.Hex(0x5A3F9A).Alpha(0.32)},
		{0.10, 0.30, 0.36, 0.40, render.Hex(0x1F6D8A).Alpha(0.32)},
	}
	m := image.NewRGBA(image.Rect(0, 0, w, h))
	for py := range h {
		y := (float64(py) + 0.5) / float64(h)
		ground := top.Mix(middle, min(2*y, 1)).Mix(bottom, max(2*y-1, 0))
		for px := range w {
			x := (float64(px) + 0.5) / float64(w)
			wisp := 0.65 + 0.7*billows(x*7*float64(k.columns)/float64(k.rows), y*7)
			r, g, b := float64(ground.R), float64(ground.G), float64(ground.B)
			for _, cl := range clouds {
				far := math.Hypot((x-cl.x)/cl.rx, (y-cl.y)/cl.ry)
				f := max(1-far, 0) * wisp * float64(cl.ink.A) / 255
				r, g, b = r+(float64(cl.ink.R)-r)*f, g+(float64(cl.ink.G)-g)*f, b+(float64(cl.ink.B)-b)*f
			}
			m.SetRGBA(px, py, color.RGBA{uint8(r + 0.5), uint8(g + 0.5), uint8(b + 0.5), 255})
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
			shell := steps(far, air.Alpha(0), []float64{0.95, 1, 1.028, 1.105}, []render.Color{air.Alpha(0), air.Alpha(0.5), air.Alpha(0.19), air.Alpha(0)})
			edge := min(max((1-far)*float64(w)*limbRadius+0.5, 0), 1)
			if edge > 0 {
				depth := math.Hypot(x, y-0.905) / 1.24
				ground := steps(depth, k.far, []float64{0, 0.16, 0.42, 1}, []render.Color{
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

// steps is the colour at a place between stops, and outside where there are none.
func steps(at float64, outside render.Color, stops []float64, colors []render.Color) render.Color {
	if at < stops[0] {
		return outside
	}
	for i := 1; i < len(stops); i++ {
		if at < stops[i] {
			return colors[i-1].Mix(colors[i], (at-stops[i-1])/(stops[i]-stops[i-1]))
		}
	}
	return colors[len(colors)-1]
}

// billows is soft noise of three sizes, 0 to 1.
func billows(x, y float64) float64 {
	return 0.55*noise(x, y) + 0.3*noise(2*x+17, 2*y+5) + 0.15*noise(4*x+3, 4*y+29)
}

// noise is soft noise with a bump in about every unit, 0 to 1.
func noise(x, y float64) float64 {
	x0, y0 := math.Floor(x), math.Floor(y)
	u, v := x-x0, y-y0
	u, v = u*u*(3-2*u), v*v*(3-2*v)
	return render.Between(render.Between(chance(x0, y0), chance(x0+1, y0), u), render.Between(chance(x0, y0+1), chance(x0+1, y0+1), u), v)
}

// chance is the same number from 0 to 1 for the same corner, always.
func chance(x, y float64) float64 {
	n := uint32(int32(x))*0x9E3779B1 ^ uint32(int32(y))*0x85EBCA6B
	n = (n ^ n>>15) * 0x2C1B3C6D
	n = (n ^ n>>12) * 0x297A2D39
	return float64((n^n>>15)&0xFFFF) / 0xFFFF
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
