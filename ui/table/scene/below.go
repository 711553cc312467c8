package scene

import (
	"holoboard/game"
	"holoboard/render"
	"holoboard/ui"
)

// Measures of options in few words, points.
const (
	belowGap    = 6
	belowMargin = 6
	belowLeast  = 150 // the width of an option
	belowRows   = 2
)

// FitsBelow tells whether so many options stand in a strip below the question without scrolling.
func FitsBelow(n int, strip ui.Rect) bool {
	room := strip.W - 2*belowMargin - Bar
	return n <= belowRows*int((room+belowGap)/(belowLeast+belowGap))
}

// Below shows options in few words in a place beside what they are about, so that this stays in view. A few options have the
// whole height, and cards then tell what they do.
func (c *Choices[V]) Below(options []game.Option, place ui.Rect) {
	const few, row, tall, largest = 3, 54, 100, 420
	Panel(c.F, "choices", place)
	list := place.Inset(1)
	room := list.W - 2*belowMargin - Bar + belowGap
	rows, most := belowRows, float64(row)
	if len(options) <= few {
		rows, most = 1, tall
	}
	columns := max(min((len(options)+rows-1)/rows, int(room/(belowLeast+belowGap))), 1)
	lines := (len(options) + columns - 1) / columns
	height := min((list.H-2*belowMargin+belowGap)/float64(max(rows, min(lines, few)))-belowGap, most)
	wide := min(room/float64(columns)-belowGap, largest)
	c.F.Scroll(choicesList, list, float64(lines)*(height+belowGap)-belowGap+2*belowMargin, func(content ui.Rect) {
		first := content.Inset(belowMargin)
		for i, o := range options {
			cell := render.Box(first.X+float64(i%columns)*(wide+belowGap), first.Y+float64(i/columns)*(height+belowGap), wide, height)
			c.brief(o, cell, height > row)
		}
	})
}

// brief shows an option: a picture, its name and what else must be known; told tells whether there is room for what a card does.
func (c *Choices[V]) brief(o game.Option, box ui.Rect, told bool) {
	f, p := c.F, c.F.Palette
	s := c.choice(o, box)
	f.Panel(box, p.Glass().Filled(p.PanelLight).With(p.LineLight, 1))
	picture, text := box.Inset(4).CutLeft(min(box.H-8, 60))
	c.How.Picture(o, picture, true)
	_, text = text.CutLeft(8)
	text = text.InsetXY(0, 2)
	name, note := c.How.Brief(o, told)
	title := p.Name().Tightly()
	switch {
	case c.How.Form(o).Signs:
		upper, lower := text.Middle(text.W, 36).CutTop(18)
		f.Text(name, upper, p.Name())
		c.How.Signs(o, lower)
	case note == "":
		f.Label(name, text, title)
	default:
		head := min(f.ParagraphHeight(name, text.W, title)+2, text.H-16)
		block := text.Middle(text.W, min(text.H, head+f.ParagraphHeight(note, text.W, p.Label().Tightly())))
		upper, lower := block.CutTop(head)
		f.Label(name, upper, title)
		f.Label(note, lower, c.noteStyle(o).Tightly())
	}
	Frame(c.Flow, box, Look(c.Flow, s, o))
	c.How.About(o, box, s)
}
