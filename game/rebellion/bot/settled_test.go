package bot

import (
	"math/rand/v2"
	"slices"
	"testing"

	"holoboard/game"
	"holoboard/game/rebellion"
)

// forgetful answers as a guide who keeps in mind what he worked out before, and compares that with
// what a guide would say who sees the table for the first time.
type forgetful struct {
	t       *testing.T
	guide   *Guide
	kept    *int // answers for which something was kept
	compare *int
}

// Choose implements [game.Player].
func (f forgetful) Choose(p *game.Position[rebellion.State, rebellion.View], picks []game.Option) []game.Option {
	if whims[p.Decision.Ask] == 0 {
		before := f.guide.table.of
		said := slices.Clone(f.guide.rate(&p.View, &p.Decision))
		if before.valid && before == f.guide.table.of {
			*f.kept++
		}
		*f.compare++
		anew := NewGuide(Level{Most: 0, Ahead: 0}).rate(&p.View, &p.Decision)
		if !slices.Equal(said, anew) {
			f.t.Fatalf("asked %s, one who remembers rates %v, one who does not %v", p.Decision.Ask, said, anew)
		}
	}
	return f.guide.Pick(&p.View, &p.Decision, picks)
}

// TestWhatIsKeptStaysTrue: what is worked out once for an Assignment Phase is what would be worked out for every
// one of its decisions.
func TestWhatIsKeptStaysTrue(t *testing.T) {
	kept, compared := 0, 0
	player := func(r *rand.Rand) player {
		g := NewGuide(Level{Most: 0, Ahead: 0})
		g.Rand = r
		return forgetful{t, g, &kept, &compared}
	}
	for _, setup := range []rebellion.Setup{{}, {Standard: true}, {Standard: true, Players: 4}} {
		s := rebellion.NewGame(setup)
		sim := game.Simulation[rebellion.State, rebellion.View]{
			Rules: rebellion.Rules{}, Limit: 20_000, Broken: func(*rebellion.State) string { return "" },
		}
		for range (rebellion.Rules{}).Seats(&s) {
			sim.Players = append(sim.Players, player)
		}
		for seed := range uint64(8) {
			s := rebellion.NewGame(setup)
			sim.Play(&s, seed)
		}
	}
	if kept < compared/10 {
		t.Errorf("only at %d of %d decisions something was kept", kept, compared)
	}
}

// TestUnitsAreCountedWhereTheyFight: by side and theater, as their figures say.
func TestUnitsAreCountedWhereTheyFight(t *testing.T) {
	for u := range rebellion.Unit(units) {
		var v rebellion.View
		v.Units[rebellion.Hoth][u] = 3
		at := look(&v, nil)
		for _, side := range []rebellion.Side{rebellion.Rebels, rebellion.Empire} {
			for _, th := range []rebellion.Theater{rebellion.Space, rebellion.Ground} {
				want := onlyIf(u.Side() == side && u.Figures().Theater == th, 3)
				if got := at.number(rebellion.Hoth, side, th); got != want {
					t.Errorf("3 %v count as %d of the %v in %v", u, got, side, th)
				}
			}
		}
	}
}
