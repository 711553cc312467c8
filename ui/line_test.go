package ui

import "testing"

// The caret goes by letters as they are seen, and by words.
func TestTheCaretGoesByWholeLetters(t *testing.T) {
	for text, want := range map[string]int{"": 0, "abc": 3, "їй": 2, "🇺🇦🇺🇸": 2, "👩‍👩‍👧x": 2, "👍🏽": 1, "❤️!": 2, "e\u0301e": 2} {
		on, back := written(text), written(text)
		on.moveTo(0, false)
		n := 0
		for ; on.caret < len(text); n++ {
			on.moveTo(on.next(false), false)
		}
		m := 0
		for ; back.caret > 0; m++ {
			back.moveTo(back.last(false), false)
		}
		if n != want || m != want {
			t.Errorf("%q: %d steps on and %d back, want %d", text, n, m, want)
		}
	}
	l := written("Don't go, Олено")
	var stops []int
	for l.caret > 0 {
		l.moveTo(l.last(true), false)
		stops = append(stops, l.caret)
	}
	if len(stops) != 3 || l.text[stops[0]:] != "Олено" || l.text[stops[1]:stops[0]] != "go, " {
		t.Errorf("back by words the caret stops at %v", stops)
	}
	l.moveTo(2, false)
	l.chooseWord()
	if from, to := l.chosen(); l.text[from:to] != "Don't" {
		t.Errorf("the word at the caret is %q", l.text[from:to])
	}
}

// What does not fit is cut between letters, and said.
func TestALineTakesWhatFits(t *testing.T) {
	for _, c := range []struct {
		text   string
		room   int
		digits bool
		want   string
		all    bool
	}{
		{"abc", 3, false, "abc", true}, {"abcd", 3, false, "abc", false}, {"a\tb\nc\x7f", 9, false, "abc", true},
		{"日\u3000本", 9, false, "日 本", true}, {"4a2", 9, true, "42", true}, {"a👩‍👩‍👧", 3, false, "a", false}, {"x", 0, false, "", false}, {"x", -2, false, "", false},
	} {
		if got, all := fitting(c.text, c.room, c.digits); got != c.want || all != c.all {
			t.Errorf("of %q with room for %d there is %q (all: %v), want %q", c.text, c.room, got, all, c.want)
		}
	}
}

// An input method writes around the caret, replaces what it made before, and knows nothing of what is chosen.
func TestAnInputMethodWrites(t *testing.T) {
	w := NewWindow(nil, 1280, 720, 1)
	s := &fieldState{line: written("go hoome"), most: 12}
	s.commit(w, "go ", "home", "") // a phone mends a word
	if s.line != written("go home") {
		t.Errorf("mended is %+v", s.line)
	}
	s.line.moveTo(2, false)
	s.commit(w, "go", "ne", " home")
	if s.line.text != "gone home" || s.line.caret != 4 {
		t.Errorf("in the middle is %+v", s.line)
	}
	s.line.anchor, s.line.caret = 4, 9
	s.commit(w, "gon", "", "") // it erased a letter before what is chosen
	if s.line.text != "gone" {
		t.Errorf("erased is %+v", s.line)
	}
	s.commit(w, "gone", "日本語日本語日本語", "")
	if s.line.text != "gone日本語日本語日本" || s.full != w.Clock.Now {
		t.Errorf("a full line is %+v", s.line)
	}
}
