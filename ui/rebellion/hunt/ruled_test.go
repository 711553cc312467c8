package hunt

import (
	"testing"

	"holoboard/game"
	rules "holoboard/game/rebellion"
)

// TestEverySystemHasItsReason: units that came from the base tell of all systems at once that it is not there.
func TestEverySystemHasItsReason(t *testing.T) {
	left := rules.Event{Kind: rules.UnitMoved, System: rules.Mustafar, From: rules.BaseSpace}
	for s := range rules.BaseSpace {
		if got := reason([]game.Event{left}, s); got.Kind != left.Kind {
			t.Errorf("%v is ruled out by %v, want what left the base", s, got)
		}
	}
}
