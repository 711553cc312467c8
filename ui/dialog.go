package ui

import "holoboard/render"

// Answer is what a player says to a dialog.
type Answer uint8

// The answers.
const (
	Waiting Answer = iota
	Yes
	No
)

// Modal draws something over a darkened screen; until it is no longer called, nothing below can be reached.
func (f *Frame) Modal(paint func()) {
	f.OnTop(func() {
		w := f.window
		layer := f.layer
		w.coming.layer++
		f.layer = w.coming.layer
		w.layerFrom = f.Marks()
		f.Fill(f.Bounds(), f.Palette.Space.Alpha(0.66))
		f.Means("", f.Bounds())
		paint()
		f.layer = layer
	})
}

// Question is one sentence that must be answered before anything else.
type Question struct {
	ID       string // the buttons are called ID.yes and ID.no
	Title    string
	Sentence string
	Yes, No  string
	Grave    bool // one would rather say no, and Enter does
}

// Ask shows a question and returns Waiting until it is answered, then the answer once. Escape says no.
func (f *Frame) Ask(q Question) Answer {
	w := f.window
	if answer, ok := w.answers[q.ID]; ok {
		delete(w.answers, q.ID)
		return answer
	}
	f.Modal(func() {
		if answer := f.question(q); answer != Waiting {
			w.answers[q.ID] = answer
			f.Invalidate()
		}
	})
	return Waiting
}

func (f *Frame) question(q Question) Answer {
	p := f.Palette
	const margin, buttonHeight = 24, 46
	text := p.Body().Sized(render.SizeLarge)
	width := min(520, f.W-32)
	body := f.ParagraphHeight(q.Sentence, width-2*margin, text)
	head := f.Fitted(q.Title, p.PromptText().Sized(22), width-2*margin)
	lines := f.ParagraphHeight(q.Title, width-2*margin, head)
	box := f.Bounds().Middle(width, 2*margin+12+lines+body+20+buttonHeight)
	f.Shadow(box)
	f.Panel(box, render.PanelStyle{Corner: render.Slight, Fill: p.Prompt, Line: p.Legal, Width: 1.5, Glow: p.Legal})
	inner := box.Inset(margin)
	title, rest := inner.CutTop(12 + lines)
	f.Paragraph(q.Title, title, head)
	f.Paragraph(q.Sentence, rest, text)
	buttons, _ := inner.CutBottom(buttonHeight)
	half := buttons.Columns(12, 1, 1)
	agree := Button{ID: q.ID + ".yes", Rect: half[1], Label: q.Yes, Main: !q.Grave, Key: KeyEnter}
	if q.Grave {
		agree.Key = 0
	}
	yes := f.Button(agree)
	no := f.Button(Button{ID: q.ID + ".no", Rect: half[0], Label: q.No, Main: q.Grave, Key: KeyEscape}) || q.Grave && f.Pressed(KeyEnter)
	switch {
	case yes:
		return Yes
	case no:
		return No
	}
	return Waiting
}
