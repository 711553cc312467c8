package bot

import (
	"testing"

	"holoboard/game/gametest"
	"holoboard/game/starship"
)

// TestBlunders has captains play the positions in testdata/blunders, each with three seeds: guns that could have borne and did not, a ship that
// shows its sides, carriers lost with their fighters in the pool, flagships left alone. What they pass is the best so far: raise it where they get
// better.
func TestBlunders(t *testing.T) {
	gametest.Long(t)
	for _, level := range []struct {
		name string
		pass int
	}{{"adviser", 5}, {"officer", 7}} {
		t.Run(level.name, func(t *testing.T) {
			passed, all := gametest.Blunders(t, starship.Rules{}, 3, kind(level.name))
			t.Logf("passes %d of %d: %v", len(passed), len(all), passed)
			if len(passed) < level.pass {
				t.Errorf("passes %d of %d positions, %d before", len(passed), len(all), level.pass)
			}
		})
	}
}
