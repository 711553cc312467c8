package bot

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"holoboard/game"
	"holoboard/game/ai"
	"holoboard/game/cardgame"
)

// phases plays the first turns of a game between two of a level, and tells of each thought: in which phase of which turn, and how many games were
// imagined for it.
func phases(tb testing.TB, level string, seed uint64, turns uint8, told func(turn uint8, phase cardgame.Phase, seat game.Seat, tries int)) {
	r := rand.New(rand.NewPCG(seed, 2))
	m, _ := game.Start[cardgame.State, cardgame.View](cardgame.Rules{}, starters()(), r)
	var thinkers [2]*ai.Thinker[cardgame.State, cardgame.View]
	for i := range thinkers {
		thinkers[i] = kind(level)(r).(*ai.Thinker[cardgame.State, cardgame.View])
	}
	for !m.Over() && m.Now.Turn <= turns {
		seat := m.Pending.Seat
		turn, phase, before := m.Now.Turn, m.Now.Phase, thinkers[seat].Tried()
		picks := thinkers[seat].Choose(m.Position(seat), nil)
		if tries := thinkers[seat].Tried() - before; tries > 0 {
			told(turn, phase, seat, tries)
		}
		if _, err := m.Answer(picks...); err != nil {
			tb.Fatal(err)
		}
	}
}

// TestAdmiralsKeepToTheirBudget: how many games an admiral imagines for one question, and for a phase, by one with a tenth of his tries. What that is in
// milliseconds tells BenchmarkThoughts: a seventh of a millisecond for one of three turns.
func TestAdmiralsKeepToTheirBudget(t *testing.T) {
	const tenth, mostOnce, mostAPhase = 10, 700, 8_000 // a tenth of a second, and a little more than one
	turns := uint8(6)
	if testing.Short() {
		turns = 4
	}
	type spell struct {
		turn  uint8
		phase cardgame.Phase
		seat  game.Seat
	}
	spent := map[spell]int{}
	phases(t, fmt.Sprintf("admiral:%d", levels["admiral"].Tries/tenth), 4, turns, func(turn uint8, phase cardgame.Phase, seat game.Seat, tries int) {
		if tries > mostOnce/tenth {
			t.Errorf("%d games imagined for one question in turn %d, %v", tries, turn, phase)
		}
		spent[spell{turn, phase, seat}] += tries
	})
	most := 0
	for s, tries := range spent {
		most = max(most, tries)
		if tries > mostAPhase/tenth {
			t.Errorf("%d games imagined in turn %d, %v, by seat %d", tries, s.turn, s.phase, s.seat)
		}
	}
	if most == 0 {
		t.Error("nobody thinks")
	}
	t.Logf("%d games imagined in a phase at most", most)
}

// TestCadetsThinkOfFightsAndOfWhatTheyPlay: of who attacks what, who defends, and what is played in the own deployment; of nothing else, and not long.
func TestCadetsThinkOfFightsAndOfWhatTheyPlay(t *testing.T) {
	thoughts := map[cardgame.Phase]int{}
	phases(t, "cadet", 4, 8, func(turn uint8, phase cardgame.Phase, seat game.Seat, tries int) {
		thoughts[phase]++
		own := cardgame.SideOf(seat) == cardgame.Side(turn%2) // dark begins
		if phase != cardgame.ConflictPhase && !(phase == cardgame.DeploymentPhase && own) || tries > 2*levels["cadet"].Tries {
			t.Errorf("seat %d imagines %d games in turn %d, %v", seat, tries, turn, phase)
		}
	})
	if thoughts[cardgame.ConflictPhase] == 0 || thoughts[cardgame.DeploymentPhase] == 0 {
		t.Errorf("he thinks of too little: %v", thoughts)
	}
}

// TestGrandAdmiralsAreStopped: between two imagined games whoever waits may end the thought.
func TestGrandAdmiralsAreStopped(t *testing.T) {
	g := kind("grand_admiral")(rand.New(rand.NewPCG(1, 1))).(*ai.Thinker[cardgame.State, cardgame.View])
	rests := 0
	g.SetRest(func() bool { rests++; return rests%4 == 0 })
	m, _ := game.Start[cardgame.State, cardgame.View](cardgame.Rules{}, starters()(), rand.New(rand.NewPCG(1, 2)))
	for range 60 {
		before := g.Tried()
		picks := g.Choose(m.Position(m.Pending.Seat), nil)
		if tries := g.Tried() - before; tries > 4*15 {
			t.Errorf("%d games are imagined after he was stopped", tries)
		}
		if _, err := m.Answer(picks...); err != nil {
			t.Fatal(err)
		}
	}
	if rests < 8 {
		t.Errorf("he rested %d times", rests)
	}
}

// BenchmarkThoughts tells how long an admiral thinks about the questions worth it: the middle thought and the longest, and the longest phase, in
// milliseconds. It runs in WebAssembly too.
func BenchmarkThoughts(b *testing.B) {
	var thoughts []float64
	var phase, longest float64
	var now cardgame.Phase
	for n := range b.N {
		last := time.Now()
		phases(b, "admiral", uint64(n), 6, func(_ uint8, p cardgame.Phase, _ game.Seat, _ int) {
			took := time.Since(last).Seconds() * 1000
			last = time.Now()
			thoughts = append(thoughts, took)
			if p != now {
				phase, now = 0, p
			}
			phase += took
			longest = max(longest, phase)
		})
	}
	slices.Sort(thoughts)
	b.ReportMetric(thoughts[len(thoughts)/2], "ms/median")
	b.ReportMetric(thoughts[len(thoughts)-1], "ms/longest")
	b.ReportMetric(longest, "ms/phase")
}
