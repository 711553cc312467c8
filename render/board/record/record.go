// Package record draws the card of a piece with many figures, large, as it is read before a game: what it is called and worth, the piece
// itself, its figures in one or two states beside each other, what it can do, and what the marks beside figures mean.
//
//	record.go  the card, and where its parts stand · figures.go  its figures, and what it can do · brief.go  what of it counts in a game
package record

import (
	"slices"

	"holoboard/render"
)

// A Record is what stands on the card.
type Record struct {
	Side   int
	Name   string
	Worth  string
	About  string // what it is, in a line below the name
	Mark   Mark   // of what it is worth
	Piece  func(c *render.Canvas, box render.Rect)
	Heads  [2]string // of the columns of figures; one without a second state has no second
	Rows   []Row
	Deeds  []Deed
	Legend []Meaning // of all marks; those are said that stand beside what it is worth, or a figure
}

// A Mark says something of a figure beside it, where it comes from say; without a sign there is none.
type Mark struct {
	Sign string
	Lit  bool
}

// Draw draws it.
func (m Mark) Draw(c *render.Canvas, box render.Rect) {
	ink := c.Palette.Dim
	if m.Lit {
		ink = c.Palette.Amber
	}
	if m.Sign != "" {
		c.Sign(m.Sign, box, ink)
	}
}

// A Meaning is what a mark means.
type Meaning struct {
	Mark Mark
	Word string
}

// Measures of a card, points.
const (
	footHigh   = 24.0
	worthWide  = 62.0
	leastPiece = 110.0 // above figures
	beside     = 0.42  // of the card, for a piece that stands beside its figures
)

// Draw draws it as large as a box; in one that is wider than high the piece stands beside the figures.
func (r *Record) Draw(c *render.Canvas, box render.Rect) {
	p, wide := &c.Palette, box.W > box.H
	c.Panel(box, p.SidePanel(r.Side).Filled(p.SpaceGlow).With(p.SideColor(r.Side), 2))
	inner := r.drawHead(c, box.InsetXY(16, 12))
	foot, inner := inner.CutBottom(footHigh)
	r.drawLegend(c, foot)
	row := 22.0
	if wide {
		row = 19
	}
	table, least := row*float64(len(r.Rows)+1), leastPiece
	if wide {
		var piece render.Rect
		piece, inner = inner.CutLeft(inner.W * beside)
		r.Piece(c, piece)
		table, least = table+14, 0
	}
	deeds, want := fitting(c, r.Deeds, inner.W, inner.H-table-14-least)
	if !wide {
		var piece render.Rect
		piece, inner = inner.CutTop(max(inner.H-table-want-14, least))
		r.Piece(c, piece)
	}
	figures, inner := inner.CutTop(table)
	r.drawTable(c, figures)
	c.Fill(render.Box(inner.X, inner.Y+5, inner.W, 1), p.Line)
	_, inner = inner.CutTop(12)
	c.Clip(inner, func() { drawDeeds(c, deeds, inner) })
}

// drawHead draws name, worth and what the piece is, and returns the place below.
func (r *Record) drawHead(c *render.Canvas, box render.Rect) (rest render.Rect) {
	p := &c.Palette
	style, high := p.Title().Sized(22), 30.0
	if c.TextWidth(r.Name, style) > box.W-worthWide {
		style = p.Title().Sized(18).Tightly()
	}
	if c.TextWidth(r.Name, style) > box.W-worthWide {
		high = 44
	}
	head, rest := box.CutTop(high)
	worth, name := head.CutRight(worthWide)
	c.Label(r.Name, name, style)
	c.Text(r.Worth, worth, p.Number().Sized(24).In(p.SideColor(r.Side)).AtRight())
	line, rest := rest.CutTop(22)
	mark, line := line.CutRight(20)
	r.Mark.Draw(c, mark.Middle(16, 16))
	c.Label(r.About, line, p.Body().In(p.Dim))
	return rest
}

// drawLegend says what the marks mean that stand on the card.
func (r *Record) drawLegend(c *render.Canvas, box render.Rect) {
	x := box.X
	for _, m := range r.Legend {
		if m.Mark != r.Mark && !slices.ContainsFunc(r.Rows, func(row Row) bool { return row.Mark == m.Mark }) {
			continue
		}
		m.Mark.Draw(c, render.Box(x, box.Y+6, 15, 15))
		drawn := c.Text(m.Word, render.Box(x+20, box.Y+4, box.Right()-x-20, 20), c.Palette.Label())
		x = drawn.Right() + 14
	}
}
