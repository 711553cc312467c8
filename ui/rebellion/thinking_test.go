package rebellion

import (
	"testing"
	"time"

	rules "holoboard/game/rebellion"
	"holoboard/game/session"
	"holoboard/ui"
	"holoboard/ui/table/play"
	"holoboard/ui/uitest"
	"holoboard/ui/work"
)

func TestMain(m *testing.M) { uitest.Main(m) }

// thinking sits down at a table where a grand admiral is asked who thinks in steps of a quarter of a second, and lets him seem to think.
func thinking(t *testing.T) (s *sitting, steps *work.Steps) {
	t.Helper()
	steps = work.InSteps(time.Second / 4)
	s = sitBeside(t, steps, rules.Setup{}, 1, play.Patient, session.Person)
	for range 100 { // what has but one answer he gives at once
		s.hand.Wait(time.Second)
		if steps.Move(3); steps.Under() == 1 && s.screen.Play.Keeper.Answers() > 0 {
			return s, steps
		}
	}
	t.Fatal("he never thinks for long")
	return nil, nil
}

// TestAGrandAdmiralThinksUntilToldToDecide: he has the button to press when he thinks for long, and answers when it is.
func TestAGrandAdmiralThinksUntilToldToDecide(t *testing.T) {
	s, steps := thinking(t)
	if s.hand.Has("thinking.enough") {
		t.Error("he can be pressed before he has thought for a second")
	}
	steps.Move(2)
	s.hand.Wait(time.Second)
	given := s.screen.Play.Keeper.Answers()
	s.hand.Click("thinking.enough")
	steps.Move(1)
	s.hand.Wait(ui.Tick)
	if s.screen.Play.Keeper.Answers() == given {
		t.Error("told to decide he thinks on")
	}
}

// TestAGrandAdmiralStopsWhenHisTableIsLeft: he thinks no more then, and anew where the table is shown again.
func TestAGrandAdmiralStopsWhenHisTableIsLeft(t *testing.T) {
	s, steps := thinking(t)
	s.screen.Close()
	if n := steps.Under(); n != 0 {
		t.Fatalf("%d works go on at a table that was left", n)
	}
	s.hand.Wait(time.Second)
	if steps.Under() != 1 {
		t.Error("he does not think where he is seen again")
	}
	s.hand.Window.Close()
	if steps.Under() != 0 {
		t.Error("he thinks on after his window is closed")
	}
}
