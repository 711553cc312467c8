package render

import "math"

// Die is a die with one face up.
type Die struct {
	Form DieForm
	Ink  DieInk
	Face string // a sign, or a number; none for a die that is not cast
	Dim  bool   // it counts for nothing
	Lit  bool   // it may be taken
}

// DieForm is how the outline of a die runs and where its face stands. It tells the ink too, for those who see no colours.
type DieForm uint8

// The forms of dice.
const (
	CutCube     DieForm = iota // seen as a square with two cut corners
	RoundCube                  // seen as a round square with a double line
	Octahedron                 // of eight faces
	Icosahedron                // of twenty
)

// DieInk is which of the palette's inks for dice a die has.
type DieInk uint8

// The inks of dice.
const (
	RedDie DieInk = iota
	BlackDie
	dieInks
)

// dieShape is how a form is seen.
type dieShape struct {
	face  float64 // the size of what stands on the face, in sizes of the die
	front float64 // of what is no cube: how far the corners of the front face are from the middle, in those of the outline
}

var dieShapes = [...]dieShape{CutCube: {face: 0.72}, RoundCube: {face: 0.72}, Octahedron: {0.42, 1}, Icosahedron: {0.36, 0.72}}

// cube tells whether a die has six faces, of which up to three are seen while it tumbles.
func (f DieForm) cube() bool { return dieShapes[f].front == 0 }

// path is the outline of a die that fills r.
func (f DieForm) path(r Rect) *Path {
	switch cut := r.W * 0.22; f {
	case CutCube:
		return (&Path{}).Polygon(Point{r.X, r.Y}, Point{r.Right() - cut, r.Y}, Point{r.Right(), r.Y + cut},
			Point{r.Right(), r.Bottom()}, Point{r.X + cut, r.Bottom()}, Point{r.X, r.Bottom() - cut})
	case RoundCube:
		return PanelPath(r, Round, r.W*0.2, r.H*0.2)
	}
	return (&Path{}).Polygon(dieCorners(r, 1)...)
}

// dieCorners are the six corners in which one sees a die that lies on a triangle, the uppermost first; all at a share of the way from
// its middle.
func dieCorners(r Rect, share float64) (corners []Point) {
	for i := range 6 {
		sin, cos := math.Sincos(math.Pi * (float64(i)/3 - 0.5))
		corners = append(corners, r.Center().Add(Point{cos, sin}.Times(share*r.W/2)))
	}
	return corners
}

// edges are the lines within the outline of a die that fills r: of a cube none; else the front face, and what leads from it to the
// outline.
func (f DieForm) edges(r Rect) *Path {
	front, outer, lines := dieCorners(r, dieShapes[f].front), dieCorners(r, 1), &Path{}
	if f.cube() {
		return lines
	}
	lines.Polygon(front[0], front[2], front[4])
	if dieShapes[f].front < 1 {
		for i := 0; i < len(outer); i += 2 {
			for _, to := range [...]int{i + 5, i, i + 1} {
				lines.Line(front[i], outer[to%len(outer)])
			}
		}
	}
	return lines
}

// Die draws a die in the middle of box.
func (c *Canvas) Die(box Rect, d Die) { c.dieFace(box.Square(), d, 0) }

// dieFace draws a face of a die; shade is the share of its light that is missing.
func (c *Canvas) dieFace(square Rect, d Die, shade float64) {
	type dieKey struct {
		die     Die
		shade   float64
		palette Palette
	}
	const margin = 2 + glowWidth/2.0
	alpha := 1.0
	if d.Dim {
		alpha = 0.5
	}
	c.Fade(alpha, func() {
		body := Die{Form: d.Form, Ink: d.Ink, Lit: d.Lit} // all faces share its picture
		Art(c, dieKey{body, shade, c.Palette}, square.Inset(-margin), func(p *Pen, k dieKey) { paintDie(p, k.die, k.shade, &k.palette, margin) })
		size, ink := square.W*dieShapes[d.Form].face, c.Palette.Text.Mix(c.Palette.Space, shade)
		switch {
		case d.Face == "":
		case d.Face[0] >= '0' && d.Face[0] <= '9':
			c.Text(d.Face, square.Middle(square.W, size), c.Palette.Number().Sized(size).In(ink).Centered())
		default:
			c.Sign(d.Face, square.Middle(size, size), ink)
		}
	})
}

func paintDie(p *Pen, d Die, shade float64, colors *Palette, margin float64) {
	body := Rect{margin, margin, p.W - 2*margin, p.H - 2*margin}
	width := max(body.W*0.035, 1)
	path := d.Form.path(body.Inset(width / 2))
	if d.Lit {
		p.Glow(path, colors.Legal, glowWidth)
	}
	ink := colors.Dice[d.Ink]
	fill, line := ink.Fill.Mix(colors.Space, shade), ink.Line.Mix(colors.Space, shade)
	p.Fill(path, fill)
	p.Inside(path, func(p *Pen) { paintBevel(p, body, line, colors.Space) })
	inner := Stroke{Color: line.Alpha(0.5), Width: max(width/2, 1)}
	if d.Form == RoundCube {
		p.Stroke(d.Form.path(body.Inset(width*3.2)), inner)
	}
	p.Stroke(d.Form.edges(body.Inset(width/2)), inner)
	if d.Lit {
		line, width = colors.Legal, width*1.4
	}
	p.Stroke(path, Stroke{Color: line, Width: width})
}

// paintBevel lights the upper and the left edge of a die and shades the others.
func paintBevel(p *Pen, body Rect, light, dark Color) {
	bottomLeft, topRight := Point{body.X, body.Bottom()}, Point{body.Right(), body.Y}
	wide := body.W * 0.16
	p.Stroke((&Path{}).Line(bottomLeft, Point{body.X, body.Y}, topRight), Stroke{Color: light.Alpha(0.16), Width: wide})
	p.Stroke((&Path{}).Line(bottomLeft, Point{body.Right(), body.Bottom()}, topRight), Stroke{Color: dark.Alpha(0.35), Width: wide})
}
