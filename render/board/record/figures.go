package record

import (
	"slices"

	"holoboard/render"
)

// A Row is a figure: what it is, what it is in the first state and in the second.
type Row struct {
	Sign, Name    string
	First, Second string
	Mark          Mark
}

// A Deed is what the piece can do.
type Deed struct {
	Sign, Name string
	About      string // in sentences, where there is room
	Lit        bool
	Mark       Mark
}

// drawTable draws the figures of both states, what the second has otherwise in amber.
func (r *Record) drawTable(c *render.Canvas, box render.Rect) {
	p, both := &c.Palette, r.Heads[1] != ""
	lines := box.Rows(0, slices.Repeat([]float64{1}, len(r.Rows)+1)...)
	columns := func(line render.Rect) (sign, name, first, second, mark render.Rect) {
		mark, line = line.CutRight(17)
		if both {
			second, line = line.CutRight(64)
		}
		first, line = line.CutRight(60)
		sign, name = line.CutLeft(24)
		return sign, name, first, second, mark
	}
	if both {
		_, _, first, second, _ := columns(lines[0])
		c.Text(r.Heads[0], first, p.Label().AtRight())
		c.Text(r.Heads[1], second, c.FittedIn(r.Heads[1], second, p.Label()).AtRight())
	}
	for i, row := range r.Rows {
		sign, name, first, second, mark := columns(lines[i+1])
		c.Sign(row.Sign, sign.Middle(18, 18).Move(-3, 0), p.Dim)
		c.Label(row.Name, name, p.Body())
		c.Text(row.First, first, p.Name().AtRight())
		style := p.Name().In(p.Dim)
		if row.Second != row.First {
			style = style.In(p.Amber)
		}
		c.Text(row.Second, second, style.AtRight())
		row.Mark.Draw(c, mark.Middle(13, 13).Move(3, 0))
	}
}

// Measures of deeds, points.
const (
	deedIndent = 30
	deedGap    = 4
)

// fitting are deeds with what is said about them, as far as there is room for it, the first ones first; and how high that is.
func fitting(c *render.Canvas, all []Deed, width, room float64) (shown []Deed, high float64) {
	high = float64(len(all)) * (c.Palette.Name().LineHeight() + deedGap)
	for _, d := range all {
		about := c.ParagraphHeight(d.About, width-deedIndent, aboutStyle(c))
		if high+about > room {
			d.About = ""
		} else {
			high += about
		}
		shown = append(shown, d)
	}
	return shown, high
}

func aboutStyle(c *render.Canvas) render.TextStyle {
	return c.Palette.Label().With(render.Reading).Tightly()
}

func drawDeeds(c *render.Canvas, all []Deed, box render.Rect) {
	p := &c.Palette
	for _, d := range all {
		var line render.Rect
		line, box = box.CutTop(p.Name().LineHeight())
		ink := p.Text
		if d.Lit {
			ink = p.Amber
		}
		c.Sign(d.Sign, render.Box(line.X, line.Y+1, 20, 20), ink)
		mark, name := line.CutRight(20)
		_, name = name.CutLeft(deedIndent)
		c.Label(d.Name, name, p.Name())
		d.Mark.Draw(c, mark.Middle(13, 13).Move(3, 0))
		if d.About != "" {
			_, text := box.CutLeft(deedIndent)
			_, box = box.CutTop(c.Paragraph(d.About, text, aboutStyle(c)))
		}
		_, box = box.CutTop(deedGap)
	}
}
