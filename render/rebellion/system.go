package rebellion

import (
	"image"
	"math"
	"slices"
	"sync"

	"holoboard/assets/planets"
	"holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/board"
)

// Ground implements [board.Title]: the sky and the lines of the map.
func (b *Board) Ground(c *render.Canvas, _ *rebellion.View) {
	b.drawSky(c, b.layout.Map)
	b.drawBorders(c, b.layout.Map)
}

// Shade implements [board.Title]: it darkens the map under a system.
func (b *Board) Shade(c *render.Canvas, v *rebellion.View, place int, center render.Point) {
	_, radius := ringOf(&c.Palette, v, rebellion.System(place), ringRadius*b.Zoomed())
	drawShade(c, center, radius)
}

func drawShade(c *render.Canvas, center render.Point, radius float64) {
	c.Glow(center, radius*1.5, c.Palette.Space.Alpha(0.7))
}

// Place implements [board.Title]: a planet with all that lies on it.
func (b *Board) Place(c *render.Canvas, v *rebellion.View, place int, center render.Point, look *board.Look) {
	at, size := rebellion.System(place), b.Zoomed()
	style, radius := ringOf(&c.Palette, v, at, ringRadius*size)
	c.Ring(center, radius, style)
	if k := look.Happening; k.Told > render.WorldGone && k.At == at.Thing() {
		c.Fade(3*(k.Told-render.WorldGone), func() { b.drawPlanet(c, at, true, center, planetRadius*size) })
	} else {
		b.drawPlanet(c, at, in(v.Destroyed, at), center, planetRadius*size)
	}
	if in(v.Subjugated, at) {
		drawBars(c, center, ringRadius*size)
	}
	b.drawEmblem(c, v, at, center)
	if b.Far() {
		return
	}
	if !b.projected {
		b.drawIcons(c, v, at, center)
	}
	b.drawName(c, v, at, center)
}

// ringOf is the ring that tells whose the system is, and its radius where others have the given one.
func ringOf(p *render.Palette, v *rebellion.View, at rebellion.System, usual float64) (style render.RingStyle, radius float64) {
	style = render.RingStyle{Line: p.Neutral.Alpha(0.75), Width: 1.5}
	switch {
	case in(v.Destroyed, at):
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

// drawBars draws the cage of a subjugated system.
func drawBars(c *render.Canvas, center render.Point, radius float64) {
	type barsKey struct{ color, dark render.Color }
	r := render.Around(center, 2*radius+4, 2*radius+4)
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

// Happens implements [board.Title]: the light of a planet that is destroyed.
func (b *Board) Happens(c *render.Canvas, v *rebellion.View, h board.Happening) {
	blast := render.Blast{
		At: b.Table.Center(h.At, v), Size: 2 * planetRadius * b.Zoomed(), Color: c.Palette.Neutral, Seed: uint64(h.At.A), Calm: h.Calm,
	}
	c.WorldBlast(blast, h.Told)
}

// paintKey finds the picture of a planet, or of what is left of it.
type paintKey struct {
	system rebellion.System
	rubble bool
	pixels int
}

// drawPlanet draws the planet or its rubble. A new size is painted when there is time; until then one painted before
// is stretched, or a plain disc stands there.
func (b *Board) drawPlanet(c *render.Canvas, at rebellion.System, rubble bool, center render.Point, radius float64) {
	key := paintKey{at, rubble, b.planetPixels(c)}
	whose := paintKey{system: at, rubble: key.rubble}
	if !c.Has(key, key.pixels, key.pixels) {
		if c.Rough || b.budget == 0 {
			b.owed = b.owed || !c.Rough
			key.pixels = b.newest[whose]
		} else {
			b.budget--
		}
	}
	if key.pixels == 0 {
		c.Dot(center, radius, c.Palette.Line)
		return
	}
	b.newest[whose] = key.pixels
	const body = 0.86 // its share of the picture
	render.Stretched(c, key, key.pixels, key.pixels, render.Around(center, 2*radius/body, 2*radius/body), paintPlanet)
}

// recipes are those of the planets, and the colours of the sky, read once in the life of the program; they are never changed.
var recipes = sync.OnceValues(func() (of [numSystems]planets.Recipe, skies []planets.Region) {
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

// planetPixels is the size to paint planets in: just right while all is shown, and in few steps while zoomed in.
func (b *Board) planetPixels(c *render.Canvas) int {
	const share, step = 0.86, 1.5
	pixels := 2 * planetRadius / share * b.Map.Size * c.Scale
	for f := b.Camera.Zoom; f > 1.001; f /= step {
		pixels *= step
	}
	return int(math.Round(pixels))
}

// drawEmblem draws the emblem of the side that a system is loyal to, sabotage, and that it is closed to Rebel leaders.
func (b *Board) drawEmblem(c *render.Canvas, v *rebellion.View, at rebellion.System, center render.Point) {
	size := b.Zoomed()
	sign := emblemSize * b.Map.Size * b.Growth()
	p := c.Palette
	mark := func(dx, dy, sign float64, name string, color render.Color) {
		spot := center.Add(render.Point{X: dx * size, Y: dy * size})
		c.Dot(spot, sign*0.6, p.Space)
		c.Sign(name, render.Around(spot, sign, sign), color)
	}
	switch {
	case in(v.Destroyed, at):
	case v.Loyalty[at] == rebellion.Rebels:
		mark(-corner, corner, sign, "emblem_rebels", p.Sides[rebellion.Rebels].Color)
	case v.Loyalty[at] == rebellion.Empire:
		mark(-corner, corner, sign, "emblem_empire", p.Sides[rebellion.Empire].Color)
	}
	if in(v.Sabotaged, at) {
		mark(corner, -corner, sign*1.2, "sabotage", p.Warning)
	}
	if v.ClosedThisRound(at) {
		mark(corner, corner, sign*1.2, "lock", p.Action)
	}
	if v.KnownBase() == at {
		b.drawBaseMark(c, v, center.Add(render.Point{X: -corner * size, Y: -corner * size}), sign)
	}
}

// drawBaseMark marks the system of the base: dashed while only its owner knows.
func (b *Board) drawBaseMark(c *render.Canvas, v *rebellion.View, at render.Point, size float64) {
	style := render.RingStyle{Fill: c.Palette.Sides[rebellion.Rebels].Dark, Line: c.Palette.Sides[rebellion.Rebels].Color, Width: 1.5}
	if !v.Revealed {
		style.Dash = render.Dash{3, 2}
	}
	c.Ring(at, size*0.75, style)
	type houseKey struct{ color render.Color }
	render.Art(c, houseKey{c.Palette.Sides[rebellion.Rebels].Color}, render.Around(at, size, size), func(p *render.Pen, k houseKey) {
		w, h := p.W, p.H
		p.Fill((&render.Path{}).Polygon(render.Point{X: w * 0.5, Y: h * 0.08}, render.Point{X: w * 0.94, Y: h * 0.48},
			render.Point{X: w * 0.8, Y: h * 0.48}, render.Point{X: w * 0.8, Y: h * 0.88}, render.Point{X: w * 0.2, Y: h * 0.88},
			render.Point{X: w * 0.2, Y: h * 0.48}, render.Point{X: w * 0.06, Y: h * 0.48}), k.color)
	})
}

var iconSigns = [...]string{
	rebellion.SpaceTriangle: "space_triangle", rebellion.SpaceCircle: "space_circle", rebellion.SpaceSquare: "space_square",
	rebellion.GroundTriangle: "ground_triangle", rebellion.GroundCircle: "ground_circle", rebellion.GroundSquare: "ground_square",
}

// iconColor tells space from ground.
func iconColor(icon rebellion.Icon, p *render.Palette) render.Color {
	if icon.Theater() == rebellion.Space {
		return p.Sky
	}
	return p.Ground
}

// drawIcons draws what the system builds, and on which queue space.
func (b *Board) drawIcons(c *render.Canvas, v *rebellion.View, at rebellion.System, center render.Point) {
	icons := v.ResourceIcons(at)
	if len(icons) == 0 {
		return
	}
	size := b.Map.Size * b.Growth()
	box := board.Grown(iconBox(len(icons)), size)
	center.X += ringRadius * (b.Map.Size*b.Camera.Zoom - size)
	box = box.Move(center.X, center.Y)
	p := c.Palette
	faint := 1.0
	if in(v.Sabotaged, at) {
		faint = 0.45
	}
	signs, number := box.CutLeft(14 * size)
	for i, icon := range icons {
		c.Sign(iconSigns[icon], signs.Row(i, len(icons), 0).Square(), iconColor(icon, &p).Alpha(faint))
	}
	c.Text(digits(int(at.Figures().Queue)), number, board.TextOn(p.Number().In(p.Text.Alpha(faint)), 14*size, &p))
}

// drawName draws the name, and before it whether the Empire has ruled the system out.
func (b *Board) drawName(c *render.Canvas, v *rebellion.View, at rebellion.System, center render.Point) {
	color := c.Palette.Text
	if in(v.Destroyed, at) {
		color = c.Palette.Dim
	}
	drawn := b.DrawName(c, int(at), center, color)
	if v.RuledOut(at) {
		side := ruledOutSize * b.Map.Size * b.Growth()
		drawRuledOut(c, render.Around(render.Point{X: drawn.X - side*0.75, Y: drawn.Center().Y}, side, side))
	}
}

// drawRuledOut draws the crossed triangle.
func drawRuledOut(c *render.Canvas, box render.Rect) {
	type ruledOutKey struct{ color render.Color }
	render.Art(c, ruledOutKey{c.Palette.Dim}, box, func(p *render.Pen, k ruledOutKey) {
		w, h := p.W, p.H
		p.Stroke((&render.Path{}).Polygon(render.Point{X: w * 0.5, Y: h * 0.12}, render.Point{X: w * 0.9, Y: h * 0.86}, render.Point{X: w * 0.1, Y: h * 0.86}),
			render.Stroke{Color: k.color, Width: 1.3})
		p.Stroke((&render.Path{}).Line(render.Point{X: w * 0.06, Y: h * 0.1}, render.Point{X: w * 0.94, Y: h * 0.94}), render.Stroke{Color: k.color, Width: 1.6})
	})
}
