package bot

import (
	"math/rand/v2"
	"testing"

	"holoboard/game/gametest"
	"holoboard/game/starship"
)

func card(t *testing.T, id string) starship.Card {
	t.Helper()
	ship := starship.Shipped().Find(id)
	if ship == nil {
		t.Fatalf("the roster has no %s", id)
	}
	return ship.Pack()
}

// TestWorth: a Republic Assault Ship has hull 5/3 and fires less when it has turned (R12.5); a TIE Fighter has one side.
func TestWorth(t *testing.T) {
	for _, c := range []struct {
		id       string
		reduced  bool
		counters int
		plain    int // per mille of its cost
		usual    int // by what it can still do
	}{
		{"republic_assault_ship", false, 0, 1000, 1000},
		{"republic_assault_ship", false, 4, 620, 625},
		{"republic_assault_ship", false, 5, 550, 416},
		{"republic_assault_ship", false, 7, 200, 228},
		{"republic_assault_ship", false, 8, 0, 0},
		{"republic_assault_ship", true, 0, 550, 416},
		{"republic_assault_ship", true, 2, 200, 228},
		{"republic_assault_ship", true, 3, 0, 0},
		{"tie_fighter", false, 0, 1000, 1000},
		{"tie_fighter", false, 1, 0, 0},
	} {
		for _, by := range []struct {
			w    *Weights
			want int
		}{{&plain, c.plain}, {&usual, c.usual}} {
			if got := by.w.worthShare(card(t, c.id), c.reduced, c.counters); got != by.want {
				t.Errorf("%s, reduced %v, with %d counters is worth %d per mille, want %d", c.id, c.reduced, c.counters, got, by.want)
			}
		}
	}
	vulture := card(t, "vulture_droid")
	if got, want := usual.shipWorth(vulture, false, 0, true), vulture.Cost()*35; got != want {
		t.Errorf("a vulture droid that comes back is worth %d, want %d", got, want)
	}
}

// TestSpread compares the convolution with all results of the dice.
func TestSpread(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	for range 40 {
		shots := make([]shot, 1+r.IntN(3))
		for i := range shots {
			d := r.IntN(5)
			shots[i] = shot{int8(2 + r.IntN(19)), int8(d), int8(d + r.IntN(2))}
		}
		fall := 1 + r.IntN(9)
		var s spread
		s.clear(fall)
		for _, sh := range shots {
			s.add(sh)
		}
		counted, all := diced(shots, fall)
		for c := range counted {
			if got, want := int(s.chance[c]), counted[c]*certain/all; got-want > 60 || want-got > 60 {
				t.Errorf("%v at hull %d: %d counters have %d of %d, want %d", shots, fall, c, got, certain, want)
			}
		}
	}
}

// diced counts the results of all dice by counters, those beyond fall as fall.
func diced(shots []shot, fall int) (counted []int, all int) {
	counted, all = make([]int, fall+1), 1
	for range shots {
		all *= 20
	}
	for n := range all {
		sum := 0
		for k, left := 0, n; k < len(shots); k, left = k+1, left/20 {
			switch die := left%20 + 1; {
			case die == 20:
				sum += int(shots[k].critical)
			case die >= int(shots[k].need):
				sum += int(shots[k].damage)
			}
		}
		counted[min(sum, fall)]++
	}
	return counted, all
}

// TestTheTableReckonsAsTheRules: who reaches whom, how easily and for how much, on tables of whole battles.
func TestTheTableReckonsAsTheRules(t *testing.T) {
	gametest.Long(t)
	compared := 0
	parts(6, "officer", func(p *Position) {
		if p.Decision.Ask != starship.AskAttack {
			return
		}
		w := usual
		tab := table{w: &w}
		tab.lay(&p.View.State, p.Seat)
		for i := range tab.units[mine] {
			for j := range tab.units[theirs] {
				compared += tab.compare(t, i, j)
			}
		}
	})
	if compared < 1000 {
		t.Errorf("only %d attacks were compared", compared)
	}
}

func (t *table) compare(tt *testing.T, i, j int) (compared int) {
	by, at, b := &t.units[mine][i], &t.units[theirs][j], t.at(mine, i, j)
	for k := range by.n {
		a := &by.arms[k]
		reaches := t.reaches(by, a, at, b)
		if why := t.state.WhyNotAt(by.slot, a.id, a.lane, at.slot); reaches != (why == nil) {
			tt.Errorf("%s fires weapon %d at %s: %v, the rules say %v", by.card.ID(), a.id, at.card.ID(), reaches, why)
		}
		if !reaches {
			continue
		}
		sh, face := t.shotAt(mine, by, a, at, b)
		if at.fighter {
			face = starship.NoFace
		}
		r := t.state.Reckon(&starship.Shot{By: by.slot, Arm: a.id, Lane: a.lane, At: at.slot, Face: face})
		if int(sh.need) != r.Need || int(sh.damage) != r.Damage || int(sh.critical) != r.Critical() {
			tt.Errorf("%s fires weapon %d at %s: %v, the rules say %d for %d", by.card.ID(), a.id, at.card.ID(), sh, r.Need, r.Damage)
		}
		compared++
	}
	return compared
}
