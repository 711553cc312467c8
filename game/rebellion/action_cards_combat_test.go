package rebellion

import (
	"math/rand/v2"
	"slices"
	"testing"

	"holoboard/game"
	"holoboard/game/gametest"
)

// combatActions are the Start of Combat cards (R12.2.2).
var combatActions = []Action{
	AccordingToMyDesign, MoreDangerousThanYouRealize, FullyOperational, GoodIntel, KeepThemFromEscaping, ReadyForAction,
	TargetTheGenerator, ItsATrap, PointBlankAssault, TargetTheStarDestroyers,
}

// TestEveryCombatActionIsTold changes what a card does and expects that some
// transcript comes out otherwise.
func TestEveryCombatActionIsTold(t *testing.T) {
	stories := readStories(t)
	for _, a := range combatActions {
		card, was := a.Card(), *a.Card()
		check := proving(t, stories, a, card)
		check("the effect", func() { card.Effect = []func(Turn){func(Turn) {}} })
		check("the timing", func() { card.Timing = AsPrinted })
		check("the portrait", func() { card.Leaders = 0 })
		check("where the leader comes from", func() { card.FromPool = !was.FromPool })
		if was.Bars != nil {
			check("what bars it", func() { card.Bars = nil })
		}
	}
}

// TestGoodIntelOpensTheHand: with Good Intel everybody sees the Rebel tactic cards,
// and hears which are drawn (section S); without it only the Rebels do, and everybody their number (R12.3.3).
func TestGoodIntelOpensTheHand(t *testing.T) {
	for _, used := range []bool{false, true} {
		choice := map[bool]string{true: "colonel_yularen by good_intel", false: "none"}[used]
		m := played(t, rand.New(rand.NewPCG(17, 17)), `setup standard
actions empire: good_intel
base tatooine
at tatooine: star_destroyer, colonel_yularen
at base_space: 3 x_wing, wedge_antilles

rebels turn: reveal_base`)
		drawn := answerAndHear(t, m, "empire combat_cards: "+choice, TacticsDrawn)
		for _, seat := range []game.Seat{game.Seat(Empire), game.Table} {
			v := m.View(seat)
			if open := v.Rebel.Tactics == m.Now.Rebel.Tactics; open != used {
				t.Errorf("used: %v, seat %d sees the Rebel hand: %v", used, seat, open)
			}
			if faces := v.TacticsOf(Rebels); (faces != nil) != used {
				t.Errorf("used: %v, seat %d is told that it sees faces %v", used, seat, faces)
			}
			heard := drawn.SeenBy(seat).(Event)
			if (heard == drawn) != used || heard.N != drawn.N {
				t.Errorf("used: %v, seat %d hears of %d cards drawn: %v", used, seat, drawn.N, heard)
			}
		}
		if v := m.View(game.Seat(Rebels)); v.TacticsOf(Empire) != nil || v.Empire.Tactics != [numTactics]uint8{} {
			t.Errorf("used: %v, the Rebels see the Imperial hand", used)
		}
	}
}

// answerAndHear gives an answer and returns the first event of a kind that it led to,
// of the Rebels.
func answerAndHear(t *testing.T, m *game.Match[State, View], line string, kind EventKind) Event {
	t.Helper()
	for _, e := range answer(t, m, line) {
		if e := e.(Event); e.Kind == kind && e.Side == Rebels {
			return e
		}
	}
	t.Fatalf("%q: no %v", line, kind)
	return Event{}
}

// TestCombatActionLaws plays games that begin with a combat in which each side holds
// all its Start of Combat cards and has the leaders who use them, until each card was used.
func TestCombatActionLaws(t *testing.T) {
	t.Parallel()
	const most = 60
	first, _ := gametest.Share(t, most, testing.Short())
	var used ActionsOfSides
	for n := range uint64(most) {
		gametest.Play(t, Rules{}, gametest.Games[State, View]{
			Count: 1, First: first + n, Deal: func() State { return combatDealt(t) }, Aloud: aloud,
			Invariants: func(s *State) string {
				for side := range used {
					used[side] |= s.ActionsUsed[side]
				}
				return s.Broken()
			},
		})
		if !slices.ContainsFunc(combatActions, func(a Action) bool { return !used[a.Side()].has(a) }) {
			t.Logf("%d games", n+1)
			return
		}
	}
	t.Errorf("in %d games of the cards %v only %v were used", most, combatActions, used)
}

// combatDealt returns a table on which a combat at the base is about to begin. The
// cards that are not tried are out of the game.
func combatDealt(t *testing.T) State {
	t.Helper()
	s := Rules{}.Blank()
	describe := func(lines ...string) {
		for _, line := range lines {
			if err := (Rules{}).Describe(&s, line); err != nil {
				t.Fatalf("%s: %v", line, err)
			}
		}
	}
	describe("time 12", "setup standard", "base rodia",
		"at base_space: 3 x_wing, y_wing, corellian_corvette, rebel_transport, 2 rebel_trooper, airspeeder, shield_generator, ion_cannon",
		"at base_space: admiral_ackbar, general_madine, wedge_antilles",
		"at rodia: death_star, star_destroyer, assault_carrier, 3 tie_fighter",
		"at rodia: moff_jerjerrod, general_veers, colonel_yularen, emperor_palpatine, general_tagge",
		"pool: princess_leia, admiral_piett, darth_vader")
	for _, side := range []Side{Rebels, Empire} {
		from, to := actionsOf(side)
		for a := from; a < to; a++ {
			if slices.Contains(combatActions, a) {
				describe("actions " + side.String() + ": " + a.String())
			} else if !a.Card().Starting { // of those each side has had two at most
				describe("used " + side.String() + ": " + a.String())
			}
		}
	}
	if err := (Rules{}).Ready(&s); err != nil {
		t.Fatal(err)
	}
	describe("at rodia: 2 stormtrooper, at_st") // they reveal the base
	Turn{State: &s, ask: game.Playout(nil, nil)}.settle()
	return s
}
