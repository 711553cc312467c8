package holo

import (
	"math"
	"slices"

	"holoboard/render"
)

// house is the light of the table itself.
var house = render.Hex(0x7F9BD0)

// Tint is the light of the table on which a title stands alone.
func Tint(title render.Color) render.Color { return title.Mix(house, 0.45) }

const thick = 0.075 // of the table

// tableKey finds the painted table. A tint of 0 takes the light of the house.
type tableKey struct {
	radius, pitch float64
	tint          render.Color
}

// The picture of the table reaches so far from its middle, in its radii: to the sides, and up and down for the sine and cosine of the pitch.
const aside = 1.2

func reach(pitch float64) (up, down float64) {
	sin, cos := math.Sincos(pitch)
	return 1.2 * sin, 1.35*sin + 3.2*thick*cos
}

// Table draws the table as a camera sees it. It is painted for the camera at rest, from which this one may be on its way. Its tint is the
// light of the house if it is transparent.
func Table(c *render.Canvas, cam, rest Camera, tint render.Color) {
	up, down := reach(rest.Pitch)
	r := rest.Radius
	c.Turn(cam.At, 0, cam.Radius/r, func() {
		box := render.Box(cam.At.X-aside*r, cam.At.Y-up*r, 2*aside*r, (up+down)*r)
		render.Art(c, tableKey{r, rest.Pitch, tint}, box, paintTable)
	})
}

// circle is a part of a circle on the table.
func (c Camera) circle(r, y, from, to float64) []render.Point {
	const corners = 120
	n := max(int(math.Ceil(corners*(to-from)/(2*math.Pi))), 2)
	points := make([]render.Point, n+1)
	for i := range points {
		sin, cos := math.Sincos(from + (to-from)*float64(i)/float64(n))
		points[i] = c.Point(r*cos, y, r*sin)
	}
	return points
}

func ring(c Camera, r, y float64) *render.Path {
	return (&render.Path{}).Polygon(c.circle(r, y, 0, 2*math.Pi)...)
}

func paintTable(pen *render.Pen, k tableKey) {
	up, _ := reach(k.pitch)
	cam := Camera{At: render.Point{X: aside * k.radius, Y: up * k.radius}, Radius: k.radius, Pitch: k.pitch}
	light := k.tint
	if light.A == 0 {
		light = house
	}
	s, white := cam.Radius, render.Hex(0xFFFFFF)
	paintShadow(pen, cam)
	foot := cam.Point(0, -thick, 0)
	pen.Blob(render.Point{X: foot.X, Y: foot.Y + 0.1*s}, 1.2*s, 0.6*s, light.Alpha(0.1))
	pen.Fill(ring(cam, 1, -thick), render.Hex(0x040812))
	under := cam.circle(1, -thick, 0, math.Pi)
	slices.Reverse(under)
	edge := append(cam.circle(1.04, 0, 0, math.Pi), under...)
	pen.Fill((&render.Path{}).Polygon(edge...), light.Mix(render.Hex(0x0B1428), 0.72))
	glowing(pen, (&render.Path{}).Line(cam.circle(1.022, -thick/2, 0.05, math.Pi-0.05)...), 1.4, light.Mix(white, 0.3).Alpha(0.7))
	pen.Fill(ring(cam, 1.04, 0), render.Hex(0x0A1326))
	pen.Stroke(ring(cam, 1.04, 0), render.Stroke{Color: light.Mix(white, 0.3).Alpha(0.85), Width: 1.3})
	pen.Fill(ring(cam, 0.985, 0), render.Hex(0x060B1A))
	pen.Blob(cam.At, 1.02*s, 1.02*s*math.Sin(cam.Pitch), light.Mix(render.Hex(0x0A1530), 0.6).Alpha(0.75))
	glowing(pen, ring(cam, 0.985, 0), 1, light.Alpha(0.6))
	paintScale(pen, cam, light)
}

// paintShadow darkens the floor under the table.
func paintShadow(pen *render.Pen, cam Camera) {
	for i := range 5 {
		grow := 1.02 + 0.03*float64(i)
		pen.Fill(ring(cam, grow, -2.6*thick), render.Hex(0).Alpha(0.22))
	}
}

// paintScale paints the circles and marks on the top.
func paintScale(pen *render.Pen, cam Camera, light render.Color) {
	inner := &render.Path{}
	for _, r := range []float64{0.2, 0.42, 0.64} {
		inner.Polygon(cam.circle(r, 0, 0, 2*math.Pi)...)
	}
	pen.Stroke(inner, render.Stroke{Color: light.Alpha(0.18), Width: 1})
	pen.Stroke(ring(cam, 0.9, 0), render.Stroke{Color: light.Alpha(0.42), Width: 1})
	spokes, marks := &render.Path{}, &render.Path{}
	for i := range 96 {
		sin, cos := math.Sincos(float64(i) * 2 * math.Pi / 96)
		if i%4 == 0 {
			spokes.Line(cam.Point(0.2*cos, 0, 0.2*sin), cam.Point(0.9*cos, 0, 0.9*sin))
		}
		from := 0.935
		if i%8 == 0 {
			from = 0.91
		}
		marks.Line(cam.Point(from*cos, 0, from*sin), cam.Point(0.955*cos, 0, 0.955*sin))
	}
	pen.Stroke(spokes, render.Stroke{Color: light.Alpha(0.1), Width: 1})
	pen.Stroke(marks, render.Stroke{Color: light.Alpha(0.45), Width: 1})
	bead := light.Mix(render.Hex(0xFFFFFF), 0.3)
	for i := range 48 {
		sin, cos := math.Sincos(float64(i) * 2 * math.Pi / 48)
		at, size, c := cam.Point(1.013*cos, 0, 1.013*sin), 1.3, bead.Alpha(0.35)
		if i%4 == 0 {
			size, c = 2.2, bead.Alpha(0.95)
		}
		pen.Speck(at, size, c)
	}
}
