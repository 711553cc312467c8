package rebellion

import (
	"slices"
	"strings"
	"testing"
	"time"

	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/rebellion/rows"
	"holoboard/ui/rebellion/words"
	"holoboard/ui/table/tell"
)

// deploying is a table at which units of a type are deployed of which there are several, or several types.
func deploying(t *testing.T) *sitting {
	t.Helper()
	return until(t, func(s *Session, d *game.Decision) bool {
		left := 0
		for _, n := range s.View(d.Seat).Deploying.Leaving {
			left += int(n)
		}
		return asks("deploy", rules.KindUnit)(s, d) && left > 2
	})
}

// TestTheRefreshPhaseShowsItsSteps: they stand over the map, the present one is deploying, and a step that is done tells what it
// has brought when it is pointed at. When the phase is over they are gone.
func TestTheRefreshPhaseShowsItsSteps(t *testing.T) {
	s := deploying(t)
	if s.refresh.Step() != rows.DeployStep {
		t.Errorf("the present step is number %d", s.refresh.Step())
	}
	drawn := s.since(0)
	i := len(drawn) - 1
	for drawn[i].Kind != rules.MissionsDrawn {
		i--
	}
	told := s.Say.Event(*drawn[i])
	s.screen.Recap.Lines = nil
	if got := s.reads(); strings.Contains(got, told) {
		t.Fatalf("%q is read before anything is pointed at", told)
	}
	s.hand.Hover("refresh.missions")
	tells := slices.ContainsFunc(s.hand.Window.Legibility(), func(l render.Legible) bool { return l.Text == told })
	if !tells {
		t.Errorf("the step of the missions does not tell %q", told)
	}
	s = until(t, asks("turn", rules.KindLeader))
	if s.hand.Has("refresh.leaders") || !s.Board.Parts().Tray.Empty() {
		t.Error("the Command Phase shows steps of the Refresh Phase")
	}
}

// TestPlacesTellHowManyUnitsCame: each place that takes a unit says how many of two have come there in this phase, and one that
// is full says so.
func TestPlacesTellHowManyUnitsCame(t *testing.T) {
	s := deploying(t)
	unit, _ := ofKind(s.Pending, rules.KindUnit)
	place := s.placing.DeployPlaces()[0]
	tag := func() string {
		t.Helper()
		s.frames(3)
		for _, tag := range s.placing.Tags {
			if tag.At == place.Thing() {
				return tag.Text
			}
		}
		return ""
	}
	if got := tag(); got != "0 / 2" || len(s.placing.Tags) != len(s.placing.DeployPlaces()) {
		t.Errorf("%v says %q; %d places say something", place, got, len(s.placing.Tags))
	}
	for _, want := range []string{"1 / 2", "2 / 2"} {
		if !s.Pending.Has(unit) {
			unit, _ = ofKind(s.Pending, rules.KindUnit)
		}
		carryings["drag"](s, words.ID(unit), words.ID(place.Thing()))
		if got := tag(); got != want {
			t.Errorf("%v says %q, want %q", place, got, want)
		}
	}
}

// TestAPlaceThatTakesNothingSaysWhy, before a unit is taken up.
func TestAPlaceThatTakesNothingSaysWhy(t *testing.T) {
	s := deploying(t)
	for at := range rules.BaseSpace {
		takes := slices.Contains(s.placing.DeployPlaces(), at)
		if why := s.WhyNot(at.Thing()); takes == (why != "") {
			t.Errorf("%v takes a unit: %v; says %q", at, takes, why)
		}
	}
}

// TestTheRecapLeavesTheMapToDeploymentAndFolds: it is a line then, which unfolds; and it folds when the player turns to the map.
func TestTheRecapLeavesTheMapToDeploymentAndFolds(t *testing.T) {
	s := deploying(t)
	s.screen.Recap.Lines = []tell.Line{{Text: "The Empire passed."}}
	if s.frames(2); !s.hand.Has("recap.open") || s.hand.Has("recap.close") {
		t.Fatal("it is not folded")
	}
	s.hand.Click("recap.open")
	if s.frames(2); !s.hand.Has("recap.close") {
		t.Fatal("a click does not unfold it")
	}
	turn := until(t, asks("turn", rules.KindLeader))
	turn.screen.Recap.Lines = []tell.Line{{Text: "The Empire passed."}}
	turn.screen.Recap.Unfold()
	turn.frames(2)
	if !turn.hand.Has("recap.close") {
		t.Fatal("it is folded before it was looked at")
	}
	turn.hand.Hover("system.dantooine")
	turn.hand.Wait(2 * time.Second)
	if turn.hand.Has("recap.close") || !turn.hand.Has("recap.open") {
		t.Error("it does not fold")
	}
	turn.hand.Click("recap.open")
	turn.frames(2)
	turn.hand.Key(ui.KeyB)
	turn.frames(2)
	if !turn.hunt.On || turn.hand.Has("recap.close") {
		t.Error("it hides where the base can be from whoever asks for that")
	}
}

// TestWhatWasBuiltStandsBesideTheMap: with the space of the queue, and what sabotage kept from building; on a screen with room for it.
func TestWhatWasBuiltStandsBesideTheMap(t *testing.T) {
	screen := tableOf(shown(t, "refresh"))
	w := ui.NewWindow(screen.screen.Game, 1920, 1080, 1)
	w.Settle(10 * time.Second)
	if l := screen.Board.Parts(); l.Column.Empty() || l.Column.Overlaps(l.Map) {
		t.Errorf("the column is %v, the map %v", l.Column, l.Map)
	}
	units, want := 0, 0
	for _, b := range screen.refresh.Gains().Built {
		units += len(b.Units)
		if b.Sabotaged == (len(b.Units) > 0) {
			t.Errorf("%v: sabotaged %v, built %v", b.At, b.Sabotaged, b.Units)
		}
	}
	events := screen.Reel.Events
	for i := len(events) - 1; events[i].Kind != rules.PhaseBegan; i-- {
		if events[i].Kind == rules.UnitBuilt && events[i].Side == screen.View.Side() {
			want++
		}
	}
	if units != want || units == 0 || len(screen.refresh.Gains().Recruits) != 2 {
		t.Errorf("%d of %d units, recruits: %v", units, want, screen.refresh.Gains().Recruits)
	}
}
