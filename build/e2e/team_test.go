//go:build e2e

package e2e

import (
	"testing"

	"holoboard/game"
	"holoboard/game/rebellion"
)

// playATeamGame has four people play at one screen until the Imperial admiral's first turn. The seat is taken where
// the side changes: partners see the same.
func playATeamGame(t *testing.T, m machine) {
	s := m.Screen
	newHotSeatGame(s, firstGame, "7", "rebel_admiral", "imperial_admiral", "imperial_general", "rebel_general")
	asked := func(role rebellion.Role) {
		t.Helper()
		if seat := m.read("last").Asked(); seat != game.Seat(role) {
			t.Errorf("seat %d is asked, want %d", seat, role)
		}
	}
	sitDown(s, "choose_base")
	asked(rebellion.RebelGeneral)
	hideBase(s)
	s.WaitAsked("assign")
	asked(rebellion.RebelAdmiral)
	s.DragOn("leader.mon_mothma", "mission.build_alliance")
	s.Wait("slot.rebels.0")
	done(s)
	asked(rebellion.RebelGeneral)
	letBe(s)
	doneAtOnce(s)
	sitDown(s, "assign")
	asked(rebellion.ImperialAdmiral)
	s.DragOn("leader.emperor_palpatine", "mission.rule_by_fear")
	s.Wait("slot.empire.0")
	done(s)
	asked(rebellion.ImperialGeneral)
	letBe(s)
	s.Shot("assigned")
	doneAtOnce(s)
	sitDown(s, "turn")
	asked(rebellion.RebelAdmiral)
	pass(s)
	sitDown(s, "turn")
	asked(rebellion.ImperialAdmiral)
	s.Shot("imperial-admiral")
}

func TestWindowPlaysATeamGame(t *testing.T) { playATeamGame(t, inWindow(t)) }

func TestBrowserPlaysATeamGame(t *testing.T) {
	t.Parallel()
	playATeamGame(t, inBrowser(OpenCoarse(t)))
}

// letBe has a general take back none of his admiral's assignments.
func letBe(s *Screen) {
	s.WaitAsked("veto")
	s.ClickOn("prompt.choose")
	s.WaitAsked("assign")
}
