package render

import (
	"image"
	"math"
)

// Corner is the form of a panel's corners.
type Corner uint8

// Corners. A side is told by them as well as by its colour: rebel things are round, imperial ones cut.
const (
	Slight Corner = iota // everybody's: a radius of 4
	Round
	Cut
	Pill    // round, as high as the panel
	HexPill // cut to a point at half the height
	Sharp   // none
)

// PanelStyle says how a panel looks.
type PanelStyle struct {
	Corner Corner
	Radius float64 // of round and cut corners, points; 0 takes the usual 12
	Fill   Color
	Line   Color
	Width  float64   // of the line, points
	Glow   Color     // a wide faint line outside; none if transparent
	Dash   []float64 // of the line, points
}

// With returns the style with another line.
func (s PanelStyle) With(line Color, width float64) PanelStyle {
	s.Line, s.Width = line, width
	return s
}

// Filled returns the style with another fill.
func (s PanelStyle) Filled(c Color) PanelStyle { s.Fill = c; return s }

// Glowing returns the style with a glow.
func (s PanelStyle) Glowing(c Color) PanelStyle { s.Glow = c; return s }

// Glass is everybody's panel.
func (p Palette) Glass() PanelStyle {
	return PanelStyle{Corner: Slight, Fill: p.Panel, Line: p.Line, Width: 1}
}

// RebelPanel is a panel of the Rebels.
func (p Palette) RebelPanel() PanelStyle {
	return PanelStyle{Corner: Round, Fill: p.RebelDark.Alpha(0.92), Line: p.Rebel, Width: 1.5}
}

// EmpirePanel is a panel of the Empire.
func (p Palette) EmpirePanel() PanelStyle {
	return PanelStyle{Corner: Cut, Fill: p.EmpireDark.Alpha(0.92), Line: p.Empire, Width: 1.5}
}

// Chosen is the frame of a thing that is chosen or asks to be.
func (p Palette) Chosen() PanelStyle {
	return PanelStyle{Corner: Cut, Radius: 10, Fill: p.LegalDark.Alpha(0.95), Line: p.Legal, Width: 2, Glow: p.Legal}
}

const glowWidth = 9 // points

// radii are the reach of a corner along the panel's width and height, points.
func (s PanelStyle) radii(w, h float64) (rx, ry float64) {
	r := s.Radius
	switch s.Corner {
	case Slight:
		r = 4
	case Sharp:
		r = 0
	case Pill:
		r = h / 2
	case HexPill:
		ry = h / 2
		return min(ry*0.58, w/2), ry
	default:
		if r == 0 {
			r = 12
		}
	}
	r = min(r, w/2, h/2)
	return r, r
}

// panelKey finds a panel's picture: of the smallest one that has the same corners, or if dashed of the very size.
type panelKey struct {
	corner     Corner
	rx, ry     int // pixels
	w, h       int // pixels
	scale      float64
	width      float64
	dash       [2]float64
	fill, line Color
	glow       Color
}

// Panel draws a panel that fills r. Its line lies inside the edge, its glow outside.
func (c *Canvas) Panel(r Rect, s PanelStyle) {
	box := c.pixels(r)
	if box.Empty() {
		return
	}
	rx, ry := s.radii(r.W, r.H)
	key := panelKey{
		corner: s.Corner, rx: int(math.Ceil(rx * c.Scale)), ry: int(math.Ceil(ry * c.Scale)),
		scale: c.Scale, width: s.Width, fill: s.Fill, line: s.Line, glow: s.Glow,
	}
	copy(key.dash[:], s.Dash)
	margin := 0
	if s.Glow.A > 0 {
		margin = c.px(glowWidth/2) + 1
	}
	border := int(math.Ceil(s.Width*c.Scale)) + 1
	cx, cy := max(key.rx, border)+1, max(key.ry, border)+1 // the corners' reach in pixels
	if s.Dash != nil || 2*cx >= box.Dx() || 2*cy >= box.Dy() {
		key.w, key.h = box.Dx(), box.Dy()
		p := c.panelPicture(key, s, margin)
		c.putAt(p, box.Min.X-margin, box.Min.Y-margin, opaqueWhite)
		return
	}
	key.w, key.h = 2*cx+1, 2*cy+1
	c.nine(c.panelPicture(key, s, margin), box.Inset(-margin), cx+margin, cy+margin)
}

func (c *Canvas) panelPicture(key panelKey, s PanelStyle, margin int) *Picture {
	return c.pictures.panels.get(c.pictures, key, func() *image.RGBA {
		return paintPanel(key, s, margin)
	})
}

// nine draws a picture's corners as they are and draws out the one pixel wide lines between them.
func (c *Canvas) nine(p *Picture, box image.Rectangle, cx, cy int) {
	w, h := p.Size()
	fromX, fromY := [4]int{0, cx, w - cx, w}, [4]int{0, cy, h - cy, h}
	toX := [4]int{box.Min.X, box.Min.X + cx, box.Max.X - cx, box.Max.X}
	toY := [4]int{box.Min.Y, box.Min.Y + cy, box.Max.Y - cy, box.Max.Y}
	for y := range 3 {
		for x := range 3 {
			c.putInto(p, image.Rect(fromX[x], fromY[y], fromX[x+1], fromY[y+1]),
				image.Rect(toX[x], toY[y], toX[x+1], toY[y+1]), opaqueWhite)
		}
	}
}

func paintPanel(key panelKey, s PanelStyle, margin int) *image.RGBA {
	pen := newPen(key.scale, key.w+2*margin, key.h+2*margin)
	m := float64(margin) / key.scale
	rx, ry := float64(key.rx)/key.scale, float64(key.ry)/key.scale
	outer := Rect{m, m, float64(key.w) / key.scale, float64(key.h) / key.scale}
	lineBox := outer.Inset(s.Width / 2)
	shape := PanelPath(lineBox, s.Corner, max(rx-s.Width/2, 0), max(ry-s.Width/2, 0))
	if s.Glow.A > 0 {
		pen.Glow(shape, s.Glow, glowWidth)
	}
	pen.Fill(shape, s.Fill)
	pen.Stroke(shape, Stroke{Color: s.Line, Width: s.Width, Dash: s.Dash})
	return pen.target
}

// PanelPath is the outline of a panel with corners that reach rx and ry points.
func PanelPath(r Rect, corner Corner, rx, ry float64) *Path {
	p := &Path{}
	rx, ry = min(rx, r.W/2), min(ry, r.H/2)
	switch corner {
	case Cut, HexPill:
		return p.Polygon(Point{r.X + rx, r.Y}, Point{r.Right() - rx, r.Y}, Point{r.Right(), r.Y + ry},
			Point{r.Right(), r.Bottom() - ry}, Point{r.Right() - rx, r.Bottom()}, Point{r.X + rx, r.Bottom()},
			Point{r.X, r.Bottom() - ry}, Point{r.X, r.Y + ry})
	case Sharp:
		return p.Rect(r)
	}
	radius := min(rx, ry)
	if radius <= 0 {
		return p.Rect(r)
	}
	p.MoveTo(r.X+radius, r.Y)
	p.Arc(Point{r.Right() - radius, r.Y + radius}, radius, -math.Pi/2, 0)
	p.Arc(Point{r.Right() - radius, r.Bottom() - radius}, radius, 0, math.Pi/2)
	p.Arc(Point{r.X + radius, r.Bottom() - radius}, radius, math.Pi/2, math.Pi)
	p.Arc(Point{r.X + radius, r.Y + radius}, radius, math.Pi, 3*math.Pi/2)
	return p.Close()
}

// RingStyle says how a ring looks.
type RingStyle struct {
	Sides int // 0 a circle; 6 a hexagon with points at the sides
	Fill  Color
	Line  Color
	Width float64 // points
	Glow  Color
	Dash  []float64 // points
}

type ringKey struct {
	radius, scale float64
	sides         int
	width         float64
	dash          [2]float64
	fill, line    Color
	glow          Color
}

// Ring draws a circle or a polygon of equal sides around a point.
func (c *Canvas) Ring(center Point, radius float64, s RingStyle) {
	if c.Rough {
		radius = math.Round(radius)
	}
	key := ringKey{radius: radius, scale: c.Scale, sides: s.Sides, width: s.Width, fill: s.Fill, line: s.Line, glow: s.Glow}
	copy(key.dash[:], s.Dash)
	reach := radius + s.Width/2
	if s.Glow.A > 0 {
		reach = radius + glowWidth/2
	}
	half := int(math.Ceil(reach*c.Scale)) + 1
	p := c.pictures.rings.get(c.pictures, key, func() *image.RGBA {
		pen := newPen(c.Scale, 2*half, 2*half)
		middle := Point{float64(half) / c.Scale, float64(half) / c.Scale}
		path := (&Path{}).Circle(middle, radius)
		if s.Sides > 0 {
			path = (&Path{}).RegularPolygon(middle, radius, s.Sides, 0)
		}
		if s.Glow.A > 0 {
			pen.Glow(path, s.Glow, glowWidth)
		}
		pen.Fill(path, s.Fill)
		pen.Stroke(path, Stroke{Color: s.Line, Width: s.Width, Dash: s.Dash})
		return pen.target
	})
	c.putAt(p, int(math.Round(center.X*c.Scale))-half, int(math.Round(center.Y*c.Scale))-half, opaqueWhite)
}

// spotKey finds a soft round light, a shadow or the cross section of a line.
type spotKey struct {
	kind   spotKind
	pixels float64
}

type spotKind uint8

const (
	lightSpot spotKind = iota
	shadowSpot
	lineSpot
)

// Glow draws a soft round light whose edge is radius away.
func (c *Canvas) Glow(center Point, radius float64, color Color) {
	const pixels = 64
	p := c.pictures.spots.get(c.pictures, spotKey{lightSpot, pixels}, func() *image.RGBA {
		pen := newPen(1, pixels, pixels)
		pen.Radial(Point{pixels / 2, pixels / 2}, pixels/2, opaqueWhite)
		return pen.target
	})
	c.putInto(p, p.whole(), c.pixels(Around(center, 2*radius, 2*radius)), color)
}

// Shadow darkens the ground under a thing that is in the hand.
func (c *Canvas) Shadow(r Rect) {
	const soft = 14
	reach := c.px(soft)
	p := c.pictures.spots.get(c.pictures, spotKey{shadowSpot, float64(reach)}, func() *image.RGBA { return paintShadow(reach) })
	c.nine(p, c.pixels(r.Move(0, 6).Inset(-soft/2)), reach, reach)
}

// paintShadow is a dark square with soft edges that reach inwards.
func paintShadow(soft int) *image.RGBA {
	size := 2*soft + 1
	m := image.NewRGBA(image.Rect(0, 0, size, size))
	for y := range size {
		for x := range size {
			dx := max(soft-x, x-soft, 0)
			dy := max(soft-y, y-soft, 0)
			f := max(1-math.Hypot(float64(dx), float64(dy))/float64(soft), 0)
			m.Set(x, y, Color{A: 150}.Alpha(f*f*(3-2*f)))
		}
	}
	return m
}

// Line draws a straight line from a to b with smooth edges; it may change every frame at no cost.
func (c *Canvas) Line(a, b Point, width float64, color Color) {
	length := a.Distance(b)
	if length == 0 {
		return
	}
	if a.X == b.X {
		c.Fill(Rect{a.X - width/2, min(a.Y, b.Y), width, length}, color)
		return
	}
	if a.Y == b.Y {
		c.Fill(Rect{min(a.X, b.X), a.Y - width/2, length, width}, color)
		return
	}
	thick := max(math.Round(width*c.Scale*4)/4, 1) // pixels
	p := c.pictures.spots.get(c.pictures, spotKey{lineSpot, thick}, func() *image.RGBA { return crossSection(thick) })
	_, across := p.Size()
	// The middle two columns: what is beside them is the same, so that drawing them out does not fade the ends.
	part := image.Rect(1, 0, 3, across)
	sin, cos := (b.Y-a.Y)/length, (b.X-a.X)/length
	along := length * c.Scale / float64(part.Dx())
	m := affine{a: cos * along, b: -sin, c: sin * along, d: cos}
	m.tx = a.X*c.Scale - m.b*float64(across)/2
	m.ty = a.Y*c.Scale - m.d*float64(across)/2
	c.put(p, part, m, color)
}

// crossSection is a piece of a line of the given thickness, with a clear pixel above and below.
func crossSection(thick float64) *image.RGBA {
	rows := int(math.Ceil(thick)) + 2
	m := image.NewRGBA(image.Rect(0, 0, 4, rows))
	for y := range rows {
		fromMiddle := math.Abs(float64(y) + 0.5 - float64(rows)/2)
		cover := min(max(thick/2-fromMiddle+0.5, 0), 1)
		for x := range 4 {
			m.Set(x, y, opaqueWhite.Alpha(cover))
		}
	}
	return m
}

// DashedLine draws a line of dashes; phase moves them along, in points, as when something travels.
func (c *Canvas) DashedLine(a, b Point, width, dash, gap, phase float64, color Color) {
	length := a.Distance(b)
	step := dash + gap
	for at := math.Mod(phase, step) - step; at < length; at += step {
		from, to := max(at, 0), min(at+dash, length)
		if to > from {
			c.Line(a.Toward(b, from/length), a.Toward(b, to/length), width, color)
		}
	}
}

// Dot draws a small full disc.
func (c *Canvas) Dot(center Point, radius float64, color Color) {
	c.Ring(center, radius, RingStyle{Fill: color})
}

// Chevron draws the sign above a place that may be chosen, its tip at p.
func (c *Canvas) Chevron(p Point, size float64, color Color) {
	box := Rect{p.X - size/2, p.Y - size*0.6, size, size * 0.6}
	type chevronKey struct{ color Color }
	c.Art(chevronKey{color}, box, func(pen *Pen) {
		w, h := pen.W, pen.H
		pen.Stroke((&Path{}).Line(Point{w * 0.08, h * 0.15}, Point{w / 2, h * 0.75}, Point{w * 0.92, h * 0.15}),
			Stroke{Color: color, Width: size * 0.16})
	})
}

// Bar draws a share of a whole, 0 to 1, as a thin bar.
func (c *Canvas) Bar(r Rect, share float64, color Color) {
	c.Panel(r, PanelStyle{Corner: Sharp, Fill: c.Palette.Space, Line: c.Palette.LineLight, Width: 1})
	c.Fill(Rect{r.X, r.Y, r.W * min(max(share, 0), 1), r.H}, color)
}

// Gradient covers r with colours from top to bottom.
func (c *Canvas) Gradient(r Rect, top, bottom Color) {
	type gradientKey struct{ top, bottom Color }
	const steps = 64
	c.Stretched(gradientKey{top, bottom}, 1, steps, r, func(w, h int) *image.RGBA {
		m := image.NewRGBA(image.Rect(0, 0, w, h))
		for y := range h {
			m.Set(0, y, top.Mix(bottom, float64(y)/(steps-1)))
		}
		return m
	})
}
