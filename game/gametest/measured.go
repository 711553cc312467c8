package gametest

import (
	"encoding/json"
	"math/rand/v2"
	"runtime"
	"testing"

	"holoboard/game"
	"holoboard/game/session"
)

// BenchmarkTable plays whole random games at a host with a guest on every seat and one at the table, far away, and reports what the table holds in
// memory at the end, bytes, what it costs to tell a guest of an answer, and to tell a newcomer everything.
func BenchmarkTable[S, V comparable](b *testing.B, rules game.Rules[S, V], event game.Event, deal func() S) {
	wire := session.NewWire[V]("measured", 0, event)
	var held, tellings, events int
	told, anew := 0.0, 0.0
	for n := range b.N {
		table := deal()
		chairs := make([]session.Chair, rules.Seats(&table))
		for i := range chairs {
			chairs[i].Kind = "random"
		}
		title := session.Title[S, V]{
			ID: "measured", Rules: rules, Deal: func(json.RawMessage, int) (S, error) { return table, nil },
			Player: func(_ string, r *rand.Rand) game.Player[S, V] { return game.Random[S, V]{Rand: r} },
		}
		before := heap()
		s, err := session.New(title, session.Start{Seed: uint64(n), Seats: chairs})
		if err != nil {
			b.Fatal(err)
		}
		h := session.NewHost(s, false)
		var feeds []*session.Feed[V]
		for seat := range chairs {
			feeds = append(feeds, session.NewFeed(h.Desk(game.Seat(seat)), wire, 0, 0))
		}
		feeds = append(feeds, session.NewFeed(h.Desk(game.Table), wire, 0, 0))
		for more := true; more; more = h.Play() {
			start := b.Elapsed()
			for _, f := range feeds {
				f.Next()
			}
			told += (b.Elapsed() - start).Seconds()
			tellings += len(feeds)
		}
		held += heap() - before
		start := b.Elapsed()
		session.NewFeed(h.Desk(0), wire, 0, 0).Next()
		anew += (b.Elapsed() - start).Seconds()
		_, all := s.Events(0, 0)
		events += all
		runtime.KeepAlive(h)
		runtime.KeepAlive(feeds)
	}
	b.ReportMetric(float64(held)/float64(b.N), "B/table")
	b.ReportMetric(float64(events)/float64(b.N), "events/game")
	b.ReportMetric(float64(tellings)/float64(b.N), "tellings/game")
	b.ReportMetric(1e6*told/float64(tellings), "µs/telling")
	b.ReportMetric(1e3*anew/float64(b.N), "ms/newcomer")
}

// heap returns how many bytes are held.
func heap() int {
	var m runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&m)
	return int(m.HeapAlloc)
}
