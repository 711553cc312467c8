package engine

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2/exp/textinput"

	"holoboard/ui"
)

// composing gives what the system's input method makes of keys to the field that is typed in: letters of any script, a phone's words,
// accents. In a browser that is an element of the page, which opens a phone's keyboard.
type composing struct {
	window   *ui.Window
	composer textinput.Composer
	field    string // that is typed in, or nothing
	before   string // the caret, as the input method knows it
	after    string
	live     bool // letters come from it; else they come as they are typed
	composed bool // it had the keys of this tick to itself
	erased   bool // a key of this tick has done its work there
}

// compose returns the composing of a window.
func compose(w *ui.Window) *composing {
	c := &composing{window: w}
	c.composer.OnNewSession = c.begin
	c.composer.OnComposition = c.show
	c.composer.OnCommit = c.commit
	c.composer.OnEndByUser = w.EndTyping // his phone's keyboard is put away
	return c
}

// composes tells whether letters are under way.
func (c *composing) composes() bool {
	_, _, _, composed, _ := c.window.AroundCaret(c.field)
	return composed != ""
}

// take takes what has come since the last tick.
func (c *composing) take() {
	if typed := c.window.Typing(); typed != c.field {
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
func (c *composing) leave(in *ui.Input) {
	if c.live {
		in.Runes = nil
	}
	switch {
	case c.composed:
		in.Keys = nil
	case c.erased:
		in.Keys = slices.DeleteFunc(in.Keys, func(key ui.Key) bool { return key == ui.KeyBackspace || key == ui.KeyDelete })
	}
}

// follow tells the input method where the caret is after a tick.
func (c *composing) follow() {
	before, after, _, composed, ok := c.window.AroundCaret(c.field)
	if ok && c.live && composed == "" && (before != c.before || after != c.after) {
		c.composer.Confirm()
	}
}

// begin tells the input method what it writes into.
func (c *composing) begin() *textinput.SessionOptions {
	c.live = false // until it answers
	before, after, caret, _, ok := c.window.AroundCaret(c.field)
	if !ok {
		return nil
	}
	c.before, c.after = before, after
	return &textinput.SessionOptions{CaretBounds: caret, TextBeforeCaret: before, TextAfterCaret: after}
}

// show shows letters that are under way.
func (c *composing) show(m *textinput.Composition) {
	c.live = true
	_, caret := m.SelectionRangeInBytes()
	c.window.Compose(c.field, m.Text(), caret)
}

// commit takes letters that are done.
func (c *composing) commit(m *textinput.Commit) {
	c.live = false
	before, after := m.SurroundingText()
	left, right := m.IsSurroundingTextReplaced()
	c.erased = c.erased || m.Text() == "" && (left || right)
	c.window.Commit(c.field, before, m.Text(), after)
}
