package starship

import (
	"os"
	"runtime"
	"strings"
	"testing"

	rules "holoboard/game/starship"
	"holoboard/ui"
	"holoboard/ui/uitest"
	"holoboard/ui/work"
)

func TestMain(m *testing.M) { uitest.Main(m) }

// A thought of an officer who is stopped ends on its own. What it comes to lies in memory that the screen has let go of: both would
// write it otherwise, as the race detector tells. Nothing makes the screen wait for the thought here, which would hide that.
func TestAnOfficerWhoIsStoppedWritesNothingOfTheTable(t *testing.T) {
	story, err := os.ReadFile("testdata/crowd.txt")
	if err != nil {
		t.Fatal(err)
	}
	text, _, _ := strings.Cut(strings.Replace(string(story), "phase attack", "phase move", 1), "light attack")
	s := told(t, text)
	s.hand.Window.Tick(ui.Input{Keys: []ui.Key{ui.KeyB}})
	if !s.auto.Asks() {
		t.Fatal("no officer says what he would do")
	}
	s.hand.Window.Worker = work.Threads()
	before := runtime.NumGoroutine()
	s.hand.Window.Tick(ui.Input{})
	s.hand.Window.Tick(ui.Input{Keys: []ui.Key{ui.KeyEnter}}) // that he shall
	for range 3 {
		if s.hand.Window.Invalidate(); !s.auto.Thinks() {
			s.hand.Window.Tick(ui.Input{})
		}
	}
	if !s.auto.Thinks() {
		t.Fatal("no officer thinks")
	}
	for runtime.NumGoroutine() > before {
		runtime.Gosched()
	}
	s.hand.Window.Tick(ui.Input{Keys: []ui.Key{ui.KeyEscape}})
	if s.auto.On() || s.auto.Thinks() {
		t.Error("he is not stopped")
	}
}

// Advice names a move and why, not only a ship: where it goes or whom it attacks, and what that is expected to bring.
func TestAdviceNamesAMoveAndWhy(t *testing.T) {
	for _, moment := range []string{"move", "attack", "fire"} {
		s := open(t, "battle", moment)
		choice := s.screen.Advice.Choose(s.screen.Play.Sight(), 1, nil)
		s.screen.Advice.Give(choice)
		move, why := choice.Tell()
		if why == "" || choice.Option.Kind != rules.KindOrder && (move == "" || move == s.screen.Own.OptionText(choice.Option)) {
			t.Errorf("%s: the move is %q, the reason %q", moment, move, why)
		}
		if text := s.screen.Advice.Text(); !strings.Contains(text, move) || !strings.Contains(text, why) {
			t.Errorf("%s: it says %q", moment, text)
		}
	}
}
