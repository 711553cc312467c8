package rebellion

import (
	"testing"

	"holoboard/game"
	"holoboard/game/gametest"
)

func TestLaws(t *testing.T) {
	gametest.Play(t, Rules{}, gametest.Games[State, View]{
		Count: 300, Deal: func() State { return NewGame(Setup{}) }, Invariants: (*State).Broken,
	})
}

func TestLawsOfTheStandardGame(t *testing.T) {
	gametest.Play(t, Rules{}, gametest.Games[State, View]{
		Count: 200, Deal: func() State { return NewGame(Setup{Standard: true}) }, Invariants: (*State).Broken,
		Aloud: []game.Key{"astromech", "set_die"},
	})
}
