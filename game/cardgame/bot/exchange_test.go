package bot

import (
	"math/rand/v2"
	"testing"

	"holoboard/game/cardgame"
)

// madeUp is an exchange of some duelists on each side, by chance.
func madeUp(r *rand.Rand) *exchange {
	e := &exchange{table: &table{}, target: cardgame.Dial, known: map[uint64]int{}}
	for role := range e.sides {
		for range 1 + r.IntN(3) {
			d := duelist{worth: 10 + r.IntN(30), room: 1 + r.IntN(4), arms: r.IntN(30), done: r.IntN(5) == 0}
			for k := range d.n {
				d.n[k] = r.IntN(3)
			}
			e.sides[role] = append(e.sides[role], d)
		}
	}
	return e
}

// plainly is the value of an exchange by trying all out, without memory.
func plainly(e *exchange, role int) (best int) {
	if !e.canStrike(role) {
		if role = 1 - role; !e.canStrike(role) {
			return e.end()
		}
	}
	for i, b := range e.blows(role, nil) {
		next := &exchange{table: e.table, target: e.target, blasted: e.blasted}
		for r := range e.sides {
			next.sides[r] = append([]duelist(nil), e.sides[r]...)
		}
		v := next.strike(role, b)
		if role == 1 {
			v = -v
		}
		if v += plainly(next, 1-role); i == 0 || role == 0 && v > best || role == 1 && v < best {
			best = v
		}
	}
	return best
}

// greedily is the value if one side does what does most at once and the other its best.
func greedily(e *exchange, role, greedy int) (best int) {
	if !e.canStrike(role) {
		if role = 1 - role; !e.canStrike(role) {
			return e.end()
		}
	}
	blows := e.blows(role, nil)
	if role == greedy {
		blows = blows[foremost(blows):][:1]
	}
	for i, b := range blows {
		next := &exchange{table: e.table, target: e.target, blasted: e.blasted}
		for r := range e.sides {
			next.sides[r] = append([]duelist(nil), e.sides[r]...)
		}
		v := next.strike(role, b)
		if role == 1 {
			v = -v
		}
		if v += greedily(next, 1-role, greedy); i == 0 || role == 0 && v > best || role == 1 && v < best {
			best = v
		}
	}
	return best
}

// TestExchangesAreSolved: with its memory the solver finds what trying everything out finds, and who follows it never does worse than who takes what
// does most at once; now and then he does better.
func TestExchangesAreSolved(t *testing.T) {
	better := 0
	for seed := range uint64(150) {
		e := madeUp(rand.New(rand.NewPCG(seed, 1)))
		role := int(seed & 1)
		got, want := e.value(role), plainly(e, role)
		if got != want {
			t.Fatalf("seed %d: solved for %d, all tried out %d", seed, got, want)
		}
		if attacks, defends := greedily(e, role, 0), greedily(e, role, 1); attacks > got || defends < got {
			t.Fatalf("seed %d: solved for %d, a greedy attacker has %d, a greedy defender %d", seed, got, attacks, defends)
		} else if attacks < got || defends > got {
			better++
		}
	}
	if better < 10 {
		t.Errorf("only %d of 150 exchanges go better than greedily", better)
	}
	t.Logf("%d of 150 exchanges go better than greedily", better)
}
