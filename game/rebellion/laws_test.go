package rebellion

import (
	"testing"

	"holoboard/game"
	"holoboard/game/gametest"
)

// aloud are the questions whose answers may leave no mark: which unit a point is
// blocked on that is beaten all the same.
var aloud = []game.Key{"block_on"}

func TestLaws(t *testing.T) {
	gametest.Play(t, Rules{}, gametest.Games[State, View]{
		Count: 300, Deal: func() State { return NewGame(Setup{}) }, Invariants: (*State).Broken, Aloud: aloud,
	})
}

func TestLawsOfTheStandardGame(t *testing.T) {
	gametest.Play(t, Rules{}, gametest.Games[State, View]{
		Count: 200, Deal: func() State { return NewGame(Setup{Standard: true}) }, Invariants: (*State).Broken, Aloud: aloud,
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
