package rebellion

import (
	"testing"

	"holoboard/game/gametest"
)

func TestLaws(t *testing.T) {
	gametest.Play(t, Rules{}, gametest.Games[State, View]{
		Count: 300, Deal: func() State { return NewGame(Setup{}) }, Invariants: (*State).Broken,
	})
}
