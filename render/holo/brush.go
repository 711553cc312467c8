package holo

import (
	"math"

	"holoboard/render"
)

// A Brush paints a sheet of a hologram. Places are in radii of the pad from its middle: x to the right, y up, z to the viewer.
type Brush struct {
	Light render.Color // of the title
	Large bool         // there is room for more detail
	Unit  float64      // points in a radius of the pad

	pen    *render.Pen
	middle render.Point
	pitch  float64 // of the camera; right above, what lies is seen as it is
	radius float64 // of the pad, in that of the table
}

// At is where a place is seen on the sheet.
func (b *Brush) At(x, y, z float64) render.Point {
	p, _ := b.see(x, y, z)
	return p
}

func (b *Brush) see(x, y, z float64) (p render.Point, near float64) {
	sin, cos := math.Sincos(b.pitch)
	near = 1
	if b.pitch < math.Pi/2 {
		near = 1 / (1 - (y*sin+z*cos)*b.radius*depth)
	}
	return render.Point{X: b.middle.X + x*near*b.Unit, Y: b.middle.Y - (y*cos-z*sin)*near*b.Unit}, near
}

// Line strokes through places, with a glow around it.
func (b *Brush) Line(width float64, c render.Color, points ...render.Point) {
	b.Stroke((&render.Path{}).Line(points...), width, c)
}

// Stroke strokes a path of the sheet, with a glow around it.
func (b *Brush) Stroke(path *render.Path, width float64, c render.Color) {
	glowing(b.pen, path, width, c)
}

// Groove strokes a path of the sheet without light around it.
func (b *Brush) Groove(path *render.Path, width float64, c render.Color) {
	b.pen.Stroke(path, render.Stroke{Color: c, Width: width})
}

// glowing strokes a path with light around it.
func glowing(pen *render.Pen, path *render.Path, width float64, c render.Color) {
	pen.Stroke(path, render.Stroke{Color: c.Alpha(0.14), Width: width * 5.5})
	pen.Stroke(path, render.Stroke{Color: c.Alpha(0.26), Width: width * 2.6})
	pen.Stroke(path, render.Stroke{Color: c, Width: width})
}

// Fill fills an outline.
func (b *Brush) Fill(c render.Color, points ...render.Point) {
	b.pen.Fill((&render.Path{}).Polygon(points...), c)
}

// Speck is a point of light, a size in points.
func (b *Brush) Speck(at render.Point, size float64, c render.Color) { b.pen.Speck(at, size, c) }

// Blob is a soft light, which may be flat.
func (b *Brush) Blob(at render.Point, rx, ry float64, c render.Color) { b.pen.Blob(at, rx, ry, c) }

// Circle is a circle around a place that lies as the pad does.
func (b *Brush) Circle(x, y, z, r float64) *render.Path {
	points := make([]render.Point, 96)
	for i := range points {
		sin, cos := math.Sincos(float64(i) * 2 * math.Pi / float64(len(points)))
		points[i] = b.At(x+r*cos, y, z+r*sin)
	}
	return (&render.Path{}).Polygon(points...)
}

// Ball paints a ball over the pad, pixel by pixel: shade says the colour where it is seen, by the direction from its middle.
func (b *Brush) Ball(x, y, z, r float64, shade func(nx, ny, nz float64) render.Color) {
	at, near := b.see(x, y, z)
	sin, cos := math.Sincos(b.pitch)
	b.pen.Disc(at, r*near*b.Unit, func(u, v float64) render.Color {
		w := math.Sqrt(max(1-u*u-v*v, 0)) // towards the eye
		return shade(u, -v*cos+w*sin, v*sin+w*cos)
	})
}
