package render

import (
	"math"
	"math/rand/v2"
)

// Pulses draws a volley of round shots that fly from a to b while t goes from 0 to 1.
func (c *Canvas) Pulses(a, b Point, color Color, t float64) {
	if t <= 0 || t >= 1 {
		return
	}
	const shots, apart, flight = 3, 0.2, 0.6
	c.Light(func() {
		for i := range shots {
			flown := (t - float64(i)*apart) / flight
			if flown <= 0 || flown >= 1 {
				continue
			}
			head, tail := a.Toward(b, flown), a.Toward(b, max(flown-0.12, 0))
			c.Glow(head, 11, color.Alpha(0.7))
			c.Line(tail, head, 5, color.Alpha(0.5))
			c.Line(tail, head, 2.5, color.Mix(c.Palette.Text, 0.6))
			c.Dot(head, 2.5, c.Palette.Text)
		}
	})
}

// Ray draws one straight ray that leaps from a to b and thins out while t goes from 0 to 1. A hexagon of light opens where it
// leaves.
func (c *Canvas) Ray(a, b Point, color Color, t float64) {
	if t <= 0 || t >= 1 {
		return
	}
	const leap = 0.3
	head := a.Toward(b, min(t/leap, 1))
	left := min((1-t)/(1-leap), 1)
	c.Light(func() {
		c.Line(a, head, 1+9*left, color.Alpha(0.22*left))
		c.Line(a, head, 1+3*left, color.Alpha(left))
		c.Line(a, head, 0.5+1.5*left, c.Palette.Text.Alpha(left))
		c.Turn(a, 0, 0.6+0.5*t, func() {
			c.Ring(a, 9, RingStyle{Sides: 6, Fill: color.Alpha(0.3 * left), Line: color.Alpha(left), Width: 1.5})
		})
		c.Glow(head, 12*left, color)
	})
}

// Strike draws a star of light where a shot lands while t goes from 0 to 1.
func (c *Canvas) Strike(center Point, size float64, color Color, seed uint64, t float64) {
	if t <= 0 || t >= 1 {
		return
	}
	const spikes = 8
	c.Light(func() {
		c.Glow(center, size*(0.3+0.3*Out(t)), color.Alpha(1-t))
		for i := range spikes {
			sin, cos := math.Sincos(2*math.Pi*float64(i)/spikes + 0.2)
			reach := size * (0.55 - 0.25*float64(i%2))
			from, to := reach*Out(t)*0.8*t, reach*Out(t)
			c.Line(center.Add(Point{cos * from, sin * from}), center.Add(Point{cos * to, sin * to}), 3-2*t, color.Mix(c.Palette.Text, 0.5).Alpha(1-t))
		}
	})
	c.Burst(center, size*0.8, color, seed, t)
}

// Blast is something that is blown up.
type Blast struct {
	At    Point
	Size  float64 // of the thing, from side to side
	Color Color   // of its pieces
	Seed  uint64
	Calm  bool // without flashes and waves: it breaks, drifts apart and fades
}

// ShipBlast draws how a ship bursts in space while t goes from 0 to 1: fire, a wave of light in its plane, and pieces that fly on in all
// directions.
func (c *Canvas) ShipBlast(b Blast, t float64) {
	if t <= 0 || t >= 1 {
		return
	}
	if !b.Calm {
		c.Flash(b.At, b.Size*0.9, c.Palette.Text, t*3)
		c.wave(b.At, b.Size*(0.2+0.75*Out(t)), 0.32, c.Palette.Amber.Alpha(0.8*(1-t)))
	}
	c.fire(b, b.At, 0.28, t)
	c.pieces(b, 11, t, func(angle, far float64) Point {
		sin, cos := math.Sincos(angle)
		return b.At.Add(Point{cos, sin}.Times(b.Size * (0.1 + 0.6*far*Out(t))))
	})
	if !b.Calm {
		c.Burst(b.At, b.Size*0.95, c.Palette.Amber, b.Seed, t)
	}
}

// GroundBlast draws how something on the ground is blown up while t goes from 0 to 1: a dome of fire, smoke that rises, and pieces that
// fall down again.
func (c *Canvas) GroundBlast(b Blast, t float64) {
	if t <= 0 || t >= 1 {
		return
	}
	floor := b.At.Add(Point{0, b.Size * 0.36})
	above := Rect{b.At.X - 2*b.Size, b.At.Y - 2*b.Size, 4 * b.Size, 2*b.Size + floor.Y - b.At.Y}
	if !b.Calm {
		c.Clip(above, func() { c.Flash(floor, b.Size*0.8, c.Palette.Text, t*3) })
		c.wave(floor, b.Size*(0.2+0.5*Out(t)), 0.26, c.Palette.Ground.Alpha(0.7*(1-t)))
	}
	c.Clip(above, func() { c.fire(b, floor, 0.2, t) })
	random := rand.New(rand.NewPCG(b.Seed, 4))
	for range 6 {
		aside, high := (random.Float64()-0.5)*b.Size*0.7, b.Size*(0.3+0.5*random.Float64())
		puff := floor.Add(Point{aside * (0.5 + 0.5*t), -high * Out(t)})
		c.Glow(puff, b.Size*(0.14+0.2*t), c.Palette.Neutral.Mix(c.Palette.Space, 0.55).Alpha(0.55*math.Sin(math.Pi*t)))
	}
	c.pieces(b, 9, t, func(angle, far float64) Point {
		up := 4 * t * (1 - t) * b.Size * (0.25 + 0.55*far)
		return floor.Add(Point{math.Cos(angle) * b.Size * 0.75 * far * t, -up})
	})
}

// WorldBlast draws how a planet is destroyed while t goes from 0 to 1: light breaks through its crust, then it bursts and waves of
// light run outwards. Until WorldGone the planet is there, from then on its rubble.
func (c *Canvas) WorldBlast(b Blast, t float64) {
	if t <= 0 || t >= 1 {
		return
	}
	if t < WorldGone {
		c.crust(b, t/WorldGone)
		return
	}
	after := (t - WorldGone) / (1 - WorldGone)
	c.fire(b, b.At, 0.34, after)
	if !b.Calm {
		c.Flash(b.At, b.Size*2.2, c.Palette.Text, 0.02+after*1.6)
		c.wave(b.At, b.Size*(0.5+2.2*Out(after)), 0.3, c.Palette.Text.Alpha(0.9*(1-after)))
		c.wave(b.At, b.Size*(0.4+1.4*Out(after)), 0.3, c.Palette.Amber.Alpha(0.7*(1-after)))
		c.Burst(b.At, b.Size*2, c.Palette.Amber, b.Seed, after)
	}
	c.pieces(b, 16, after, func(angle, far float64) Point {
		sin, cos := math.Sincos(angle)
		return b.At.Add(Point{cos, sin * 0.75}.Times(b.Size * (0.2 + (0.4+0.9*far)*Out(after))))
	})
}

// WorldGone is the share of WorldBlast after which nothing is left of the planet.
const WorldGone = 0.4

// crust draws cracks of light that spread over a planet while t goes from 0 to 1.
func (c *Canvas) crust(b Blast, t float64) {
	random := rand.New(rand.NewPCG(b.Seed, 5))
	radius := b.Size / 2
	const cracks, bends = 7, 4
	c.Light(func() {
		c.Glow(b.At, radius*(0.4+1.1*t), c.Palette.Amber.Alpha(0.9*t))
		for i := range cracks {
			angle := 2 * math.Pi * (float64(i) + random.Float64()*0.6) / cracks
			last := b.At
			for k := 1; k <= bends; k++ {
				angle += (random.Float64() - 0.5) * 0.9
				far := min(float64(k)/bends, t) * radius
				sin, cos := math.Sincos(angle)
				next := b.At.Add(Point{cos * far, sin * far})
				c.Line(last, next, 1+2*t, c.Palette.Amber.Mix(c.Palette.Text, t).Alpha(0.4+0.6*t))
				last = next
			}
		}
	})
}

// fire draws a cloud of fire of the given share of the thing's size that swells and dies.
func (c *Canvas) fire(b Blast, center Point, share, t float64) {
	random := rand.New(rand.NewPCG(b.Seed, 3))
	hot, cold := c.Palette.Amber, c.Palette.Warning
	strength := 1.0
	if b.Calm {
		strength = 0.4
	}
	c.Light(func() {
		for range 7 {
			angle, far := random.Float64()*2*math.Pi, b.Size*share*random.Float64()
			sin, cos := math.Sincos(angle)
			at := center.Add(Point{cos, sin}.Times(far * Out(t)))
			c.Glow(at, b.Size*share*(0.5+0.8*Out(t)), hot.Mix(cold, t).Alpha(strength*0.55*math.Sin(math.Pi*math.Sqrt(t))))
		}
	})
}

// pieces draws n splinters; where tells where one is that flies at an angle and goes the given share, 0 to 1, of the farthest.
func (c *Canvas) pieces(b Blast, n int, t float64, where func(angle, far float64) Point) {
	random := rand.New(rand.NewPCG(b.Seed, 6))
	for i := range n {
		angle := 2 * math.Pi * (float64(i) + random.Float64()) / float64(n)
		far, spin, size := random.Float64(), random.Float64()-0.5, b.Size*(0.05+0.06*random.Float64())
		at := where(angle, far)
		c.Fade(min(3*(1-t), 1), func() {
			c.Turn(at, angle+spin*6*t, size/8, func() {
				c.Ring(at, 8, RingStyle{Sides: 3 + i%3, Fill: b.Color.Mix(c.Palette.Space, 0.55), Line: b.Color, Width: 1.5})
			})
		})
	}
}

// wave draws a ring of light in a plane that is seen from the side.
func (c *Canvas) wave(center Point, radius, flat float64, color Color) {
	const corners = 40
	at := func(i int) Point {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / corners)
		return center.Add(Point{radius * cos, radius * flat * sin})
	}
	c.Light(func() {
		for i := range corners {
			c.Line(at(i), at(i+1), 2, color)
		}
	})
}
