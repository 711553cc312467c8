package pieces

import (
	"image"
	"math"
	"slices"
	"sync"

	"holoboard/assets/planets"
	"holoboard/game/rebellion"
	"holoboard/render"
)

// paintKey finds the picture of a planet, or of what is left of it.
type paintKey struct {
	system rebellion.System
	rubble bool
	pixels int
}

// Planets paints planets a few at a time, so that a browser does not stand still. Make one for each window.
type Planets struct {
	Budget int  // how many may still be painted in this frame
	Owed   bool // some are still to be painted

	newest map[paintKey]int // the size in which a planet was drawn last; the key's own is 0
}

// body is the share of a planet's picture that is the planet.
const body = 0.86

// Draw draws a planet or its rubble, painted in a size. A new size is painted when there is time; until then one painted before
// is stretched, or a plain disc stands there.
func (p *Planets) Draw(c *render.Canvas, at rebellion.System, rubble bool, center render.Point, radius float64, pixels int) {
	key := paintKey{at, rubble, pixels}
	whose := paintKey{system: at, rubble: rubble}
	if !c.Has(key, pixels, pixels) {
		if c.Rough || p.Budget == 0 {
			p.Owed = p.Owed || !c.Rough
			if key.pixels = p.newest[whose]; key.pixels == 0 {
				key.pixels = painted(c, key, pixels)
			}
		} else {
			p.Budget--
		}
	}
	if key.pixels == 0 {
		c.Dot(center, radius, c.Palette.Line)
		return
	}
	if p.newest == nil {
		p.newest = map[paintKey]int{}
	}
	p.newest[whose] = key.pixels
	key.draw(c, center, radius)
}

// painted is the size nearest to one in which a planet was painted for another board in the same window, or 0.
func painted(c *render.Canvas, key paintKey, pixels int) int {
	for off := 1; off < 2*pixels; off++ {
		for _, key.pixels = range [...]int{pixels + off, pixels - off} {
			if c.Has(key, key.pixels, key.pixels) {
				return key.pixels
			}
		}
	}
	return 0
}

// Ahead paints one of the planets that is missing in a size, and tells whether there was one.
func Ahead(c *render.Canvas, pixels int) bool {
	for at := range rebellion.System(rebellion.NumSystems) {
		key := paintKey{at, false, pixels}
		if !c.Has(key, pixels, pixels) {
			render.Prepare(c, key, pixels, pixels, paintPlanet)
			return true
		}
	}
	return false
}

// Pixels is how large the picture of a planet of a radius is, in points.
func Pixels(radius float64) float64 { return 2 * radius / body }

func (k paintKey) draw(c *render.Canvas, center render.Point, radius float64) {
	side := Pixels(radius)
	render.Stretched(c, k, k.pixels, k.pixels, render.Around(center, side, side), paintPlanet)
}

// recipes are those of the planets, and the colours of the sky, read once in the life of the program; they are never changed.
var recipes = sync.OnceValues(func() (of [rebellion.NumSystems]planets.Recipe, skies []planets.Region) {
	all, skies := planets.Load()
	for s := range of {
		i := slices.IndexFunc(all, func(r planets.Recipe) bool { return r.ID == rebellion.System(s).String() })
		of[s] = all[i]
	}
	return of, skies
})

// paintPlanet paints a planet or its rubble.
func paintPlanet(key paintKey, w, _ int) *image.RGBA {
	if key.rubble {
		return planets.Rubble(int64(key.system)+1, w)
	}
	of, _ := recipes()
	return planets.Render(of[key.system], w)
}

// DrawWorld draws a planet of any size from one picture.
func DrawWorld(c *render.Canvas, at rebellion.System, rubble bool, center render.Point, radius float64) {
	const pixels = 360
	paintKey{at, rubble, pixels}.draw(c, center, radius)
}

// DrawGlobe draws a large planet, painted at once.
func DrawGlobe(c *render.Canvas, s rebellion.System, box render.Rect) {
	pixels := int(math.Round(box.W * c.Scale))
	render.Stretched(c, paintKey{system: s, pixels: pixels}, pixels, pixels, box, paintPlanet)
}

// RingOf is the ring that tells whose the system is, and its radius where others have the given one.
func RingOf(p *render.Palette, v *rebellion.View, at rebellion.System, usual float64) (style render.RingStyle, radius float64) {
	style = render.RingStyle{Line: p.Neutral.Alpha(0.75), Width: 1.5}
	switch {
	case v.Destroyed.Has(at):
		style.Line, style.Dash = p.Warning.Alpha(0.8), render.Dash{3, 4}
	case v.Loyalty[at] == rebellion.Rebels:
		style = render.RingStyle{Line: p.Sides[rebellion.Rebels].Color, Width: 3, Glow: p.Sides[rebellion.Rebels].Color}
	case v.Loyalty[at] == rebellion.Empire:
		style = render.RingStyle{Line: p.Sides[rebellion.Empire].Color, Width: 3, Glow: p.Sides[rebellion.Empire].Color, Sides: 6}
	case !at.Figures().Populous():
		style.Line, style.Dash = p.Neutral.Alpha(0.6), render.Dash{2, 5}
	}
	if style.Sides == 6 {
		return style, usual * 1.08
	}
	return style, usual
}

// DrawBars draws the cage of a subjugated system.
func DrawBars(c *render.Canvas, center render.Point, radius float64) {
	type barsKey struct{ color, dark render.Color }
	r := render.Around(center, 2*radius+4, 2*radius+4)
	c.Means("subjugation", r)
	render.Art(c, barsKey{c.Palette.Sides[rebellion.Empire].Color, c.Palette.Space}, r, func(p *render.Pen, k barsKey) {
		middle := render.Point{X: p.W / 2, Y: p.H / 2}
		radius := p.W/2 - 2
		hexagon := (&render.Path{}).RegularPolygon(middle, radius*1.04, 6, 0)
		p.Stroke(hexagon, render.Stroke{Color: k.color.Alpha(0.9), Width: 1.5})
		p.Inside(hexagon, func(p *render.Pen) {
			bars := &render.Path{}
			for i := -2; i <= 2; i++ {
				x := middle.X + float64(i)*radius*0.36
				bars.Line(render.Point{X: x, Y: 0}, render.Point{X: x, Y: p.H})
			}
			p.Stroke(bars, render.Stroke{Color: k.dark.Alpha(0.55), Width: radius * 0.18})
			p.Stroke(bars, render.Stroke{Color: k.color, Width: max(radius*0.08, 1.2)})
		})
	})
}

// DrawShade darkens what lies under a system.
func DrawShade(c *render.Canvas, center render.Point, radius float64) {
	c.Glow(center, radius*1.5, c.Palette.Space.Alpha(0.7))
}

// GalaxySeed is that of the stars.
const GalaxySeed = 5

// Sky paints the nebulae behind the map.
func Sky(w, h int) *image.RGBA {
	_, skies := recipes()
	return planets.Galaxy(GalaxySeed, w, h, skies)
}

// Stars paints the galaxy's stars.
func Stars(w, h int) *image.RGBA { return planets.Stars(GalaxySeed, w, h) }
