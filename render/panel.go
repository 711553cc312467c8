package render

import (
	"image"
	"math"
)

// Corner is the form of a panel's corners.
type Corner uint8

// Corners. A side is told by them as well as by its colour; see [Ink].
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
	Width  float64 // of the line, points
	Glow   Color   // a wide faint line outside; none if transparent
	Dash   Dash    // of the line
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

// SidePanel is a panel of a side; everybody's where there is no such side.
func (p *Palette) SidePanel(side int) PanelStyle {
	if !p.has(side) {
		return p.Glass()
	}
	s := &p.Sides[side]
	return PanelStyle{Corner: s.Corner, Fill: s.Dark.Alpha(0.92), Line: s.Color, Width: 1.5}
}

// SideColor is the colour of a side's lines, and that of nobody's where there is no such side.
func (p *Palette) SideColor(side int) Color {
	if !p.has(side) {
		return p.Neutral
	}
	return p.Sides[side].Color
}

func (p *Palette) has(side int) bool { return side >= 0 && side < len(p.Sides) }

// Chosen is the frame of a thing that is chosen or asks to be.
func (p Palette) Chosen() PanelStyle {
	return PanelStyle{Corner: Cut, Radius: 10, Fill: p.LegalDark.Alpha(0.95), Line: p.Legal, Width: 2, Glow: p.Legal}
}

// ChosenLine is the look of a line that is chosen in a list: its corners leave its words room.
func (p Palette) ChosenLine() PanelStyle {
	style := p.Chosen()
	style.Corner, style.Width, style.Glow = Slight, 1.5, Color{}
	return style
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
	dash       Dash
	fill, line Color
	glow       Color
}

// Panel draws a panel that fills r. Its line lies inside the edge, its glow along it.
func (c *Canvas) Panel(r Rect, s PanelStyle) {
	box := c.pixels(r)
	if box.Empty() {
		return
	}
	rx, ry := s.radii(r.W, r.H)
	key := panelKey{
		corner: s.Corner, rx: int(math.Ceil(rx * c.Scale)), ry: int(math.Ceil(ry * c.Scale)),
		scale: c.Scale, width: s.Width, dash: s.Dash, fill: s.Fill, line: s.Line, glow: s.Glow,
	}
	margin := 0
	if s.Glow.A > 0 {
		margin = c.px(glowWidth/2) + 1
	}
	// A corner with all of the line and of the glow, which reaches as far inwards as outwards; where two of them do not fit, the picture is as long as the panel itself.
	border := int(math.Ceil(s.Width*c.Scale)) + 1
	cx, cy := max(key.rx, border)+1+margin, max(key.ry, border)+1+margin
	key.w, key.h = 2*cx+1, 2*cy+1
	if s.Dash != (Dash{}) || key.w >= box.Dx() {
		key.w, cx = box.Dx(), box.Dx()/2
	}
	if s.Dash != (Dash{}) || key.h >= box.Dy() {
		key.h, cy = box.Dy(), box.Dy()/2
	}
	p := c.pictures.panels.find(c.pictures, key)
	if p == nil {
		p = c.pictures.addPanel(key, s, margin)
	}
	if key.w == box.Dx() && key.h == box.Dy() {
		c.putAt(p, box.Min.X-margin, box.Min.Y-margin, opaqueWhite)
		return
	}
	c.nine(p, box.Inset(-margin), cx+margin, cy+margin, s.Fill.A == 0)
}

// nine draws a picture's corners as they are and draws out the one pixel wide lines between them. A hollow one has nothing in its middle.
func (c *Canvas) nine(p *Picture, box image.Rectangle, cx, cy int, hollow bool) {
	w, h := p.Size()
	fromX, fromY := [4]int{0, cx, w - cx, w}, [4]int{0, cy, h - cy, h}
	toX := [4]int{box.Min.X, box.Min.X + cx, box.Max.X - cx, box.Max.X}
	toY := [4]int{box.Min.Y, box.Min.Y + cy, box.Max.Y - cy, box.Max.Y}
	for y := range 3 {
		for x := range 3 {
			if hollow && x == 1 && y == 1 {
				continue
			}
			c.putInto(p, image.Rect(fromX[x], fromY[y], fromX[x+1], fromY[y+1]),
				image.Rect(toX[x], toY[y], toX[x+1], toY[y+1]), opaqueWhite)
		}
	}
}

func (all *Pictures) addPanel(key panelKey, s PanelStyle, margin int) *Picture {
	return all.panels.add(all, key, key.w+2*margin, key.h+2*margin, func() *image.RGBA { return paintPanel(key, s, margin) })
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
