package match

import (
	"fmt"
	"math/rand/v2"
	"os"
	"strconv"
	"strings"
	"testing"

	"holoboard/game"
	"holoboard/game/ai"
	"holoboard/game/rebellion"
	"holoboard/game/rebellion/bot"
	"holoboard/game/session"
)

func TestMoments(t *testing.T) {
	data, err := os.ReadFile("/work/shared/data/rebellion/games/rebels-beat-admiral.json")
	if f := os.Getenv("GAMEFILE"); f != "" {
		data, err = os.ReadFile(f)
	}
	if err != nil {
		t.Fatal(err)
	}
	s, err := session.Load(Title(), data)
	if err != nil {
		t.Fatal(err)
	}
	if s.Stopped() != "" {
		fmt.Println("stopped", s.Stopped())
	}
	start := s.Started()
	table, _ := rebellion.Deal(start.Setup, 2)
	seeds, _ := strconv.Atoi(os.Getenv("SEEDS"))
	want := os.Getenv("AT")
	n := 0
	rules := rebellion.Rules{}
	_, err = game.Retrace(rules, table, s.Log(), rand.New(rand.NewPCG(1, 1)), func(before, now *game.Match[state, view], news []game.Event) {
		if before == nil {
			return
		}
		n++
		p := before.Pending
		var picks []string
		l := now.Log()
		for i := len(before.Log()); i < len(l); i++ {
			if l[i].Seat == p.Seat {
				for _, o := range l[i].Picks {
					picks = append(picks, rules.Word(o))
				}
				break
			}
		}
		v := before.View(game.Table)
		fmt.Printf("#%d R%d %v %s %s: %s   (of %d)\n", n, v.Round, v.Phase, rules.SeatWord(&before.Now, p.Seat), p.Ask, strings.Join(picks, ", "), len(p.Options))
		for _, w := range strings.Split(want, ",") {
			if k, _ := strconv.Atoi(w); k == n && os.Getenv("WRITE") != "" {
				fmt.Println(strings.Join(rebellion.Written(&before.Now), "\n"))
				var ws []string
				for _, o := range p.Options {
					ws = append(ws, rules.Word(o))
				}
				fmt.Println("   offers:", strings.Join(ws, ", "))
				fmt.Println("   rebel chance", bots(before))
			}
			if k, _ := strconv.Atoi(w); k == n && seeds > 0 {
				for seed := range uint64(seeds) {
					pl := bot.Player[state](os.Getenv("KIND"), rand.New(rand.NewPCG(seed, 2)))
					th, ok := pl.(*ai.Thinker[state, view])
					if ok {
						th.Thought = func(tt *ai.Thought) {
							var out []string
							for _, o := range tt.Options {
								out = append(out, fmt.Sprintf("%s %d (%d)", rules.Word(o.Option), o.Mean(), o.Tries))
							}
							fmt.Println("     thought:", strings.Join(out, " | "))
						}
					}
					ch := pl.Choose(before.Position(p.Seat), nil)
					var ws []string
					for _, o := range ch {
						ws = append(ws, rules.Word(o))
					}
					fmt.Println("   seed", seed, "->", strings.Join(ws, ", "))
				}
			}
		}
		if os.Getenv("NEWS") != "" {
			for _, e := range news {
				fmt.Println("      ", e)
			}
		}
	})
	if err != nil {
		fmt.Println(err)
	}
}

func bots(m *game.Match[state, view]) int {
	g := bot.NewGuide(bot.Level{Most: 4, Ahead: 1})
	r, e := m.View(0), m.View(1)
	return g.RebelChance(&r, &e)
}

func TestAdj(t *testing.T) {
	for s := range rebellion.AllSystems() {
		var n []string
		for _, o := range s.Figures().Neighbors {
			n = append(n, o.String())
		}
		fmt.Println(s, ":", strings.Join(n, ", "))
	}
}
