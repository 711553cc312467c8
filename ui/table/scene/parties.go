package scene

import (
	"strconv"

	"holoboard/render"
	"holoboard/ui"
)

// What stands beside a scene or over it: who takes part, what was lost, what holds.

// Roster shows who takes part below each other, each with a picture and a name, as high as n have room, and has what else is to be
// said of each drawn below its name. It returns what is left.
func Roster(f *ui.Frame, r ui.Rect, n int, name func(i int) string, show func(i int, row, picture, below ui.Rect)) ui.Rect {
	const least, most, share, roomy = 46, 64, 0.42, 44
	p := f.Palette
	height := min(max(r.H*0.13, least), most, r.H*share/float64(n))
	for i := range n {
		var row, below ui.Rect
		row, r = r.CutTop(height)
		picture, text := row.InsetXY(0, 2).CutLeft((height - 4) * 0.8)
		_, text = text.CutLeft(8)
		style := p.Name().Sized(render.SizeLabel)
		if height >= roomy {
			style = p.Name()
			text, below = text.Middle(text.W, 40).CutTop(20)
			below = render.Box(below.X, below.Y+2, below.W, 16)
		}
		show(i, row, picture, below)
		f.Label(name(i), text, style)
	}
	return r
}

// Tally shows what there is of several kinds, each in a small picture with its number, and returns what is left below.
func Tally(f *ui.Frame, r ui.Rect, counts []int, picture func(kind int, at ui.Rect)) ui.Rect {
	const cell, least = 34.0, 64
	columns := max(int(r.W/least), 1)
	wide := r.W / float64(columns)
	i := 0
	for kind, n := range counts {
		if n == 0 {
			continue
		}
		at := render.Box(r.X+wide*float64(i%columns), r.Y+4+cell*float64(i/columns), cell, cell-4)
		f.Fade(0.75, func() { picture(kind, at) })
		f.Text("×"+strconv.Itoa(n), render.Box(at.Right()+1, at.Y, wide-cell, at.H), f.Palette.Number())
		i++
	}
	if i == 0 {
		return r
	}
	_, r = r.CutTop(8 + cell*float64((i+columns-1)/columns))
	return r
}

// Head says over a scene what goes on where, in which round, and which of the steps is under way.
type Head struct {
	Title, Round string
	Steps        []string
	Now          int // a step, or -1
}

// Show shows it on a large screen.
func (h *Head) Show(f *ui.Frame, r ui.Rect) {
	const all = 560 // points that all steps need
	p := f.Palette
	f.Panel(r, render.PanelStyle{Corner: render.Sharp, Fill: p.Panel})
	f.Fill(render.Box(r.X, r.Bottom()-1, r.W, 1), p.LineLight)
	text, steps := r.InsetXY(14, 0).CutLeft(r.W * 0.36)
	switch {
	case steps.W >= all:
		Steps(f, steps.InsetXY(0, 8), h.Steps, h.Now)
	case h.Now >= 0:
		step := h.Steps[h.Now]
		steps, text = r.InsetXY(14, 0).CutRight(f.TextWidth(step, p.Name()))
		f.Text(step, steps, p.Name())
	}
	upper, lower := text.InsetXY(0, 3).CutTop(24)
	f.Text(h.Title, upper, f.FittedIn(h.Title, upper, p.Title()))
	f.Text(h.Round, lower, p.Label())
}

// ShowSmall shows it in one line, on a phone.
func (h *Head) ShowSmall(f *ui.Frame, r ui.Rect) {
	p := f.Palette
	f.Fill(r, p.Panel)
	title, step := r.InsetXY(10, 0).CutLeft(r.W * 0.62)
	f.Label(h.Title, title, p.Title().Sized(render.SizeLarge))
	text := h.Round
	if h.Now >= 0 {
		text = h.Steps[h.Now]
	}
	f.Text(text, step, p.Label().AtRight())
}

// Figure shows somebody who takes part: a picture that is drawn for it, a name and a word below it.
func Figure(f *ui.Frame, cell ui.Rect, name, note string, picture func(at ui.Rect)) {
	p := f.Palette
	lines := 20.0
	if note != "" {
		lines = 38
	}
	text, bust := cell.CutBottom(lines)
	picture(bust.Middle(min(bust.H*0.8, bust.W), bust.H))
	upper, lower := text.CutTop(20)
	f.Label(name, upper, p.Name().Centered())
	f.Label(note, lower, p.Label().Centered())
}

// Cells shows n things side by side in rows that can be scrolled under a name, each at least so wide.
func Cells(f *ui.Frame, list string, r ui.Rect, n int, wide, high float64, show func(i int, cell ui.Rect)) {
	columns := max(int((r.W-ui.ScrollBar)/wide), 1)
	w := (r.W - ui.ScrollBar) / float64(columns)
	f.Scroll(list, r, float64((n+columns-1)/columns)*high, func(content ui.Rect) {
		for i := range n {
			show(i, render.Box(content.X+w*float64(i%columns), content.Y+high*float64(i/columns), w, high).Inset(3))
		}
	})
}

// Attempt tells in words what is tried, where, and what it does, for a phone where its card has no room.
type Attempt struct {
	Panel       render.PanelStyle
	Place, Step string
	Title, Text string
}

// Show shows it and returns the place below the text.
func (a *Attempt) Show(f *ui.Frame, r ui.Rect) (rest ui.Rect) {
	p := f.Palette
	f.Panel(r, a.Panel)
	head, rest := r.InsetXY(12, 6).CutTop(18)
	f.Text(a.Step, head, p.Label().AtRight())
	f.Text(a.Place, head, p.Label().In(p.Text))
	_, rest = rest.CutTop(f.Paragraph(a.Title, rest, p.Title().UpTo(3)) + 4)
	body := p.Body()
	if f.ParagraphHeight(a.Text, rest.W, body) > rest.H {
		body = f.FittedIn(a.Text, rest, body.Tightly())
	}
	f.Paragraph(a.Text, rest, body.UpTo(max(int(rest.H/body.LineHeight()), 1)))
	_, rest = rest.CutTop(f.ParagraphHeight(a.Text, rest.W, body))
	return rest
}
