package rebellion

import (
	"image"
	"math"

	"holoboard/assets"
	"holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/rebellion/pieces"
)

// lines are those of the galaxy's map, stretched to the shape of its window.
type lines struct {
	borders []border
	voids   []outline
}

type border struct {
	outline
	kind assets.BorderKind
}

// Stretch implements [board.Owner].
func (b *Board) Stretch(w, h float64) board.Map {
	const most = 1.45 // that one side is stretched more than the other
	g := b.galaxy
	sx, sy := w/g.Width, h/g.Height
	sx, sy = min(sx, sy*most), min(sy, sx*most)
	to := func(p assets.Point) render.Point { return render.Point{X: p.X * sx, Y: p.Y * sy} }
	line := func(points []assets.Point) []render.Point {
		out := make([]render.Point, len(points))
		for i, p := range points {
			out[i] = to(p)
		}
		return out
	}
	m := board.Map{World: render.Box(0, 0, g.Width*sx, g.Height*sy), Size: board.SizeIn(w, h)}
	for s := range rebellion.System(numSystems) {
		from := g.Systems[s.String()]
		place := board.Place{Thing: s.Thing(), Center: to(from.Center), Outline: line(from.Polygon)}
		if b.words != nil { // else it only paints ahead
			place.Name = b.say("system." + s.String())
		}
		m.Places = append(m.Places, place)
	}
	b.lines = lines{}
	for _, from := range g.Borders {
		b.lines.borders = append(b.lines.borders, border{newOutline(line(from.Line)), from.Kind})
	}
	for _, from := range g.Voids {
		b.lines.voids = append(b.lines.voids, newOutline(line(from)))
	}
	return m
}

type skyKey struct{ stars bool }

// drawSky draws nebulae and stars behind the map, and as far beyond it as a phone's camera goes: no black band is left.
func (b *Board) drawSky(c *render.Canvas, window render.Rect) {
	const w, h = 488, 274
	c.Fill(window, c.Palette.Space)
	sky := b.Camera().RectToScreen(b.Camera().World)
	c.Fade(0.7, func() {
		render.Stretched(c, skyKey{}, w, h, sky, func(_ skyKey, w, h int) *image.RGBA { return pieces.Sky(w, h) })
	})
	for i := range b.lines.voids {
		b.drawVoid(c, &b.lines.voids[i])
	}
	c.Fade(0.42, func() { drawStars(c, sky) })
}

// drawStars draws the galaxy's stars.
func drawStars(c *render.Canvas, sky render.Rect) {
	render.Stretched(c, skyKey{true}, 1464, 822, sky, func(_ skyKey, w, h int) *image.RGBA { return pieces.Stars(w, h) })
}

// outline is a line of the map, and the corners of the smallest rectangle around it.
type outline struct {
	line      []render.Point
	low, high render.Point
}

func newOutline(line []render.Point) outline {
	o := outline{line, line[0], line[0]}
	for _, p := range line {
		o.low = render.Point{X: min(o.low.X, p.X), Y: min(o.low.Y, p.Y)}
		o.high = render.Point{X: max(o.high.X, p.X), Y: max(o.high.Y, p.Y)}
	}
	return o
}

// on is where the line runs on a picture that shows it so large, with some room above and to the left of it.
func (o *outline) on(zoom, room float64) []render.Point {
	line := make([]render.Point, len(o.line))
	for i, p := range o.line {
		line[i] = p.Sub(o.low).Times(zoom).Add(render.Point{X: room, Y: room})
	}
	return line
}

// drawVoid has the nebulae fade towards a part of the map that belongs to no system: there is nothing but stars.
func (b *Board) drawVoid(c *render.Canvas, void *outline) {
	type voidKey struct {
		void  *outline
		zoom  float64
		color render.Color
	}
	low, high := b.Camera().ToScreen(void.low), b.Camera().ToScreen(void.high)
	const steps, step = 6, 7 // of fading, from the middle of its edge to both sides
	room := steps * step / 2 * b.Camera().Zoom
	box := render.Box(low.X, low.Y, high.X-low.X, high.Y-low.Y).Inset(-room)
	render.Art(c, voidKey{void, b.Camera().Zoom, c.Palette.Space}, box, func(p *render.Pen, k voidKey) {
		shape := (&render.Path{}).Polygon(k.void.on(k.zoom, room)...)
		p.Fill(shape, k.color.Alpha(0.6))
		for i := range steps {
			p.Stroke(shape, render.Stroke{Color: k.color.Alpha(0.12), Width: float64(i+1) * step * k.zoom})
		}
	})
}

// borderKey finds the picture of a border.
type borderKey struct {
	border     *border
	zoom, wide float64
	palette    render.Palette
}

// borderRoom is how much room the widest line needs beside its middle, in widths of the narrowest.
const borderRoom = 10

// drawBorders draws the lines between territories. Each is painted once for a zoom; while that is changing, its pieces are put
// together anew in every frame.
func (b *Board) drawBorders(c *render.Canvas, window render.Rect) {
	wide := b.Growth() * b.Map.Size
	for _, kind := range []assets.BorderKind{assets.SystemBorder, assets.RegionBorder, assets.ImpassableBorder} {
		for i := range b.lines.borders {
			border := &b.lines.borders[i]
			box := b.around(&border.outline, c.Scale, borderRoom*wide)
			switch {
			case border.kind != kind || !box.Overlaps(window):
			case c.Rough:
				line := border.on(b.Camera().Zoom, 0)
				from := b.Camera().ToScreen(border.low)
				border.draw(&c.Palette, line, wide, func(line []render.Point, width float64, color render.Color) {
					for k := range line[1:] {
						c.Line(line[k].Add(from), line[k+1].Add(from), width, color)
					}
				})
			default:
				render.Art(c, borderKey{border, b.Camera().Zoom, wide, c.Palette}, box, paintBorder)
			}
		}
	}
}

func paintBorder(pen *render.Pen, k borderKey) {
	line := k.border.on(k.zoom, borderRoom*k.wide)
	k.border.draw(&k.palette, line, k.wide, func(line []render.Point, width float64, color render.Color) {
		pen.Stroke((&render.Path{}).Line(line...), render.Stroke{Color: color, Width: width})
	})
}

// around is a rectangle of whole pixels on the screen around a line, with some room. Its size does not change as the map is panned.
func (b *Board) around(o *outline, scale, room float64) render.Rect {
	low, high := b.Camera().ToScreen(o.low), b.Camera().ToScreen(o.high)
	whole := func(v float64) float64 { return math.Round(v*scale) / scale }
	return render.Box(whole(low.X-room), whole(low.Y-room), whole(high.X-low.X+2*room), whole(high.Y-low.Y+2*room))
}

// draw draws a border as lines.
func (b *border) draw(p *render.Palette, line []render.Point, wide float64, draw func(line []render.Point, width float64, color render.Color)) {
	switch b.kind {
	case assets.SystemBorder:
		draw(line, wide, p.Neutral.Alpha(0.30))
	case assets.RegionBorder:
		draw(line, 6*wide, p.Amber.Alpha(0.10))
		draw(line, 1.6*wide, p.Amber.Alpha(0.85))
	case assets.ImpassableBorder:
		draw(line, 9*wide, p.Space)
		hatch(line, wide, func(a, z render.Point) { draw([]render.Point{a, z}, 1.4*wide, p.Neutral.Alpha(0.8)) })
	}
}

// hatch marks a border that nothing crosses.
func hatch(line []render.Point, wide float64, draw func(from, to render.Point)) {
	const step, reach = 5.0, 4.0
	walked := 0.0
	for i := range line[1:] {
		from, to := line[i], line[i+1]
		length := from.Distance(to)
		if length == 0 {
			continue
		}
		along := to.Sub(from).Times(1 / length)
		across := render.Point{X: -along.Y, Y: along.X}.Times(reach * wide)
		slant := along.Times(1.5 * wide)
		for at := step*wide - walked; at < length; at += step * wide {
			middle := from.Add(along.Times(at))
			draw(middle.Sub(across).Sub(slant), middle.Add(across).Add(slant))
		}
		walked = remainder(walked+length, step*wide)
	}
}

func remainder(a, step float64) float64 {
	for a >= step {
		a -= step
	}
	return a
}
