package hunt

import (
	"testing"

	"holoboard/game/gametest"
	"holoboard/game/session"
	"holoboard/ui"
)

// The seeker pins systems and writes notes to them instead of an answer, with what he knows of each; the hider at the same screen reads nothing of that.
func TestSystemsArePinned(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {390, 844}} {
		s := sit(t, 7, size[0], size[1], session.Person, session.Person)
		for s.settle(t); s.Shown.Waits() || s.Viewer != gametest.Seeker; s.settle(t) {
			if s.Shown.Waits() {
				s.sitDown()
				continue
			}
			s.point(t, s.Pending.Options[0])
		}
		before, kept := s.game.Answers(), s.Program.(*program).kept
		s.hand.Key(ui.KeyN)
		s.hand.Wait(2 * ui.Tick)
		s.hand.Click("pin.7")
		s.hand.Wait(2 * ui.Tick)
		s.hand.Click("note.dismissed")
		s.hand.Click("note.text")
		s.hand.Type("looked twice")
		s.hand.Click("note.done")
		s.hand.Key(ui.KeyEscape)
		s.hand.Wait(2 * ui.Tick)
		if got, want := s.pins.Tell(sites{s.Table, s.Board}.Sites()[6]), "The base can be here.\nRuled out. looked twice"; got != want {
			t.Errorf("%v: system 7 tells %q, want %q", size, got, want)
		}
		if s.game.Answers() != before || s.Program.(*program).kept != kept+1 || s.pins.Pinning() {
			t.Errorf("%v: %d answers more, kept %d times, it still pins: %v", size, s.game.Answers()-before, s.Program.(*program).kept-kept, s.pins.Pinning())
		}
		for s.Viewer == gametest.Seeker || s.Shown.Waits() {
			if s.settle(t); s.Shown.Waits() {
				if s.pins.NoteText("7") != "" {
					t.Fatalf("%v: a note is read on the cover", size)
				}
				s.sitDown()
				continue
			}
			s.point(t, s.Pending.Options[0])
		}
		if got := s.pins.NoteText("7"); got != "" {
			t.Errorf("%v: the hider reads %q", size, got)
		}
	}
}
