package cardgame

import (
	"testing"
	"unsafe"

	"holoboard/game"
)

func randomGames() game.Simulation[State, View] {
	return game.Simulation[State, View]{Rules: Rules{}, Broken: func(*State) string { return "" }, Limit: 1_000_000}
}

// tenSets is a game of two decks of ten sets from one box.
func tenSets() State {
	return NewGame(OneBox, 0, [2]Deck{ReadyDecks[5].Deck, ReadyDecks[6].Deck})
}

// BenchmarkRandomGames plays whole games of ten sets at random; README tells how to read it.
func BenchmarkRandomGames(b *testing.B) {
	sim, start := randomGames(), tenSets()
	decisions, turns := 0, 0
	var table State
	b.ReportAllocs()
	b.ResetTimer()
	for i := range b.N {
		table = start
		decisions += sim.Play(&table, uint64(i)).Decisions
		turns += int(table.Turn)
	}
	b.ReportMetric(float64(decisions)/b.Elapsed().Seconds(), "decisions/s")
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
	b.ReportMetric(float64(turns)/float64(b.N), "turns")
	b.ReportMetric(float64(unsafe.Sizeof(start)), "state-bytes")
}

// BenchmarkCopy copies a table, each onto the next of a few that are looked at: else nothing would be copied.
func BenchmarkCopy(b *testing.B) {
	var tables [4]State
	tables[0] = tenSets()
	for i := range b.N {
		from, to := &tables[i%4], &tables[(i+1)%4]
		from.Turn = uint8(i)
		*to = *from
	}
	if tables[b.N%4].Turn != uint8(b.N-1) {
		b.Error("the last table is not a copy")
	}
}

// TestTheTableIsSmall: imagined games copy it by the thousand.
func TestTheTableIsSmall(t *testing.T) {
	if size := unsafe.Sizeof(State{}); size > 6<<10 {
		t.Errorf("a table has %d bytes", size)
	}
}

// TestAGameAsksForNoMemory, but for what a simulation takes when it begins.
func TestAGameAsksForNoMemory(t *testing.T) {
	sim, start := randomGames(), tenSets()
	warm := start
	for seed := range uint64(20) {
		warm = start
		sim.Play(&warm, seed)
	}
	var table State
	games := testing.AllocsPerRun(20, func() {
		table = start
		sim.Play(&table, 2)
	})
	if games > 0 {
		t.Errorf("a game asks for memory %v times", games)
	}
}
