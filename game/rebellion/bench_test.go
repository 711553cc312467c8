package rebellion

import (
	"testing"

	"holoboard/game"
)

// BenchmarkRandomGames plays whole first games at random; README tells how to read it.
func BenchmarkRandomGames(b *testing.B) {
	sim := game.Simulation[State, View]{Rules: Rules{}, Broken: func(*State) string { return "" }, Limit: 100_000}
	decisions := 0
	b.ReportAllocs()
	for n := range b.N {
		s := NewGame(Setup{})
		decisions += sim.Play(&s, uint64(n)).Decisions
	}
	b.ReportMetric(float64(decisions)/b.Elapsed().Seconds(), "decisions/s")
	b.ReportMetric(float64(decisions)/float64(b.N), "decisions/game")
}

// BenchmarkStateCopy copies a whole table.
func BenchmarkStateCopy(b *testing.B) {
	s := NewGame(Setup{})
	var copies [2]State
	for n := range b.N {
		copies[n&1] = s
	}
	if copies[0].Time == 0 && copies[1].Time == 0 {
		b.Fatal("nothing was copied")
	}
}
