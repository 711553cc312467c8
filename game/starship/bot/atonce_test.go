package bot

import (
	"math/rand/v2"
	"testing"

	"holoboard/game"
	"holoboard/game/gametest"
	"holoboard/game/starship"
)

// TestCaptainsThinkAtOnce: in the place of a person and beside his screen, as advice and as an officer.
func TestCaptainsThinkAtOnce(t *testing.T) {
	table := battle(starship.Setup{Format: starship.FirstBattle, Limit: 20}, "", "", 5)
	gametest.AtOnce(t, starship.Rules{}, table, 60, func(r *rand.Rand) game.Player[starship.State, starship.View] {
		return Player("officer", r)
	})
}
