package rebellion

import (
	"testing"

	"holoboard/game"
)

// TestTwentyGames plays games at random whose sum must be the same on every
// platform: a test of build/ compares what it prints here and in the browser's
// machine.
func TestTwentyGames(t *testing.T) {
	for _, setup := range []Setup{{}, {Standard: true}, {Players: 3}, {Standard: true, Players: 4}} {
		sim := game.Simulation[State, View]{Rules: Rules{}, Broken: (*State).Broken, Every: 10, Limit: 100_000}
		sum := uint64(0)
		for seed := range uint64(20) {
			s := NewGame(setup)
			if g := sim.Play(&s, seed); g.Stuck || g.Broken != "" {
				t.Fatalf("%+v, seed %d: stuck %v, %s", setup, seed, g.Stuck, g.Broken)
			}
			sum = sum*31 + game.Sum(&s)
		}
		t.Logf("sum of %+v: %x", setup, sum)
	}
}
