package bot

import (
	"math/rand/v2"
	"testing"

	"holoboard/game/starship"
)

// TestWhatIsSeenIsSeenAnew: wherever a plan puts ships, what was kept of their attacks is what looking at all of them anew would say.
func TestWhatIsSeenIsSeenAnew(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	compared := 0
	parts(2, "officer", func(p *Position) {
		if p.Decision.Ask != starship.AskMove {
			return
		}
		w := bold
		tab := table{w: &w}
		tab.lay(&p.View.State, p.Seat)
		for n := range 40 {
			side := n % 2
			if len(tab.units[side]) == 0 {
				continue
			}
			i := r.IntN(len(tab.units[side]))
			at := tab.units[side][i].space
			at.X, at.Y, at.Facing = r.IntN(22), r.IntN(14), starship.Facing(r.IntN(4))
			tab.put(side, i, at)
			kept := tab.judge(true)
			tab.lookAgain()
			if anew := tab.judge(true); kept != anew {
				t.Fatalf("after a ship has gone to %v: %v was kept, %v is seen anew", at, kept, anew)
			}
			compared++
		}
	})
	if compared < 1000 {
		t.Errorf("only %d tables were compared", compared)
	}
}
