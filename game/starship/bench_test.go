package starship

import (
	"testing"
	"unsafe"

	"holoboard/game"
	"holoboard/game/gametest"
)

func randomBattles() game.Simulation[State, View] {
	return game.Simulation[State, View]{Rules: Rules{}, Broken: func(*State) string { return "" }, Limit: 1_000_000}
}

// BenchmarkRandomBattles plays whole battles of 300 points at random; README tells how to read it.
func BenchmarkRandomBattles(b *testing.B) {
	sim, start := randomBattles(), battle(Setup{Format: Standard}, 1)
	decisions, rounds := 0, 0
	var table State
	b.ReportAllocs()
	b.ResetTimer()
	for i := range b.N {
		table = start
		decisions += sim.Play(&table, uint64(i)).Decisions
		rounds += int(table.Round)
	}
	b.ReportMetric(float64(decisions)/b.Elapsed().Seconds(), "decisions/s")
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "battles/s")
	b.ReportMetric(float64(rounds)/float64(b.N), "rounds")
	b.ReportMetric(float64(unsafe.Sizeof(start)), "state-bytes")
}

// BenchmarkTable holds a table of a team battle with guests; README tells how to read it.
func BenchmarkTable(b *testing.B) {
	gametest.BenchmarkTable(b, Rules{}, Event{}, dealer(Setup{Format: Standard, Players: 4}, 1))
}

// TestTheTableIsSmall: imagined battles copy it by the thousand.
func TestTheTableIsSmall(t *testing.T) {
	if size := unsafe.Sizeof(State{}); size > 3072 {
		t.Errorf("a table has %d bytes", size)
	}
}

// TestABattleAsksForNoMemory, but for what a simulation takes when it begins.
func TestABattleAsksForNoMemory(t *testing.T) {
	sim, start := randomBattles(), battle(Setup{Format: Standard}, 1)
	warm := start
	sim.Play(&warm, 1)
	var table State
	battles := testing.AllocsPerRun(20, func() {
		table = start
		sim.Play(&table, 2)
	})
	if battles > 0 {
		t.Errorf("a battle asks for memory %v times", battles)
	}
}
