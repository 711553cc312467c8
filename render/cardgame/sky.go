package cardgame

import (
	"image"
	"math"

	rules "holoboard/game/cardgame"
	"holoboard/render"
)

// day and night are the colours of the balance.
var (
	day   = render.Hex(0xFFD9A0)
	night = render.Hex(0xB48CFF)
)

// balanceColor is that of the side with which the balance of the Force is.
func balanceColor(v *rules.View) render.Color {
	if v.Balance == rules.Dark {
		return night
	}
	return day
}

// sky is the ground under everything: two skies, warm from the left while the balance is with Light, cold and dark while it is with Dark.
type sky struct {
	dark bool
	at   float64 // of the line, in heights
}

// drawSky draws both skies and the horizon between them.
func (b *Board) drawSky(c *render.Canvas, v *rules.View, field render.Rect) {
	const w, h = 192, 96
	line := b.line()
	key := sky{v.Balance == rules.Dark, math.Round((line-field.Y)/field.H*64) / 64}
	render.Stretched(c, key, w, h, field, paintSky)
	if t := &b.Telling; t.Is(rules.BalanceTurned) && !t.Calm { // the whole sky follows
		key.dark = !key.dark
		c.Fade(render.InOut(t.At), func() { render.Stretched(c, key, w, h, field, paintSky) })
	}
	render.Art(c, heavens{key.at}, field, paintHeavens)
	b.drawHorizon(c, v, field)
}

// heavens are the stars over the horizon, and the ground of the planet below it.
type heavens struct{ at float64 } // of the line, in heights

// paintHeavens paints stars, far apart and faint, and lines that run over the ground towards the horizon.
func paintHeavens(p *render.Pen, k heavens) {
	const stars, meridians, circles = 70, 13, 6
	line, white, ground := p.H*k.at, render.Hex(0xFFFFFF), render.Hex(0xA8B8E0)
	seed := uint32(7)
	share := func() float64 {
		seed = seed*1664525 + 1013904223
		return float64(seed>>8) / (1 << 24)
	}
	for range stars {
		at := render.Point{X: share() * p.W, Y: share() * line * 0.97}
		bright := share()
		p.Fill((&render.Path{}).Circle(at, 0.5+0.7*bright), white.Alpha(0.1+0.35*bright*bright))
	}
	for i := range meridians {
		off := float64(i)/(meridians-1) - 0.5
		p.Stroke((&render.Path{}).MoveTo(p.W*(0.5+0.7*off), line).LineTo(p.W*(0.5+3.2*off), p.H), render.Stroke{Color: ground.Alpha(0.045), Width: 1})
	}
	for i := 1; i <= circles; i++ {
		far := float64(i) / circles
		y := line + (p.H-line)*far*far
		p.Stroke((&render.Path{}).MoveTo(0, y).QuadTo(p.W/2, y-8*far, p.W, y), render.Stroke{Color: ground.Alpha(0.05), Width: 1})
	}
}

// paintSky paints the skies: soft light around the sun that stands at the left end of the line.
func paintSky(k sky, w, h int) *image.RGBA {
	light, deep := render.Hex(0x5A4320), render.Hex(0x070B1A)
	if k.dark {
		light, deep = render.Hex(0x261A44), render.Hex(0x04060E)
	}
	m := image.NewRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		for x := range w {
			dx, dy := float64(x)/float64(w), (float64(y)/float64(h)-k.at)*1.5
			near := math.Exp(-3.2 * math.Hypot(dx*1.3, dy))
			rim := 0.35 * math.Exp(-16*math.Abs(dy))
			m.Set(x, y, deep.Mix(light, min(near*0.9+rim, 1)))
		}
	}
	return m
}

// line is the height at which the horizon meets the edges of the field.
func (b *Board) line() float64 { return b.Layout().Map.Center().Y + b.scale()*4 }

// horizonAt is the height of the horizon at a share of the field's width: it is an arc, highest in the middle, and while the edge is
// fought over it leans to the side that leads.
func (b *Board) horizonAt(share, tilt float64) float64 {
	const steep = 0.035 // two degrees
	return b.line() - b.scale()*14*4*share*(1-share) + tilt*(share-0.5)*steep*b.Layout().Map.W
}

// drawHorizon draws the arc of light on which all that is fought for stands.
func (b *Board) drawHorizon(c *render.Canvas, v *rules.View, field render.Rect) {
	const parts = 24
	color, tilt := balanceColor(v), 0.0
	if st := b.Stage(v); st != nil {
		tilt = st.Tilt(v, &b.Telling.Told)
	}
	for _, halo := range []struct{ width, alpha float64 }{{34, 0.05}, {18, 0.09}, {9, 0.16}, {2.4, 1}} {
		for i := range parts {
			from, to := float64(i)/parts, float64(i+1)/parts
			a := render.Point{X: field.X + from*field.W, Y: b.horizonAt(from, tilt)}
			z := render.Point{X: field.X + to*field.W, Y: b.horizonAt(to, tilt)}
			c.Line(a, z, halo.width*b.scale(), color.Alpha(halo.alpha))
		}
	}
}

// sun is the balance of the Force as it stands at the end of the line.
type sun struct{ dark bool }

// drawSun draws the sun half over the line while the balance is with Light, and its eclipse while it is with Dark.
func (b *Board) drawSun(c *render.Canvas, v *rules.View, at render.Point, radius float64) {
	b.sunAt = at
	c.Means("balance", render.Around(at, 2*radius, 2*radius))
	c.Glow(at, radius*2.4, balanceColor(v).Alpha(0.5))
	box, is := render.Around(at, 4*radius, 4*radius), sun{v.Balance == rules.Dark}
	draw := func(s sun) func() { return func() { render.Art(c, s, box, paintSun) } }
	t := &b.Telling
	if !t.Is(rules.BalanceTurned) || t.Calm {
		draw(is)()
		return
	}
	const far = 1.6
	goes := render.InOut(t.At)
	if is.dark { // the disc slides off, and the sun rises
		c.Fade(1-goes, func() { c.Move(far*radius*goes, 0, draw(is)) })
		c.Fade(goes, func() { c.Move(0, radius*(1-goes), draw(sun{})) })
		return
	}
	c.Fade(1-0.9*goes, draw(is))
	c.Fade(goes, func() { c.Move(far*radius*(1-goes), 0, draw(sun{dark: true})) })
}

func paintSun(p *render.Pen, k sun) {
	at, r := render.Point{X: p.W / 2, Y: p.H / 2}, p.W/4
	if k.dark {
		p.Radial(at, 1.7*r, night.Alpha(0.8))
		for i := range 16 {
			sin, cos := math.Sincos(float64(i) * math.Pi / 8)
			far := r * (1.25 + 0.2*float64(i%2))
			ray := (&render.Path{}).MoveTo(at.X+r*1.04*sin, at.Y-r*1.04*cos).LineTo(at.X+far*sin, at.Y-far*cos)
			p.Stroke(ray, render.Stroke{Color: night.Alpha(0.7), Width: r * 0.04})
		}
		disc := (&render.Path{}).Circle(at, r)
		p.Fill(disc, render.Hex(0x03040A))
		p.Stroke(disc, render.Stroke{Color: night.Mix(render.Hex(0xFFFFFF), 0.5), Width: r * 0.06})
		return
	}
	p.Radial(at, 2*r, day.Alpha(0.5))
	for i := -4; i <= 4; i++ {
		sin, cos := math.Sincos(float64(i) * math.Pi / 9)
		far := r * (1.45 + 0.14*float64(i&1))
		ray := (&render.Path{}).MoveTo(at.X+r*1.18*sin, at.Y-r*1.18*cos).LineTo(at.X+far*sin, at.Y-far*cos)
		p.Stroke(ray, render.Stroke{Color: day, Width: r * 0.06})
	}
	p.Fill((&render.Path{}).Arc(at, r, math.Pi, 2*math.Pi).Close(), render.Hex(0xFFF0D0))
	p.Stroke((&render.Path{}).MoveTo(0, at.Y).LineTo(p.W, at.Y), render.Stroke{Color: day, Width: r * 0.05})
}
