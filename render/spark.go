package render

import (
	"math"
	"math/rand/v2"
)

// Burst draws sparks that fly from a point while t goes from 0 to 1. The same seed flies the same.
func (c *Canvas) Burst(center Point, reach float64, color Color, seed uint64, t float64) {
	if t <= 0 || t >= 1 {
		return
	}
	random := rand.New(rand.NewPCG(seed, 1))
	const sparks = 14
	c.Light(func() {
		for range sparks {
			angle, far := random.Float64()*2*math.Pi, reach*(0.4+0.6*random.Float64())
			sin, cos := math.Sincos(angle)
			head, tail := Out(t)*far, Out(max(t-0.15, 0))*far
			c.Line(center.Add(Point{cos * tail, sin * tail}), center.Add(Point{cos * head, sin * head}), 2, color.Alpha(1-t))
		}
	})
}

// Flash draws a light that flares and fades while t goes from 0 to 1. With reduced motion, leave it out.
func (c *Canvas) Flash(center Point, radius float64, color Color, t float64) {
	if t <= 0 || t >= 1 {
		return
	}
	c.Light(func() { c.Glow(center, radius*(0.6+0.4*Out(t)), color.Alpha(1-t)) })
}

// Bolt draws a shot that flies from a to b while t goes from 0 to 1.
func (c *Canvas) Bolt(a, b Point, color Color, t float64) {
	if t <= 0 || t >= 1 {
		return
	}
	head, tail := min(t*1.25, 1), max(t*1.25-0.25, 0)
	c.Light(func() {
		c.Line(a.Toward(b, tail), a.Toward(b, head), 5, color.Alpha(0.25))
		c.Line(a.Toward(b, tail), a.Toward(b, head), 2, color)
	})
}

// Shatter draws the pieces of a shield of the given size that breaks while t goes from 0 to 1.
func (c *Canvas) Shatter(center Point, size float64, color Color, seed uint64, t float64) {
	if t <= 0 || t >= 1 {
		return
	}
	random := rand.New(rand.NewPCG(seed, 2))
	const pieces = 6
	c.Fade(1-t, func() {
		for i := range pieces {
			angle := 2 * math.Pi * (float64(i) + random.Float64()*0.5) / pieces
			sin, cos := math.Sincos(angle)
			away := size * (0.25 + 0.6*Out(t))
			at := center.Add(Point{cos * away, sin*away + size*0.5*t*t})
			c.Turn(at, angle+t*3*(random.Float64()-0.5), 1, func() {
				c.Ring(at, size*0.22, RingStyle{Sides: 3, Fill: color.Alpha(0.25), Line: color, Width: 1.5})
			})
		}
	})
}
