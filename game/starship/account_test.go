package starship

import (
	"math/rand/v2"
	"testing"

	"holoboard/game"
)

// What a battle's events say of points lost is what its table lacks at the end, and they tell of no more hits than attacks.
func TestAccountsAddUpToTheTable(t *testing.T) {
	t.Parallel()
	var sum Account
	for seed := range uint64(16) {
		dice := rand.New(rand.NewPCG(seed, 5))
		setup := setups[seed%uint64(len(setups))]
		setup.Limit = 5
		m, _ := game.Start[State, View](Rules{}, battle(setup, seed), dice)
		m = game.Listening(m, dice)
		first := m.Now
		var accounts Accounts
		for !m.Over() {
			news, err := m.Answer(game.RandomChooser{Rand: dice}.Choose(&m.Pending, nil)...)
			if err != nil {
				t.Fatal(err)
			}
			for _, e := range news {
				e := e.(Event)
				accounts.Add(&e, first.Cards)
			}
		}
		for side, a := range accounts {
			had, _ := first.Fighting(Side(side))
			if has, _ := m.Now.Fighting(Side(side)); had-has != a.Points {
				t.Errorf("battle %d: %v has lost %d points, and %d are counted", seed, Side(side), had-has, a.Points)
			}
			if f := accounts.Figures(Side(side), &m.Now); f["left"] != m.Now.Points(Side(side)) || f["hits"] != a.Hits || f["destroyed"] != accounts[1-side].Destroyed {
				t.Errorf("battle %d: of %v is told %v", seed, Side(side), f)
			}
			if a.Hits > a.Attacks || a.Dealt < a.Hits {
				t.Errorf("battle %d: %v has %+v", seed, Side(side), a)
			}
			sum.Attacks, sum.Points, sum.Turned, sum.Destroyed = sum.Attacks+a.Attacks, sum.Points+a.Points, sum.Turned+a.Turned, sum.Destroyed+a.Destroyed
		}
	}
	if sum.Attacks == 0 || sum.Points == 0 || sum.Turned == 0 || sum.Destroyed == 0 {
		t.Errorf("all that happened is %+v", sum)
	}
}
