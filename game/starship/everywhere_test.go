package starship

import (
	"testing"

	"holoboard/game"
)

// TestTwentyGames plays battles at random whose sum must be the same on every platform: a test of build/ compares what it prints here and
// in the browser's machine.
func TestTwentyGames(t *testing.T) {
	for i, setup := range setups {
		sim := game.Simulation[State, View]{Rules: Rules{}, Broken: (*State).Broken, Every: 10, Limit: 100_000}
		deal, sum := dealer(setup, 0), uint64(0)
		for seed := range uint64(20) {
			s := deal()
			if g := sim.Play(&s, seed); g.Stuck || g.Broken != "" {
				t.Fatalf("setup %d, seed %d: stuck %v, %s", i, seed, g.Stuck, g.Broken)
			}
			sum = sum*31 + game.Sum(&s)
		}
		t.Logf("sum of setup %d: %x", i, sum)
	}
}
