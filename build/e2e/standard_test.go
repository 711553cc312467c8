//go:build e2e

package e2e

import (
	"testing"

	"holoboard/game"
	"holoboard/game/rebellion"
)

// layOut places one unit after the other by dragging, and has the program suggest where the rest goes.
func layOut(s *Screen, byHand [][2]string) {
	for _, to := range byHand {
		s.DragOn("new."+to[0], "system."+to[1])
		s.Wait("unit." + to[0] + "." + to[1])
	}
	s.ClickOn("suggest")
	answerSomehow(s, question(s)) // the last unit is left to the player
	s.ClickOn("confirm.yes")
}

// playAStandardGame plays the standard game from its setup into the first round: the forces of both sides, the action cards
// that are dealt, the base, an action card used in the assignment, and the first turn. With this seed the Rebels are dealt
// Rebel Planning, and nobody a ring.
func playAStandardGame(t *testing.T, m machine) {
	s := m.Screen
	newHotSeatGame(s, standardGame, "1", "rebels", "empire")
	sitDown(s, "place")
	layOut(s, [][2]string{{"death_star", "coruscant"}, {"star_destroyer", "coruscant"}, {"tie_fighter", "coruscant"}})
	sitDown(s, "place")
	s.Shot("empire-placed")
	layOut(s, [][2]string{{"rebel_trooper", "base_space"}})
	s.WaitAsked("choose_base")
	v := m.stands(rebellion.Rebels)
	if units := v.Units[rebellion.Coruscant]; units[rebellion.DeathStar] != 1 || units[rebellion.StarDestroyer] == 0 || units[rebellion.TIEFighter] == 0 {
		t.Errorf("what was dragged to Coruscant is not there in the saved game: %v", units)
	}
	if v.Units[rebellion.BaseSpace][rebellion.RebelTrooper] == 0 {
		t.Error("the trooper that was dragged to the Rebel Base is not there in the saved game")
	}
	for _, card := range []string{"action.rebel_planning", "action.our_most_desperate_hour"} {
		s.waitSeen(card)
	}
	s.Shot("dealt")

	hideBase(s)
	s.WaitAsked("assign")
	s.DragOn("leader.jan_dodonna", "action.rebel_planning")
	s.WaitGone("action.rebel_planning")
	s.Shot("used")
	doneAtOnce(s)
	sitDown(s, "assign")
	doneAtOnce(s)
	v = m.stands(rebellion.Rebels)
	if v.Rebel.Base != rebellion.Dantooine || v.Leaders[rebellion.JanDodonna].At != rebellion.Spot(rebellion.BaseSpace) {
		t.Errorf("the base is at %v, Dodonna at %v after Rebel Planning", v.Rebel.Base, v.Leaders[rebellion.JanDodonna].At)
	}

	sitDown(s, "turn")
	m.again()
	s.ClickOn("continue")
	sitDown(s, "turn")
	pass(s)
	if g := m.read("last"); g.Asked() != game.Seat(rebellion.Empire) {
		t.Errorf("after the Rebels have passed seat %d is asked", g.Asked())
	}
	s.Shot("first-turn")
}

func TestWindowPlaysAStandardGame(t *testing.T) { playAStandardGame(t, inWindow(t)) }

func TestBrowserPlaysAStandardGame(t *testing.T) {
	t.Parallel()
	playAStandardGame(t, inBrowser(OpenCoarse(t)))
}
