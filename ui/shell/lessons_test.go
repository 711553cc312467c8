//go:build !js

package shell

import (
	"maps"
	"testing"

	"holoboard/ui"
	"holoboard/ui/shell/device"
	"holoboard/ui/shell/keeping"
	"holoboard/ui/shell/shelltest"
	"holoboard/ui/uitest"
)

// stepOf is the step of the chapter that is open.
func stepOf(t *testing.T, hand *uitest.Hand) int {
	t.Helper()
	l, ok := hand.Window.Screen().(*shelltest.Lesson)
	if !ok {
		t.Fatalf("%v is no chapter", hand.Window)
	}
	return l.Step
}

// A chapter that was left is gone on with where it was left, also by another start of the program, and no saved game is touched.
func TestAChapterIsGoneOnWith(t *testing.T) {
	store := device.Memory{keeping.Last("coins"): []byte("torn")}
	hand := sit(t, newShell(t, store))
	hand.Click("learn")
	hand.Click("lesson.first")
	hand.Click("next")
	hand.Key(ui.KeyEscape)
	hand.Click("lesson.second")
	if got := stepOf(t, hand); got != 0 {
		t.Errorf("a chapter that nobody has begun opens at step %d", got)
	}
	hand = sit(t, newShell(t, maps.Clone(store)))
	hand.Click("learn")
	hand.Click("lesson.first")
	if got := stepOf(t, hand); got != 1 {
		t.Errorf("the chapter goes on at step %d, want 1", got)
	}
	if got := string(store[keeping.Last("coins")]); got != "torn" {
		t.Errorf("the last game has become %s", got)
	}
}

// A finished chapter leads to the next one, the last to a new game, and stays marked while it is played again.
func TestAFinishedChapterLeadsOn(t *testing.T) {
	s := newShell(t, device.Memory{})
	hand := sit(t, s)
	hand.Click("learn")
	hand.Key(ui.KeyEnter) // the first chapter is the one to begin with
	for range 3 {
		hand.Click("next")
	}
	if got := hand.Window.Screen().(*shelltest.Lesson).Program.(*learning).number; got != 1 {
		t.Errorf("after the first chapter comes number %d", got)
	}
	hand.Key(ui.KeyEscape)
	if got := s.learn(&s.Titles[0]); got.now != 1 || !got.at["first"].Done || got.at["second"].Done {
		t.Errorf("after one chapter the page goes on with %d and knows of %+v", got.now, got.at)
	}
	hand.Click("lesson.first")
	if got := stepOf(t, hand); got != 0 {
		t.Errorf("a finished chapter begins at step %d", got)
	}
	hand.Click("next")
	hand.Key(ui.KeyEscape)
	if at := s.Keep.Learnt("coins")["first"]; at != (keeping.Progress{Step: 1, Of: 2, Done: true}) {
		t.Errorf("while it is played again its progress is %+v", at)
	}
	hand.Click("lesson.second")
	for range 3 {
		hand.Click("next")
	}
	if hand.Window.Screen().(ui.Named).ScreenName() != "new-game" {
		t.Errorf("the last chapter leads to %v", hand.Window)
	}
}

// What cannot be kept or read is no reason not to learn.
func TestLessonsWithoutAStore(t *testing.T) {
	hand := sit(t, newShell(t, full{device.Memory{"lessons": []byte("torn")}}))
	hand.Click("learn")
	hand.Click("lesson.first")
	hand.Click("next")
	if got := stepOf(t, hand); got != 1 {
		t.Errorf("the chapter is at step %d", got)
	}
}

// Chapters stand there without scrolling where there is room for them in lower rows; else their rows are as high as everywhere.
func TestChaptersNeedNoScrolling(t *testing.T) {
	for _, c := range []struct {
		height float64
		rows   int
		fits   bool
	}{{436, 7, true}, {436, 5, true}, {400, 7, true}, {399, 7, false}, {600, 13, false}} {
		high, gap := rowsIn(c.height, c.rows)
		if got := float64(c.rows)*(high+gap)-gap <= c.height; got != c.fits || high < 52 || high > 64 {
			t.Errorf("%d rows in %v points are %v high, %v apart", c.rows, c.height, high, gap)
		}
	}
}
