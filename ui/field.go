package ui

import (
	"cmp"
	"image"
	"slices"
	"strconv"
	"time"
	"unicode/utf8"

	"holoboard/render"
	"holoboard/ui/line"
	"holoboard/ui/sound"
)

// Field is a line of text to type in, as lines of text are everywhere: by keys, by the pointer, by the clipboard, by an input method.
type Field struct {
	ID       string
	Rect     Rect
	Empty    string // shown while nothing is typed
	Most     int    // signs, 0 for 40
	Digits   bool   // only digits count
	Proposed bool   // what stands there when it gets the focus is only proposed: the first letter takes its place
}

// Clipboard is what the fields of a window copy to and paste from; what it cannot do is nil. Paste hands over its text now or later and
// from any goroutine.
type Clipboard struct {
	Copy  func(text string)
	Paste func(take func(text string))
}

// fieldState is what lasts of a field from frame to frame.
type fieldState struct {
	line   line.Line
	owned  string      // the text as its owner had it last
	past   []line.Line // what was before, to be brought back
	most   int
	digits bool

	composed composed
	pasted   string
	full     time.Duration // when it did not take all that was typed, 0 for never
	had      bool          // it had the focus
	shift    float64       // how far the text is moved to the left, points
	caret    Rect          // points
}

// composed is what an input method has made of the keys so far, which is no part of the text yet.
type composed struct {
	text  string
	caret int // byte
}

// Field draws a text field and changes the text when it is typed in, and tells whether it was.
func (f *Frame) Field(d Field, text *string) bool {
	w := f.window
	s := f.Spot(Spot{ID: d.ID, Rect: d.Rect, Name: cmp.Or(d.Empty, d.ID), Value: *text})
	state := w.fields[d.ID]
	if state == nil {
		state = &fieldState{line: line.Written(*text), owned: *text}
		w.fields[d.ID] = state
	}
	state.most, state.digits = cmp.Or(d.Most, 40), d.Digits
	if *text != state.owned { // its owner has changed it
		state.line, state.past = line.Written(*text), nil
	}
	if s.Clicked && f.In.Touch {
		w.focus = d.ID
		state.line.MoveTo(f.placeAt(d, state, w.lastClick.at), false)
	}
	focused := w.focus == d.ID && f.layer == w.shown.layer
	if focused && !state.had && d.Proposed {
		state.line.ChooseAll()
	}
	state.had = focused
	if at := state.composed.text; at != "" && f.In.Pressed && !d.Rect.Contains(f.In.At) {
		state.composed = composed{} // who goes on with something else means what he sees; when the input method hands it over, it stands there
		state.take(w, at)
	}
	f.point(d, state, s)
	if focused {
		f.edit(state)
	}
	changed := state.line.Text != *text
	if changed {
		f.Invalidate() // who reads the words is told what stands there now
	}
	*text, state.owned = state.line.Text, state.line.Text
	f.drawField(d, state, focused, s)
	return changed
}

// take writes a text in the place of what is chosen, as far as there is room.
func (s *fieldState) take(w *Window, text string) {
	before, after := s.line.Sides()
	fits, all := line.Fitting(text, s.most-utf8.RuneCountInString(before)-utf8.RuneCountInString(after), s.digits)
	if !all {
		s.full = w.Clock.Now
		w.sound(sound.Refuse)
	}
	if from, to := s.line.Chosen(); fits != "" || from < to && text == "" {
		s.remember()
		s.line.Put(fits)
	}
}

// remember keeps the line as it is, to be brought back.
func (s *fieldState) remember() {
	const most = 100
	s.past = append(s.past, s.line)
	if len(s.past) > most {
		s.past = slices.Delete(s.past, 0, 1)
	}
}

// commit takes what an input method has made: a text between what is left of the text before and after the caret.
func (s *fieldState) commit(w *Window, before, text, after string) {
	if from, to := s.line.Chosen(); from < to && text == "" {
		s.take(w, "") // it erased a letter beside what is chosen, of which it knows nothing
		return
	}
	if was, then := s.line.Sides(); was != before || then != after {
		s.remember()
		s.line = line.Line{Text: before + after, Caret: len(before), Anchor: len(before)}
		if text == "" {
			return
		}
	}
	s.take(w, text)
}

// Typing is the field that is typed in, or nothing.
func (w *Window) Typing() string {
	if !w.typing() {
		return ""
	}
	return w.focus
}

// EndTyping ends it.
func (w *Window) EndTyping() {
	w.focus = ""
	w.Invalidate()
}

// AroundCaret is the text of a field before and after what is chosen there, where the caret stands, in pixels, and what an input method
// has made of keys so far; false for a field that is there no more.
func (w *Window) AroundCaret(field string) (before, after string, caret image.Rectangle, composed string, ok bool) {
	s := w.fields[field]
	if s == nil {
		return "", "", caret, "", false
	}
	before, after = s.line.Sides()
	r, k := s.caret, w.Scale()
	return before, after, image.Rect(int(r.X*k), int(r.Y*k), int((r.X+r.W)*k), int((r.Y+r.H)*k)), s.composed.text, true
}

// Compose shows in a field what an input method has made of keys so far, and where its caret stands, in bytes.
func (w *Window) Compose(field, text string, caret int) {
	s := w.fields[field]
	if now := (composed{text, min(max(caret, 0), len(text))}); s != nil && now != s.composed {
		s.composed = now
		w.typed()
	}
}

// Commit writes into a field what an input method has made: a text between what is left of the text before and after the caret.
func (w *Window) Commit(field, before, text, after string) {
	if s := w.fields[field]; s != nil {
		s.composed = composed{}
		s.commit(w, before, text, after)
		w.typed()
	}
}

// typed counts that the player has done something.
func (w *Window) typed() {
	w.heard++
	w.lastSeen = w.Clock.Now
	w.Invalidate()
}

// point moves the caret to where the pointer is, and chooses what it is drawn over.
func (f *Frame) point(d Field, state *fieldState, s State) {
	w := f.window
	switch {
	case s.Doubled:
		state.line.ChooseWord()
	case w.press.id != d.ID || !f.In.Down || f.In.Touch || state.composed.text != "":
	case f.In.Pressed:
		state.line.MoveTo(f.placeAt(d, state, f.In.At), f.In.Shift)
	case f.In.At != f.In.Was:
		state.line.MoveTo(f.placeAt(d, state, f.In.At), true)
	}
}

// inner is where the text of a field stands.
func (d Field) inner() Rect { return d.Rect.InsetXY(10, 0) }

func (f *Frame) fieldText() render.TextStyle { return f.Palette.Body().Sized(render.SizeLarge) }

// placeAt is the place between letters that is nearest to a point.
func (f *Frame) placeAt(d Field, state *fieldState, at Point) int {
	text, x := state.line.Text, at.X-d.inner().X+state.shift
	width := func(place int) float64 { return f.TextWidth(text[:place], f.fieldText()) }
	var places []int
	for place := range text {
		if place == 0 || line.Between(text, place) {
			places = append(places, place)
		}
	}
	places = append(places, len(text))
	i, _ := slices.BinarySearchFunc(places, x, func(place int, x float64) int { return cmp.Compare(width(place), x) })
	if i == len(places) || i > 0 && x-width(places[i-1]) < width(places[i])-x {
		i--
	}
	return places[i]
}

// edit does what the keys say.
func (f *Frame) edit(state *fieldState) {
	w, l := f.window, &state.line
	f.clip(state)
	if len(f.In.Runes) > 0 {
		state.take(w, string(f.In.Runes))
	}
	if state.pasted != "" {
		state.take(w, state.pasted)
		state.pasted = ""
	}
	// By words one moves with Ctrl, or with Alt where a Mac is used.
	key := func(key Key) (down, words bool) {
		if w.pressed(key) {
			return true, false
		}
		words = w.struck(Chord{Key: key, Ctrl: true}) || w.struck(Chord{Key: key, Alt: true})
		return words, words
	}
	from, to := l.Chosen()
	if down, words := key(KeyBackspace); down && (from < to || from > 0) {
		state.remember()
		l.Erase(l.Last(words))
	}
	if down, words := key(KeyDelete); down && (from < to || to < len(l.Text)) {
		state.remember()
		l.Erase(l.Next(words))
	}
	if down, words := key(KeyLeft); down {
		if from < to && !words && !f.In.Shift {
			l.MoveTo(from, false)
		} else {
			l.MoveTo(l.Last(words), f.In.Shift)
		}
	}
	if down, words := key(KeyRight); down {
		if from < to && !words && !f.In.Shift {
			l.MoveTo(to, false)
		} else {
			l.MoveTo(l.Next(words), f.In.Shift)
		}
	}
	if down, _ := key(KeyHome); down {
		l.MoveTo(0, f.In.Shift)
	}
	if down, _ := key(KeyEnd); down {
		l.MoveTo(len(l.Text), f.In.Shift)
	}
}

// clip chooses everything, copies, cuts, pastes, and takes back.
func (f *Frame) clip(state *fieldState) {
	w, l := f.window, &state.line
	ctrl := func(key Key) bool { return w.struck(Chord{Key: key, Ctrl: true}) }
	if ctrl(KeyA) {
		l.ChooseAll()
	}
	from, to := l.Chosen()
	if w.Clipboard.Copy != nil {
		copies, cuts := ctrl(KeyC), ctrl(KeyX)
		if from < to && (copies || cuts) {
			w.Clipboard.Copy(l.Text[from:to])
		}
		if from < to && cuts {
			state.take(w, "")
		}
	}
	if w.Clipboard.Paste != nil && ctrl(KeyV) {
		w.Clipboard.Paste(func(text string) {
			w.Do(func(f *Frame) {
				state.pasted = text
				f.Invalidate()
			})
		})
	}
	if n := len(state.past); ctrl(KeyZ) && n > 0 {
		state.line, state.past = state.past[n-1], state.past[:n-1]
	}
}

// ofFields are the keys that fields use together with Ctrl.
var ofFields = [...]Key{KeyA, KeyC, KeyX, KeyV, KeyZ}

// fullTime is how long a field shows that it is full.
const fullTime = 1500 * time.Millisecond

func (f *Frame) drawField(d Field, state *fieldState, focused bool, s State) {
	p := f.Palette
	style := render.PanelStyle{Fill: p.Space.Alpha(0.7), Line: p.LineLight, Width: 1}
	full := state.full > 0 && !f.since(state.full, fullTime)
	switch {
	case full:
		style = style.With(p.Warning, 2)
	case focused:
		style = style.With(p.Text, 2)
	case s.Hover:
		style.Line = p.Text
	}
	f.Panel(d.Rect, style)
	inner, letters, l := d.inner(), f.fieldText(), &state.line
	from, to := l.Chosen()
	text, caret, marked := l.Text, l.Caret, 0
	if c := state.composed; c.text != "" {
		text, caret, marked, to = l.Text[:from]+c.text+l.Text[to:], from+c.caret, len(c.text), from
	}
	width := func(place int) float64 { return f.TextWidth(text[:place], letters) }
	at := width(caret)
	state.shift = max(min(state.shift, at, width(len(text))-inner.W+2), at-inner.W+2, 0) // the caret stays in view
	x := func(place int) float64 { return inner.X + width(place) - state.shift }
	high := letters.Size * 1.3
	state.caret = render.Around(Point{X: inner.X + at - state.shift + 1, Y: inner.Center().Y}, 2, high)
	f.Clip(d.Rect.InsetXY(2, 0), func() {
		if focused && from < to {
			f.Fill(Box(x(from), inner.Center().Y-high/2, x(to)-x(from), high), p.Legal.Alpha(0.3))
		}
		if text == "" {
			f.Text(d.Empty, inner, letters.In(p.Dim))
		} else {
			f.TextAt(text, Point{X: inner.X - state.shift, Y: inner.Center().Y}, letters)
		}
		if marked > 0 {
			f.Fill(Box(x(from), inner.Center().Y+high/2-1, x(from+marked)-x(from), 1.5), p.Text)
		}
		if focused {
			f.Fill(state.caret, p.Legal)
		}
	})
	if full {
		f.full(d, state)
	}
}

// full says over a field how much there is room for.
func (f *Frame) full(d Field, state *fieldState) {
	p := f.Palette
	most := strconv.Itoa(state.most)
	style := p.Label().In(p.Warning)
	w := f.TextWidth(most+" / "+most, style) + 12
	sign := Box(d.Rect.X+d.Rect.W-w-4, d.Rect.Y+d.Rect.H/2-11, w, 22)
	f.Panel(sign, render.PanelStyle{Fill: p.Space, Line: p.Warning, Width: 1})
	f.Text(most+" / "+most, sign, style.Centered())
}
