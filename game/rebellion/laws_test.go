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

// TestLawsOfTheTeamGame: the same with three and four players (R26).
func TestLawsOfTheTeamGame(t *testing.T) {
	for _, players := range []uint8{3, 4} {
		gametest.Play(t, Rules{}, gametest.Games[State, View]{
			Count: 25, Deal: func() State { return NewGame(Setup{Players: players}) }, Invariants: (*State).Broken,
		})
	}
}
