package muster

import (
	"holoboard/game"
	"holoboard/render"
	"holoboard/render/board"
)

// A Company is what one player of a side has.
type Company struct {
	Name   string // whose it is, where several play for the side
	You    string // the badge of who looks at the screen; nothing: it is not his
	Lines  []Line
	Counts [2]Counts // the second where there is room
	Tokens Tokens
	Totals [2]Total // where there is little room
}

// A Line is a piece.
type Line struct {
	Thing  game.Option
	Name   string
	State  string // what it does now, shortly; nothing while there is nothing to say
	Lit    bool   // that is under way
	Chosen bool
	Pale   bool
}

// Heights of a piece's line, points: usual, and least; and what is kept for what is counted below them.
const (
	usual     = 34.0
	least     = 17.0
	countRoom = 96.0
)

// drawHeading names the company in its place, and returns the rest of that.
func (m *Muster) drawHeading(c *render.Canvas, of *Company, place render.Rect) (rest render.Rect) {
	p := &c.Palette
	head, rest := place.CutTop(22)
	ink := p.SideColor(m.Side)
	if of.You != "" {
		c.Panel(place.InsetXY(-6, 0), render.PanelStyle{Corner: render.Slight, Fill: ink.Alpha(0.1), Line: ink, Width: 1.5})
		badge := p.Label().In(p.Space).Centered()
		var mark render.Rect
		mark, head = head.CutRight(c.TextWidth(of.You, badge) + 16)
		c.Panel(mark.Middle(mark.W, 19), render.PanelStyle{Corner: render.Round, Radius: 9, Fill: ink})
		c.Text(of.You, mark, badge)
	}
	c.Text(of.Name, head, c.FittedIn(of.Name, head, p.Name().In(ink)))
	return rest
}

// drawCompany draws a company in a box.
func (m *Muster) drawCompany(c *render.Canvas, of *Company, box render.Rect) {
	if m.tight() {
		var foot render.Rect
		high := 24.0
		if m.aloud() {
			high = 34
		}
		foot, box = box.CutBottom(high)
		drawTotals(c, &of.Totals, foot)
	}
	high := m.lineHeight(len(of.Lines), box)
	for i := range of.Lines {
		if box.H < high {
			break
		}
		var row render.Rect
		row, box = box.CutTop(high)
		m.drawLine(c, &of.Lines[i], row)
	}
	box = m.drawCounts(c, &of.Counts[0], box)
	if !m.tight() {
		left := m.drawCounts(c, &of.Counts[1], box)
		of.Tokens.draw(c, len(of.Counts[1].Kinds), box, left)
	}
}

// lineHeight is how high the lines of so many pieces are, so that all of them stand in a box.
func (m *Muster) lineHeight(pieces int, box render.Rect) float64 {
	n, most, below := float64(max(pieces, 1)), usual, countRoom
	switch {
	case m.aloud():
		most = 44
	case m.tight():
		below = 30
	}
	return min(max((box.H-below)/n, min(least, box.H/n)), most)
}

// drawLine draws a piece as a line: its drawing, its name, what is left of it.
func (m *Muster) drawLine(c *render.Canvas, l *Line, row render.Rect) {
	p := &c.Palette
	if l.Chosen {
		c.Panel(row.InsetXY(-5, 0), p.ChosenLine())
	}
	size := min(28, row.H-1)
	style, high := p.Number(), 18.0
	if row.H > usual { // read from afar
		size, style, high = 36, style.Sized(render.SizeLarge), 23
	}
	picture, rest := row.CutLeft(size + 2)
	m.Picture(c, l.Thing, picture.Middle(size, size))
	name, bar := rest.InsetXY(6, 2).CutTop(high)
	if row.H < usual { // in little
		name, bar = rest.InsetXY(4, 1).CutTop(row.H - 12)
	}
	if row.H < 24 { // in one line
		const gap = 5
		bar, name = rest.InsetXY(4, 0).CutRight(rest.W * 0.36)
		bar, name.W = bar.Middle(bar.W, 12), name.W-gap
	}
	if l.Pale {
		style = style.In(p.Dim)
	}
	if l.State != "" && row.H >= 24 && row.W > 130 && !m.aloud() { // a room reads names
		ink := p.Dim
		if l.Lit {
			ink = p.Legal
		}
		var at render.Rect
		at, name = name.CutRight(c.TextWidth(l.State, p.Label()) + 4)
		c.Text(l.State, at, p.Label().In(ink).AtRight())
	}
	called := l.Name
	fitted := c.FittedIn(called, name, style)
	if c.TextWidth(called, fitted) > name.W {
		called = board.Shorter(called)
	}
	c.Text(called, name, fitted)
	if m.Bar != nil {
		m.Bar(c, l.Thing, render.Box(bar.X, bar.Y+2, bar.W, 8))
	}
}
