package rebellion

import (
	"testing"

	"holoboard/game"
	"holoboard/game/gametest"
)

// aloud are the questions whose answers may leave no mark: which unit a point is
// blocked on that is beaten all the same.
var aloud = []game.Key{"block_on"}

// TestLaws: whatever the Rebels hold and wherever their base is, the Empire sees, hears and
// is asked the same, and the other way round (T88, T89): options and the order of the decks,
// too (P69, P70).
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
