package ui

import (
	"math"
	"strconv"

	"holoboard/render"
)

// Slider is a number that is set by dragging or by the arrow keys.
type Slider struct {
	ID        string
	Rect      Rect
	Low, High float64
	Step      float64
	Why       string
}

// Slider draws a slider, changes the value when it is used, and tells whether it was.
func (f *Frame) Slider(s Slider, value *float64) bool {
	spot := Spot{ID: s.ID, Rect: s.Rect, Why: s.Why}
	state := f.Spot(spot)
	f.window.coming.spots[f.window.coming.index[s.ID]].arrows = true
	before := *value
	const knob = 9
	track := s.Rect.InsetXY(knob, 0)
	w := f.window
	if s.Why == "" {
		if w.press.id == s.ID && f.In.Down {
			share := min(max((f.In.At.X-track.X)/track.W, 0), 1)
			*value = s.Low + share*(s.High-s.Low)
		}
		if w.focus == s.ID && f.Pressed(KeyRight) {
			*value += s.Step
		}
		if w.focus == s.ID && f.Pressed(KeyLeft) {
			*value -= s.Step
		}
	}
	*value = min(max(s.Low+math.Round((*value-s.Low)/s.Step)*s.Step, s.Low), s.High)
	share := (*value - s.Low) / (s.High - s.Low)
	p := f.Palette
	line := track.Middle(track.W, 4)
	f.Panel(line, render.PanelStyle{Corner: render.Pill, Fill: p.Line})
	f.Fill(Rect{X: line.X, Y: line.Y, W: line.W * share, H: line.H}, p.Accent)
	at := Point{X: line.X + line.W*share, Y: line.Center().Y}
	fill := p.PanelLight
	if state.Attention() {
		fill = p.Text
	}
	f.Ring(at, knob, render.RingStyle{Fill: fill, Line: p.Text, Width: 2})
	if state.Focus {
		f.FocusRing(s.Rect, State{Focus: true}, render.Slight, 0)
	}
	f.why(spot, state)
	return *value != before
}

func numbered(id string, i int) string { return id + "." + strconv.Itoa(i) }
