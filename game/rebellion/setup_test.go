package rebellion

import (
	"math/rand/v2"
	"slices"
	"testing"

	"holoboard/game"
)

// setUp returns the table of a first game after setup, with the base on Endor.
func setUp(t *testing.T, seed uint64) State {
	t.Helper()
	m, _ := game.Start(Rules{}, NewGame(Setup{}), rand.New(rand.NewPCG(seed, 1)))
	answer(t, m, "rebels choose_base: endor")
	return m.Now
}

// TestDecksAreShuffled: transcripts shuffle nothing; two games with other dice
// have every deck in another order (R5.1.4 to R5.1.9).
func TestDecksAreShuffled(t *testing.T) {
	a, b := setUp(t, 1), setUp(t, 2)
	for name, same := range map[string]bool{
		"rebel missions":    a.MissionCards[Rebels] == b.MissionCards[Rebels],
		"imperial missions": a.MissionCards[Empire] == b.MissionCards[Empire],
		"projects":          a.ProjectCards == b.ProjectCards,
		"probes":            a.ProbeCards == b.ProbeCards,
		"objectives":        a.ObjectiveCards == b.ObjectiveCards,
		"rebel actions":     a.ActionCards[Rebels] == b.ActionCards[Rebels],
		"imperial actions":  a.ActionCards[Empire] == b.ActionCards[Empire],
		"space tactics":     a.TacticCards[Space] == b.TacticCards[Space],
		"ground tactics":    a.TacticCards[Ground] == b.TacticCards[Ground],
	} {
		if same {
			t.Errorf("%s lie in the same order in two games", name)
		}
	}
	// The stages are shuffled apart: III at the bottom, I on top (R5.1.4).
	if stages := a.DeckStages[:a.ObjectiveDeck]; !slices.IsSortedFunc(stages, func(x, y uint8) int { return int(y) - int(x) }) {
		t.Errorf("stages from the bottom: %v", stages)
	}
}

// TestTacticsAreShuffledAfterACombat: all tactic cards go back into decks in a new order (R12.8.1).
func TestTacticsAreShuffledAfterACombat(t *testing.T) {
	r := rand.New(rand.NewPCG(12, 12))
	m := played(t, r, `base tatooine
at tatooine: tie_fighter
at base_space: x_wing, rebel_trooper
pool: princess_leia

rebels turn: reveal_base`)
	before := m.Now.TacticCards
	answer(t, m, "rebels add_leader: none")
	if m.Now.Combat.Open {
		t.Fatal("both hit, yet the combat goes on")
	}
	for th := range Theater(2) {
		if m.Now.TacticDeck[th] != numTheaterTactics || m.Now.TacticCards[th] == before[th] {
			t.Errorf("%v tactics: %d cards in the deck; in the old order: %v", th, m.Now.TacticDeck[th], m.Now.TacticCards[th] == before[th])
		}
	}
}
