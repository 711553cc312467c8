package field

import (
	"math"

	"holoboard/render"
)

// A Fall is a token that comes to its second state, or is destroyed, with all others of a moment; or one that holds though it was struck.
type Fall struct {
	Space
	Turns, Holds bool
	Text, Sign   string
}

// drawFalls draws their light, then what is said of each; on a phone that stands elsewhere.
func (t *Table[V]) drawFalls(c *render.Canvas, seen *View, m *Moment) {
	told := render.Out(min(max(m.Told, 0), 1))
	for i, f := range m.Breaks {
		switch at, reach := f.Middle(seen), f.Size*seen.Unit(); {
		case f.Holds:
		case f.Turns:
			Cut(c, at, reach, told)
		default:
			Burst(c, at, reach, told, float64(i))
		}
	}
	if t.Layout().Form.Phone() {
		return
	}
	c.Fade(min(2*told, 1), func() {
		for _, f := range m.Breaks {
			n := Note{Text: f.Text, Sign: f.Sign, Color: c.Palette.Warning, Align: render.Center, About: f.Box(seen)}
			n.At = f.Middle(seen).Sub(render.Point{Y: (0.5*f.Size + 0.35) * seen.Unit()})
			if f.Holds {
				n.Color = c.Palette.LineLight
			}
			t.say(n.Draw(c, seen, t.taken...))
		}
	})
}

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
