package muster

import (
	"strconv"

	"holoboard/game"
	"holoboard/render"
)

// Counts are kinds of pieces and how many there are of each.
type Counts struct {
	Title string
	Kinds []Count
}

// A Count is a kind and how many there are of it.
type Count struct {
	Thing game.Option
	N     int
}

// Add adds so many of a kind.
func (of *Counts) Add(kind game.Option, n int) {
	for i := range of.Kinds {
		if of.Kinds[i].Thing == kind {
			of.Kinds[i].N += n
			return
		}
	}
	if n > 0 {
		of.Kinds = append(of.Kinds, Count{kind, n})
	}
}

// Total counts something of a company.
type Total struct {
	Sign string
	N    int
	Pale bool
}

// Tokens are drawn one by one: those that are left, and those that were spent.
type Tokens struct {
	Sign        string
	Left, Spent int
}

// From one kind to the next, points.
const countStep, smallStep = 42.0, 32.0

// drawCounts draws kinds with their numbers, under a title where there is room for one, and returns the rest of a box.
func (m *Muster) drawCounts(c *render.Canvas, of *Counts, box render.Rect) render.Rect {
	least := 48.0
	if m.tight() {
		least = 22
	}
	if len(of.Kinds) == 0 || box.H < least {
		return box
	}
	p := &c.Palette
	if !m.tight() {
		all := 0
		for _, kind := range of.Kinds {
			all += kind.N
		}
		var head render.Rect
		head, box = box.CutTop(20)
		number, head := head.CutRight(24)
		c.Text(of.Title, head, c.FittedIn(of.Title, head, p.Label()))
		c.Text(strconv.Itoa(all), number, p.Label().AtRight())
	}
	if m.aloud() {
		m.drawAloud(c, of.Kinds, box)
		return box
	}
	cells, high := countCells(len(of.Kinds), box)
	for i, kind := range of.Kinds {
		if cells[i].Bottom() > box.Bottom()+1 {
			break
		}
		size := min(25, cells[i].W-12)
		picture, number := cells[i].CutLeft(size)
		m.Picture(c, kind.Thing, picture.Middle(size, size))
		if kind.N > 1 {
			_, number = number.CutTop(number.H - 19)
			c.Text(strconv.Itoa(kind.N), number.Move(-2, 0), p.Label())
		}
	}
	_, box = box.CutTop(high)
	return box
}

// drawAloud draws kinds with their numbers as a whole room reads them, two beside each other.
func (m *Muster) drawAloud(c *render.Canvas, kinds []Count, box render.Rect) {
	const size, most = 34, 4
	_, box = box.CutTop(8)
	for i, kind := range kinds[:min(len(kinds), 2*int(box.H/size), 2*most)] {
		cell := render.Box(box.X+float64(i%2)*box.W/2, box.Y+float64(i/2)*size, box.W/2, size)
		picture, number := cell.CutLeft(size)
		m.Picture(c, kind.Thing, picture.Inset(2))
		c.Text("×"+strconv.Itoa(kind.N), number.InsetXY(3, 0), c.Palette.Number().Sized(20))
	}
}

// countCells are the places of kinds and their numbers at the top of a box: smaller, and in two rows, where there are many.
func countCells(n int, box render.Rect) (cells []render.Rect, high float64) {
	step, row := countStep, 28.0
	if step*float64(n) > box.W {
		step = smallStep
	}
	perRow := int(box.W / step)
	if n > perRow {
		row = 22
	}
	for i := range n {
		cells = append(cells, render.Box(box.X+float64(i%perRow)*step, box.Y+float64(i/perRow)*row, step, row))
	}
	return cells, row * float64((n+perRow-1)/perRow)
}

// drawTotals draws two totals in a row.
func drawTotals(c *render.Canvas, totals *[2]Total, row render.Rect) {
	p := &c.Palette
	for i, t := range totals {
		sign, number := row.Column(i, len(totals), 4).CutLeft(row.H)
		ink := p.Amber
		if t.Pale {
			ink = p.Dim
		}
		c.Sign(t.Sign, sign.Inset(2), ink)
		c.Text(strconv.Itoa(t.N), number.InsetXY(4, 0), p.Number().Sized(row.H*0.62))
	}
}

// draw draws tokens at the end of what is left of a box below so many kinds: beside those where all have room there.
func (t *Tokens) draw(c *render.Canvas, kinds int, box, left render.Rect) {
	const step = 19
	p, all := &c.Palette, t.Left+t.Spent
	row, left := left.CutTop(24)
	if room := box.W - countStep*float64(kinds); left.Y > box.Y+24 && float64(all)*step < room {
		row = render.Box(box.X, row.Y-28, box.W, 24)
	}
	if row.H < 20 {
		return
	}
	n := min(all, int(row.W/step))
	for i := range n {
		ink := p.Amber
		if i >= t.Left {
			ink = p.Neutral.Mix(p.Space, 0.4)
		}
		c.Sign(t.Sign, render.Box(row.Right()-float64(n-i)*step, row.Y+2, 18, 18), ink)
	}
}
