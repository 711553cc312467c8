package field

import (
	"image"
	"image/color"
	"math"
	"strconv"

	"holoboard/assets"
	"holoboard/render"
)

// Token is a thing that stands on a base.
type Token struct {
	Space
	Side   int
	Base   Base
	Double bool // it belongs to a second one of its side
	Closed bool // its base has no faces
	Faces  [4]uint8
	Lit    uint8 // faces that are aimed at, a bit for each
	Figure Figure
	Hull   Hull
	Name   string // for [Names]; none
	Weight int    // of the name: the greatest finds its room first
	Badge  string // a sign of loss at its upper left; none
	Star   bool   // at its upper right: there is only one
	Broken bool   // it has only its second state left
	Ghost  bool   // where it stood or might stand
	Dim    bool   // it is not concerned
}

// Figure is a drawing that is seen from above, nose up.
type Figure struct {
	Kind assets.Kind
	Name string
}

// Draw draws it.
func (t *Token) Draw(c *render.Canvas, v *View) {
	box := t.Box(v)
	if !box.Inset(-box.W * 0.3).Overlaps(v.Camera.View) {
		return
	}
	alpha := 1.0
	switch {
	case t.Ghost:
		alpha = 0.75
	case t.Dim:
		alpha = Hushed
	}
	c.Fade(alpha, func() { t.drawIn(c, v, box) })
}

// DrawAlone draws base and figure by themselves in a box, with a nose that points up on the screen for a way of 0.
func (t *Token) DrawAlone(c *render.Canvas, box render.Rect) {
	t.drawBase(c, box, t.Way)
	t.drawFigure(c, box, t.Way)
}

// DrawNumbers writes beside each face of a token that is drawn alone in a box how strong it is, so far from the edge of that, points; and
// returns where. One without faces has a single number.
func (t *Token) DrawNumbers(c *render.Canvas, box render.Rect, off [4]float64, style render.TextStyle) (at [4]render.Rect) {
	for face, n := range t.Faces {
		if t.Closed && face != Nose {
			continue
		}
		ink := style
		if t.Lit>>face&1 != 0 {
			ink = style.In(c.Palette.Legal)
		}
		beside := box.Center().Add(turned(render.Point{Y: -box.H/2 - off[face]}, float64(face)))
		at[face] = c.Text(strconv.Itoa(int(n)), render.Around(beside, 40, 26), ink.Centered())
	}
	return at
}

// DrawStrengths writes on each face of a token on the field how strong it is; on one without faces a single number.
func (t *Token) DrawStrengths(c *render.Canvas, v *View) {
	style := c.Palette.Number().Sized(15).Centered().Rimmed(c.Palette.Space)
	if t.Closed {
		c.TextAt(strconv.Itoa(int(t.Faces[Nose])), t.Box(v).Center(), style)
		return
	}
	for face, n := range t.Faces {
		c.TextAt(strconv.Itoa(int(n)), t.FaceAt(v, face), style)
	}
}

func (t *Token) drawIn(c *render.Canvas, v *View, box render.Rect) {
	quarters := v.Quarters(t.Way)
	t.drawBase(c, box, quarters)
	t.drawFigure(c, box, quarters)
	if t.Ghost {
		return
	}
	if !t.Closed || t.Hull.pips() > 1 { // with a single one it lives or it does not
		t.Hull.Draw(c, t.HullBox(v))
	}
	unit, at := v.Unit(), box.Center()
	if t.Star {
		drawStar(c, render.Around(at.Add(render.Point{X: 0.4, Y: -0.4}.Times(box.W)), 0.32*unit, 0.32*unit))
	}
	if t.Badge != "" {
		drawBadge(c, t.Badge, at.Add(render.Point{X: -0.38, Y: -0.38}.Times(box.W)), max(0.24*unit, 7))
	}
}

// usualUnit is how large a square is on the smallest screen that shows everything at once, points.
const usualUnit = 38

// settled is a direction in whole quarters, and what it is turned beyond that, in radians: nothing mostly, and then all
// pictures are sharp.
func settled(quarters float64) (whole uint8, rest float64) {
	const still = 0.001
	near := math.Round(quarters)
	if math.Abs(quarters-near) < still {
		return uint8(near) & 3, 0
	}
	return 0, quarters * math.Pi / 2
}

func (t *Token) drawBase(c *render.Canvas, box render.Rect, quarters float64) {
	p := &c.Palette
	key := baseKey{
		base: t.Base, closed: t.Closed, double: t.Double, dashed: t.Ghost, lit: t.Lit, faces: t.Faces,
		color: p.SideColor(t.Side), legal: p.Legal, dark: p.SpaceGlow, scale: c.Scale,
	}
	rest := 0.0
	if t.Closed {
		key.faces, key.lit = [4]uint8{}, 0
	} else {
		key.quarters, rest = settled(quarters)
	}
	side := 2 * baseRadius * baseReach * box.W
	c.Turn(box.Center(), rest, 1, func() { render.Pixels(c, key, around(c, box.Center(), side, side), makeBase) })
}

// figureKey finds a drawing in the colour of a side, turned by quarters.
type figureKey struct {
	kind     assets.Kind
	name     string
	color    render.Color
	quarters uint8
}

func (t *Token) drawFigure(c *render.Canvas, box render.Rect, quarters float64) {
	if t.Figure.Name == "" {
		return
	}
	const share = 0.81 // of the token's space
	turned, rest := settled(quarters)
	key := figureKey{t.Figure.Kind, t.Figure.Name, c.Palette.SideColor(t.Side), turned}
	alpha := 1.0
	if t.Broken {
		alpha = 0.72
	}
	place := around(c, box.Center(), share*box.W, share*box.W)
	c.Fade(alpha, func() {
		c.Turn(box.Center(), rest, 1, func() { render.Pixels(c, key, place, makeFigure) })
	})
	if t.Broken {
		c.Turn(box.Center(), quarters*math.Pi/2, 1, func() { render.Art(c, crackKey{c.Palette.Warning}, place, paintCrack) })
	}
}

// makeFigure colours a drawing and turns it.
func makeFigure(k figureKey, w, h int) *image.RGBA {
	light, second := k.color.Mix(render.Hex(0xFFFFFF), 0.2), k.color.Mix(render.Hex(0), 0.42)
	ink := func(c render.Color) color.RGBA { return color.RGBA{c.R, c.G, c.B, 255} }
	inks := assets.Inks{Light: ink(light), Base: ink(light), Second: ink(second), Shade: ink(second), Deep: ink(k.color.Mix(render.Hex(0), 0.8)), Accent: ink(light)}
	m, err := assets.RasterIn(inks, k.kind, k.name, w)
	if err != nil {
		panic("field: " + err.Error())
	}
	for range k.quarters {
		m = turnedRight(m)
	}
	return m
}

// turnedRight is a square picture turned by a quarter clockwise.
func turnedRight(m *image.RGBA) *image.RGBA {
	n := m.Rect.Dx()
	out := image.NewRGBA(image.Rect(0, 0, n, n))
	for y := range n {
		for x := range n {
			out.SetRGBA(n-1-y, x, m.RGBAAt(m.Rect.Min.X+x, m.Rect.Min.Y+y))
		}
	}
	return out
}

type crackKey struct{ color render.Color }

func paintCrack(p *render.Pen, k crackKey) {
	var line []render.Point
	for _, at := range [...]render.Point{{X: -0.07, Y: -0.37}, {X: 0.06, Y: -0.15}, {X: -0.1, Y: 0.02}, {X: 0.09, Y: 0.2}, {X: -0.02, Y: 0.37}} {
		line = append(line, render.Point{X: p.W * (0.5 + at.X), Y: p.H * (0.5 + at.Y)})
	}
	crack := (&render.Path{}).Line(line...)
	p.Glow(crack, k.color, max(p.W*0.1, 4))
	p.Stroke(crack, render.Stroke{Color: k.color, Width: max(p.W*0.036, 1.4)})
}

// HullBox is where the bar of its hull is on the screen.
func (t *Token) HullBox(v *View) render.Rect {
	box, unit := t.Box(v), v.Unit()
	w, h := 0.74*box.W, max(0.12*unit, 3) // half of it lies beyond the base, so that the face there is seen
	if t.Closed {
		w, h = 0.4*unit, max(0.09*unit, 3)
	}
	return render.Around(render.Point{X: box.Center().X, Y: box.Bottom() - 0.05*unit}, w, h)
}

type starKey struct{ color render.Color }

func drawStar(c *render.Canvas, box render.Rect) {
	render.Art(c, starKey{c.Palette.Amber}, c.OnPixels(box), func(p *render.Pen, k starKey) {
		var points []render.Point
		for i := range 10 {
			far := p.W / 2 * [2]float64{1, 0.42}[i&1]
			sin, cos := math.Sincos(float64(i) * math.Pi / 5)
			points = append(points, render.Point{X: p.W/2 + far*sin, Y: p.H/2 - far*cos})
		}
		p.Fill((&render.Path{}).Polygon(points...), k.color.Mix(render.Hex(0xFFFFFF), 0.2))
	})
}

// drawBadge draws a sign of what will be lost.
func drawBadge(c *render.Canvas, sign string, at render.Point, radius float64) {
	p := &c.Palette
	c.Ring(at, radius, render.RingStyle{Fill: p.Space.Mix(p.Warning, 0.16), Line: p.Warning, Width: 1.5})
	c.Sign(sign, render.Around(at, 1.4*radius, 1.4*radius), p.Warning.Mix(p.Text, 0.75))
}
