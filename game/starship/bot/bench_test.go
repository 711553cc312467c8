package bot

import (
	"math/rand/v2"
	"testing"

	"holoboard/game"
	"holoboard/game/starship"
)

// parts plays battles between two kinds and calls do with every position that begins a part of a round.
func parts(games int, kindName string, do func(p *Position)) {
	for seed := range uint64(games) {
		s := battle(starship.Setup{Format: starship.Standard, Limit: 40}, lights[seed%4], darks[seed/4%4], seed)
		m, _ := game.Start(starship.Rules{}, s, rand.New(rand.NewPCG(seed, 1)))
		players := [2]player{kind(kindName)(rand.New(rand.NewPCG(seed, 2))), kind(kindName)(rand.New(rand.NewPCG(seed, 3)))}
		var asked game.Key
		var seat game.Seat
		for !m.Over() {
			p := m.Position(m.Pending.Seat)
			if p.Decision.Ask != asked || p.Seat != seat {
				do(p)
			}
			asked, seat = p.Decision.Ask, p.Seat
			if _, err := m.Answer(players[p.Seat].Choose(p, nil)...); err != nil {
				panic(err)
			}
		}
	}
}

func benchmarkPart(b *testing.B, level string) {
	var moves []*Position
	parts(2, "officer", func(p *Position) {
		if p.Decision.Ask == starship.AskMove && p.View.Round < 6 {
			moves = append(moves, p)
		}
	})
	estimates := 0
	b.ResetTimer()
	for n := range b.N {
		c := NewCaptain(levels[level], rand.New(rand.NewPCG(1, 1)))
		c.Answer(moves[n%len(moves)])
		estimates += c.table.count
	}
	b.ReportMetric(float64(estimates)/float64(b.N), "estimates")
}

func BenchmarkCadetsMoves(b *testing.B)   { benchmarkPart(b, "cadet") }
func BenchmarkOfficersMoves(b *testing.B) { benchmarkPart(b, "officer") }
func BenchmarkAdmiralsMoves(b *testing.B) { benchmarkPart(b, "admiral") }
