package bot

import (
	"fmt"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"holoboard/game"
	"holoboard/game/cardgame"
)

func TestZZ(t *testing.T) {
	w := strings.Fields(os.Getenv("ZZ"))
	if len(w) < 2 {
		t.Skip()
	}
	s := starters()()
	m, _ := game.Start[cardgame.State, cardgame.View](cardgame.Rules{}, s, rand.New(rand.NewPCG(3, 4)))
	pl := [2]player{kind(w[0])(rand.New(rand.NewPCG(1, 1))), kind(w[1])(rand.New(rand.NewPCG(1, 2)))}
	turn := uint8(0)
	for !m.Over() {
		if m.Now.Turn != turn {
			turn = m.Now.Turn
			fmt.Printf("== turn %d %v dial %d balance %v victory L%d D%d\n", turn, m.Now.Active, m.Now.Dial, m.Now.Balance, m.Now.Victory[0].N, m.Now.Victory[1].N)
			for side := range cardgame.Side(2) {
				fmt.Printf("   %v: ", side)
				m.Now.Each(side, func(slot cardgame.Slot, x *cardgame.Thing) {
					fmt.Printf("%s(f%d d%d%s) ", x.Title.ID(), x.Focus, x.Damage, map[bool]string{true: " C"}[x.Is(cardgame.Committed)])
				})
				fmt.Print(" HAND: ")
				for _, c := range m.Now.Eyes[side].Hand.All() {
					fmt.Print(c.ID(), " ")
				}
				fmt.Println()
			}
		}
		d := m.Pending
		picks := pl[d.Seat].Choose(m.Position(d.Seat), nil)
		if !d.Forced() {
			fmt.Printf("  %v %s:", cardgame.SideOf(d.Seat), d.Ask)
			for _, o := range picks {
				fmt.Print(" ", cardgame.Rules{}.WordOn(&m.Now, o))
			}
			fmt.Printf(" of %d\n", len(d.Options))
		}
		m.Answer(picks...)
	}
	fmt.Println("winner", m.Now.Winner, m.Now.Ending, m.Now.Dial)
}
