package starship

import (
	"math"

	"holoboard/render"
	"holoboard/render/holo"
)

// ShelfLight is the light in which the title stands on the shelf.
func ShelfLight(render.Palette) render.Color { return render.Hex(0xFF9A55) }

// Hologram is how the title looks on the shelf: a warship shaped like a wedge over a grid of stars.
func Hologram() holo.Look {
	return holo.Look{
		Rim:  holo.Rim{Arcs: []holo.Arc{holo.Circle(1, 1, false), holo.Circle(1.08, 0.6, true)}, Ticks: 40},
		Flat: paintGrid, Lift: 0.08,
		Stand: paintWedge, Tall: 1.3,
	}
}

// paintGrid paints the squares of the map as far as the pad reaches, a star at every crossing, and two lanes of light.
func paintGrid(b *holo.Brush) {
	const step, reach = 0.2, 0.94
	faint := b.Light.Alpha(0.2)
	for i := -4; i <= 4; i++ {
		at := float64(i) * step
		half := math.Sqrt(reach*reach - at*at)
		b.Line(0.6, faint, b.At(at, 0, -half), b.At(at, 0, half))
		b.Line(0.6, faint, b.At(-half, 0, at), b.At(half, 0, at))
		for k := -4; k <= 4; k++ {
			if z := float64(k) * step; at*at+z*z < reach*reach {
				b.Speck(b.At(at, 0, z), 1.5, render.Hex(0xFFE9D8).Alpha(0.8))
			}
		}
	}
	lane := b.Light.Alpha(0.16)
	b.Fill(lane, b.At(-step, 0, -0.9), b.At(step, 0, -0.9), b.At(step, 0, 0.9), b.At(-step, 0, 0.9))
}

// A corner of the warship: x to its right, y up, z to its stern, in radii of the pad.
type corner [3]float64

// The hull of the warship, seen a little from the side.
var (
	bow             = corner{0, 0.62, -0.86}
	port, starboard = corner{-0.5, 0.56, 0.52}, corner{0.5, 0.56, 0.52}
	ridge           = corner{0, 0.76, 0.42}
	keel            = corner{0, 0.44, 0.46}
)

// paintWedge paints the warship in planes of light.
func paintWedge(b *holo.Brush) {
	turn := func(c corner) render.Point {
		sin, cos := math.Sincos(0.62)
		return b.At(c[0]*cos-c[2]*sin, c[1], c[0]*sin+c[2]*cos)
	}
	hull := b.Light.Mix(render.Hex(0xFFFFFF), 0.25)
	plane := func(alpha float64, dark float64, corners ...corner) {
		var points []render.Point
		for _, c := range corners {
			points = append(points, turn(c))
		}
		b.Fill(hull.Mix(render.Hex(0x0A0E1C), dark).Alpha(alpha), points...)
		b.Line(0.9, hull.Alpha(0.8), append(points, points[0])...)
	}
	b.Blob(b.At(0, 0.6, 0), 0.9*b.Unit, 0.5*b.Unit, b.Light.Alpha(0.28))
	plane(0.9, 0.72, bow, port, keel)
	plane(0.9, 0.8, bow, keel, starboard)
	plane(0.95, 0.62, port, ridge, starboard, keel)
	plane(0.95, 0.34, bow, ridge, port)
	plane(0.95, 0.5, bow, starboard, ridge)
	plane(0.95, 0.4, corner{-0.13, 0.72, 0.4}, corner{-0.1, 0.92, 0.4}, corner{0.1, 0.92, 0.4}, corner{0.13, 0.72, 0.4}) // the tower
	plane(0.95, 0.2, corner{-0.17, 0.92, 0.36}, corner{-0.17, 1, 0.4}, corner{0.17, 1, 0.4}, corner{0.17, 0.92, 0.36})
	for i := range 3 {
		at := turn(corner{-0.24 + 0.24*float64(i), 0.58, 0.53})
		b.Blob(at, 0.12*b.Unit, 0.12*b.Unit, render.Hex(0xFFF1E2).Alpha(0.9))
	}
	for i := 1; i < 6; i++ {
		t := float64(i) / 6
		b.Line(0.5, hull.Alpha(0.3), turn(between(bow, port, t)), turn(between(bow, ridge, t)))
		b.Line(0.5, hull.Alpha(0.3), turn(between(bow, starboard, t)), turn(between(bow, ridge, t)))
	}
}

// between is a place on the line from one corner to another.
func between(a, b corner, t float64) (c corner) {
	for i := range c {
		c[i] = a[i] + (b[i]-a[i])*t
	}
	return c
}
