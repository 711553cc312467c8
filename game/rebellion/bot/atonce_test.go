package bot

import (
	"math/rand/v2"
	"testing"

	"holoboard/game/gametest"
	"holoboard/game/rebellion"
)

// TestAdmiralsThinkAtOnce: beside the screen, as computers and as advice.
func TestAdmiralsThinkAtOnce(t *testing.T) {
	gametest.AtOnce(t, rebellion.Rules{}, rebellion.NewGame(rebellion.Setup{Standard: true}), 40, func(r *rand.Rand) player {
		return Player[rebellion.State]("admiral:4", r)
	})
}
