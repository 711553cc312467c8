package gametest

import (
	"math/rand/v2"
	"slices"
	"sync"
	"testing"

	"holoboard/game"
)

// AtOnce has two computers of the same luck think at once about each of the first questions of a game, from one position: they choose
// the same, and with the race detector neither of them writes what the other one has, nor what the position is made of.
func AtOnce[S, V comparable](t *testing.T, rules game.Rules[S, V], table S, questions int, player func(r *rand.Rand) game.Player[S, V]) {
	t.Helper()
	m, _ := game.Start[S, V](rules, table, rand.New(rand.NewPCG(1, 2)))
	for n := range uint64(questions) {
		if m.Over() {
			return
		}
		p := m.Position(m.Pending.Seat)
		var picks [2][]game.Option
		var thinking sync.WaitGroup
		for i := range picks {
			thinking.Go(func() { picks[i] = player(rand.New(rand.NewPCG(n, 3))).Choose(p, nil) })
		}
		thinking.Wait()
		if !slices.Equal(picks[0], picks[1]) {
			t.Errorf("question %d, %q: two of the same luck choose %v and %v", n, p.Decision.Ask, picks[0], picks[1])
		}
		if _, err := m.Answer(picks[0]...); err != nil {
			t.Fatal(err)
		}
	}
}
