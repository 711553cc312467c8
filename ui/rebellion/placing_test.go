package rebellion

import (
	"testing"
	"time"

	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/game/session"
	"holoboard/ui"
)

// atPlacing sits where the Empire lays out its forces.
func atPlacing(t *testing.T) *sitting {
	t.Helper()
	return untilIn(t, rules.Setup{Standard: true}, func(_ *Session, d *game.Decision) bool { return d.Ask == "place" })
}

func leaving(s *sitting, u rules.Unit) uint8 { return s.view.Deploying.Leaving[u] }

func TestUnitsArePlacedByDraggingAndByClicking(t *testing.T) {
	for name, carry := range carryings {
		s := atPlacing(t)
		before := leaving(s, rules.TIEFighter)
		carry(s, id(rules.TIEFighter.Thing()), "system.coruscant")
		s.hand.Wait(ui.Tick)
		if leaving(s, rules.TIEFighter) != before-1 || s.view.Units[rules.Coruscant][rules.TIEFighter] != 1 {
			t.Errorf("%s: %d wait, %d stand in Coruscant", name, leaving(s, rules.TIEFighter), s.view.Units[rules.Coruscant][rules.TIEFighter])
		}
	}
}

func TestAClickOnUnitsTakesThePlaceTheyStandIn(t *testing.T) {
	s := atPlacing(t)
	s.giveInTurn([]game.Option{rules.TIEFighter.Thing(), rules.Coruscant.Thing(), rules.DeathStar.Thing()})
	s.hand.Wait(ui.Tick)
	s.hand.Click("unit.tie_fighter.coruscant")
	s.hand.Wait(ui.Tick)
	if s.view.Units[rules.Coruscant][rules.DeathStar] != 1 {
		t.Errorf("after a click on units in a lit place %s is asked", s.Asked())
	}
}

func TestAllUnitsOfATypeArePlacedAtOnceAndTakenBackAtOnce(t *testing.T) {
	s := atPlacing(t)
	all := leaving(s, rules.TIEFighter)
	s.giveInTurn(s.placeAll(rules.TIEFighter.Thing(), rules.Coruscant.Thing()))
	s.hand.Wait(ui.Tick)
	if got := s.view.Units[rules.Coruscant][rules.TIEFighter]; got != all {
		t.Errorf("%d of %d TIE Fighters are placed", got, all)
	}
	s.giveInTurn(s.placeAll(rules.Stormtrooper.Thing(), rules.Coruscant.Thing()))
	s.hand.Wait(ui.Tick)
	s.hand.Click("undo")
	s.hand.Wait(ui.Tick)
	if s.view.Units[rules.Coruscant][rules.Stormtrooper] != 0 || s.view.Units[rules.Coruscant][rules.TIEFighter] != all {
		t.Error("what one gesture placed is not taken back as one")
	}
}

func TestASuggestionPlacesTheRestAndCanBeTakenBack(t *testing.T) {
	s := atPlacing(t)
	before := s.view.Units
	s.hand.Click("suggest")
	s.hand.Wait(time.Second)
	if !s.placing() || s.asked.Seat != game.Seat(rules.Empire) {
		t.Fatalf("%s is asked after a suggestion", s.Asked())
	}
	first, left := s.view.Units, 0
	for u, n := range s.view.Deploying.Leaving {
		if rules.Unit(u).Side() == rules.Empire {
			left += int(n)
		}
	}
	if left != 1 {
		t.Errorf("%d units are left, want the last one", left)
	}
	s.hand.Click("undo")
	s.hand.Wait(ui.Tick)
	if s.view.Units != before {
		t.Fatal("the suggestion is not taken back")
	}
	s.hand.Click("suggest")
	s.hand.Wait(time.Second)
	if s.view.Units == first {
		t.Error("it suggests the same again")
	}
}

func TestDealtCardsAreShown(t *testing.T) {
	s := sitFor(t, rules.Setup{Standard: true}, 3, "cadet", session.Person)
	s.hand.Window.Clock.Speed = 1
	s.settle(t)
	s.hand.Click("suggest")
	s.hand.Wait(ui.Tick)
	for s.placing() {
		s.give(s.asked.Options[0])
		s.hand.Wait(ui.Tick)
	}
	for range 60 * 60 {
		if _, shown := s.scene.(dealtStage); shown {
			return
		}
		s.hand.Wait(ui.Tick)
	}
	t.Error("the Empire does not see the action cards that it is dealt")
}
