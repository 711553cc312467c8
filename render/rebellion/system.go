package rebellion

import (
	"math"

	"holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/rebellion/pieces"
)

// Ground implements [board.Title]: the sky and the lines of the map.
func (b *Board) Ground(c *render.Canvas, _ *rebellion.View) {
	b.drawSky(c, b.layout.Map)
	b.drawBorders(c, b.layout.Map)
}

// Shade implements [board.Title]: it darkens the map under a system.
func (b *Board) Shade(c *render.Canvas, v *rebellion.View, place int, center render.Point) {
	_, radius := pieces.RingOf(&c.Palette, v, rebellion.System(place), ringRadius*b.Zoomed())
	pieces.DrawShade(c, center, radius)
}

// Place implements [board.Title]: a planet with all that lies on it.
func (b *Board) Place(c *render.Canvas, v *rebellion.View, place int, center render.Point, look *board.Look) {
	at, size, pixels := rebellion.System(place), b.Zoomed(), b.planetPixels(c)
	style, radius := pieces.RingOf(&c.Palette, v, at, ringRadius*size)
	c.Ring(center, radius, style)
	c.Means(ringSign(v, at), render.Around(center, 2*radius, 2*radius))
	if k := look.Happening; k.Told > render.WorldGone && k.At == at.Thing() {
		c.Fade(3*(k.Told-render.WorldGone), func() { b.worlds.Draw(c, at, true, center, planetRadius*size, pixels) })
	} else {
		b.worlds.Draw(c, at, v.Destroyed.Has(at), center, planetRadius*size, pixels)
	}
	if v.Subjugated.Has(at) {
		pieces.DrawBars(c, center, ringRadius*size)
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

// ringSign is what the ring of a system tells.
func ringSign(v *rebellion.View, at rebellion.System) string {
	switch side := v.Loyalty[at]; {
	case v.Destroyed.Has(at):
		return "destroyed"
	case side != rebellion.NoSide:
		return pieces.Emblem(side)
	case !at.Figures().Populous():
		return "remote"
	}
	return "neutral"
}

// Happens implements [board.Title]: the light of a planet that is destroyed.
func (b *Board) Happens(c *render.Canvas, v *rebellion.View, h board.Happening) {
	blast := render.Blast{
		At: b.Center(h.At, v), Size: 2 * planetRadius * b.Zoomed(), Color: c.Palette.Neutral, Seed: uint64(h.At.A), Calm: h.Calm,
	}
	c.WorldBlast(blast, h.Told)
}

// planetPixels is the size to paint planets in: just right while all is shown, and in few steps while zoomed in.
func (b *Board) planetPixels(c *render.Canvas) int {
	const step = 1.5
	pixels := pieces.Pixels(planetRadius) * b.Map.Size * c.Scale
	for f := b.Camera().Zoom; f > 1.001; f /= step {
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
	case v.Destroyed.Has(at):
	case v.Loyalty[at] == rebellion.Rebels:
		mark(-corner, corner, sign, "emblem_rebels", p.Sides[rebellion.Rebels].Color)
	case v.Loyalty[at] == rebellion.Empire:
		mark(-corner, corner, sign, "emblem_empire", p.Sides[rebellion.Empire].Color)
	}
	if v.Sabotaged.Has(at) {
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
	c.Means("base", render.Around(at, size*1.5, size*1.5))
	type houseKey struct{ color render.Color }
	render.Art(c, houseKey{c.Palette.Sides[rebellion.Rebels].Color}, render.Around(at, size, size), func(p *render.Pen, k houseKey) {
		w, h := p.W, p.H
		p.Fill((&render.Path{}).Polygon(render.Point{X: w * 0.5, Y: h * 0.08}, render.Point{X: w * 0.94, Y: h * 0.48},
			render.Point{X: w * 0.8, Y: h * 0.48}, render.Point{X: w * 0.8, Y: h * 0.88}, render.Point{X: w * 0.2, Y: h * 0.88},
			render.Point{X: w * 0.2, Y: h * 0.48}, render.Point{X: w * 0.06, Y: h * 0.48}), k.color)
	})
}

// drawIcons draws what the system builds, and on which queue space.
func (b *Board) drawIcons(c *render.Canvas, v *rebellion.View, at rebellion.System, center render.Point) {
	icons := v.ResourceIcons(at)
	if len(icons) == 0 {
		return
	}
	size := b.Map.Size * b.Growth()
	box := board.Grown(iconBox(len(icons)), size)
	center.X += ringRadius * (b.Map.Size*b.Camera().Zoom - size)
	box = box.Move(center.X, center.Y)
	p := c.Palette
	faint := 1.0
	if v.Sabotaged.Has(at) {
		faint = 0.45
	}
	signs, number := box.CutLeft(14 * size)
	for i, icon := range icons {
		c.Sign(pieces.IconSigns[icon], signs.Row(i, len(icons), 0).Square(), pieces.IconColor(icon, &p).Alpha(faint))
	}
	c.Text(digits(int(at.Figures().Queue)), number, board.TextOn(p.Number().In(p.Text.Alpha(faint)), 14*size, &p))
}

// drawName draws the name, and before it whether the Empire has ruled the system out.
func (b *Board) drawName(c *render.Canvas, v *rebellion.View, at rebellion.System, center render.Point) {
	color := c.Palette.Text
	if v.Destroyed.Has(at) {
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
	c.Means("ruled_out", box)
	type ruledOutKey struct{ color render.Color }
	render.Art(c, ruledOutKey{c.Palette.Dim}, box, func(p *render.Pen, k ruledOutKey) {
		w, h := p.W, p.H
		p.Stroke((&render.Path{}).Polygon(render.Point{X: w * 0.5, Y: h * 0.12}, render.Point{X: w * 0.9, Y: h * 0.86}, render.Point{X: w * 0.1, Y: h * 0.86}),
			render.Stroke{Color: k.color, Width: 1.3})
		p.Stroke((&render.Path{}).Line(render.Point{X: w * 0.06, Y: h * 0.1}, render.Point{X: w * 0.94, Y: h * 0.94}), render.Stroke{Color: k.color, Width: 1.6})
	})
}
