package cardgame

import (
	"math/rand/v2"
	"slices"
	"testing"

	"holoboard/game"
)

// TestWindowsComeInTheirOrder: whoever is asked for an action is asked in the window that is the next of its phase (R24), the windows before
// it are over, and outside windows none that is over is counted as still to come.
func TestWindowsComeInTheirOrder(t *testing.T) {
	seen := map[game.Key]int{}
	for seed := range uint64(lawful(60)) {
		r := rand.New(rand.NewPCG(seed, 3))
		m, _ := game.Start[State, View](Rules{}, dealt(Starter, seed), r)
		last, phase, turn := 0, SettingUp, uint8(0)
		for !m.Over() {
			v, d := m.View(m.Pending.Seat), &m.Pending
			n, all := v.WindowsPassed(), WindowsOf(v.Phase)
			if n > len(all) {
				t.Fatalf("game %d: %d of %d windows are over", seed, n, len(all))
			}
			if d.Ask == AskAct {
				if all[n] != v.Moment {
					t.Fatalf("game %d, turn %d: asked %v, while the next window is %v", seed, v.Turn, v.Moment, all[n])
				}
				seen[WindowKind(&v, d)]++
			}
			if v.Turn == turn && v.Phase == phase && n < last && v.Phase != ConflictPhase {
				t.Fatalf("game %d, turn %d, %v: %d windows were over, then %d", seed, turn, phase, last, n)
			}
			last, phase, turn = n, v.Phase, v.Turn
			o := game.RandomChooser{Rand: r}.Choose(d, nil)
			if _, err := m.Answer(slices.Clone(o)...); err != nil {
				t.Fatal(err)
			}
		}
	}
	own, other := ActionKinds()
	if len(own) != 9 {
		t.Errorf("%d kinds of windows, want nine (R24)", len(own))
	}
	for _, kind := range append(own, other...) {
		if seen[kind] == 0 {
			t.Errorf("nobody is ever asked in %q", kind)
		}
		delete(seen, kind)
	}
	for kind := range seen {
		t.Errorf("no order can be given for %q", kind)
	}
}
