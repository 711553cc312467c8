package ui

import (
	"testing"

	"holoboard/ui/line"
)

// An input method writes around the caret, replaces what it made before, and knows nothing of what is chosen.
func TestAnInputMethodWrites(t *testing.T) {
	w := NewWindow(nil, 1280, 720, 1)
	s := &fieldState{line: line.Written("go hoome"), most: 12}
	s.commit(w, "go ", "home", "") // a phone mends a word
	if s.line != line.Written("go home") {
		t.Errorf("mended is %+v", s.line)
	}
	s.line.MoveTo(2, false)
	s.commit(w, "go", "ne", " home")
	if s.line.Text != "gone home" || s.line.Caret != 4 {
		t.Errorf("in the middle is %+v", s.line)
	}
	s.line.Anchor, s.line.Caret = 4, 9
	s.commit(w, "gon", "", "") // it erased a letter before what is chosen
	if s.line.Text != "gone" {
		t.Errorf("erased is %+v", s.line)
	}
	s.commit(w, "gone", "日本語日本語日本語", "")
	if s.line.Text != "gone日本語日本語日本" || s.full != w.Clock.Now {
		t.Errorf("a full line is %+v", s.line)
	}
}
