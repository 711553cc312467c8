package line

import "testing"

// The caret goes by letters as they are seen, and by words.
func TestTheCaretGoesByWholeLetters(t *testing.T) {
	for text, want := range map[string]int{"": 0, "abc": 3, "їй": 2, "🇺🇦🇺🇸": 2, "👩‍👩‍👧x": 2, "👍🏽": 1, "❤️!": 2, "e\u0301e": 2} {
		on, back := Written(text), Written(text)
		on.MoveTo(0, false)
		n := 0
		for ; on.Caret < len(text); n++ {
			on.MoveTo(on.Next(false), false)
		}
		m := 0
		for ; back.Caret > 0; m++ {
			back.MoveTo(back.Last(false), false)
		}
		if n != want || m != want {
			t.Errorf("%q: %d steps on and %d back, want %d", text, n, m, want)
		}
	}
	l := Written("Don't go, Олено")
	var stops []int
	for l.Caret > 0 {
		l.MoveTo(l.Last(true), false)
		stops = append(stops, l.Caret)
	}
	if len(stops) != 3 || l.Text[stops[0]:] != "Олено" || l.Text[stops[1]:stops[0]] != "go, " {
		t.Errorf("back by words the caret stops at %v", stops)
	}
	l.MoveTo(2, false)
	l.ChooseWord()
	if from, to := l.Chosen(); l.Text[from:to] != "Don't" {
		t.Errorf("the word at the caret is %q", l.Text[from:to])
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
		if got, all := Fitting(c.text, c.room, c.digits); got != c.want || all != c.all {
			t.Errorf("of %q with room for %d there is %q (all: %v), want %q", c.text, c.room, got, all, c.want)
		}
	}
}
