package cardgame

import (
	"math/rand/v2"
	"strings"
	"testing"

	"holoboard/game"
)

// TestTwentyGames plays games at random, and fills decks up, whose sums must be the same on every platform: a test of build/ compares what it
// prints here and in the browser's machine.
func TestTwentyGames(t *testing.T) {
	for _, f := range []Format{Starter, Custom, OneBox} {
		sim := game.Simulation[State, View]{Rules: Rules{}, Broken: (*State).Broken, Every: 10, Limit: 100_000}
		deal, sum := dealer(f, 0), uint64(0)
		for seed := range uint64(20) {
			s := deal()
			if g := sim.Play(&s, seed); g.Stuck || g.Broken != "" {
				t.Fatalf("%v, seed %d: stuck %v, %s", f, seed, g.Stuck, g.Broken)
			}
			sum = sum*31 + game.Sum(&s)
		}
		t.Logf("sum of %v: %x", f, sum)
	}
	for a := Jedi; a < NumAffiliations; a++ {
		var decks []string
		for seed := range uint64(5) {
			decks = append(decks, Fill(Deck{Of: a}, Custom, rand.New(rand.NewPCG(seed, 1))).String())
		}
		t.Logf("sum of decks: %s", strings.Join(decks, "; "))
	}
}
