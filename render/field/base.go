package field

import (
	"image"
	"math"

	"holoboard/render"
)

// Base is the form of what a token stands on.
type Base uint8

// The forms of bases.
const (
	Ring Base = iota
	Octagon
)

// The faces of a base, clockwise from the nose.
const (
	Nose = iota
	Starboard
	Stern
	Port
)

// Measures of a base.
const (
	baseRadius  = 0.44  // of the space that a token stands in
	faceGap     = 0.05  // of a quarter, at each end of a face
	weakest     = 11    // the strength of a face that has no line
	faceStroke  = 0.78  // for each point above, on a base of the usual radius
	usualRadius = 36    // points
	leastStroke = 1.3   // points
	baseReach   = 1.4   // of what is drawn, in radii
	faceHalo    = 7     // wider than the face, points
	closedWidth = 1.4   // of a base without faces, points
	innerRadius = 0.865 // of the second line
)

// baseKey finds the picture of a base.
type baseKey struct {
	base               Base
	closed, double     bool
	dashed             bool
	quarters           uint8
	lit                uint8 // a bit for each face
	faces              [4]uint8
	color, legal, dark render.Color
	scale              float64
}

func makeBase(k baseKey, w, h int) *image.RGBA {
	return render.Paint(k.scale, w, h, func(p *render.Pen) { paintBase(p, k) })
}

func paintBase(p *render.Pen, k baseKey) {
	r := p.W / 2 / baseReach
	b := baseShape{k.base, render.Point{X: p.W / 2, Y: p.H / 2}, r, float64(k.quarters)}
	if k.closed {
		p.Fill(b.outline(1), k.dark.Alpha(0.55))
		p.Stroke(b.outline(1), render.Stroke{Color: k.color.Alpha(0.12), Width: closedWidth + 4})
		p.Stroke(b.outline(1), render.Stroke{Color: k.color.Alpha(0.8), Width: closedWidth})
		if k.double {
			p.Stroke(b.outline(innerRadius), render.Stroke{Color: k.color.Alpha(0.6), Width: 1})
		}
		return
	}
	p.Inside(b.outline(1), func(p *render.Pen) {
		p.Disc(b.middle, r*1.09, func(u, v float64) render.Color { return k.glass(u, v) })
	})
	nose := k.color.Mix(render.Hex(0xFFFFFF), 0.5)
	for face := range k.faces {
		path, width, ink, halo := b.face(face, 1), k.stroke(face, r), k.color.Alpha(0.86), 0.1
		switch {
		case k.lit>>face&1 != 0:
			width, ink, halo = width+1.5, k.legal, 0.3
		case face == Nose:
			ink = nose
		}
		p.Stroke(path, render.Stroke{Color: ink.Alpha(halo), Width: width + faceHalo})
		stroke := render.Stroke{Color: ink, Width: width}
		if k.dashed {
			stroke.Dash = render.Dash{5, 4}
		}
		p.Stroke(path, stroke)
		if k.double {
			p.Stroke(b.face(face, innerRadius), render.Stroke{Color: ink.Alpha(0.75), Width: 1.2})
		}
	}
	tooth := (&render.Path{}).Polygon(b.at(-0.15, -1-1/r), b.at(0, -1.2), b.at(0.15, -1-1/r))
	p.Fill(tooth, nose)
}

// stroke is how wide the line of a face is on a base of a radius, points.
func (k *baseKey) stroke(face int, r float64) float64 {
	return max((float64(k.faces[face])-weakest)*faceStroke*r/usualRadius, leastStroke)
}

// glass is the faint light within a base, brighter towards its edge.
func (k *baseKey) glass(u, v float64) render.Color {
	far := math.Hypot(u, v) * 1.09
	if far < 0.75 {
		return k.color.Alpha(0.02 + 0.08*far/0.75)
	}
	return k.color.Alpha(0.1 + 0.12*min((far-0.75)/0.25, 1))
}

// baseShape is where the lines of a base run.
type baseShape struct {
	base     Base
	middle   render.Point
	r        float64
	quarters float64
}

// at is a place told in radii from the middle, with the nose up.
func (b *baseShape) at(x, y float64) render.Point {
	return b.middle.Add(turned(render.Point{X: x, Y: y}, b.quarters).Times(b.r))
}

// toward is the place of the line at an angle, radians clockwise from the nose.
func (b *baseShape) toward(angle, share float64) render.Point {
	if b.base == Octagon { // its flats are as far away as a ring's line
		flat := math.Mod(angle+17*math.Pi/8, math.Pi/4) - math.Pi/8
		share /= math.Cos(flat)
	}
	sin, cos := math.Sincos(angle)
	return b.at(share*sin, -share*cos)
}

// face is the line of a face: a quarter of the base, without its ends.
func (b *baseShape) face(face int, share float64) *render.Path {
	const half = math.Pi / 4
	middle, reach := float64(face)*math.Pi/2, half*(1-2*faceGap)
	if b.base == Octagon {
		return (&render.Path{}).Line(b.toward(middle-reach, share), b.toward(middle-half/2, share), b.toward(middle+half/2, share), b.toward(middle+reach, share))
	}
	up := middle - math.Pi/2 + b.quarters*math.Pi/2
	return (&render.Path{}).Arc(b.middle, b.r*share, up-reach, up+reach)
}

// outline is the whole line.
func (b *baseShape) outline(share float64) *render.Path {
	if b.base == Octagon {
		return (&render.Path{}).RegularPolygon(b.middle, share*b.r/math.Cos(math.Pi/8), 8, math.Pi/8)
	}
	return (&render.Path{}).Circle(b.middle, share*b.r)
}
