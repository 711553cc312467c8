package bot

import (
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"holoboard/game"
	"holoboard/game/ai"
	"holoboard/game/rebellion"
)

type rolled struct {
	picks []game.Option
	ends  []int
}

func (r *rolled) mean() float64 {
	s := 0
	for _, e := range r.ends {
		s += e
	}
	return float64(s) / float64(max(len(r.ends), 1))
}

// rolls plays each answer on to the end of the game, with the same luck.
func rolls(p *game.Position[rebellion.State, rebellion.View], g *Guide, all []*rolled, n int, r *rand.Rand) {
	var o game.Outlook[rebellion.State, rebellion.View]
	for range n {
		seed := r.Uint64()
		luck := rand.New(rand.NewPCG(seed, 1))
		m := p.Imagine(luck)
		for range 20 {
			if luck.IntN(ai.Whole) < g.Likely(&p.View, m) {
				break
			}
			m = p.Imagine(luck)
		}
		for _, a := range all {
			g.Seed(seed)
			o.Begin(m, a.picks, g, rand.New(rand.NewPCG(seed, 2)))
			o.PlayOn(200000, func(*rebellion.View) bool { return false })
			a.ends = append(a.ends, g.Value(&o, p.Seat))
		}
	}
}

func gain(a, b *rolled) (mean, se float64) {
	n := len(a.ends)
	var s, q float64
	for i := range n {
		d := float64(a.ends[i] - b.ends[i])
		s += d
		q += d * d
	}
	mean = s / float64(n)
	return mean, math.Sqrt((q/float64(n) - mean*mean) / float64(n))
}

// REGRET="kind games seed every left rolls"
func TestRegret(t *testing.T) {
	w := strings.Fields(os.Getenv("REGRET"))
	if len(w) < 6 {
		t.Skip()
	}
	num := func(i int) int { n, _ := strconv.Atoi(w[i]); return n }
	kind, games, first, every, left, n := w[0], num(1), num(2), num(3), num(4), num(5)
	level := levels["admiral_1"]
	ai.Change(os.Getenv("JUDGE"), level.figures)
	judge := NewGuide(level)
	sums := map[string][3]float64{}
	for i := range games {
		seed := uint64(first + i)
		r := rand.New(rand.NewPCG(seed, 5))
		m, _ := game.Start[rebellion.State, rebellion.View](rebellion.Rules{}, rebellion.NewGame(rebellion.Setup{Standard: seed%2 == 1, Players: 2}), rand.New(rand.NewPCG(seed, 1)))
		players := []player{Player[rebellion.State](kind, rand.New(rand.NewPCG(seed, 2))), Player[rebellion.State](kind, rand.New(rand.NewPCG(seed, 3)))}
		for !m.Over() {
			p := m.Position(m.Pending.Seat)
			mind := &judge.Mind
			mind.table.look(&p.View, &p.Decision)
			late := mind.table.left() <= left || left > 10
			var picks []game.Option
			picks = players[p.Seat].Choose(m.Position(m.Pending.Seat), nil)
			if weighty[p.Decision.Ask] && len(p.Decision.Options) > 1 && late && r.IntN(every) == 0 && p.Decision.Max == 1 && p.Decision.Min == 1 {
				judge.Most = 8
				options := judge.Promising(&p.View, &p.Decision, nil)
				if !slices.Contains(options, picks[0]) {
					options = append(options, picks[0])
				}
				if len(options) > 1 {
					var all []*rolled
					for _, o := range options {
						all = append(all, &rolled{picks: []game.Option{o}})
					}
					rolls(p, judge, all, n/4, r)
					slices.SortStableFunc(all, func(a, b *rolled) int { return int(b.mean() - a.mean()) })
					chosen := all[0]
					for _, a := range all {
						if a.picks[0] == picks[0] {
							chosen = a
						}
					}
					side := rebellion.SideOf(p.Seat)
					key := fmt.Sprintf("%v %s", side, p.Decision.Ask)
					s := sums[key]
					s[0]++
					best := all[0]
					if best != chosen && best.mean()-chosen.mean() > 20 {
						fresh := []*rolled{{picks: best.picks}, {picks: chosen.picks}}
						rolls(p, judge, fresh, n, r) // judged anew, so that the best is not the luckiest
						d, se := gain(fresh[0], fresh[1])
						s[1] += d
						if d > 60 && d > 3*se {
							s[2]++
							fmt.Printf("REGRET seed %d answers %d: R%d left %d suspects %d %s: %s %.0f instead of %s %.0f (%.0f ± %.0f)\n", seed, len(m.Log()), p.View.Round, mind.table.left(), mind.table.suspected(), key,
								rebellion.Rules{}.Word(picks[0]), fresh[1].mean(), rebellion.Rules{}.Word(best.picks[0]), fresh[0].mean(), d, se)
						}
					}
					sums[key] = s
				}
			}
			if _, err := m.Answer(picks...); err != nil {
				t.Fatal(err)
			}
		}
	}
	var keys []string
	for k := range sums {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	for _, k := range keys {
		s := sums[k]
		fmt.Printf("%-28s %5.0f questions, mean regret %.1f per mille, %0.f over 60\n", k, s[0], s[1]/s[0], s[2])
	}
}
