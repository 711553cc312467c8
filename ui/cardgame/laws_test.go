package cardgame

import (
	"math/rand/v2"
	"testing"

	rules "holoboard/game/cardgame"
	"holoboard/game/cardgame/match"
	"holoboard/game/gametest"
)

// TestLawsAtTheTable: games keep the laws with what the table says of them to a session: what is asked of both at once, windows that may be left to
// standing orders.
func TestLawsAtTheTable(t *testing.T) {
	title := match.Title()
	first, count := gametest.Share(t, 20, testing.Short())
	gametest.Play(t, title.Rules, gametest.Games[rules.State, rules.View]{
		First: first, Count: count, Invariants: (*rules.State).Broken, Windows: title.Windows, Together: title.Together,
		Deal: func() rules.State {
			r := rand.New(rand.NewPCG(first, 3))
			first++
			f := rules.Format(first % 3)
			light, dark := rules.Jedi+rules.Affiliation(r.IntN(2)), rules.Sith+rules.Affiliation(r.IntN(2))
			return rules.NewGame(f, 0, [2]rules.Deck{rules.RandomDeck(light, rules.LeastSets, f, r), rules.RandomDeck(dark, rules.LeastSets, f, r)})
		},
	})
}
