package bot

import (
	"math/rand/v2"
	"testing"
	"time"

	"holoboard/game"
	"holoboard/game/starship"
)

// opening plays the first two rounds of a battle of 300 points between admirals. Rest is called whenever the one who thinks rests, and
// once more when he has answered; part when another part of a round, or another seat, begins.
func opening(tb testing.TB, rest func(thinks *Captain), part func(ask game.Key)) {
	s := battle(starship.Setup{Format: starship.Standard, Points: 300, Limit: 40}, lights[0], darks[2], 1)
	m, _ := game.Start(starship.Rules{}, s, rand.New(rand.NewPCG(1, 1)))
	var players [2]*Captain
	for i := range players {
		players[i] = Player("admiral", rand.New(rand.NewPCG(2, uint64(i)))).(*Captain)
		players[i].SetRest(func() bool { rest(players[i]); return false })
	}
	var asked game.Key
	var seat game.Seat
	for !m.Over() {
		p := m.Position(m.Pending.Seat)
		if p.View.Round > 2 {
			return
		}
		if p.Decision.Ask != asked || p.Seat != seat {
			asked, seat = p.Decision.Ask, p.Seat
			part(asked)
		}
		picks := players[seat].Choose(p, nil)
		rest(players[seat])
		if _, err := m.Answer(picks...); err != nil {
			tb.Fatal(err)
		}
	}
}

// TestAdmiralsRest counts how many estimates an admiral makes without a rest, and about a whole part of a round. A page has one thread:
// between two rests it can make no frame. How long that is in milliseconds tells BenchmarkAdmiralsRest.
func TestAdmiralsRest(t *testing.T) {
	const mostWithout, mostAbout = 20, 300_000
	made := map[*table]int{} // when they were last looked at
	work := func(c *Captain) (sum int) {
		for _, of := range []*table{&c.table, &c.after} {
			more := of.count - made[of]
			if more < 0 {
				more = of.count // a plan was begun anew
			}
			sum, made[of] = sum+more, of.count
		}
		return sum
	}
	var without, about, most int
	var withoutAt, mostAt, now game.Key
	opening(t, func(thinks *Captain) {
		n := work(thinks)
		if n > without {
			without, withoutAt = n, now
		}
		if about += n; about > most {
			most, mostAt = about, now
		}
	}, func(ask game.Key) { about, now = 0, ask })
	t.Logf("most estimates without a rest: %d (%s); most about a part: %d (%s)", without, withoutAt, most, mostAt)
	if without == 0 || without > mostWithout || most > mostAbout {
		t.Errorf("at most %d estimates without a rest, and %d about a part, are meant", mostWithout, mostAbout)
	}
}

// BenchmarkAdmiralsRest measures the same in milliseconds. For a page run it with GOOS=js GOARCH=wasm and
// -exec "$(go env GOROOT)/lib/wasm/go_js_wasm_exec": 50 ms without a rest are meant there, and 7 s about a part.
func BenchmarkAdmiralsRest(b *testing.B) {
	var longest, about, most time.Duration
	for range b.N {
		last := time.Now()
		opening(b, func(*Captain) {
			now := time.Now()
			longest = max(longest, now.Sub(last))
			about += now.Sub(last)
			most, last = max(most, about), now
		}, func(game.Key) { about, last = 0, time.Now() })
	}
	b.ReportMetric(longest.Seconds()*1000, "ms-without-rest")
	b.ReportMetric(most.Seconds()*1000, "ms-about-a-part")
}
