package bot

import (
	"math/rand/v2"
	"testing"

	"holoboard/game"
	"holoboard/game/ai"
	"holoboard/game/rebellion"
)

// hunted is a table where an Imperial force stands beside some of the systems where the base can be.
const hunted = `base dantooine
	at mustafar: assault_carrier, 3 stormtrooper
	pool: general_tagge
	turn empire
	passed rebels`

// reader returns a table as the Empire's guide reads it.
func reader(s *situation, reads bool) *table {
	v := s.m.View(imperialSeat)
	t := &table{reads: reads}
	t.look(&v, nil)
	return t
}

func TestQuietPlacesAreBelievedIn(t *testing.T) {
	at := reader(described(t, hunted), true)
	sum, sites := 0, 0
	for s := range rebellion.System(systems) {
		b := at.believed(s)
		if sum += b; in(at.suspects(), s) {
			sites++
		} else if b != 0 {
			t.Errorf("%v cannot be the base's system, but is believed in by %d", s, b)
		}
	}
	if sum < certain-2*sites || sum > certain {
		t.Errorf("over %d systems the belief adds up to %d", sites, sum)
	}
	if quiet, threatened := at.believed(rebellion.Yavin), at.believed(rebellion.Hoth); quiet < 2*threatened {
		t.Errorf("Yavin, far from all Imperial units, is believed in by %d, Hoth beside them by %d", quiet, threatened)
	}
	if least := certain * bluffs / 100 / sites; at.believed(rebellion.Hoth) < least {
		t.Errorf("Hoth is believed in by %d: nobody could bluff there; want %d at least", at.believed(rebellion.Hoth), least)
	}
}

func TestCadetsReadNoHints(t *testing.T) {
	at := reader(described(t, hunted), false)
	if a, b := at.believed(rebellion.Yavin), at.believed(rebellion.Hoth); a != b || a == 0 {
		t.Errorf("a cadet believes in Yavin by %d and in Hoth by %d", a, b)
	}
}

// TestImaginedBasesFollowTheBelief: among the tables that the Empire imagines, those that its guide believes in have their
// bases where the belief is.
func TestImaginedBasesFollowTheBelief(t *testing.T) {
	s := described(t, hunted)
	g, r, p := NewGuide(Level{Most: 4, Ahead: 1}), rand.New(rand.NewPCG(1, 1)), s.m.Position(imperialSeat)
	at := reader(s, true)
	bases, all := [systems]int{}, 0
	for range 20_000 {
		m := p.Imagine(r)
		if r.IntN(ai.Whole) < g.Likely(&p.View, m) {
			rebels := m.View(rebelSeat)
			bases[rebels.Rebel.Base]++
			all++
		}
	}
	if all < 2000 {
		t.Fatalf("only %d of 20,000 imagined tables are believed in", all)
	}
	for site, n := range bases {
		if share, want := certain*n/all, at.believed(rebellion.System(site)); share < want*3/4-60 || share > want*5/4+60 {
			t.Errorf("the base is in %v in %d of 10,000 tables, believed in by %d", rebellion.System(site), share, want)
		}
	}
}

// TestTheRebelsKnowTheirBase: what the Empire may believe changes nothing in what they imagine.
func TestTheRebelsKnowTheirBase(t *testing.T) {
	s := described(t, hunted)
	p := s.m.Position(game.Seat(rebellion.Rebels))
	if got := NewGuide(Level{Most: 4, Ahead: 1}).Likely(&p.View, p.Imagine(rand.New(rand.NewPCG(1, 1)))); got != ai.Whole {
		t.Errorf("the Rebels doubt a table of their own: %d", got)
	}
}
