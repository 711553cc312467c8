package rebellion

import (
	"math/rand/v2"
	"testing"

	"holoboard/game"
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
		check := func(what string, change func()) {
			t.Helper()
			change()
			if stories.stillTrue(a.String()) {
				t.Errorf("no transcript proves %s of %v", what, a)
			}
			*card = was
		}
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
// and hears which are drawn (section S); without it only the Rebels do.
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
		for _, seat := range []game.Seat{Empire.seat(), game.Table} {
			v := m.View(seat)
			if open := v.Rebel.Tactics == m.Now.Rebel.Tactics; open != used {
				t.Errorf("used: %v, seat %d sees the Rebel hand: %v", used, seat, open)
			}
			if faces := v.TacticsOf(Rebels); (faces != nil) != used {
				t.Errorf("used: %v, seat %d is told that it sees faces %v", used, seat, faces)
			}
			if heard := drawn.SeenBy(seat) == game.Event(drawn); heard != used {
				t.Errorf("used: %v, seat %d hears which cards are drawn: %v", used, seat, heard)
			}
		}
		if v := m.View(Rebels.seat()); v.TacticsOf(Empire) != nil || v.Empire.Tactics != [numTactics]uint8{} {
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
