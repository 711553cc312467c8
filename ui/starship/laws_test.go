package starship

import (
	"math/rand/v2"
	"testing"

	"holoboard/game/gametest"
	rules "holoboard/game/starship"
	"holoboard/game/starship/match"
)

// TestLawsAtTheTable: battles keep the laws with the answers that may be left to standing orders, as they are at the table.
func TestLawsAtTheTable(t *testing.T) {
	title := match.Title()
	first, count := gametest.Share(t, 20, testing.Short())
	gametest.Play(t, title.Rules, gametest.Games[rules.State, rules.View]{
		First: first, Count: count, Invariants: (*rules.State).Broken, Windows: title.Windows, Together: title.Together,
		Deal: func() rules.State {
			const points = 120
			r := rand.New(rand.NewPCG(first, 3))
			first++
			fleets := []rules.Fleet{rules.RandomFleet(rules.Shipped(), rules.Light, points, r), rules.RandomFleet(rules.Shipped(), rules.Dark, points, r)}
			return rules.NewBattle(rules.Setup{Format: rules.Standard, Points: points, Limit: 30}, fleets)
		},
	})
}
