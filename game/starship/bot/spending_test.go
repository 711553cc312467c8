package bot

import (
	"math/rand/v2"
	"strings"
	"testing"

	"holoboard/game"
	"holoboard/game/starship"
)

// TestWhoIsBehindRollsAgain: a die that loses has nothing to lose, one that is level might (R14.1).
func TestWhoIsBehindRollsAgain(t *testing.T) {
	for _, c := range []struct {
		own, other uint8
		want       uint8
	}{{3, 19, starship.KindYes}, {3, 8, starship.KindYes}, {8, 8, starship.KindYes}, {15, 15, starship.KindNo}, {9, 4, starship.KindNo}} {
		p := Position{}
		p.View.Dice[starship.SideOf(p.Seat)], p.View.Dice[starship.SideOf(p.Seat).Other()] = c.own, c.other
		p.Decision = game.Decision{Ask: starship.AskRerollInitiative, Options: []game.Option{{Kind: starship.KindYes}, {Kind: starship.KindNo}}}
		if o := NewCaptain(levels["officer"], rand.New(rand.NewPCG(1, 1))).Answer(&p); o.Kind != c.want {
			t.Errorf("%d against %d: %v", c.own, c.other, o)
		}
	}
}

// TestALostCounterCostsNothing: a Viscount that turns goes from three counters to two, one that falls has none (R15.19).
func TestALostCounterCostsNothing(t *testing.T) {
	s := battle(starship.Setup{Format: starship.Standard}, lights[0], darks[0], 1)
	c := NewCaptain(levels["officer"], rand.New(rand.NewPCG(1, 1)))
	for slot := range starship.Slot(starship.MostShips) {
		if s.Ships[slot].Marks == 0 || s.Card(slot).ID() != "viscount" {
			continue
		}
		for fresh, want := range map[uint8]bool{9: false, 10: true, 20: true} {
			c.state = s
			c.state.Ships[slot].Fresh = fresh
			if got := c.loses(game.Option{Kind: starship.KindOrder, B: uint8(slot)}); got != want {
				t.Errorf("a Viscount with %d counters loses one of its own: %v", fresh, got)
			}
		}
		return
	}
	t.Fatal("no Viscount was dealt")
}

// TestEnginesTakeShipsAslant: an officer orders Power to Engines where his plan wants it, and then a class 2 ship goes diagonally (R15.6).
func TestEnginesTakeShipsAslant(t *testing.T) {
	ordered, sailed := 0, 0
	for pair := uint64(0); ordered < 4 && pair < 40; pair++ {
		s := battle(starship.Setup{Format: starship.Standard}, lights[pair%4], darks[pair/4%4], pair)
		m, _ := game.Start(starship.Rules{}, s, rand.New(rand.NewPCG(pair, 1)))
		players := [2]player{kind("officer")(rand.New(rand.NewPCG(pair, 2))), kind("focus")(rand.New(rand.NewPCG(pair, 3)))}
		waits := false
		for !m.Over() && m.Now.Round <= 2 {
			seat := m.Pending.Seat
			picks := players[seat].Choose(m.Position(seat), nil)
			switch o := picks[0]; {
			case o.Kind == starship.KindOrder && starship.CommandOption(o.A) == starship.PowerToEngines:
				if waits {
					t.Errorf("pair %d: nobody went diagonally", pair)
				}
				ordered, waits = ordered+1, true
			case waits && o.Kind == starship.KindCourse && strings.Contains(starship.Path(o.B).String(), "ahead-"):
				sailed, waits = sailed+1, false
			}
			if _, err := m.Answer(picks...); err != nil {
				t.Fatal(err)
			}
		}
		if waits {
			t.Errorf("pair %d: nobody went diagonally", pair)
		}
	}
	if ordered < 4 || sailed != ordered {
		t.Errorf("ordered %d times, used %d times", ordered, sailed)
	}
}
