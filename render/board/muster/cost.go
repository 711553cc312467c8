package muster

import (
	"strconv"

	"holoboard/render"
)

// A Cost is what a part of a game has cost a side, in the foot of its rail.
type Cost struct {
	Side     int
	Title    string
	N        int
	Of       string   // what is counted so
	Lines    []string // more about it
	Left     string   // the heading of what is left
	Now, All int      // what is left, and of how much
	LeftOf   string   // both in words
	Note     string   // how that is counted
}

// Draw draws it in place of a card.
func (k *Cost) Draw(c *render.Canvas, box render.Rect) {
	p := &c.Palette
	c.Panel(box, p.SidePanel(k.Side).Filled(p.Panel.Alpha(0.95)))
	inner := box.InsetXY(14, 10)
	write := func(text string, high float64, style render.TextStyle) {
		var line render.Rect
		line, inner = inner.CutTop(high)
		c.Text(text, line, c.FittedIn(text, line, style))
	}
	write(k.Title, 24, p.Title().Sized(render.SizeLarge).In(p.SideColor(k.Side)))
	head, rest := inner.CutTop(42)
	inner = rest
	of := k.drawNumber(c, head, 34, 10)
	c.Text(k.Of, of, c.FittedIn(k.Of, of, p.Body().In(p.Dim)))
	for _, line := range k.Lines {
		write(line, 21, p.Body())
	}
	_, inner = inner.CutTop(8)
	write(k.Left, 20, p.Label().In(p.Text))
	bar, rest := inner.CutTop(16)
	inner = rest
	k.drawLeft(c, bar.Middle(bar.W, 11))
	write(k.LeftOf, 22, p.Number().Sized(render.SizeText))
	write(k.Note, 18, p.Label())
}

// BriefCost is how high it stands where there is little room, points.
const BriefCost = 96

// DrawBrief draws the same where there is little room: a rail that is slim, or one of two fleets.
func (k *Cost) DrawBrief(c *render.Canvas, box render.Rect) {
	p := &c.Palette
	c.Panel(box, p.SidePanel(k.Side).Filled(p.Panel.Alpha(0.95)))
	head, inner := box.InsetXY(8, 6).CutTop(19)
	c.Text(k.Title, head, c.FittedIn(k.Title, head, p.Label().In(p.SideColor(k.Side))))
	row, inner := inner.CutTop(34)
	c.Text(k.Of, k.drawNumber(c, row, 28, 6), p.Label())
	bar, inner := inner.CutTop(12)
	k.drawLeft(c, bar.Middle(bar.W, 8))
	c.Text(k.LeftOf, inner, c.FittedIn(k.LeftOf, inner, p.Label()))
}

// drawNumber draws the number large and returns what is left of its line.
func (k *Cost) drawNumber(c *render.Canvas, line render.Rect, size, gap float64) (rest render.Rect) {
	text, style := strconv.Itoa(k.N), c.Palette.Title().Sized(size)
	number, rest := line.CutLeft(c.TextWidth(text, style) + gap)
	c.Text(text, number, style)
	return rest
}

// drawLeft draws how much is left as a bar.
func (k *Cost) drawLeft(c *render.Canvas, bar render.Rect) {
	c.Bar(bar, float64(k.Now)/float64(max(k.All, 1)), c.Palette.SideColor(k.Side))
}
