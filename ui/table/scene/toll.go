package scene

import (
	"holoboard/render"
	"holoboard/ui"
)

// A Toll tells what a fight has come to: who won where, and who lost what.
type Toll struct {
	Title string
	Won   []Named
	Lost  []Lost
}

// Lost is what one side has lost, in words.
type Lost struct {
	Sign  string
	Color render.Color
	Text  string
}

// Show shows it in the middle of a place while it is told, 0 to 1. Where nothing moves it stands there whole from the first moment.
func (t *Toll) Show(f *ui.Frame, place ui.Rect, told float64) {
	const widest, margin, sign, gap = 560, 16, 30, 6
	p := f.Palette
	title, text := p.Title().With(render.Banner).Sized(26).Centered(), p.Body().Sized(render.SizeLarge)
	wide := min(widest, place.W-2*gap)
	inner := wide - 2*margin
	head, row := title.LineHeight(), text.LineHeight()+gap
	rows := make([]float64, len(t.Lost))
	high := 2*margin + head + row*float64(len(t.Won))
	for i, side := range t.Lost {
		rows[i] = f.ParagraphHeight(side.Text, inner-sign, text) + 2*gap
		high += rows[i]
	}
	box := place.Middle(wide, min(high, place.H))
	shown := 1.0
	if f.Clock.Speed != render.Off {
		shown = min(told*8, (1-told)*8, 1)
	}
	f.Fade(shown, func() {
		f.Shadow(box)
		f.Panel(box, p.Glass().Filled(p.Space.Alpha(0.94)).With(p.LineLight, 2))
		line, rest := box.Inset(margin).CutTop(head)
		f.Text(t.Title, line, f.Fitted(t.Title, title, inner))
		for _, won := range t.Won {
			line, rest = rest.CutTop(row)
			f.Label(won.Name, line, text.In(won.Color).Centered())
		}
		for i, side := range t.Lost {
			line, rest = rest.CutTop(rows[i])
			f.Fill(render.Box(line.X, line.Y, line.W, 1), p.Line)
			at, words := line.InsetXY(0, gap).CutLeft(sign)
			f.Sign(side.Sign, at.Middle(22, 22).Move(-4, 0), side.Color)
			f.Paragraph(side.Text, words, text)
		}
	})
}
