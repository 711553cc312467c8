package holo

import (
	"math"

	"holoboard/render"
)

// depth is how much larger what is near appears than what is far away.
const depth = 0.2

// A Camera sees a table whose top is a disc of radius 1: x to the right, y up, z to the viewer.
type Camera struct {
	At     render.Point // where the middle of the top is seen
	Radius float64      // of the table, points
	Pitch  float64      // how far it looks down, radians
}

// Point is where a place over the table is seen.
func (c Camera) Point(x, y, z float64) render.Point {
	p, _ := c.see(x, y, z)
	return p
}

// see is where a place is seen, and how much larger than in the middle of the table.
func (c Camera) see(x, y, z float64) (p render.Point, near float64) {
	sin, cos := math.Sincos(c.Pitch)
	near = 1 / (1 - (y*sin+z*cos)*depth)
	return render.Point{X: c.At.X + x*near*c.Radius, Y: c.At.Y - (y*cos-z*sin)*near*c.Radius}, near
}

// Between is a camera on its way from one to another.
func (c Camera) Between(to Camera, share float64) Camera {
	mix := func(a, b float64) float64 { return render.Between(a, b, share) }
	return Camera{c.At.Toward(to.At, share), mix(c.Radius, to.Radius), mix(c.Pitch, to.Pitch)}
}

// A Pad is a disc on the table on which a title stands.
type Pad struct {
	Camera Camera
	X, Z   float64 // of its middle
	R      float64 // its radius, in that of the table
}

// Middle is where the middle of the pad is seen.
func (p Pad) Middle() render.Point { return p.Camera.Point(p.X, 0, p.Z) }

// Radius is that of the pad as it is seen from side to side, points.
func (p Pad) Radius() float64 {
	_, near := p.Camera.see(p.X, 0, p.Z)
	return p.R * p.Camera.Radius * near
}

// Over is where a place over the pad is seen, in radii of the pad from its middle.
func (p Pad) Over(x, y, z float64) render.Point {
	return p.Camera.Point(p.X+p.R*x, p.R*y, p.Z+p.R*z)
}

// Spot is the box of the pad's ellipse.
func (p Pad) Spot() render.Rect {
	r := p.Radius()
	return render.Around(p.Middle(), 2*r, 2*r*math.Sin(p.Camera.Pitch))
}

// Between is a pad on its way from one place to another.
func (p Pad) Between(to Pad, share float64) Pad {
	mix := func(a, b float64) float64 { return render.Between(a, b, share) }
	return Pad{p.Camera.Between(to.Camera, share), mix(p.X, to.X), mix(p.Z, to.Z), mix(p.R, to.R)}
}
