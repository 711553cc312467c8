package board

import "holoboard/render"

// A card as a row: its picture at the left, and beside it the title and all that it says. For lists on a phone.

const (
	rowPicture = 0.34 // its share of the width
	rowMargin  = 8
	rowLeast   = 84 // the least height in which a picture shows something
)

// DrawRow draws a card as a row.
func (f *Face) DrawRow(c *render.Canvas, paint Painter, box render.Rect) {
	style := CardPanel(&c.Palette, f.Side, f.Color, smallUnit)
	style.Width = 1.5
	c.Panel(box, style)
	picture, words := box.Inset(2).CutLeft(box.W * rowPicture)
	DrawArt(c, paint, f.Picture, f.Color, picture, smallUnit)
	words = words.Inset(rowMargin)
	for _, l := range f.rowLines() {
		style := f.rowStyle(&c.Palette, l.Kind)
		var paragraph render.Rect
		paragraph, words = words.CutTop(c.ParagraphHeight(l.Text, words.W, style))
		c.Paragraph(l.Text, paragraph, style)
	}
}

// RowHeight is the height that a card takes as a row.
func (f *Face) RowHeight(c *render.Canvas, width float64) float64 {
	_, words := render.Box(0, 0, width, 0).Inset(2).CutLeft(width * rowPicture)
	height := 2.0 * (rowMargin + 2)
	for _, l := range f.rowLines() {
		height += c.ParagraphHeight(l.Text, words.W-2*rowMargin, f.rowStyle(&c.Palette, l.Kind))
	}
	return max(height, rowLeast)
}

// rowLines are the title and what the card says.
func (f *Face) rowLines() []Line { return append([]Line{{f.Title, titleLine}}, f.Lines...) }

func (f *Face) rowStyle(p *render.Palette, kind LineKind) render.TextStyle {
	switch kind {
	case titleLine:
		return p.Name()
	case HeadLine:
		return p.Name().Sized(render.SizeLabel).In(f.Color)
	case NoteLine:
		return p.Body().Sized(render.SizeLabel).In(p.Dim)
	}
	return p.Body().Sized(render.SizeLabel)
}
