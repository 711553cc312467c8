package ui

import (
	"image"
	"slices"

	"github.com/hajimehoshi/ebiten/v2/exp/textinput"
)

// composing gives what the system's input method makes of keys to the field that is typed in: letters of any script, a phone's words,
// accents. In a browser that is an element of the page, which opens a phone's keyboard.
type composing struct {
	window   *Window
	composer textinput.Composer
	field    string // that is typed in, or nothing
	before   string // the caret, as the input method knows it
	after    string
	live     bool // letters come from it; else they come as they are typed
	composed bool // it had the keys of this tick to itself
	erased   bool // a key of this tick has done its work there
}

// compose returns the composing of a window.
func compose(w *Window) *composing {
	c := &composing{window: w}
	c.composer.OnNewSession = c.begin
	c.composer.OnComposition = c.show
	c.composer.OnCommit = c.commit
	c.composer.OnEndByUser = func() { // his phone's keyboard is put away
		w.focus = ""
		w.Invalidate()
	}
	return c
}

// state is that of the field, or nil.
func (c *composing) state() *fieldState { return c.window.fields[c.field] }

// composes tells whether letters are under way.
func (c *composing) composes() bool {
	s := c.state()
	return s != nil && s.composed.text != ""
}

// take takes what has come since the last tick.
func (c *composing) take() {
	typed := ""
	if c.window.typing() {
		typed = c.window.focus
	}
	if typed != c.field {
		c.composer.Confirm()
		c.field = typed
	}
	c.composed, c.erased = c.composes(), false
	if c.field == "" {
		c.live = false
		return
	}
	if _, err := c.composer.Update(); err != nil {
		panic(err) // only for text that is no UTF-8
	}
	c.composed = c.composed || c.composes()
}

// leave leaves of a tick's input what is not the input method's.
func (c *composing) leave(in *Input) {
	if c.live {
		in.Runes = nil
	}
	switch {
	case c.composed:
		in.Keys = nil
	case c.erased:
		in.Keys = slices.DeleteFunc(in.Keys, func(key Key) bool { return key == KeyBackspace || key == KeyDelete })
	}
}

// follow tells the input method where the caret is after a tick.
func (c *composing) follow() {
	s := c.state()
	if s == nil || !c.live || s.composed.text != "" {
		return
	}
	if before, after := s.line.sides(); before != c.before || after != c.after {
		c.composer.Confirm()
	}
}

// begin tells the input method what it writes into.
func (c *composing) begin() *textinput.SessionOptions {
	c.live = false // until it answers
	s := c.state()
	if s == nil {
		return nil
	}
	c.before, c.after = s.line.sides()
	k := c.window.Scale()
	return &textinput.SessionOptions{
		CaretBounds: image.Rect(int(s.caret.X*k), int(s.caret.Y*k), int((s.caret.X+s.caret.W)*k), int((s.caret.Y+s.caret.H)*k)),

		TextBeforeCaret: c.before, TextAfterCaret: c.after,
	}
}

// show shows letters that are under way.
func (c *composing) show(m *textinput.Composition) {
	c.live = true
	s := c.state()
	if s == nil {
		return
	}
	_, caret := m.SelectionRangeInBytes()
	if now := (composed{m.Text(), min(max(caret, 0), len(m.Text()))}); now != s.composed {
		s.composed = now
		c.heard()
	}
}

// commit takes letters that are done.
func (c *composing) commit(m *textinput.Commit) {
	c.live = false
	s := c.state()
	if s == nil {
		return
	}
	before, after := m.SurroundingText()
	left, right := m.IsSurroundingTextReplaced()
	c.erased = c.erased || m.Text() == "" && (left || right)
	s.composed = composed{}
	s.commit(c.window, before, m.Text(), after)
	c.heard()
}

// heard counts that the player has done something.
func (c *composing) heard() {
	w := c.window
	w.heard++
	w.lastSeen = w.Clock.Now
	w.Invalidate()
}
