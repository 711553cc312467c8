package ui

import (
	"cmp"
	"unicode"

	"holoboard/render"
)

// Field is a line of text to type in.
type Field struct {
	ID     string
	Rect   Rect
	Empty  string // shown while nothing is typed
	Most   int    // letters, 0 for 40
	Digits bool   // only digits count
}

// fieldState is where the next letter goes, and what was pasted there since the last frame.
type fieldState struct {
	caret   int
	pasted  []rune
	written *string // all that is to stand there, see [Window.Write]
}

// Field draws a text field and changes the text when it is typed in, and tells whether it was.
func (f *Frame) Field(d Field, text *string) bool {
	w := f.window
	s := f.Spot(Spot{ID: d.ID, Rect: d.Rect, Name: cmp.Or(d.Empty, d.ID), Value: *text})
	letters := []rune(*text)
	state := w.fields[d.ID]
	if state == nil {
		state = &fieldState{caret: len(letters)}
		w.fields[d.ID] = state
	}
	state.caret = min(state.caret, len(letters))
	if state.written != nil {
		letters, state.caret = nil, 0
		state.pasted, state.written = []rune(*state.written), nil
		w.focus = d.ID
	}
	focused := w.focus == d.ID && f.layer == w.shown.layer
	if s.Clicked {
		state.caret = len(letters)
	}
	if focused {
		letters = f.edit(d, state, letters)
	}
	changed := string(letters) != *text
	*text = string(letters)
	f.drawField(d, state, *text, focused, s)
	return changed
}

// mostPasted is how many bytes of the clipboard are looked at: no field takes so much.
const mostPasted = 64 << 10

func (f *Frame) edit(d Field, state *fieldState, letters []rune) []rune {
	w := f.window
	most := d.Most
	if most == 0 {
		most = 40
	}
	if f.In.Ctrl && w.Paste != nil && w.pressed(KeyV) {
		w.Paste(func(text string) {
			w.Do(func(f *Frame) {
				state.pasted = []rune(text[:min(len(text), mostPasted)])
				f.Invalidate()
			})
		})
	}
	typed := append(f.In.Runes[:len(f.In.Runes):len(f.In.Runes)], state.pasted...)
	state.pasted = nil
	for _, r := range typed {
		if len(letters) < most && unicode.IsPrint(r) && (!d.Digits || r >= '0' && r <= '9') {
			letters = append(letters[:state.caret:state.caret], append([]rune{r}, letters[state.caret:]...)...)
			state.caret++
		}
	}
	switch {
	case w.pressed(KeyBackspace) && state.caret > 0:
		letters = append(letters[:state.caret-1:state.caret-1], letters[state.caret:]...)
		state.caret--
	case w.pressed(KeyDelete) && state.caret < len(letters):
		letters = append(letters[:state.caret:state.caret], letters[state.caret+1:]...)
	case w.pressed(KeyLeft):
		state.caret = max(state.caret-1, 0)
	case w.pressed(KeyRight):
		state.caret = min(state.caret+1, len(letters))
	case w.pressed(KeyHome):
		state.caret = 0
	case w.pressed(KeyEnd):
		state.caret = len(letters)
	}
	return letters
}

func (f *Frame) drawField(d Field, state *fieldState, text string, focused bool, s State) {
	p := f.Palette
	style := render.PanelStyle{Fill: p.Space.Alpha(0.7), Line: p.LineLight, Width: 1}
	if focused {
		style = style.With(p.Text, 2)
	} else if s.Hover {
		style.Line = p.Text
	}
	f.Panel(d.Rect, style)
	inner := d.Rect.InsetXY(10, 0)
	line := p.Body().Sized(render.SizeLarge)
	before := f.TextWidth(string([]rune(text)[:state.caret]), line)
	shift := max(before-inner.W+2, 0) // keeps the caret in view
	f.Clip(d.Rect.InsetXY(2, 0), func() {
		if text == "" {
			f.Text(d.Empty, inner, line.In(p.Dim))
		} else {
			f.TextAt(text, Point{X: inner.X - shift, Y: inner.Center().Y}, line)
		}
		if focused {
			f.Fill(render.Around(Point{X: inner.X + before - shift + 1, Y: inner.Center().Y}, 2, line.Size*1.3), p.Legal)
		}
	})
}
