package bot

import (
	"fmt"
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

// DEVIATE="kind games seed"
func TestDeviate(t *testing.T) {
	w := strings.Fields(os.Getenv("DEVIATE"))
	if len(w) < 3 {
		t.Skip()
	}
	num := func(i int) int { n, _ := strconv.Atoi(w[i]); return n }
	type cell struct{ n, gain int }
	cells := map[string]*cell{}
	for i := range num(1) {
		seed := uint64(num(2) + i)
		m, _ := game.Start[rebellion.State, rebellion.View](rebellion.Rules{}, rebellion.NewGame(rebellion.Setup{Standard: seed%2 == 1, Players: 2}), rand.New(rand.NewPCG(seed, 1)))
		players := []player{Player[rebellion.State](w[0], rand.New(rand.NewPCG(seed, 2))), Player[rebellion.State](w[0], rand.New(rand.NewPCG(seed, 3)))}
		var now *ai.Thought
		for _, p := range players {
			p.(*ai.Thinker[rebellion.State, rebellion.View]).Thought = func(th *ai.Thought) { now = th }
		}
		g := NewGuide(levels["admiral_1"])
		g.Seed(seed)
		for !m.Over() {
			p := m.Position(m.Pending.Seat)
			now = nil
			picks := players[p.Seat].Choose(p, nil)
			if now != nil {
				guide := g.Promising(&p.View, &p.Decision, nil)[0]
				name := func(o game.Option) string {
					switch o.Kind {
					case rebellion.KindLeader:
						if tactical(rebellion.Leader(o.A)) {
							return "tactical"
						}
						return "leader"
					case rebellion.KindSlot:
						return "slot"
					case rebellion.KindSystem:
						return "system"
					case rebellion.KindMission:
						return rebellion.Mission(o.A).String()
					case rebellion.KindProbe, rebellion.KindRetreat:
						return "to"
					case rebellion.KindAction:
						return rebellion.Action(o.A).String()
					}
					return rebellion.Rules{}.Word(o)
				}
				a, b := name(guide), name(picks[0])
				d := 0
				var mg, mp int
				for _, o := range now.Options {
					if o.Option == guide {
						mg = o.Mean()
					}
					if o.Option == picks[0] {
						mp = o.Mean()
					}
				}
				d = mp - mg
				if mg == 0 && guide != picks[0] {
					a = "untried " + a
					d = 0
				}
				if a == b && guide != picks[0] {
					b = "another " + b
				}
				if os.Getenv("DETAIL") == string(p.Decision.Ask) && guide != picks[0] {
					tb := &g.table
					tb.look(&p.View, &p.Decision)
					tell := func(o game.Option, mean int) string {
						at := rebellion.System(o.A)
						ag := rebellion.NoLeader
						if o.Kind == rebellion.KindLeader {
							at, ag = rebellion.System(p.View.Leaders[o.A].At), rebellion.Leader(o.A)
						}
						if at >= places {
							return rebellion.Rules{}.Word(o)
						}
						_ = ag
						return fmt.Sprintf("%s rated %d worth %d chance %d (mine %d+%d theirs %d+%d, my leaders %d theirs %d, threat %d near %d) %d", rebellion.Rules{}.Word(o), raters[p.Decision.Ask](tb, o)/100, tb.worthOf(p.View.Mission.Card, at, ag), tb.chance(p.View.Mission.Card, p.View.Mission.Assigned, at, ag), tb.ships(at, tb.me), tb.troops(at, tb.me), tb.ships(at, tb.foe), tb.troops(at, tb.foe), count(tb.standing(tb.me, at)), count(tb.standing(tb.foe, at)), tb.threat(at), tb.nearness(at), mean)
					}
					fmt.Printf("%v R%d %v %d leaders, pool %d/%d: %s => %s\n", rebellion.SideOf(p.Seat), p.View.Round, p.View.Mission.Card, count(p.View.Mission.Assigned), count(tb.pool(tb.me)), count(tb.pool(tb.foe)), tell(guide, mg), tell(picks[0], mp))
				}
				key := fmt.Sprintf("%v %s: %s -> %s", rebellion.SideOf(p.Seat), p.Decision.Ask, a, b)
				if cells[key] == nil {
					cells[key] = new(cell)
				}
				cells[key].n++
				cells[key].gain += d
			}
			if _, err := m.Answer(picks...); err != nil {
				t.Fatal(err)
			}
		}
	}
	var keys []string
	for k := range cells {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	for _, k := range keys {
		if c := cells[k]; c.n > 3 {
			fmt.Printf("%-90s %5d  gain %.1f\n", k, c.n, float64(c.gain)/float64(c.n))
		}
	}
}
