package rebellion

import (
	"testing"

	"holoboard/game/gametest"
)

func TestLaws(t *testing.T) {
	gametest.Play(t, Rules{}, gametest.Games[State, View]{
		Count: 300, Deal: NewGame, Invariants: (*State).Broken,
	})
}
