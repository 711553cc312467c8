package rebellion

import (
	"testing"
	"time"

	"holoboard/ui/table/play"
)

// TestAGrandAdmiralThinksUntilToldToDecide: he has the button to press when he thinks for long, and answers when it is.
func TestAGrandAdmiralThinksUntilToldToDecide(t *testing.T) {
	s := sit(t, 1, play.Patient, "person")
	wait := func(what string, done func() bool) {
		for end := time.Now().Add(time.Minute); !done(); time.Sleep(5 * time.Millisecond) {
			if time.Now().After(end) {
				t.Fatalf("a minute has gone by: %s", what)
			}
			s.hand.Wait(20 * time.Millisecond)
		}
	}
	wait("he never thinks for long", func() bool { return s.hand.Has("thinking.enough") })
	about := s.Play.Keeper.Answers()
	s.hand.Click("thinking.enough")
	pressed := time.Now()
	wait("he does not decide", func() bool { return s.Play.Keeper.Answers() != about })
	if took := time.Since(pressed); took > 5*time.Second {
		t.Errorf("told to decide he thought on for %v", took)
	}
}
