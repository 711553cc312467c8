package bot

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"testing"

	"holoboard/game"
	"holoboard/game/gametest"
	"holoboard/game/rebellion"
)

func BenchmarkPlayout(b *testing.B) {
	r := rand.New(rand.NewPCG(1, 2))
	m, _ := game.Start[rebellion.State, rebellion.View](rebellion.Rules{}, rebellion.NewGame(rebellion.Setup{Standard: true, Players: 2}), r)
	var o game.Outlook[rebellion.State, rebellion.View]
	steps, mind := 0, Mind{Rand: r}
	for b.Loop() {
		g := m.Position(m.Pending.Seat).Imagine(r)
		picks := choose(ptr(g.View(g.Pending.Seat)), &g.Pending, r, nil)
		o.Begin(g, picks, &mind, r)
		o.PlayOn(20000, func(v *rebellion.View) bool { return v.Round > 4 })
		steps += o.Steps
	}
	b.ReportMetric(float64(steps)/float64(b.N), "steps/op")
}

func ptr[T any](v T) *T { return &v }

var honest = flag.Int("honest", 2, "games of each setup in which every level's honesty is watched")

// TestThinkersKeepTheLaws: the answers of every level that tries options out are legal, and the same where what its seat
// may not know is dealt anew; at ten points of every game, with few tries, for their number changes nothing in that.
func TestThinkersKeepTheLaws(t *testing.T) {
	for name := range levels {
		for i, setup := range []rebellion.Setup{{}, {Standard: true}, {Standard: true, Players: 4}} {
			games := *honest
			if testing.Short() {
				if games = 1; i > 0 || name != "officer" {
					continue // the shortest of them
				}
			}
			t.Run(fmt.Sprintf("%s %+v", name, setup), func(t *testing.T) {
				t.Parallel()
				gametest.Play(t, rebellion.Rules{}, gametest.Games[rebellion.State, rebellion.View]{
					Count: games, First: 900, Deal: func() rebellion.State { return rebellion.NewGame(setup) },
					Player: func(seed uint64) player {
						return Player[rebellion.State](name+":12", rand.New(rand.NewPCG(seed, 9)))
					},
				})
			})
		}
	}
}
