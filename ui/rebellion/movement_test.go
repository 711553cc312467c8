package rebellion

import (
	"strings"
	"testing"

	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/ui"
)

// fleetAtDagobah is an activation of Naboo with four ships and two walkers beside it.
const fleetAtDagobah = `turn empire
base dantooine
pool: darth_vader, mon_mothma
at dagobah: 2 star_destroyer, 2 assault_carrier, 2 at_st`

// A whole movement is taken back by one press, or by one key; the leader stays, and goes with the next one.
func TestAWholeMovementIsTakenBackAtOnce(t *testing.T) {
	ways := map[string]func(s *sitting){
		"button": func(s *sitting) { s.hand.Click("undo.all") },
		"key":    func(s *sitting) { s.hand.Shift(ui.KeyZ) },
	}
	for name, back := range ways {
		s := described(t, 5, fleetAtDagobah, "darth_vader naboo").open(t, 1280, 720, render.Off)
		s.frames(2)
		for _, u := range []rules.Unit{rules.StarDestroyer, rules.AssaultCarrier, rules.ATST} {
			s.Give(rules.Move(u, rules.Dagobah))
			s.frames(2)
		}
		if n := s.Done(); n != 3 {
			t.Fatalf("%d units have moved, not 3", n)
		}
		back(s)
		s.frames(2)
		v := s.Game.View(s.Viewer)
		if s.screen.Asked() != "move" || v.Units[rules.Naboo][rules.StarDestroyer] != 0 || v.Units[rules.Dagobah][rules.ATST] != 2 || s.Done() != 0 {
			t.Errorf("%s: asked %s, %d units have moved", name, s.screen.Asked(), s.Done())
		}
		s.hand.Shift(ui.KeyZ)
		s.frames(2)
		if s.screen.Asked() != "turn" {
			t.Errorf("%s: with nothing moved, it takes back no activation but leads to %s", name, s.screen.Asked())
		}
	}
}

// Who ends a movement with its last unit reads which one that is, and where it goes.
func TestTheLastUnitIsNamedBeforeAMovementEnds(t *testing.T) {
	s := described(t, 5, `turn empire
base dantooine
pool: darth_vader, mon_mothma
at dagobah: star_destroyer`, "darth_vader naboo").open(t, 1280, 720, render.Off)
	s.frames(2)
	s.screen.Confirm(rules.Move(rules.StarDestroyer, rules.Dagobah))
	s.frames(2)
	if got := s.reads(); !strings.Contains(got, "Star Destroyer to Naboo") {
		t.Errorf("one reads %q", got)
	}
}

// Where the last unit that can move leads into a combat, its odds stand in the question.
func TestTheOddsAreToldBeforeAMovementEnds(t *testing.T) {
	s := described(t, 5, `turn empire
base dantooine
pool: darth_vader, mon_mothma
at dagobah: star_destroyer
at naboo: x_wing`, "darth_vader naboo").open(t, 1280, 720, render.Off)
	s.frames(2)
	s.screen.Confirm(rules.Move(rules.StarDestroyer, rules.Dagobah))
	s.frames(1)
	s.oddsThen.Wait()
	s.frames(1)
	if got := s.reads(); !strings.Contains(got, "If the movement ends now: space won ") {
		t.Errorf("one reads %q", got)
	}
}

// R12.5.7: a ship without red dice may bombard, but deals nothing: it is asked about once more.
func TestBombardingInVainIsAskedAbout(t *testing.T) {
	s := sit(t, 26, "random", "random")
	s.Pending = &game.Decision{Ask: "bombard_with", Options: []game.Option{rules.TIEFighter.Thing(), rules.StarDestroyer.Thing()}}
	for u, asks := range map[rules.Unit]bool{rules.TIEFighter: true, rules.StarDestroyer: false} {
		if got := s.ConfirmKey([]game.Option{u.Thing()}) == "table.confirm_bombard"; got != asks {
			t.Errorf("bombarding with a %v is asked about: %v", u, got)
		}
	}
	s.Pending.Options = s.Pending.Options[:1]
	if s.ConfirmKey(s.Pending.Options) != "" {
		t.Error("it is asked about although there is no other ship")
	}
}

// R12.5.7: without a ship of one's own Bombardment deals nothing: it is asked about once more.
func TestBombardmentWithoutShipsIsAskedAbout(t *testing.T) {
	s := sit(t, 26, "random", "random")
	card := rules.GroundBombardment.Thing()
	s.Pending = &game.Decision{Ask: "combat_action", Seat: game.Seat(rules.Rebels), Options: []game.Option{card}}
	s.View.Combat.System, s.View.Units[rules.Hoth] = rules.Hoth, [len(s.View.Units[0])]uint8{}
	for unit, asks := range map[rules.Unit]bool{rules.XWing: true, rules.StarDestroyer: true, rules.MonCalamariCruiser: false} {
		s.View.Units[rules.Hoth][unit] = 1
		if got := s.ConfirmKey(s.Pending.Options) == "table.confirm_bombardment"; got != asks {
			t.Errorf("with a %v it is asked about: %v", unit, got)
		}
		s.View.Units[rules.Hoth][unit] = 0
	}
}

// Brilliant Strategy asks twice from which deck, and says so.
func TestDrawingTwoCardsIsCounted(t *testing.T) {
	s := sit(t, 26, "random", "random")
	card := rules.SpaceBrilliantStrategy.Thing()
	drawn := &rules.Event{Kind: rules.TacticsDrawn, N: 1}
	for want, events := range map[string][]*rules.Event{
		"Card 1 of 2": {drawn, {Kind: rules.TacticPlayed, Card: card}},
		"Card 2 of 2": {{Kind: rules.TacticPlayed, Card: card}, drawn},
	} {
		s.Reel.Events = events
		if _, help := s.screen.Own.Question(&game.Decision{Ask: "draw_from", About: [2]game.Option{card}}); !strings.Contains(help, want) {
			t.Errorf("after %v one reads %q, not %q", events, help, want)
		}
	}
}
