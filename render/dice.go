package render

// Die is a die with one face up. Its form tells its colour too: a red die is a square with two cut corners, a
// black one a round square with a double line.
type Die struct {
	Red  bool
	Face string // a sign: hit, direct_hit, special or blank
	Dim  bool   // it counts for nothing
	Lit  bool   // it may be taken
}

// DiePath is the outline of a die that fills r.
func DiePath(r Rect, red bool) *Path {
	if !red {
		return PanelPath(r, Round, r.W*0.2, r.H*0.2)
	}
	cut := r.W * 0.22
	return (&Path{}).Polygon(Point{r.X, r.Y}, Point{r.Right() - cut, r.Y}, Point{r.Right(), r.Y + cut},
		Point{r.Right(), r.Bottom()}, Point{r.X + cut, r.Bottom()}, Point{r.X, r.Bottom() - cut})
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
		body := Die{Red: d.Red, Lit: d.Lit} // all faces share its picture
		Art(c, dieKey{body, shade, c.Palette}, square.Inset(-margin), func(p *Pen, k dieKey) { paintDie(p, k.die, k.shade, &k.palette, margin) })
		if d.Face != "" {
			size := square.W * 0.72
			c.Sign(d.Face, square.Middle(size, size), c.Palette.Text.Mix(c.Palette.Space, shade))
		}
	})
}

func dieColors(red bool, p *Palette) (fill, line Color) {
	if red {
		return p.RedDie, p.RedDieLine
	}
	return p.BlackDie, p.DieLine
}

func paintDie(p *Pen, d Die, shade float64, colors *Palette, margin float64) {
	body := Rect{margin, margin, p.W - 2*margin, p.H - 2*margin}
	width := max(body.W*0.035, 1)
	path := DiePath(body.Inset(width/2), d.Red)
	if d.Lit {
		p.Glow(path, colors.Legal, glowWidth)
	}
	fill, line := dieColors(d.Red, colors)
	fill, line = fill.Mix(colors.Space, shade), line.Mix(colors.Space, shade)
	p.Fill(path, fill)
	p.Inside(path, func(p *Pen) { paintBevel(p, body, line, colors.Space) })
	if !d.Red {
		p.Stroke(DiePath(body.Inset(width*3.2), false), Stroke{Color: line.Alpha(0.5), Width: max(width/2, 1)})
	}
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
