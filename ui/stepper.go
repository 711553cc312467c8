package ui

import "holoboard/render"

// Stepper is a figure between − and +.
type Stepper struct {
	ID             string // the buttons are called ID.fewer and ID.more
	Rect           Rect
	Text           string
	NoLess, NoMore string // why it cannot be less or more
	Wide           bool   // the buttons are nearly as wide as the figure, for a thumb
}

// Stepper draws the figure and tells which button was pressed: -1, 1, or 0 for none.
func (f *Frame) Stepper(s Stepper) (step int) {
	narrow := f.Reach(36)
	p := f.Palette
	less, rest := s.Rect.CutLeft(narrow)
	more, middle := rest.CutRight(narrow)
	middle, style, size := middle.InsetXY(2, 0), p.Name(), 0.0
	if s.Wide {
		places := s.Rect.Columns(6, 1, 1.2, 1)
		less, middle, more, style, size = places[0], places[1], places[2], p.Number().Sized(22), 20
	}
	f.Panel(middle, render.PanelStyle{Fill: p.Space.Alpha(0.6), Line: p.Line, Width: 1})
	f.Label(s.Text, middle.InsetXY(1, 0), style.Centered())
	if f.Button(Button{ID: s.ID + ".fewer", Rect: less, Label: "−", Why: s.NoLess, Size: size}) {
		step--
	}
	if f.Button(Button{ID: s.ID + ".more", Rect: more, Label: "+", Why: s.NoMore, Size: size}) {
		step++
	}
	if step != 0 {
		f.Invalidate()
	}
	return step
}
