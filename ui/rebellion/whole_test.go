package rebellion

import (
	"math/rand/v2"
	"testing"
	"time"

	"holoboard/game"
	"holoboard/game/gametest"
	rules "holoboard/game/rebellion"
	"holoboard/game/session"
	"holoboard/ui/rebellion/words"
	"holoboard/ui/table/flow"
)

// atPlaces answers the pending decision where its options stand: by a click, or by carrying what is to be carried.
func (s *sitting) atPlaces(t *testing.T, r *rand.Rand) {
	t.Helper()
	d := *s.Pending
	for _, o := range (game.RandomChooser{Rand: r}).Choose(&d, nil) {
		name, _, ok := s.Place(s.hand.Window, o)
		if !ok {
			t.Fatalf("%s: %s has no place", d.Ask, rules.Rules{}.Word(o))
		}
		s.hand.Click(name)
		if s.screen.Sheets.Using() != (game.Option{}) {
			s.hand.Click(words.ID(o))
		}
		if s.screen.Grip.Name != "" {
			s.hand.Click(s.landing(t, d.Ask, r))
		}
		for s.hand.Has("confirm.yes") { // it moves when the odds come that it tells
			s.hand.Click("confirm.yes")
		}
	}
	if flow.Several(&d) {
		s.hand.Click("prompt.choose")
	}
}

// landing is one of the places that take what is carried.
func (s *sitting) landing(t *testing.T, ask game.Key, r *rand.Rand) string {
	t.Helper()
	var names []string
	for _, l := range s.screen.Grip.Places {
		name := words.ID(l.Thing)
		if l.Thing.Kind == poolKind {
			name = "pool"
		}
		if s.hand.Has(name) {
			names = append(names, name)
		}
	}
	if len(names) == 0 {
		t.Fatalf("%s: %s can be put nowhere", ask, s.screen.Grip.Name)
	}
	return names[r.IntN(len(names))]
}

func TestAWholeGameAtThePlaces(t *testing.T) {
	gametest.Long(t)
	t.Parallel()
	for seed, setup := range []rules.Setup{{}, {}, {Standard: true}} {
		seed := uint64(seed)
		s := sitFor(t, setup, 40+seed, session.Person, session.Person)
		s.program.coversWindows = seed == 0
		r := rand.New(rand.NewPCG(seed, 8))
		decisions := 0
		for !s.Game.Over() {
			if s.settle(t); s.screen.Waits() {
				s.hand.Click("cover.sit")
				continue
			}
			if s.Game.Over() {
				break
			}
			if s.hand.Has("recap.close") {
				s.hand.Click("recap.close")
			}
			asked, kept := s.screen.Asked(), s.program.kept
			s.atPlaces(t, r)
			decisions++
			if s.program.kept == kept {
				t.Fatalf("seed %d, decision %d (%s): clicks at the places answer nothing", seed, decisions, asked)
			}
		}
		s.hand.Wait(3 * time.Second)
		if s.Game.Over() && !s.hand.Has("result.again") {
			t.Fatalf("seed %d: no result after %d decisions", seed, decisions)
		}
	}
}
