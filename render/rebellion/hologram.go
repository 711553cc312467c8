package rebellion

import (
	"math"
	"math/rand/v2"

	"holoboard/render"
	"holoboard/render/holo"
)

// ShelfLight is the light in which the title stands on the shelf.
func ShelfLight(render.Palette) render.Color { return render.Hex(0x5FA0FF) }

// Hologram is how the title looks on the shelf: a disc of stars with the Death Star over it, on a pad with two thin orbits.
func Hologram() holo.Look {
	return holo.Look{
		Rim: holo.Rim{
			Arcs:  []holo.Arc{holo.Circle(1, 1, false), holo.Circle(1.1, 0.7, true)},
			Beads: []holo.Bead{{R: 1.1, Angle: 0.5}, {R: 1.1, Angle: 2.8}, {R: 1.1, Angle: 5.1}},
		},
		Flat: paintStars, Lift: 0.22,
		Stand: paintDeathStar, Tall: 1.5,
	}
}

var (
	starlight = render.Hex(0xC6E0FF)
	deepLight = render.Hex(0x5C98FF)
	whitest   = render.Hex(0xEAF3FF)
)

// paintStars paints the galaxy: three arms of stars around a bright middle, and the ways between a few systems.
func paintStars(b *holo.Brush) {
	few, many := 7000, 21000
	if b.Large {
		few = many
	}
	u, middle := b.Unit, b.At(0, 0, 0)
	b.Blob(middle, 1.1*u, 1.1*u, render.Hex(0x3E7BE0).Alpha(0.5))
	b.Blob(middle, 0.5*u, 0.5*u, render.Hex(0xCFE2FF).Alpha(0.34))
	random := rand.New(rand.NewPCG(11, 11))
	spread := func() float64 { return random.Float64() + random.Float64() + random.Float64() - 1.5 }
	for i := range few {
		arm, r := float64(i%3)/3*2*math.Pi, 0.1+0.9*math.Pow(random.Float64(), 0.62)
		core := random.Float64() < 0.16
		if core {
			r = 0.3 * math.Pow(random.Float64(), 1.6)
		}
		sin, cos := math.Sincos(arm + r*4.1 + spread()*(0.6-0.2*r))
		c, alpha := starlight.Mix(deepLight, random.Float64()), 0.8
		if core {
			c, alpha = whitest, 0.5
		}
		size := 1.0
		switch chance := random.Float64(); {
		case chance < 0.05:
			size = 2
		case chance < 0.3:
			size = 1.4
		}
		b.Speck(b.At(r*cos, 0, r*sin), size, c.Alpha(alpha*(0.4+0.6*random.Float64())*(1-0.3*max(r-0.6, 0))))
	}
	b.Blob(middle, 0.13*u, 0.13*u, whitest)
	paintWays(b)
}

// paintWays paints systems on the disc and the ways between them.
func paintWays(b *holo.Brush) {
	places := [...][2]float64{{-0.82, 0.24}, {-0.46, 0.56}, {-0.62, -0.3}, {0.1, 0.72}, {0.62, 0.42}, {0.84, -0.06}, {0.36, -0.56}, {-0.16, -0.66}}
	at := func(i int) render.Point { return b.At(places[i][0], 0, places[i][1]) }
	for _, way := range [...][2]int{{0, 1}, {1, 3}, {3, 4}, {4, 5}, {5, 6}, {6, 7}, {7, 2}, {2, 0}} {
		b.Line(0.9, starlight.Alpha(0.32), at(way[0]), at(way[1]))
	}
	for i := range places {
		size := max(1.8, b.Unit*0.02)
		if i%3 == 0 {
			size = max(2.2, b.Unit*0.027)
		}
		b.Blob(at(i), 0.08*b.Unit, 0.08*b.Unit, deepLight.Alpha(0.7))
		b.Blob(at(i), size*1.5, size*1.5, whitest)
		b.Blob(at(i), size*1.5, size*1.5, whitest)
	}
}

// The Death Star hangs so high over the pad, and is so large, in radii of the pad.
const (
	starHeight = 1.0
	starRadius = 0.34
)

// paintDeathStar paints the station: a ball with the lines of its hull, the trench, the dish and some lamps.
func paintDeathStar(b *holo.Brush) {
	at := b.At(0, starHeight, 0)
	b.Blob(at, 0.8*b.Unit, 0.8*b.Unit, b.Light.Alpha(0.4))
	hull := b.Light.Mix(render.Hex(0xDCE8F8), 0.35)
	b.Ball(0, starHeight, 0, starRadius, func(x, y, z float64) render.Color { return plate(hull, x, y, z) })
	on := func(lat, long, r float64) render.Point {
		return b.At(r*starRadius*math.Cos(lat)*math.Cos(long), starHeight+r*starRadius*math.Sin(lat), r*starRadius*math.Cos(lat)*math.Sin(long))
	}
	thin, thick := 0.8, 2.4
	if b.Large {
		thin, thick = 1.1, 4
	}
	var trench []render.Point
	for i := range 41 {
		trench = append(trench, on(-0.03, 0.09+(math.Pi-0.18)*float64(i)/40, 1))
	}
	line := (&render.Path{}).Line(trench...)
	b.Groove(line, thick, render.Hex(0x071330))
	b.Groove(line, thin, starlight.Alpha(0.8))
	paintDish(b, thin)
	rim := (&render.Path{}).Circle(at, starRadius*b.Unit)
	b.Stroke(rim, thin, hull.Mix(whitest, 0.45).Alpha(0.75))
	random := rand.New(rand.NewPCG(3, 3))
	for range 90 {
		b.Speck(on(-1+1.9*random.Float64(), 0.1+1.06*random.Float64(), 1), 1, whitest.Alpha(0.15+0.45*random.Float64()))
	}
}

// plate is the colour of the hull in a direction from its middle.
func plate(hull render.Color, x, y, z float64) render.Color {
	const lines, faint = 18, 0.1
	lit := max(0.78*y-0.45*x+0.44*z, 0)
	c := hull.Mix(render.Hex(0x040812), 0.84).Mix(hull.Mix(whitest, 0.1), min(0.04+0.62*lit*lit+0.1*lit+0.2*(1-z)*(1-z), 1))
	lat, long := math.Asin(min(max(y, -1), 1))/math.Pi*lines, math.Atan2(z, x)/math.Pi*15
	for _, v := range [...]float64{lat, long * math.Sqrt(max(1-y*y, 0))} {
		if off := math.Abs(v - math.Round(v)); off < 0.05 {
			c = c.Mix(hull.Mix(whitest, 0.5), faint+0.12*lit)
		}
	}
	return c
}

// paintDish paints the dish that is not to be looked into.
func paintDish(b *holo.Brush, width float64) {
	lat, long := 0.5, math.Pi/2+0.62
	middle := [3]float64{math.Cos(lat) * math.Cos(long), math.Sin(lat), math.Cos(lat) * math.Sin(long)}
	across := math.Hypot(middle[0], middle[2])
	u := [3]float64{-middle[2] / across, 0, middle[0] / across}
	w := [3]float64{middle[1]*u[2] - middle[2]*u[1], middle[2]*u[0] - middle[0]*u[2], middle[0]*u[1] - middle[1]*u[0]}
	disc := func(r, deep float64) (points []render.Point) {
		for i := range 40 {
			sin, cos := math.Sincos(float64(i) * math.Pi / 20)
			var v [3]float64
			for k := range v {
				v[k] = starRadius * (middle[k]*math.Sqrt(1-r*r)*deep + r*(u[k]*cos+w[k]*sin))
			}
			points = append(points, b.At(v[0], starHeight+v[1], v[2]))
		}
		return points
	}
	b.Fill(render.Hex(0x0A1B3C), disc(0.33, 1)...)
	b.Stroke((&render.Path{}).Polygon(disc(0.33, 1)...), width*1.3, whitest)
	b.Groove((&render.Path{}).Polygon(disc(0.2, 0.93)...), width, starlight.Alpha(0.9))
	b.Fill(whitest, disc(0.06, 0.9)...)
}
