package rebellion

import (
	"testing"

	"holoboard/game"
	"holoboard/game/gametest"
	rules "holoboard/game/rebellion"
	"holoboard/game/rebellion/match"
)

// TestLawsAtTheTable: games keep the laws with what the table says of them to a session.
func TestLawsAtTheTable(t *testing.T) {
	t.Parallel()
	title := match.Title()
	first, count := gametest.Share(t, 10, testing.Short())
	gametest.Play(t, title.Rules, gametest.Games[rules.State, rules.View]{
		First: first, Count: count, Invariants: (*rules.State).Broken, Windows: title.Windows, Together: title.Together,
		Deal: func() rules.State { return rules.NewGame(rules.Setup{}) }, Aloud: []game.Key{rules.AskBlockOn, rules.AskFalseLeadTo},
	})
}
