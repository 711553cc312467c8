package rebellion

import (
	"image"
	"math"
	"slices"
	"sync"

	"holoboard/assets/planets"
	"holoboard/game/rebellion"
	"holoboard/render"
)

// drawMap draws everything in the map's window.
func (b *Board) drawMap(c *render.Canvas, v *rebellion.View, s *scene, look *Look) {
	c.Clip(b.layout.Map, func() {
		b.drawSky(c, b.layout.Map)
		b.drawBorders(c, b.layout.Map)
		for at := range rebellion.System(numSystems) { // all at once: the graphics card need not change how it draws
			b.veiled(c, look, at, func() { b.drawShade(c, v, at) })
		}
		for _, r := range look.Routes { // names and pieces lie over the ways
			b.drawRoute(c, v, r)
		}
		for at := range rebellion.System(numSystems) {
			b.veiled(c, look, at, func() { b.drawSystem(c, v, at, look) })
		}
		if !b.layout.Overview {
			b.drawGroups(c, v, s, look)
		}
		for at := range rebellion.System(numSystems) {
			b.drawSystemState(c, s, at, look)
		}
		for _, t := range look.Tags {
			b.drawTag(c, v, s, t)
		}
		b.drawBreaking(c, look.Happening)
	})
	c.Panel(b.layout.Map, render.PanelStyle{Corner: render.Sharp, Line: c.Palette.Line, Width: 1})
}

// drawGroups draws everything that stands at the systems.
func (b *Board) drawGroups(c *render.Canvas, v *rebellion.View, s *scene, look *Look) {
	for i := range s.groups {
		g := &s.groups[i]
		b.veiled(c, look, g.at, func() { b.drawTether(c, g) })
	}
	for i := range s.groups {
		g := &s.groups[i]
		paint := func() { b.drawGroup(c, v, s, g, look) }
		if g.busts && !concerned(look, g.at) {
			c.Fade(namedVeil, paint)
			continue
		}
		b.veiled(c, look, g.at, paint)
	}
}

// readable is the least size of the map in which there is room for names and numbers.
const readable = 0.62

// far tells whether the map is shown so small that only planets and pieces can be told.
func (b *Board) far() bool { return b.Camera.Zoom*b.land.size < readable }

// namedVeil is how much is left of leaders that are not concerned: their names, in the colours of their sides, must stay readable.
const namedVeil = 0.72

// veiled draws what belongs to a system that is not concerned under a veil.
func (b *Board) veiled(c *render.Canvas, look *Look, at rebellion.System, paint func()) {
	const veil = 0.45
	if concerned(look, at) {
		paint()
		return
	}
	c.Fade(1-veil, paint)
}

// seen tells where a system is on the screen, and whether it or anything that lies on it can be seen in the map's window.
func (b *Board) seen(at rebellion.System) (center render.Point, seen bool) {
	center = b.Camera.ToScreen(b.land.centers[at])
	reach := 200 * b.land.size * b.Camera.Zoom
	return center, render.Around(center, reach, reach).Overlaps(b.layout.Map)
}

// drawShade darkens the map under a system.
func (b *Board) drawShade(c *render.Canvas, v *rebellion.View, at rebellion.System) {
	if center, seen := b.seen(at); seen {
		_, radius := ringOf(&c.Palette, v, at, ringRadius*b.land.size*b.Camera.Zoom)
		drawShade(c, center, radius)
	}
}

func drawShade(c *render.Canvas, center render.Point, radius float64) {
	c.Glow(center, radius*1.5, c.Palette.Space.Alpha(0.7))
}

// drawSystem draws the planet with all that lies on it.
func (b *Board) drawSystem(c *render.Canvas, v *rebellion.View, at rebellion.System, look *Look) {
	center, seen := b.seen(at)
	if !seen {
		return
	}
	size := b.land.size * b.Camera.Zoom
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
	if b.far() {
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
	case at.Figures().Queue == 0:
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

// drawBreaking draws the light of a planet that is destroyed.
func (b *Board) drawBreaking(c *render.Canvas, k Happening) {
	if k.Told == 0 {
		return
	}
	size := 2 * planetRadius * b.land.size * b.Camera.Zoom
	blast := render.Blast{At: b.Camera.ToScreen(b.land.centers[k.At.A]), Size: size, Color: c.Palette.Neutral, Seed: uint64(k.At.A), Calm: k.Calm}
	c.WorldBlast(blast, k.Told)
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
	pixels := 2 * planetRadius / share * b.land.size * c.Scale
	for f := b.Camera.Zoom; f > 1.001; f /= step {
		pixels *= step
	}
	return int(math.Round(pixels))
}

// drawEmblem draws the emblem of the side that a system is loyal to, sabotage, and that it is closed to Rebel leaders.
func (b *Board) drawEmblem(c *render.Canvas, v *rebellion.View, at rebellion.System, center render.Point) {
	size := b.land.size * b.Camera.Zoom
	sign := emblemSize * b.land.size * b.growth()
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
	if closed(v, at) {
		mark(corner, corner, sign*1.2, "lock", p.Action)
	}
	if base(v) == at {
		b.drawBaseMark(c, v, center.Add(render.Point{X: -corner * size, Y: -corner * size}), sign)
	}
}

// closed tells whether a system is closed to Rebel leaders until the end of the Command Phase.
func closed(v *rebellion.View, at rebellion.System) bool {
	return v.Phase != rebellion.Refresh && in(v.Closed, at)
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
	if icon <= rebellion.SpaceSquare {
		return p.Sky
	}
	return p.Ground
}

// drawIcons draws what the system builds, and on which queue space.
func (b *Board) drawIcons(c *render.Canvas, v *rebellion.View, at rebellion.System, center render.Point) {
	icons := iconCount(v, at)
	if icons == 0 {
		return
	}
	size := b.land.size * b.growth()
	box := grown(iconBox(icons), size)
	center.X += ringRadius * (b.land.size*b.Camera.Zoom - size)
	box = box.Move(center.X, center.Y)
	p := c.Palette
	figures := at.Figures()
	faint := 1.0
	if in(v.Sabotaged, at) {
		faint = 0.45
	}
	signs, number := box.CutLeft(14 * size)
	for i, icon := range figures.Icons[:icons] {
		c.Sign(iconSigns[icon], signs.Row(i, icons, 0).Square(), iconColor(icon, &p).Alpha(faint))
	}
	c.Text(digits(int(figures.Queue)), number, textOn(p.Number().In(p.Text.Alpha(faint)), 14*size, &p))
}

// textOn is text over the map, with a dark rim, in one of a few sizes so that zooming makes few new pictures.
func textOn(s render.TextStyle, size float64, p *render.Palette) render.TextStyle {
	for _, step := range [...]float64{28, 24, 21, 18, 16} {
		if size >= step {
			return s.Sized(step).Rimmed(p.Space.Alpha(0.9))
		}
	}
	return s.Sized(14).Rimmed(p.Space.Alpha(0.9))
}

// drawName draws the name, and before it whether the Empire has ruled the system out.
func (b *Board) drawName(c *render.Canvas, v *rebellion.View, at rebellion.System, center render.Point) {
	p := c.Palette
	size := b.growth()
	middle := b.nameOn(at, center).Center()
	color := p.Text
	if in(v.Destroyed, at) {
		color = p.Dim
	}
	drawn := c.TextAt(b.words.Say("system."+at.String()), middle, textOn(p.Name().In(color), 14*b.land.size*size, &p).Centered())
	if ruledOut(v, at) {
		side := ruledOutSize * b.land.size * size
		drawRuledOut(c, render.Around(render.Point{X: drawn.X - side*0.75, Y: middle.Y}, side, side))
	}
}

// nameOn is the place of a system's name on the screen, with the system's center there. At the lower edge of the map it
// moves up, over the ring, rather than being cut.
func (b *Board) nameOn(at rebellion.System, center render.Point) render.Rect {
	box, size := b.nameBox(at), b.growth()
	middle := center.Add(render.Point{X: box.Center().X * b.Camera.Zoom, Y: ringRadius*b.land.size*b.Camera.Zoom + box.H/2*size})
	middle.Y = min(middle.Y, b.Camera.ToScreen(render.Point{Y: b.land.world.Bottom()}).Y-box.H*0.6*size)
	return render.Around(middle, box.W*size, box.H*size)
}

// ruledOut tells whether the Empire's own view knows that the base is not there.
func ruledOut(v *rebellion.View, at rebellion.System) bool {
	return v.Side() == rebellion.Empire && !v.Revealed && v.Empire.Base != 0 && !in(v.Empire.Base, at)
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

// drawSystemState draws what the player may do with a system, over all.
func (b *Board) drawSystemState(c *render.Canvas, s *scene, at rebellion.System, look *Look) {
	state := look.StateOf(at.Thing())
	style, framed := look.Frame(state, &c.Palette)
	if !framed && !state.Over {
		return
	}
	center := b.Camera.ToScreen(b.land.centers[at])
	radius := (ringRadius + 5) * b.land.size * b.Camera.Zoom
	ring := render.RingStyle{Line: style.Line, Width: style.Width, Glow: style.Glow, Dash: style.Dash}
	if state.Over {
		ring.Fill, ring.Line, ring.Width = c.Palette.Legal.Alpha(0.2), c.Palette.Legal, 4
	}
	c.Ring(center, radius, ring)
	if state.Lit || state.Over {
		mark := b.markAbove(s, render.Point{X: center.X, Y: center.Y - radius - 3})
		c.Chevron(render.Point{X: mark.Center().X, Y: mark.Bottom()}, mark.W, c.Palette.Legal.Alpha(look.Bright()))
	}
}

// markAbove is the room of the mark above what may be chosen: it points down to tip, or to the pieces that stand there.
func (b *Board) markAbove(s *scene, tip render.Point) render.Rect {
	w := 16 * b.land.size
	h := 0.6 * w
	mark := render.Box(tip.X-w/2, tip.Y-h, w, h)
	for i := range s.groups {
		if ground := b.groundOf(&s.groups[i]); ground.Overlaps(mark) {
			mark.Y = ground.Y - 1 - h
		}
	}
	return mark
}

// drawRoute draws the way of something under way.
func (b *Board) drawRoute(c *render.Canvas, v *rebellion.View, r Route) {
	from, to := b.Center(rebellion.System(r.From.A), v), b.Center(rebellion.System(r.To.A), v)
	gap := (ringRadius + 8) * b.land.size * b.Camera.Zoom
	length := from.Distance(to)
	if length <= 2*gap {
		return
	}
	start, end := from.Toward(to, gap/length), to.Toward(from, gap/length)
	c.DashedLine(start, end, 2, 3, 6, r.Phase, c.Palette.Legal)
	back := from.Sub(to).Times(9 / length)
	across := render.Point{X: -back.Y, Y: back.X}.Times(0.55)
	c.Line(end, end.Add(back).Add(across), 2.5, c.Palette.Legal)
	c.Line(end, end.Add(back).Sub(across), 2.5, c.Palette.Legal)
}

// drawTag draws a note at a system of the map, where it hides no pieces if there is such a place.
func (b *Board) drawTag(c *render.Canvas, v *rebellion.View, s *scene, t Tag) {
	if int(t.At.A) >= numSystems || b.layout.Overview {
		return
	}
	p := c.Palette
	text, panel := p.Number().In(p.Legal).Centered(), p.Chosen()
	if t.Warning {
		text = text.In(p.Warning)
		panel = render.PanelStyle{Corner: render.Slight, Fill: p.Space.Alpha(0.92), Line: p.Warning, Width: 1.5}
	}
	size := (ringRadius + 2) * b.land.size * b.Camera.Zoom
	w, at := c.TextWidth(t.Text, text)+16, b.Center(rebellion.System(t.At.A), v)
	box := b.freeOf(s, render.Box(at.X-size-w, at.Y-12, w, 24), render.Box(at.X+size*0.6, at.Y-size-12, w, 24),
		render.Box(at.X-size*0.6-w, at.Y-size-12, w, 24), render.Box(at.X-size*0.8-w, at.Y+size*0.3, w, 24),
		render.Box(at.X+size+20, at.Y-12, w, 24), render.Box(at.X-w/2, at.Y+size+18, w, 24), render.Box(at.X-w/2, at.Y-size-24, w, 24)).KeepIn(b.layout.Map.Inset(2))
	c.Panel(box, panel)
	c.Text(t.Text, box, text)
}

// freeOf is the first of some places that lies over no pieces, or the first.
func (b *Board) freeOf(s *scene, places ...render.Rect) render.Rect {
	for _, place := range places {
		free := true
		for i := range s.groups {
			free = free && !b.groundOf(&s.groups[i]).Overlaps(place)
		}
		if free {
			return place
		}
	}
	return places[0]
}
