package board

import (
	"math"
	"strconv"

	"holoboard/render"
)

// Ladder shows which numbers of a die hit.
type Ladder struct {
	Sides  int     // of the die
	Always bool    // its lowest number never hits and its highest one always does, and more than hits
	From   int     // the least number that hits
	Would  int     // what it would be if something were used; 0: nothing is
	Rolled int     // the number that the die shows; 0: it is not cast
	Fallen float64 // how far the tooth above that number has dropped, from 0 to 1
}

// hits tells whether a number does, where from on does.
func (l *Ladder) hits(n, from int) bool {
	if l.Always && (n == 1 || n == l.Sides) {
		return n > 1
	}
	return n >= from
}

// Hits tells whether a number does.
func (l *Ladder) Hits(n int) bool { return l.hits(n, l.From) }

// changes tells whether what is used would change what a number does.
func (l *Ladder) changes(n int) bool { return l.Would > 0 && l.hits(n, l.From) != l.hits(n, l.Would) }

// ladderKey finds the picture of its cells.
type ladderKey struct {
	ladder                        Ladder
	lit, dark, line, amber, white render.Color
}

// Draw draws it as large as a box: its cells, and their numbers where these can be read.
func (l *Ladder) Draw(c *render.Canvas, box render.Rect) {
	p := &c.Palette
	key := ladderKey{Ladder{Sides: l.Sides, Always: l.Always, From: l.From, Would: l.Would}, p.Legal, p.Panel.Mix(p.Space, 0.5), p.Line, p.Amber, p.Text}
	key.dark.A = 255
	render.Art(c, key, c.OnPixels(box), paintLadder)
	const least, share = 18, 0.46 // points a cell, under which it has no number
	if cell := box.W / float64(l.Sides); cell >= least {
		style := p.Number().Sized(min(max(math.Round(share*cell), render.SizeLabel), 20)).Centered()
		for n := 1; n <= l.Sides; n++ {
			c.Text(strconv.Itoa(n), box.Column(n-1, l.Sides, 0), style.In(l.ink(p, n)))
		}
	}
	l.drawTooth(c, box)
}

func (l *Ladder) ink(p *render.Palette, n int) render.Color {
	switch {
	case l.changes(n):
		return p.Amber
	case l.Hits(n):
		return p.OnLegal
	}
	return p.Neutral
}

// drawTooth marks the number that was rolled.
func (l *Ladder) drawTooth(c *render.Canvas, box render.Rect) {
	if l.Rolled == 0 || l.Fallen <= 0 {
		return
	}
	cell := box.Column(l.Rolled-1, l.Sides, 0)
	w := min(max(cell.W*0.66, 8), 16)
	h := w * 0.64
	tip := render.Point{X: cell.Center().X, Y: cell.Y - 1 - (1-render.Out(min(l.Fallen, 1)))*2*cell.H}
	type toothKey struct{ color render.Color }
	c.Fade(min(2*l.Fallen, 1), func() {
		render.Art(c, toothKey{c.Palette.Text}, c.OnPixels(render.Box(tip.X-w/2, tip.Y-h, w, h)), func(p *render.Pen, k toothKey) {
			p.Fill((&render.Path{}).Polygon(render.Point{}, render.Point{X: p.W}, render.Point{X: p.W / 2, Y: p.H}), k.color)
		})
	})
	c.Panel(cell.InsetXY(cell.W*0.03, 0).Inset(-1), render.PanelStyle{Corner: render.Slight, Line: c.Palette.Text, Width: max(cell.W*0.06, 1.2)})
}

func paintLadder(p *render.Pen, k ladderKey) {
	l := &k.ladder
	for n := 1; n <= l.Sides; n++ {
		cell := render.Box(0, 0, p.W, p.H).Column(n-1, l.Sides, 0)
		l.paintCell(p, k, n, cell.InsetXY(min(1, cell.W*0.06), 0))
	}
}

func (l *Ladder) paintCell(p *render.Pen, k ladderKey, n int, cell render.Rect) {
	path := render.PanelPath(cell.Inset(0.6), render.Round, 2, 2)
	fill, stroke := k.dark, render.Stroke{Color: k.line, Width: 1.2}
	switch {
	case l.changes(n):
		stroke.Color, stroke.Dash = k.amber, render.Dash{3, 2}
	case l.Always && n == l.Sides:
		fill, stroke.Color = k.lit.Mix(k.white, 0.45), k.lit
	case l.Hits(n):
		fill, stroke.Color = k.lit, k.lit
	}
	p.Fill(path, fill)
	p.Stroke(path, stroke)
}
