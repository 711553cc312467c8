package bot

import (
	"fmt"
	"math/rand/v2"
	"os"
	"sort"
	"testing"

	"holoboard/game"
	"holoboard/game/rebellion"
)

func TestUnrevealed(t *testing.T) {
	kind := os.Getenv("UNREVEALED")
	if kind == "" {
		t.Skip()
	}
	counts, assigned := map[string]int{}, map[string]int{}
	for seed := range uint64(8) {
		m, _ := game.Start[rebellion.State, rebellion.View](rebellion.Rules{}, rebellion.NewGame(rebellion.Setup{Standard: seed%2 == 1, Players: 2}), rand.New(rand.NewPCG(seed, 1)))
		players := []player{Player[rebellion.State](kind, rand.New(rand.NewPCG(seed, 2))), Player[rebellion.State](kind, rand.New(rand.NewPCG(seed, 3)))}
		last := m.Now
		for !m.Over() {
			picks := players[m.Pending.Seat].Choose(m.Position(m.Pending.Seat), nil)
			if m.Now.Phase == rebellion.Command {
				last = m.Now
			}
			if m.Pending.Ask == rebellion.AskAssignTo && picks[0].Kind == rebellion.KindMission {
				assigned[fmt.Sprintf("%v %v", rebellion.SideOf(m.Pending.Seat), rebellion.Mission(picks[0].A))]++
			}
			before := m.Now.Phase
			if _, err := m.Answer(picks...); err != nil {
				t.Fatal(err)
			}
			if before == rebellion.Command && m.Now.Phase == rebellion.Refresh {
				for side, slots := range [][13]rebellion.Mission{last.Rebel.OnTable, last.Empire.OnTable} {
					for slot, mi := range slots {
						if mi == 0 {
							continue
						}
						left := false
						now := m.Now.Rebel.OnTable
						if side == 1 {
							now = m.Now.Empire.OnTable
						}
						left = now[slot] == mi
						for l := range rebellion.Leader(leaders) {
							if left && last.Leaders[l].At == rebellion.OnMission+rebellion.Spot(slot) && last.Serves(l) == rebellion.Side(side) {
								w := "leader"
								if tactical(l) {
									w = "tactical"
								}
								counts[fmt.Sprintf("%v %v %s", rebellion.Side(side), mi, w)]++
							}
						}
					}
				}
			}
		}
	}
	var keys []string
	for k := range counts {
		keys = append(keys, k)
	}
	sort.Strings(keys)
	for _, k := range keys {
		fmt.Println(k, counts[k])
	}
	fmt.Println(assigned)
}
