package ui

import "holoboard/render"

// Prompt is the bar that asks: one sentence in the imperative and one line of help.
type Prompt struct {
	Rect    Rect
	Title   string
	Help    string
	Waiting bool    // it is somebody else's decision: no green
	Buttons float64 // the width kept for buttons, points
}

// Prompt draws the bar and returns the place for its buttons, at the right; the main one goes to the right end.
func (f *Frame) Prompt(q Prompt) (buttons Rect) {
	p := f.Palette
	f.Cover("prompt", q.Rect)
	mark, style := p.Legal, render.PanelStyle{Corner: render.Sharp, Fill: p.Prompt.Alpha(0.97), Line: p.Legal, Width: 1.5, Glow: p.Legal}
	if q.Waiting {
		mark, style = p.LineLight, render.PanelStyle{Corner: render.Sharp, Fill: p.Panel, Line: p.LineLight, Width: 1}
	}
	f.Panel(q.Rect, style)
	bar, inner := q.Rect.CutLeft(8)
	f.Fill(bar, mark)
	inner = inner.InsetXY(16, 0)
	buttons, text := inner.CutRight(q.Buttons)
	text.W -= 16
	title, help := p.PromptText(), p.Body().In(p.Text.Mix(p.Dim, 0.4))
	if q.Help == "" {
		f.Label(q.Title, text, title)
		return buttons.InsetXY(0, (q.Rect.H-44)/2)
	}
	below := help.LineHeight()
	if f.TextWidth(q.Help, help) > text.W {
		help = help.Tightly()
		below = min(f.ParagraphHeight(q.Help, text.W, help), q.Rect.H-title.LineHeight())
	}
	upper, lower := text.Middle(text.W, title.LineHeight()+below).CutTop(title.LineHeight())
	f.Label(q.Title, upper, title)
	f.Label(q.Help, lower, help)
	return buttons.InsetXY(0, (q.Rect.H-44)/2)
}
