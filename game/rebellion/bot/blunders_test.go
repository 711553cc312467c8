package bot

import (
	"math/rand/v2"
	"testing"

	"holoboard/game/gametest"
	"holoboard/game/rebellion"
)

// TestBlunders has the admiral play the positions in testdata/blunders, each with ten seeds, which the one of before plays wrong in five of them at
// least: troops left where no ship fetches them, fleets held up, somebody who looks for a base that is known, and what a game that a person has
// won against him showed. Every third position is put aside: nothing was tuned by it. What he passes is the best so far: raise it where he gets better.
func TestBlunders(t *testing.T) {
	gametest.Long(t)
	const pass, passAside = 24, 11
	passed, all := gametest.Blunders(t, rebellion.Rules{}, 10, func(r *rand.Rand) player { return Player[rebellion.State]("admiral:100", r) })
	good := map[string]bool{}
	for _, name := range passed {
		good[name] = true
	}
	var tuned, aside, ofTuned, ofAside int
	for i, name := range all {
		n := 0
		if good[name] {
			n = 1
		}
		if i%3 == 2 {
			aside, ofAside = aside+n, ofAside+1
		} else {
			tuned, ofTuned = tuned+n, ofTuned+1
		}
	}
	t.Logf("passes %d of %d, and %d of %d that were put aside", tuned, ofTuned, aside, ofAside)
	if tuned < pass || aside < passAside {
		t.Errorf("passes %d and %d, before %d and %d", tuned, aside, pass, passAside)
	}
}
