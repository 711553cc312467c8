package holo

import (
	"math"

	"holoboard/render"
)

// A Corner of a solid: x to its right, y up, z to the viewer, in radii of the pad.
type Corner [3]float64

// Toward is a place on the line to another corner, a share of the way from this one.
func (c Corner) Toward(to Corner, share float64) Corner {
	for i := range c {
		c[i] += (to[i] - c[i]) * share
	}
	return c
}

// A Plane is a face of a solid, of its light: how dense it is, and how deep in the shade.
type Plane struct {
	Alpha, Dark float64
	Corners     []Corner
}

// A Solid is a thing of planes of light that stands over the pad.
type Solid struct {
	Turn   float64 // about the axis of the pad, radians
	Bright float64 // how much lighter it is than the light of the title
	Shade  render.Color
	Planes []Plane // those behind first

	Lamps []Corner
	Lamp  render.Color
	Ribs  [][2]Corner // fine lines over the planes
}

// Paint paints it.
func (s *Solid) Paint(b *Brush) {
	sin, cos := math.Sincos(s.Turn)
	at := func(c Corner) render.Point { return b.At(c[0]*cos-c[2]*sin, c[1], c[0]*sin+c[2]*cos) }
	light := b.Light.Mix(render.Hex(0xFFFFFF), s.Bright)
	for _, plane := range s.Planes {
		var points []render.Point
		for _, c := range plane.Corners {
			points = append(points, at(c))
		}
		b.Fill(light.Mix(s.Shade, plane.Dark).Alpha(plane.Alpha), points...)
		b.Line(0.9, light.Alpha(0.8), append(points, points[0])...)
	}
	for _, lamp := range s.Lamps {
		b.Blob(at(lamp), 0.12*b.Unit, 0.12*b.Unit, s.Lamp.Alpha(0.9))
	}
	for _, rib := range s.Ribs {
		b.Line(0.5, light.Alpha(0.3), at(rib[0]), at(rib[1]))
	}
}

// A Grid is squares that lie on the pad as far as it reaches, with a speck of light at every crossing.
type Grid struct {
	Step, Reach float64 // in radii of the pad
	Speck       render.Color
}

// Paint paints it.
func (g *Grid) Paint(b *Brush) {
	faint, n := b.Light.Alpha(0.2), int(g.Reach/g.Step)
	for i := -n; i <= n; i++ {
		at := float64(i) * g.Step
		half := math.Sqrt(g.Reach*g.Reach - at*at)
		b.Line(0.6, faint, b.At(at, 0, -half), b.At(at, 0, half))
		b.Line(0.6, faint, b.At(-half, 0, at), b.At(half, 0, at))
		for k := -n; k <= n; k++ {
			if z := float64(k) * g.Step; at*at+z*z < g.Reach*g.Reach {
				b.Speck(b.At(at, 0, z), 1.5, g.Speck.Alpha(0.8))
			}
		}
	}
}
