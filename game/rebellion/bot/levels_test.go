package bot

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"holoboard/game"
	"holoboard/game/ai"
	"holoboard/game/rebellion"
)

// TestALevelTakesAnotherNumberOfTries: so that games can be measured that do not take all day.
func TestALevelTakesAnotherNumberOfTries(t *testing.T) {
	for kind, want := range map[string]int{"admiral": 400, "admiral:40": 40, "officer:7": 7, "admiral:": 0, "admiral:x": 0, "admiral:0": 0, "cadet:5": 0,
		"admiral:40,pins=0": 40, "admiral:pins=0": 400, "admiral:40,kept_by_empire=9": 40, "admiral:40,nose=1": 0} {
		got := 0
		if p, ok := Player[rebellion.State](kind, rand.New(rand.NewPCG(1, 1))).(*ai.Thinker[rebellion.State, rebellion.View]); ok {
			got = p.Tries
		}
		if got != want {
			t.Errorf("%q makes %d tries, want %d", kind, got, want)
		}
	}
}

// BenchmarkThoughts tells how long an admiral thinks about the questions worth it, in standard games against himself: the
// middle thought and the longest, in milliseconds. It runs in WebAssembly too.
func BenchmarkThoughts(b *testing.B) {
	r := rand.New(rand.NewPCG(1, 2))
	var thoughts []float64
	for len(thoughts) < b.N {
		m, _ := game.Start[rebellion.State, rebellion.View](rebellion.Rules{}, rebellion.NewGame(rebellion.Setup{Standard: true}), r)
		admirals := [2]*ai.Thinker[rebellion.State, rebellion.View]{Admiral[rebellion.State](r), Admiral[rebellion.State](r)}
		for !m.Over() && len(thoughts) < b.N {
			p := m.Position(m.Pending.Seat)
			began := time.Now()
			picks := admirals[m.Pending.Seat].Choose(p, nil)
			if weighty[p.Decision.Ask] {
				thoughts = append(thoughts, time.Since(began).Seconds()*1000)
			}
			if _, err := m.Answer(picks...); err != nil {
				b.Fatal(err)
			}
		}
	}
	slices.Sort(thoughts)
	b.ReportMetric(thoughts[len(thoughts)/2], "ms/median")
	b.ReportMetric(thoughts[len(thoughts)-1], "ms/longest")
}
