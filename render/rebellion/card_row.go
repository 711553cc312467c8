package rebellion

import (
	"holoboard/game"
	"holoboard/game/rebellion"
	"holoboard/render"
)

// A card as a row: its picture at the left, and beside it the title and all that it says. For lists on a phone.

const (
	rowPicture = 0.34 // its share of the width
	rowMargin  = 8
	rowLeast   = 84 // the least height in which a picture shows something
)

// CardRow draws a card as a row.
func (b *Board) CardRow(c *render.Canvas, v *rebellion.View, o game.Option, box render.Rect) {
	f, ok := b.scene(v).faceOf(b, &c.Palette, o)
	if !ok {
		return
	}
	style := cardStyle(f.side, f.color, &c.Palette, 0.62)
	style.Width = 1.5
	c.Panel(box, style)
	picture, words := box.Inset(2).CutLeft(box.W * rowPicture)
	b.drawArt(c, f.art, f.color, picture, 0.62)
	words = words.Inset(rowMargin)
	for _, l := range rowLines(&f) {
		style := rowStyle(&c.Palette, &f, l.kind)
		var paragraph render.Rect
		paragraph, words = words.CutTop(c.ParagraphHeight(l.text, words.W, style))
		c.Paragraph(l.text, paragraph, style)
	}
}

// CardRowHeight is the height that a card takes as a row.
func (b *Board) CardRowHeight(c *render.Canvas, v *rebellion.View, o game.Option, width float64) float64 {
	f, ok := b.scene(v).faceOf(b, &c.Palette, o)
	if !ok {
		return 0
	}
	_, words := render.Box(0, 0, width, 0).Inset(2).CutLeft(width * rowPicture)
	height := 2.0 * (rowMargin + 2)
	for _, l := range rowLines(&f) {
		height += c.ParagraphHeight(l.text, words.W-2*rowMargin, rowStyle(&c.Palette, &f, l.kind))
	}
	return max(height, rowLeast)
}

// titleLine is the title among the lines of a row.
const titleLine lineKind = 255

// rowLines are the title and what the card says.
func rowLines(f *face) []line { return append([]line{{f.title, titleLine}}, f.lines...) }

func rowStyle(p *render.Palette, f *face, kind lineKind) render.TextStyle {
	switch kind {
	case titleLine:
		return p.Name()
	case headLine:
		return p.Name().Sized(render.SizeLabel).In(f.color)
	case placeLine:
		return p.Body().Sized(render.SizeLabel).In(p.Dim)
	}
	return p.Body().Sized(render.SizeLabel)
}
