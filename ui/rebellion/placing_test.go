package rebellion

import (
	"slices"
	"strings"
	"testing"
	"time"

	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/game/session"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/rebellion/words"
	"holoboard/ui/table/carry"
)

// atPlacing sits where the Empire lays out its forces.
func atPlacing(t *testing.T) *sitting {
	t.Helper()
	return untilIn(t, rules.Setup{Standard: true}, func(_ *Session, d *game.Decision) bool { return d.Ask == "place" })
}

func leaving(s *sitting, u rules.Unit) uint8 { return s.View.Deploying.Leaving[u] }

func TestUnitsArePlacedByDraggingAndByClicking(t *testing.T) {
	for name, carry := range carryings {
		s := atPlacing(t)
		before := leaving(s, rules.TIEFighter)
		carry(s, words.ID(rules.TIEFighter.Thing()), "system.coruscant")
		s.hand.Wait(ui.Tick)
		if leaving(s, rules.TIEFighter) != before-1 || s.View.Units[rules.Coruscant][rules.TIEFighter] != 1 {
			t.Errorf("%s: %d wait, %d stand in Coruscant", name, leaving(s, rules.TIEFighter), s.View.Units[rules.Coruscant][rules.TIEFighter])
		}
	}
}

func TestAClickOnUnitsTakesThePlaceTheyStandIn(t *testing.T) {
	s := atPlacing(t)
	s.Answers = []game.Option{rules.TIEFighter.Thing(), rules.Coruscant.Thing(), rules.DeathStar.Thing()}
	s.F.Invalidate()
	s.hand.Wait(ui.Tick)
	s.hand.Click("unit.tie_fighter.coruscant")
	s.hand.Wait(ui.Tick)
	if s.View.Units[rules.Coruscant][rules.DeathStar] != 1 {
		t.Errorf("after a click on units in a lit place %s is asked", s.screen.Asked())
	}
}

func TestAllUnitsOfATypeArePlacedAtOnceAndTakenBackAtOnce(t *testing.T) {
	s := atPlacing(t)
	all := leaving(s, rules.TIEFighter)
	s.Answers = s.placing.Several(rules.TIEFighter.Thing(), rules.Coruscant.Thing(), carry.All)
	s.F.Invalidate()
	s.hand.Wait(ui.Tick)
	if got := s.View.Units[rules.Coruscant][rules.TIEFighter]; got != all {
		t.Errorf("%d of %d TIE Fighters are placed", got, all)
	}
	s.Answers = s.placing.Several(rules.Stormtrooper.Thing(), rules.Coruscant.Thing(), carry.All)
	s.F.Invalidate()
	s.hand.Wait(ui.Tick)
	s.hand.Click("undo")
	s.hand.Wait(ui.Tick)
	if s.View.Units[rules.Coruscant][rules.Stormtrooper] != 0 || s.View.Units[rules.Coruscant][rules.TIEFighter] != all {
		t.Error("what one gesture placed is not taken back as one")
	}
}

// What was told before lies folded, for units can be placed all over the map.
func TestTheRecapLeavesTheMapToPlacing(t *testing.T) {
	s := atPlacing(t)
	if s.hand.Has("recap.close") || len(s.screen.Recap.Lines) > 0 && !s.hand.Has("recap.open") {
		t.Errorf("%d lines lie over the map", len(s.screen.Recap.Lines))
	}
	if len(s.screen.Recap.Lines) == 0 {
		t.Fatal("nothing was told before")
	}
	if r, _ := s.hand.Window.Spot("recap.open"); r.Overlaps(s.Board.Layout().Map) {
		t.Errorf("its line lies over the map, at %v", r)
	}
}

func TestASuggestionPlacesTheRestAndCanBeTakenBack(t *testing.T) {
	s := atPlacing(t)
	before := s.View.Units
	s.hand.Click("suggest")
	s.hand.Wait(time.Second)
	if !s.placing.AtSetup() || s.Pending.Seat != game.Seat(rules.Empire) {
		t.Fatalf("%s is asked after a suggestion", s.screen.Asked())
	}
	first, left := s.View.Units, 0
	for u, n := range s.View.Deploying.Leaving {
		if rules.Unit(u).Side() == rules.Empire {
			left += int(n)
		}
	}
	if left != 1 {
		t.Errorf("%d units are left, want the last one", left)
	}
	s.hand.Click("undo")
	s.hand.Wait(ui.Tick)
	if s.View.Units != before {
		t.Fatal("the suggestion is not taken back")
	}
	s.hand.Click("suggest")
	s.hand.Wait(time.Second)
	if s.View.Units == first {
		t.Error("it suggests the same again")
	}
}

// Once the last unit of a side stands the game goes on by itself, and nothing can be taken back.
func TestPlacingTheLastUnitAsksOnce(t *testing.T) {
	s := atPlacing(t)
	s.hand.Click("suggest")
	s.hand.Wait(time.Second)
	unit, last := s.Pending.About[0], s.Pending.Options[0]
	place := map[string]func(){
		"click":   func() { s.hand.Click(words.ID(last)) },
		"carry":   func() { s.hand.Drag(words.ID(unit), words.ID(last)) },
		"suggest": func() { s.hand.Click("suggest") },
	}
	for name, way := range place {
		way()
		s.frames(3)
		if !s.placing.AtSetup() || !s.hand.Has("confirm.yes") {
			t.Fatalf("%s: placing the last unit asks nothing; %q is asked", name, s.screen.Asked())
		}
		s.hand.Click("confirm.no")
		if !s.placing.AtSetup() || s.hand.Has("confirm.yes") {
			t.Errorf("%s: no: %q is asked", name, s.screen.Asked())
		}
	}
	s.hand.Click(words.ID(last))
	s.hand.Click("confirm.yes")
	s.frames(3)
	if d, _ := s.Game.Decision(s.Game.Asked()); d.Seat == game.Seat(rules.Empire) {
		t.Errorf("yes does not place it; %q is asked", d.Ask)
	}
}

// With Shift all that are left of a type go down at once.
func TestPlacingTheLastUnitsTogetherAsksOnce(t *testing.T) {
	s := untilIn(t, rules.Setup{Standard: true}, func(g *Session, d *game.Decision) bool {
		all, v := 0, g.View(d.Seat)
		for u, n := range v.Deploying.Leaving {
			if rules.Unit(u).Side() == rules.SideOf(d.Seat) {
				all += int(n)
			}
		}
		return d.Ask == "place_to" && all == 2 && v.Deploying.Leaving[d.About[0].A] == 2
	})
	s.hand.Click(words.ID(s.Pending.About[0]))
	s.F.In.Shift = true
	s.screen.Grip.Put(s.screen.Grip.Places[0])
	if len(s.Answers) > 0 || len(s.screen.ToConfirm()) == 0 {
		t.Errorf("the last two units are placed by %v without a question", s.Answers)
	}
}

// Where one of the last two units must go to the only system without a ground unit, putting the other one down ends the
// setup for both, and the question says so.
func TestPlacingTheLastButOneUnitTellsOfTheOther(t *testing.T) {
	ends := func(g *Session, d *game.Decision, o game.Option) bool {
		after := *g
		if after.Gesture(d.Seat, o) != nil {
			return false
		}
		next, asked := after.Decision(d.Seat)
		return !asked || next.Ask != "place_to" && (next.Ask != "place" || next.Forced())
	}
	var last game.Option
	s := untilIn(t, rules.Setup{Standard: true}, func(g *Session, d *game.Decision) bool {
		waiting, v := 0, g.View(d.Seat)
		for u, n := range v.Deploying.Leaving {
			if rules.Unit(u).Side() == rules.SideOf(d.Seat) {
				waiting += int(n)
			}
		}
		i := slices.IndexFunc(d.Options, func(o game.Option) bool { return ends(g, d, o) })
		if d.Ask != "place_to" || waiting < 2 || i < 0 {
			return false
		}
		last = d.Options[i]
		return true
	})
	s.hand.Click(words.ID(last))
	s.frames(3)
	if said := s.reads(); !strings.Contains(said, s.Words.Say("table.confirm_last_place.rest")) {
		t.Errorf("it is not told that what is left goes to the only place: %q", said)
	}
}

func TestTheBaseIsHiddenAfterAQuestion(t *testing.T) {
	s := sit(t, 21, session.Person, "cadet")
	s.settle(t)
	place := words.ID(s.Pending.Options[0])
	s.hand.Click(place)
	s.frames(3)
	if s.screen.Asked() != "choose_base" || !s.hand.Has("confirm.yes") {
		t.Fatalf("one click settles where the base is; %q is asked", s.screen.Asked())
	}
	s.hand.Click("confirm.no")
	if s.screen.Asked() != "choose_base" || s.hand.Has("confirm.yes") {
		t.Errorf("no: %q is asked", s.screen.Asked())
	}
	s.hand.Click(place)
	s.hand.Click("confirm.yes")
	s.settle(t)
	if d, _ := s.Game.Decision(0); d.Ask == "choose_base" {
		t.Error("yes does not settle it")
	}
}

func TestDealtCardsAreShown(t *testing.T) {
	s := sitFor(t, rules.Setup{Standard: true}, 3, "cadet", session.Person)
	s.hand.Window.Clock.Speed = 1
	s.settle(t)
	s.hand.Click("suggest")
	s.hand.Wait(ui.Tick)
	for s.placing.AtSetup() {
		s.Give(s.Pending.Options[0])
		s.hand.Wait(ui.Tick)
	}
	for range 60 * 60 {
		if _, shown := s.Scene.(dealtScene); shown {
			return
		}
		s.hand.Wait(ui.Tick)
	}
	t.Error("the Empire does not see the action cards that it is dealt")
}

// Who waits while a computer lays out its forces waits no longer than six seconds at the usual speed, and sees each of them come.
func TestAComputerPlacesItsForcesSoon(t *testing.T) {
	for _, kinds := range [][]string{{session.Person, "cadet"}, {"cadet", "cadet"}} {
		most := time.Duration(strings.Count(strings.Join(kinds, ""), "cadet")) * 6 * time.Second
		s := sitFor(t, rules.Setup{Standard: true}, 5, kinds...)
		s.hand.Window.Clock.Speed = render.Normal
		took, seen := time.Duration(0), map[*rules.Event]bool{}
		for ; s.Pending == nil && s.View.Phase == rules.SettingUp && took < time.Minute; took += ui.Tick {
			s.hand.Wait(ui.Tick)
			if e, _ := s.Reel.Event(); e != nil && e.Kind == rules.UnitPlaced {
				seen[e] = true
			}
		}
		if took > most || len(seen) < 30 {
			t.Errorf("%v: the computers take %v, and %d units are seen to come", kinds, took, len(seen))
		}
	}
}
