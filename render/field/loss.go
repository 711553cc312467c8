package field

import (
	"math"

	"holoboard/render"
)

// Cut draws that a token of a size on the screen has only its second state left, at a share t of it: white light cuts it, rings spread.
func Cut(c *render.Canvas, at render.Point, size, t float64) {
	ink := c.Palette.Amber.Mix(c.Palette.Text, 0.4)
	for i := range 3 {
		c.Ring(at, size*(0.52+t*0.17*float64(i+1)), render.RingStyle{Line: ink.Alpha(0.7 - 0.2*float64(i)), Width: 2})
	}
	along := render.Point{X: 0.62 * size, Y: -0.5 * size}
	from := at.Sub(along)
	to := from.Toward(at.Add(along), t)
	c.Light(func() { c.Line(from, to, 9, c.Palette.Text.Alpha(0.2)) })
	c.Line(from, to, 2.5, c.Palette.Text)
}

// Burst draws a star of fire where a token was, at a share t of it; turn is a turn of its own, radians.
func Burst(c *render.Canvas, at render.Point, size, t, turn float64) {
	const spikes = 10
	c.Light(func() {
		c.Glow(at, size*(0.4+0.5*t), render.Hex(0xFF7A3C).Alpha(0.75))
		for i := range spikes {
			sin, cos := math.Sincos(turn + 2*math.Pi*float64(i)/spikes)
			far := size * t * [...]float64{0.95, 0.6, 0.8}[i%3]
			c.Line(at, at.Add(render.Point{X: cos * far, Y: sin * far}), 1.8, render.Hex(0xFFD9A0).Alpha(0.85))
		}
		c.Glow(at, size*0.34, render.Hex(0xFFF4DC))
	})
}
