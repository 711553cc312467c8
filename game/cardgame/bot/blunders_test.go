package bot

import (
	"testing"

	"holoboard/game/cardgame"
	"holoboard/game/gametest"
)

// TestBlunders has each level play the positions in testdata/blunders, each with three seeds: wins that are there to be taken, losses that can be
// held up, cards and resources thrown away.
func TestBlunders(t *testing.T) {
	for _, level := range []struct {
		name string
		pass int
	}{{"cadet", 16}, {"officer", 16}, {"admiral:100", 15}} {
		t.Run(level.name, func(t *testing.T) {
			passed, all := gametest.Blunders(t, cardgame.Rules{}, 3, kind(level.name))
			t.Logf("passes %d of %d: %v", len(passed), len(all), passed)
			if len(passed) < level.pass {
				t.Errorf("passes %d of %d positions, %d before", len(passed), len(all), level.pass)
			}
		})
	}
}
