package field

import (
	"math"

	"holoboard/render"
)

// Hushed is how much light is left of what is not concerned.
const Hushed = 0.4

// Hush draws with the light that is left while it sinks, t going from 0 to 1.
func Hush(c *render.Canvas, t float64, paint func()) {
	c.Fade(render.Between(1, Hushed, render.InOut(t)), paint)
}

// Volley is bolts that run side by side.
type Volley struct {
	From, To render.Point // on the screen
	Bolts    int
	Apart    float64 // points
	Color    render.Color
}

// Draw draws them at a share t of their way.
func (s *Volley) Draw(c *render.Canvas, t float64) {
	length := s.From.Distance(s.To)
	if t <= 0 || t >= 1 || length == 0 {
		return
	}
	const tail = 0.45 // of the way
	aside := s.To.Sub(s.From).Times(s.Apart / length)
	for i := range s.Bolts {
		shift := render.Point{X: -aside.Y, Y: aside.X}.Times(float64(i) - float64(s.Bolts-1)/2)
		a, b := s.From.Add(shift), s.To.Add(shift)
		from, to := a.Toward(b, max(t*(1+tail)-tail, 0)), a.Toward(b, min(t*(1+tail), 1))
		c.Light(func() {
			c.Line(from, to, 11, s.Color.Alpha(0.16))
			c.Line(from, to, 5, s.Color.Alpha(0.5))
			c.Line(from.Toward(to, 0.3), to, 2, s.Color.Mix(c.Palette.Text, 0.8))
			c.Glow(to, 12, s.Color.Alpha(0.8))
		})
	}
}

// Counters draws n counters of loss that fly to a bar one after the other, at a share t of all; where tells where the
// i-th comes to lie.
func Counters(c *render.Canvas, from render.Point, n int, t float64, where func(i int) render.Point) {
	const flight = 0.6 // of all, the rest being between the first and the last
	for i := range n {
		start := (1 - flight) * float64(i) / max(float64(n-1), 1)
		flown := (t - start) / flight
		if flown <= 0 || flown >= 1 {
			continue
		}
		at := from.Toward(where(i), render.InOut(flown))
		at.Y -= 14 * math.Sin(math.Pi*flown)
		c.Glow(at, 9, c.Palette.Warning.Alpha(0.6))
		c.Fill(render.Around(at, 6, 6), c.Palette.Warning)
		c.Fill(render.Around(at, 2, 2), c.Palette.Text)
	}
}

// Strike is what bolts do that have come: counters of loss fly to a bar, or a ring of light shows that nothing gets through.
type Strike struct {
	At, Bar  render.Point // on the screen
	Counters int
	Color    render.Color // of who is hit
}

// Draw draws it at a share t of it.
func (s *Strike) Draw(c *render.Canvas, v *View, t float64) {
	switch {
	case t < 0:
	case s.Counters == 0:
		c.Ring(s.At, v.Unit()*(0.4+0.4*t), render.RingStyle{Line: s.Color.Alpha(1 - t), Width: 2.5})
	default:
		c.Light(func() { c.Glow(s.At, v.Unit()*0.7, c.Palette.Warning.Alpha(0.6*(1-t))) })
		Counters(c, s.At, s.Counters, t, func(int) render.Point { return s.Bar })
	}
}
