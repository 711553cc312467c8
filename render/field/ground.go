package field

import (
	"strconv"

	"holoboard/render"
)

// Ground is what lies under everything: space with a grid of light, a world's limb along the upper edge and a warm cloud
// along the lower one.
type Ground struct {
	Far, Near render.Color // of the upper and of the lower edge
	Home      int          // how many rows from each of them a line of dashes lies
}

// Draw draws it.
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
	})
}

// drawGrid draws lines between the squares and a star at every crossing.
func (v *View) drawGrid(c *render.Canvas) {
	const reach = 3.6
	line, cross := render.Hex(0x6FA8E8).Alpha(0.15), render.Hex(0xA8D4FF).Alpha(0.36)
	w, h := float64(v.Columns), float64(v.Rows)
	for x := 0.0; x <= w; x++ {
		c.Line(v.Point(x, 0), v.Point(x, h), 1, line)
	}
	for y := 0.0; y <= h; y++ {
		c.Line(v.Point(0, y), v.Point(w, y), 1, line)
	}
	for x := 0.0; x <= w; x++ {
		for y := 0.0; y <= h; y++ {
			if p := v.Point(x, y); v.Camera.View.Contains(p) {
				c.Fill(render.Around(p, reach, 1), cross)
				c.Fill(render.Around(p, 1, reach), cross)
			}
		}
	}
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
			c.DashedLine(v.Point(0, e.home), v.Point(w, e.home), 1, 3, 7, 0, e.ink.Alpha(0.4))
		}
		a, b := v.Point(0, e.y), v.Point(w, e.y)
		c.Line(a, b, 7, e.ink.Alpha(0.18))
		c.Line(a, b, 2, e.ink)
	}
}

// DrawNames writes letters along the columns and numbers along the rows, at the edge of what is seen: over the tokens, for it
// may be a part of the field.
func (v *View) DrawNames(c *render.Canvas) {
	all, window := v.All(), v.Camera.View
	top, left := max(all.Y, window.Y+namesRoom)-namesRoom/2, max(all.X, window.X+namesRoom)-namesRoom/2
	style := c.Palette.Label().With(render.Reading).Sized(render.SizeLabel).In(c.Palette.Dim.Alpha(0.85)).Rimmed(c.Palette.Space.Alpha(0.9)).Centered()
	for i := range v.Columns {
		v.writeName(c, columnNames[i], v.Point(float64(i)+0.5, 0), v.Turned&1 == 0, render.Point{X: left, Y: top}, style)
	}
	for i := range v.Rows {
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
