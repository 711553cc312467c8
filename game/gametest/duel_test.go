package gametest

import (
	"math/rand/v2"
	"strings"
	"testing"

	"holoboard/game"
	"holoboard/game/session"
)

func duels(count int) Games[DuelTable, DuelView] {
	return Games[DuelTable, DuelView]{
		Count: count, Deal: NewDuel, Invariants: (*DuelTable).Broken, Together: DuelTogether, Windows: DuelWindows,
		Player: func(seed uint64) game.Player[DuelTable, DuelView] {
			return game.Random[DuelTable, DuelView]{Rand: rand.New(rand.NewPCG(seed, 5))}
		},
	}
}

func TestDuelKeepsTheLaws(t *testing.T) { Play(t, Duel{}, duels(500)) }

// brokenDuel has one step replaced.
type brokenDuel struct {
	Duel
	step uint8
	do   func(*DuelTable, *game.Ask)
}

func (b brokenDuel) Step(s *DuelTable, a *game.Ask) {
	if s.Step == b.step {
		b.do(s, a)
		return
	}
	b.Duel.Step(s, a)
}

func TestTheLawsOfEnvelopesAndWindowsAreChecked(t *testing.T) {
	for says, broken := range map[string]brokenDuel{
		"seat 1 is asked early": {step: duelChooseToo, do: func(s *DuelTable, a *game.Ask) {
			s.Step++
			a.Put(1, "strike")
			a.Offer(None)
			if s.Lies[0] && s.Hand[1][Cut] > 0 { // he is asked before he can see it
				a.Offer(Card(Cut))
			}
			if a.Window().A > 0 {
				s.Hand[1][Cut]--
				s.Held[1]--
				s.Chosen[1], s.Lies[1] = Cut, true
			}
		}},
		"can tell a secret by that": {step: duelAnswer, do: func(s *DuelTable, a *game.Ask) {
			_, _, open := s.Windows.Ask(a, 2, None, func(seat game.Seat) bool {
				if s.Hand[seat][Parry] == 0 { // nobody should know
					return false
				}
				a.Put(seat, "answer")
				a.Offer(None)
				return true
			})
			if !open {
				s.Step = duelHit
			}
		}},
	} {
		g := duels(100)
		g.Deal = func() DuelTable {
			s := NewDuel()
			s.Hand[0][Cut], s.Hand[0][Feint] = 1, 1
			return s
		}
		var heard ear
		Play(&heard, broken, g)
		if !strings.Contains(heard.said, says) {
			t.Errorf("said %q, want %q in it", heard.said, says)
		}
	}
}

func TestDuelCanBeWonByBoth(t *testing.T) {
	sim := game.Simulation[DuelTable, DuelView]{Rules: Duel{}, Broken: (*DuelTable).Broken, Limit: 1000}
	var wins [2]int
	for seed := range uint64(200) {
		s := NewDuel()
		if g := sim.Play(&s, seed); g.Stuck || g.Broken != "" {
			t.Fatalf("game %d: stuck %v, broken %q", seed, g.Stuck, g.Broken)
		}
		wins[s.Won-1]++
	}
	if wins[0] < 20 || wins[1] < 20 {
		t.Errorf("the duellists won %v games, want at least 20 each", wins)
	}
}

func TestWhatADuellistMayBring(t *testing.T) {
	for want, thing := range map[game.Key][]byte{
		"":               {Feint, Feint, Thrust, Thrust, Parry, Lunge},
		"no_card":        {Feint, Feint, Thrust, Thrust, Parry, duelKinds},
		"not_six":        {Feint, Feint, Thrust},
		"too_many_alike": {Feint, Feint, Feint, Thrust, Parry, Lunge},
		"too_dear":       {Cut, Cut, Parry, Parry, Feint, Feint},
	} {
		whys := PrepareDuel(nil, 0, [][]byte{thing})
		if got := append(whys, game.Why{})[0].Text; got != want {
			t.Errorf("%v: %q, want %q", thing, got, want)
		}
	}
	title := DuelTitle()
	if _, err := session.New(title, session.Start{Seats: make([]session.Chair, 2)}); err == nil {
		t.Error("a duel begins without cards")
	}
}
