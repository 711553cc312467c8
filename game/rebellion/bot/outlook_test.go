package bot

import (
	"math/rand/v2"
	"testing"

	"holoboard/game"
	"holoboard/game/rebellion"
)

func BenchmarkPlayout(b *testing.B) {
	r := rand.New(rand.NewPCG(1, 2))
	m, _ := game.Start[rebellion.State, rebellion.View](rebellion.Rules{}, rebellion.NewGame(rebellion.Setup{Standard: true, Players: 2}), r)
	var o game.Outlook[rebellion.State, rebellion.View]
	steps, mind := 0, Mind{Rand: r}
	for b.Loop() {
		g := m.Position(m.Pending.Seat).Imagine(r)
		picks := choose(ptr(g.View(g.Pending.Seat)), &g.Pending, r, nil)
		o.Begin(g, picks, &mind, r)
		o.PlayOn(20000, func(v *rebellion.View) bool { return v.Round > 4 })
		steps += o.Steps
	}
	b.ReportMetric(float64(steps)/float64(b.N), "steps/op")
}

func ptr[T any](v T) *T { return &v }
