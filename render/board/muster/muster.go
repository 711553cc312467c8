// Package muster draws what a side has on the table, in its rail: who plays it, its greater pieces a line each, how many there are of the
// lesser ones, and what else is counted. Where several play for a side each has a place of his own there.
//
//	muster.go  the rail · company.go  what belongs to one player · counts.go  what is counted · cost.go  what something has cost · outlook.go  what may come of something
package muster

import (
	"holoboard/game"
	"holoboard/render"
	"holoboard/render/board"
)

// A Muster is what the rail of a side shows. Its lists are used again for the next picture, see [Muster.Begin].
type Muster struct {
	Side   int
	Sign   string
	Name   string     // of the side
	Player string     // who plays it; nothing where its companies say it
	You    string     // the badge of who looks at the screen; nothing: he plays another side
	Now    string     // what holds for it now; nothing: no line is kept for it
	Die    render.Die // beside that, for a whole room; none without a face
	Foot   func(c *render.Canvas, box render.Rect)
	High   float64 // of the foot, points

	Companies []Company
	Several   bool // play for the side

	Picture func(c *render.Canvas, thing game.Option, box render.Rect) // draws a piece or, of what is counted, its kind
	Bar     func(c *render.Canvas, thing game.Option, box render.Rect) // draws what is left of a piece; nil: nothing

	form board.Form
	slim bool // no two things have room beside each other
}

// Begin has it show something else, whose companies are added then.
func (m *Muster) Begin(next Muster) {
	next.Companies = m.Companies[:0]
	*m = next
}

// Add adds a company without anything.
func (m *Muster) Add() *Company {
	n := len(m.Companies)
	if n == cap(m.Companies) {
		m.Companies = append(m.Companies, Company{})
	}
	m.Companies = m.Companies[:n+1]
	of := &m.Companies[n]
	*of = Company{Lines: of.Lines[:0], Counts: [...]Counts{{Kinds: of.Counts[0].Kinds[:0]}, {Kinds: of.Counts[1].Kinds[:0]}}}
	return of
}

// Slim tells whether a rail has no room for two things beside each other.
func Slim(rail render.Rect) bool { return rail.W < 200 }

// Roomy tells whether a rail has room for a card in its foot.
func Roomy(form board.Form, rail render.Rect) bool {
	return form == board.Wide && !Slim(rail) && rail.H > 450
}

// aloud tells whether a whole room reads it.
func (m *Muster) aloud() bool { return m.form == board.Projected }

// tight tells whether there is little room, or what is there is read from afar: then what a company has is counted, not drawn.
func (m *Muster) tight() bool { return m.Several || m.slim || m.aloud() }

// Draw draws it in a rail of a screen of a form.
func (m *Muster) Draw(c *render.Canvas, form board.Form, box render.Rect) {
	m.form, m.slim = form, Slim(box)
	p := &c.Palette
	c.Panel(box, render.PanelStyle{Corner: render.Sharp, Fill: p.Panel.Mix(p.Space, 0.4), Line: p.Line, Width: 1})
	inner := box.InsetXY(10, 5)
	if m.slim {
		inner = box.InsetXY(6, 5)
	}
	inner = m.drawHead(c, inner)
	if m.Now != "" {
		inner = m.drawNow(c, inner)
	}
	if m.Foot != nil {
		var place render.Rect
		place, inner = inner.CutBottom(m.High)
		m.Foot(c, place.InsetXY(-4, 0))
	}
	for i := range m.Companies {
		place := inner.Row(i, len(m.Companies), 8)
		if m.Several {
			place = m.drawHeading(c, &m.Companies[i], place)
		}
		m.drawCompany(c, &m.Companies[i], place)
	}
}

// drawHead names the side and who plays it, and returns the rest of its rail.
func (m *Muster) drawHead(c *render.Canvas, box render.Rect) (rest render.Rect) {
	p, high := &c.Palette, 40.0
	color := p.SideColor(m.Side)
	if m.aloud() { // its name is read from afar, in two lines
		high = 62
	}
	head, rest := box.CutTop(high)
	if !m.slim || m.aloud() {
		sign, name := head.CutLeft(34)
		c.Sign(m.Sign, sign.Middle(30, 30), color)
		head = name.InsetXY(6, 0)
	}
	upper, lower := head.CutTop(high - 17)
	switch {
	case m.You == "":
	case m.slim:
		lower = m.drawYou(c, lower, 17, p.Label())
	default:
		upper = m.drawYou(c, upper, 24, p.Name())
	}
	title := p.Title().In(color)
	if m.aloud() {
		title = title.Sized(render.SizeLarge).Tightly().UpTo(2)
		named := c.ParagraphHeight(m.Name, head.W, title)
		upper, lower = head.Middle(head.W, named+17).CutTop(named)
		c.Paragraph(m.Name, upper, title)
	} else {
		c.Text(m.Name, upper, c.FittedIn(m.Name, upper, title))
	}
	c.Text(m.Player, lower, c.FittedIn(m.Player, lower, p.Label()))
	return rest
}

// drawYou draws the badge of who looks at the screen at the end of a line, and returns the rest of that.
func (m *Muster) drawYou(c *render.Canvas, line render.Rect, high float64, style render.TextStyle) (rest render.Rect) {
	const around, gap = 18, 5
	p := &c.Palette
	badge, rest := line.CutRight(c.TextWidth(m.You, style) + around)
	rest.W -= gap
	badge = badge.Middle(badge.W, high)
	c.Panel(badge, render.PanelStyle{Corner: render.Round, Radius: high / 2, Fill: p.SideColor(m.Side)})
	c.Text(m.You, badge, style.In(p.Space).Centered())
	return rest
}

// drawNow says what holds for the side now, and returns the rest of its rail.
func (m *Muster) drawNow(c *render.Canvas, box render.Rect) (rest render.Rect) {
	high := 22.0
	switch {
	case m.aloud():
		high = 58
	case m.slim:
		high = 34
	}
	line, rest := box.CutTop(high)
	if m.aloud() && m.Die.Face != "" {
		var die render.Rect
		die, line = line.CutLeft(high)
		c.Die(die.Middle(54, 54), m.Die)
		line = line.InsetXY(6, 0)
	}
	c.Label(m.Now, line, c.Palette.Body())
	return rest
}
