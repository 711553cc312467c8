package starship

import (
	"testing"
	"unsafe"

	"holoboard/game"
)

func BenchmarkRandomBattles(b *testing.B) {
	sim := game.Simulation[State, View]{Rules: Rules{}, Broken: func(*State) string { return "" }, Limit: 1_000_000}
	start := battle(Setup{Format: Standard}, 1)
	decisions, rounds := 0, 0
	b.ReportAllocs()
	for i := range b.N {
		s := start
		decisions += sim.Play(&s, uint64(i)).Decisions
		rounds += int(s.Round)
	}
	b.ReportMetric(float64(decisions)/b.Elapsed().Seconds(), "decisions/s")
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "battles/s")
	b.ReportMetric(float64(rounds)/float64(b.N), "rounds")
	b.ReportMetric(float64(unsafe.Sizeof(start)), "state-bytes")
}
