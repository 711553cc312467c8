package bot

import (
	"math/rand/v2"
	"testing"

	"holoboard/game/ai"
	"holoboard/game/rebellion"
)

// TestALevelTakesAnotherNumberOfTries: so that games can be measured that do not take all day.
func TestALevelTakesAnotherNumberOfTries(t *testing.T) {
	for kind, want := range map[string]int{"admiral": 400, "admiral:40": 40, "officer:7": 7, "admiral:": 0, "admiral:x": 0, "admiral:0": 0, "cadet:5": 0} {
		got := 0
		if p, ok := Player[rebellion.State](kind, rand.New(rand.NewPCG(1, 1))).(*ai.Thinker[rebellion.State, rebellion.View]); ok {
			got = p.Tries
		}
		if got != want {
			t.Errorf("%q makes %d tries, want %d", kind, got, want)
		}
	}
}
