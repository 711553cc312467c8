package rebellion

import (
	"testing"

	"holoboard/game"
	"holoboard/game/gametest"
)

// BenchmarkRandomGames plays whole games at random; README tells how to read it.
func BenchmarkRandomGames(b *testing.B) {
	for name, setup := range map[string]Setup{"first": {}, "standard": {Standard: true}} {
		b.Run(name, func(b *testing.B) {
			sim := game.Simulation[State, View]{Rules: Rules{}, Broken: func(*State) string { return "" }, Limit: 100_000}
			start, decisions := NewGame(setup), 0
			var table State
			b.ReportAllocs()
			for n := range b.N {
				table = start
				decisions += sim.Play(&table, uint64(n)).Decisions
			}
			b.ReportMetric(float64(decisions)/b.Elapsed().Seconds(), "decisions/s")
			b.ReportMetric(float64(decisions)/float64(b.N), "decisions/game")
		})
	}
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

// BenchmarkTable holds a table with guests; README tells how to read it.
func BenchmarkTable(b *testing.B) {
	gametest.BenchmarkTable(b, Rules{}, Event{}, func() State { return NewGame(Setup{Standard: true}) })
}
