package field

import (
	"math"
	"strconv"

	"holoboard/render"
)

// Ground is what lies under everything: space with a grid of light, a world's limb along the upper edge and a warm cloud
// along the lower one.
type Ground struct {
	Far, Near render.Color // of the upper and of the lower edge
	Home      int          // how many rows from each of them a line of dashes lies
}

// Draw draws it, and the names of columns and rows.
func (g *Ground) Draw(c *render.Canvas, v *View) {
	all := v.All()
	c.Clip(v.Camera.View, func() {
		c.Fill(v.Camera.View, c.Palette.Space)
		c.Clip(all, func() {
			g.drawSky(c, v)
			v.drawStars(c)
			v.drawGrid(c)
		})
		g.drawEdges(c, v)
		v.drawNames(c)
	})
}

// laid runs paint and lays what it draws in a box, a point a square, over the field as it is turned.
func (v *View) laid(c *render.Canvas, box render.Rect, paint func()) {
	at := v.Point(box.X, box.Y)
	c.Slant(box, at, v.Point(box.Right(), box.Y).Sub(at), v.Point(box.X, box.Bottom()).Sub(at), paint)
}

// Tints of the grid.
var (
	gridInk  = render.Hex(0x6FA8E8)
	crossInk = render.Hex(0xA8D4FF)
)

// drawGrid draws lines between the squares and a star at every crossing.
func (v *View) drawGrid(c *render.Canvas) {
	const faint = 0.15
	all, across, down := v.All(), 0, 0
	if across, down = v.Columns, v.Rows; v.Turned&1 == 1 {
		across, down = down, across
	}
	unit, window := v.Unit(), v.Camera.View
	for i := range across + 1 {
		c.Fill(render.Box(all.X+float64(i)*unit-0.5, all.Y, 1, all.H), gridInk.Alpha(faint))
	}
	for i := range down + 1 {
		c.Fill(render.Box(all.X, all.Y+float64(i)*unit-0.5, all.W, 1), gridInk.Alpha(faint))
	}
	for i := range across + 1 {
		for k := range down + 1 {
			if p := (render.Point{X: all.X + float64(i)*unit, Y: all.Y + float64(k)*unit}); window.Contains(p) {
				drawCrossing(c, p)
			}
		}
	}
}

type crossingKey struct{}

func drawCrossing(c *render.Canvas, p render.Point) {
	const size = 5
	render.Art(c, crossingKey{}, around(c, p, size, size), func(pen *render.Pen, _ crossingKey) {
		thin, middle := 1.0, render.Point{X: math.Floor(pen.W/2*pen.Scale) / pen.Scale, Y: math.Floor(pen.H/2*pen.Scale) / pen.Scale}
		ink := crossInk.Alpha(0.42)
		pen.Fill((&render.Path{}).Rect(render.Box(0.5, middle.Y, pen.W-1, thin)), ink)
		pen.Fill((&render.Path{}).Rect(render.Box(middle.X, 0.5, thin, pen.H-1)), ink)
	})
}

// drawEdges draws the frame of the field, its two edges of light, and the lines of the home rows.
func (g *Ground) drawEdges(c *render.Canvas, v *View) {
	frame := c.Palette.Neutral.Mix(g.Far, 0.4).Alpha(0.5)
	w, h := float64(v.Columns), float64(v.Rows)
	for _, x := range [...]float64{0, w} {
		c.Line(v.Point(x, 0), v.Point(x, h), 1, frame)
	}
	for _, e := range [...]struct {
		y, home float64
		ink     render.Color
	}{{0, float64(g.Home), g.Far}, {h, h - float64(g.Home), g.Near}} {
		if g.Home > 0 {
			dashes(c, v.Point(0, e.home), v.Point(w, e.home), 1, render.Dash{3, 7}, e.ink.Alpha(0.4))
		}
		a, b := v.Point(0, e.y), v.Point(w, e.y)
		c.Line(a, b, 7, e.ink.Alpha(0.2))
		c.Line(a, b, 2.5, e.ink)
	}
}

type dashKey struct {
	color render.Color
	dash  render.Dash
}

// dashes draws a line of dashes that runs along an edge of the screen, as one picture.
func dashes(c *render.Canvas, a, b render.Point, width float64, dash render.Dash, color render.Color) {
	box := between(a, b)
	box.W, box.H = max(box.W, width), max(box.H, width)
	render.Art(c, dashKey{color, dash}, onPixels(c, box.Move(-width/2, -width/2)), func(p *render.Pen, k dashKey) {
		line, thick := (&render.Path{}).Line(render.Point{Y: p.H / 2}, render.Point{X: p.W, Y: p.H / 2}), p.H
		if p.H > p.W {
			line, thick = (&render.Path{}).Line(render.Point{X: p.W / 2}, render.Point{X: p.W / 2, Y: p.H}), p.W
		}
		p.Stroke(line, render.Stroke{Color: k.color, Width: thick, Dash: k.dash})
	})
}

// drawNames writes letters along the columns and numbers along the rows, at the edge of what is seen.
func (v *View) drawNames(c *render.Canvas) {
	const least = 15 // points a square, under which every other name is left out
	all, window := v.All(), v.Camera.View
	top, left := max(all.Y, window.Y+namesRoom)-namesRoom/2, max(all.X, window.X+namesRoom)-namesRoom/2
	style := c.Palette.Label().With(render.Reading).Sized(render.SizeLabel).In(c.Palette.Dim.Alpha(0.85)).Rimmed(c.Palette.Space.Alpha(0.9)).Centered()
	every := 1
	if v.Unit() < least {
		every = 2
	}
	for i := 0; i < v.Columns; i += every {
		v.writeName(c, columnNames[i], v.Point(float64(i)+0.5, 0), v.Turned&1 == 0, render.Point{X: left, Y: top}, style)
	}
	for i := 0; i < v.Rows; i += every {
		v.writeName(c, strconv.Itoa(i+1), v.Point(0, float64(i)+0.5), v.Turned&1 == 1, render.Point{X: left, Y: top}, style)
	}
}

// writeName writes a name above p or at its left, where the edge is.
func (v *View) writeName(c *render.Canvas, name string, p render.Point, above bool, edge render.Point, style render.TextStyle) {
	window := v.Camera.View
	switch {
	case above && p.X > window.X+namesRoom && p.X < window.Right():
		c.TextAt(name, render.Point{X: p.X, Y: edge.Y}, style)
	case !above && p.Y > window.Y+namesRoom && p.Y < window.Bottom():
		c.TextAt(name, render.Point{X: edge.X, Y: p.Y}, style)
	}
}
