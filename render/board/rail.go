package board

import "holoboard/render"

// Titled is a part of a rail with a title over it. An empty one is not there.
type Titled struct{ Title, Box render.Rect }

// CutTitled takes a part with a title off the bottom of what is left of a rail.
func CutTitled(rest *render.Rect, height float64) (t Titled) {
	var both render.Rect
	both, *rest = rest.CutBottom(height + TitleHeight + 4)
	t.Title, t.Box = both.CutTop(TitleHeight)
	t.Box.H = height
	return t
}

// DrawTitle draws the title of a part with a number at its right end.
func DrawTitle(c *render.Canvas, box render.Rect, title, number string) {
	if box.Empty() {
		return
	}
	p := c.Palette
	c.Text(title, box, p.Label())
	c.Text(number, box, p.Label().With(render.Figures).In(p.Text).AtRight())
	c.Fill(render.Box(box.X, box.Bottom()-2, box.W, 1), p.Line)
}

// Fact is a line in a rail that counts something a side has; what it counts the title knows.
type Fact struct {
	Side   int
	What   uint8
	Rect   render.Rect
	Sign   string
	Name   string
	Number string
}

// factRow is the height of a fact, points.
const factRow = 22

// LayFacts finds places for facts at the bottom of what is left of a rail, in two columns where that is low; some facts take a
// row of their own there.
func LayFacts(facts []Fact, rest *render.Rect, whole func(Fact) bool) {
	columns := 1
	if rest.H < 520 {
		columns = 2
	}
	wide := 0
	for _, f := range facts {
		if columns == 2 && whole(f) {
			wide++
		}
	}
	rows := (len(facts)-wide+columns-1)/columns + wide
	area, left := rest.CutBottom(float64(rows) * factRow)
	*rest = left
	cells := area.Grid(columns, rows, 0)
	at := 0
	for i := range facts {
		box := cells[at]
		at++
		if columns == 2 && whole(facts[i]) {
			box.W = area.W
			at++
		}
		facts[i].Rect = box
	}
}

// Draw draws a fact: its sign, its name where there is room, its number.
func (f *Fact) Draw(c *render.Canvas) {
	p := c.Palette
	const roomy = 100
	sign, rest := f.Rect.CutLeft(18)
	c.Sign(f.Sign, sign.Middle(16, 16), p.Dim)
	_, rest = rest.CutLeft(4)
	if f.Rect.W <= roomy {
		c.Text(f.Number, rest, p.Number().Sized(render.SizeLabel))
		return
	}
	c.Text(f.Name, rest, p.Label())
	c.Text(f.Number, rest, p.Number().Sized(render.SizeLabel).AtRight())
}
