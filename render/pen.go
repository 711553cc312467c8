package render

import (
	"image"
	"image/draw"
	"math"

	"github.com/srwiley/rasterx"
	"golang.org/x/image/math/fixed"
	"golang.org/x/image/vector"
)

// Path is an outline of one or more closed or open lines, in points. Curves become short straight lines at once.
type Path struct {
	lines []polyline
}

type polyline struct {
	points []Point
	closed bool
}

// MoveTo starts a new line at (x, y).
func (p *Path) MoveTo(x, y float64) *Path {
	p.lines = append(p.lines, polyline{points: []Point{{x, y}}})
	return p
}

// LineTo goes straight to (x, y).
func (p *Path) LineTo(x, y float64) *Path {
	last := &p.lines[len(p.lines)-1]
	last.points = append(last.points, Point{x, y})
	return p
}

// QuadTo goes to (x, y) in a curve drawn towards (cx, cy).
func (p *Path) QuadTo(cx, cy, x, y float64) *Path {
	last := p.lines[len(p.lines)-1]
	from := last.points[len(last.points)-1]
	steps := curveSteps(from.Distance(Point{cx, cy}) + Point{cx, cy}.Distance(Point{x, y}))
	for i := 1; i <= steps; i++ {
		t := float64(i) / float64(steps)
		u := 1 - t
		p.LineTo(u*u*from.X+2*u*t*cx+t*t*x, u*u*from.Y+2*u*t*cy+t*t*y)
	}
	return p
}

// cubeTo goes to d in a curve drawn towards b and c.
func (p *Path) cubeTo(b, c, d Point) {
	last := p.lines[len(p.lines)-1]
	a := last.points[len(last.points)-1]
	steps := curveSteps(a.Distance(b) + b.Distance(c) + c.Distance(d))
	for i := 1; i <= steps; i++ {
		t := float64(i) / float64(steps)
		u := 1 - t
		q := a.Times(u * u * u).Add(b.Times(3 * u * u * t)).Add(c.Times(3 * u * t * t)).Add(d.Times(t * t * t))
		p.LineTo(q.X, q.Y)
	}
}

// curveSteps is the number of straight lines that pass for a curve of about the given length.
func curveSteps(length float64) int {
	return min(3+int(1.5*math.Sqrt(length)), 40)
}

// Arc goes along a circle from one angle to another, in radians clockwise from the right, starting with a straight
// line to the arc's beginning if a line is open.
func (p *Path) Arc(center Point, radius, from, to float64) *Path {
	steps := int(math.Ceil(math.Abs(to-from) * (4 + 1.5*math.Sqrt(radius))))
	for i := 0; i <= steps; i++ {
		a := from + (to-from)*float64(i)/float64(max(steps, 1))
		x, y := center.X+radius*math.Cos(a), center.Y+radius*math.Sin(a)
		if i == 0 && (len(p.lines) == 0 || p.lines[len(p.lines)-1].closed) {
			p.MoveTo(x, y)
		} else {
			p.LineTo(x, y)
		}
	}
	return p
}

// Close goes back to where the line started.
func (p *Path) Close() *Path {
	p.lines[len(p.lines)-1].closed = true
	return p
}

// Circle adds a circle.
func (p *Path) Circle(center Point, radius float64) *Path {
	p.MoveTo(center.X+radius, center.Y)
	return p.Arc(center, radius, 0, 2*math.Pi).Close()
}

// Polygon adds a closed line through the points.
func (p *Path) Polygon(points ...Point) *Path {
	p.lines = append(p.lines, polyline{points: append([]Point(nil), points...), closed: true})
	return p
}

// Line adds an open line through the points.
func (p *Path) Line(points ...Point) *Path {
	p.lines = append(p.lines, polyline{points: append([]Point(nil), points...)})
	return p
}

// Rect adds a rectangle.
func (p *Path) Rect(r Rect) *Path {
	return p.Polygon(Point{r.X, r.Y}, Point{r.Right(), r.Y}, Point{r.Right(), r.Bottom()}, Point{r.X, r.Bottom()})
}

// RegularPolygon adds one with n corners, the first at the angle first, in radians clockwise from the right.
func (p *Path) RegularPolygon(center Point, radius float64, n int, first float64) *Path {
	points := make([]Point, n)
	for i := range points {
		a := first + 2*math.Pi*float64(i)/float64(n)
		points[i] = Point{center.X + radius*math.Cos(a), center.Y + radius*math.Sin(a)}
	}
	return p.Polygon(points...)
}

// Stroke says how a line is drawn.
type Stroke struct {
	Color Color
	Width float64 // points
	Dash  Dash
}

// Dash is the length of the dashes of a line and of the gaps between them, points; without any it is whole.
type Dash [2]float64

// Pen paints vector art into a picture, in points from its upper left corner.
type Pen struct {
	Scale  float64 // pixels a point
	W, H   float64 // the picture's size, points
	target *image.RGBA
}

// newPen makes a transparent picture of whole pixels and a pen for it.
func newPen(scale float64, widthPixels, heightPixels int) *Pen {
	return &Pen{
		Scale: scale, W: float64(widthPixels) / scale, H: float64(heightPixels) / scale,
		target: image.NewRGBA(image.Rect(0, 0, widthPixels, heightPixels)),
	}
}

// Fill fills the outline.
func (p *Pen) Fill(path *Path, c Color) {
	if c.A == 0 {
		return
	}
	var s scanner
	s.area(path, p.Scale)
	s.fill(p.target, image.NewUniform(c))
}

// Stroke draws along the outline.
func (p *Pen) Stroke(path *Path, st Stroke) {
	if st.Width <= 0 || st.Color.A == 0 {
		return
	}
	var s scanner
	dasher := rasterx.NewDasher(1, 1, &s)
	var dashes []float64
	if st.Dash != (Dash{}) {
		dashes = []float64{st.Dash[0] * p.Scale, st.Dash[1] * p.Scale}
	}
	width := fixed.Int26_6(st.Width * p.Scale * 64)
	dasher.SetStroke(width, 4<<6, rasterx.ButtCap, rasterx.ButtCap, rasterx.FlatGap, rasterx.Miter, dashes, 0)
	for _, line := range path.lines {
		points := distinct(line)
		if len(points) < 2 {
			continue
		}
		for i, q := range points {
			if at := fixedPoint(q, p.Scale); i == 0 {
				dasher.Start(at)
			} else {
				dasher.Line(at)
			}
		}
		dasher.Stop(line.closed)
	}
	s.fill(p.target, image.NewUniform(st.Color))
}

// distinct drops points that follow one at the same place, which would have no direction.
func distinct(line polyline) []Point {
	const same = 0.01
	var out []Point
	for _, q := range line.points {
		if len(out) == 0 || out[len(out)-1].Distance(q) > same {
			out = append(out, q)
		}
	}
	for line.closed && len(out) > 1 && out[0].Distance(out[len(out)-1]) <= same {
		out = out[:len(out)-1]
	}
	return out
}

// Glow draws a wide faint line, which reads as light around a thin bright one.
func (p *Pen) Glow(path *Path, c Color, width float64) {
	p.Stroke(path, Stroke{Color: c.Alpha(0.16), Width: width})
}

// Radial fills a disc whose colour fades from the middle to nothing at the edge.
func (p *Pen) Radial(center Point, radius float64, c Color) { p.Blob(center, radius, radius, c) }

// Blob is Radial for an ellipse.
func (p *Pen) Blob(center Point, rx, ry float64, c Color) {
	p.oval(center, rx, ry, func(u, v float64) Color {
		f := max(1-u*u-v*v, 0)
		return c.Alpha(f * f)
	})
}

// Disc fills a disc with the colours of its places, which go from -1 to 1 to both sides of its middle; its edge is smooth.
func (p *Pen) Disc(center Point, radius float64, at func(u, v float64) Color) {
	p.oval(center, radius, radius, func(u, v float64) Color {
		return at(u, v).Alpha((1 - math.Hypot(u, v)) * radius * p.Scale)
	})
}

// oval paints the pixels of an ellipse.
func (p *Pen) oval(center Point, rx, ry float64, at func(u, v float64) Color) {
	rx, ry = rx*p.Scale, ry*p.Scale
	cx, cy := center.X*p.Scale, center.Y*p.Scale
	box := image.Rect(int(cx-rx)-1, int(cy-ry)-1, int(cx+rx)+2, int(cy+ry)+2).Intersect(p.target.Bounds())
	oval := image.NewRGBA(box)
	for y := box.Min.Y; y < box.Max.Y; y++ {
		for x := box.Min.X; x < box.Max.X; x++ {
			if u, v := (float64(x)+0.5-cx)/rx, (float64(y)+0.5-cy)/ry; u*u+v*v < 1 {
				oval.SetRGBA(x, y, at(u, v).pixel())
			}
		}
	}
	draw.Draw(p.target, box, oval, box.Min, draw.Over)
}

// Speck adds the light of a small square to what is there, a size in points; a square of less than a pixel is fainter.
func (p *Pen) Speck(at Point, size float64, c Color) {
	half := size * p.Scale / 2
	x0, y0, x1, y1 := at.X*p.Scale-half, at.Y*p.Scale-half, at.X*p.Scale+half, at.Y*p.Scale+half
	box := image.Rect(int(math.Floor(x0)), int(math.Floor(y0)), int(math.Ceil(x1)), int(math.Ceil(y1))).Intersect(p.target.Bounds())
	for y := box.Min.Y; y < box.Max.Y; y++ {
		for x := box.Min.X; x < box.Max.X; x++ {
			covers := (min(x1, float64(x+1)) - max(x0, float64(x))) * (min(y1, float64(y+1)) - max(y0, float64(y)))
			light, under := c.Alpha(covers).pixel(), p.target.Pix[p.target.PixOffset(x, y):]
			for k, v := range [4]uint8{light.R, light.G, light.B, light.A} {
				under[k] = uint8(min(int(under[k])+int(v), 255))
			}
		}
	}
}

// Hatch fills the outline with slanting lines, gap points from one to the next.
func (p *Pen) Hatch(path *Path, st Stroke, gap float64) {
	lines := &Path{}
	for x := -p.H; x < p.W; x += gap {
		lines.Line(Point{x, p.H}, Point{x + p.H, 0})
	}
	p.Inside(path, func(q *Pen) { q.Stroke(lines, st) })
}

// Inside lets paint work on a fresh layer and keeps only what falls into the outline.
func (p *Pen) Inside(path *Path, paint func(p *Pen)) {
	layer := *p
	layer.target = image.NewRGBA(p.target.Bounds())
	paint(&layer)
	mask := *p
	mask.target = image.NewRGBA(p.target.Bounds())
	mask.Fill(path, Color{255, 255, 255, 255})
	draw.DrawMask(p.target, p.target.Bounds(), layer.target, image.Point{}, mask.target, image.Point{}, draw.Over)
}

// Picture lays another picture over this one with its upper left corner at (x, y), unscaled.
func (p *Pen) Picture(m image.Image, x, y float64) {
	at := image.Pt(int(math.Round(x*p.Scale)), int(math.Round(y*p.Scale)))
	draw.Draw(p.target, m.Bounds().Sub(m.Bounds().Min).Add(at), m, m.Bounds().Min, draw.Over)
}

func fixedPoint(q Point, scale float64) fixed.Point26_6 {
	return fixed.Point26_6{X: fixed.Int26_6(math.Round(q.X * scale * 64)), Y: fixed.Int26_6(math.Round(q.Y * scale * 64))}
}

// scanner collects outlines, as rasterx's strokes give them piece by piece, and fills just the rectangle that they cover, where rasterx's own
// scanner goes over the whole picture for every shape.
type scanner struct {
	points []fixed.Point26_6
	starts []int
}

func (s *scanner) Start(a fixed.Point26_6) {
	s.starts = append(s.starts, len(s.points))
	s.points = append(s.points, a)
}

// area adds everything inside a path's lines.
func (s *scanner) area(path *Path, scale float64) {
	for _, line := range path.lines {
		s.Start(fixedPoint(line.points[0], scale))
		for _, q := range line.points[1:] {
			s.Line(fixedPoint(q, scale))
		}
		s.Line(fixedPoint(line.points[0], scale))
	}
}

func (s *scanner) Line(b fixed.Point26_6) { s.points = append(s.points, b) }

// The rest of rasterx.Scanner: colour, clip and winding are given to fill instead.
func (s *scanner) Draw()                              {}
func (s *scanner) GetPathExtent() fixed.Rectangle26_6 { return fixed.Rectangle26_6{} }
func (s *scanner) SetBounds(int, int)                 {}
func (s *scanner) SetColor(interface{})               {}
func (s *scanner) SetWinding(bool)                    {}
func (s *scanner) Clear()                             { s.points, s.starts = s.points[:0], s.starts[:0] }
func (s *scanner) SetClip(image.Rectangle)            {}

func pixel(v fixed.Int26_6, origin int) float32 { return float32(v)/64 - float32(origin) }

// fill paints everything inside the outlines.
func (s *scanner) fill(target *image.RGBA, c image.Image) {
	box := s.box().Intersect(target.Bounds())
	if box.Empty() {
		return
	}
	r := vector.NewRasterizer(box.Dx(), box.Dy())
	for i, start := range s.starts {
		end := len(s.points)
		if i+1 < len(s.starts) {
			end = s.starts[i+1]
		}
		for k, q := range s.points[start:end] {
			if x, y := pixel(q.X, box.Min.X), pixel(q.Y, box.Min.Y); k == 0 {
				r.MoveTo(x, y)
			} else {
				r.LineTo(x, y)
			}
		}
	}
	r.Draw(target, box, c, image.Point{})
}

func (s *scanner) box() image.Rectangle {
	if len(s.points) == 0 {
		return image.Rectangle{}
	}
	low, high := s.points[0], s.points[0]
	for _, q := range s.points {
		low.X, low.Y = min(low.X, q.X), min(low.Y, q.Y)
		high.X, high.Y = max(high.X, q.X), max(high.Y, q.Y)
	}
	return image.Rect(low.X.Floor(), low.Y.Floor(), high.X.Ceil(), high.Y.Ceil())
}
