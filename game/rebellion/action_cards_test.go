package rebellion

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"holoboard/game"
	"holoboard/game/gametest"
)

// assignmentActions are the Assignment and the Immediate cards.
func assignmentActions() (cards []Action) {
	for a := Action(1); a < numActions; a++ {
		if timing := a.Card().Timing; timing == AtAssignment || timing == Immediate {
			cards = append(cards, a)
		}
	}
	return cards
}

// TestEveryActionIsTold changes what an action card does and expects that some
// transcript comes out otherwise.
func TestEveryActionIsTold(t *testing.T) {
	stories := readStories(t)
	for _, a := range assignmentActions() {
		card, was := a.Card(), *a.Card()
		check := proving(t, stories, a, card)
		check("the effect", func() { card.Effect = []func(Turn){func(Turn) {}} })
		if was.Place != nil {
			if was.Place.at == onBaseSpace {
				check("the Rebel Base space", func() { card.Place = &place{} })
			} else {
				check("that it goes elsewhere too", func() { card.Place = &place{tests: []condition{named(Coruscant)}} })
			}
			for i := range was.Place.tests {
				check(fmt.Sprintf("condition %d of the place", i+1), func() {
					card.Place = &place{was.Place.at, slices.Delete(slices.Clone(was.Place.tests), i, i+1)}
				})
			}
		}
		if was.Bars != nil {
			check("what bars it", func() { card.Bars = nil })
		}
		if was.Leaders != 0 {
			check("whom it shows", func() { card.Leaders = 0 })
		}
	}
}

// TestLawsOfAssignmentCards plays games in which both sides hold all their
// Assignment cards, with all who can use them.
func TestLawsOfAssignmentCards(t *testing.T) {
	gametest.Long(t)
	t.Parallel()
	lawful(t, 30, withAssignmentCards)
}

// withAssignmentCards returns a first game at its first assignment, with these
// cards added; all other action cards are in the box.
func withAssignmentCards() State {
	s := NewGame(Setup{})
	r := rand.New(rand.NewPCG(14, 14))
	for ask := game.Playout(game.RandomChooser{Rand: r}, r); s.Round == 0; {
		Rules{}.Step(&s, ask)
	}
	s.Setup.Standard = true
	var held, used [2][]string
	for a := Action(1); a < numActions; a++ {
		side := a.Side()
		switch card := a.Card(); {
		case card.Timing == AtAssignment:
			held[side] = append(held[side], a.String())
			card.Leaders.each(func(l Leader) { s.Leaders[l].At = InPool })
		case card.Timing != Immediate:
			used[side] = append(used[side], a.String())
		}
	}
	s.fillStarting()
	for _, side := range []Side{Rebels, Empire} {
		for word, cards := range map[string][]string{"actions": held[side], "used": used[side]} {
			if err := (Rules{}).Describe(&s, fmt.Sprintf("%s %v: %s", word, side, strings.Join(cards, ", "))); err != nil {
				panic(err)
			}
		}
	}
	return s
}

// TestGuessKeepsKnownSlots: everybody knows from which deck a card laid by an
// action card comes, but not which card it is.
func TestGuessKeepsKnownSlots(t *testing.T) {
	for _, k := range []struct {
		viewer Side
		kind   MissionKind
		story  string
	}{
		{Empire, DeckMission, `setup standard
phase assignment
pool: princess_leia, mon_mothma, general_tagge
hand rebels: hit_and_run
actions rebels: our_most_desperate_hour

rebels assign: princess_leia by our_most_desperate_hour
rebels find_mission: daring_rescue
rebels assign: mon_mothma
rebels assign_to: sabotage
rebels assign: done`},
		{Rebels, Project, `setup standard
phase assignment
pool: admiral_ozzel, general_tagge, mon_mothma
hand empire: construct_factory, detained
actions empire: proceeding_as_planned

rebels assign: done
empire assign: admiral_ozzel by proceeding_as_planned
empire find_mission: superlaser_online
empire assign: general_tagge
empire assign_to: gather_intel
empire assign: done`},
	} {
		r := rand.New(rand.NewPCG(15, 15))
		m := played(t, r, k.story)
		v, owner := m.View(game.Seat(k.viewer)), k.viewer.enemy()
		var laid [2]Tally
		for range 3000 {
			s := Rules{}.Guess(&v, r)
			if owner == Empire {
				checkGuessedMissions(t, &m.Now, &s)
			}
			for slot := range laid {
				laid[slot][Turn{State: &s}.onTable(owner)[slot]]++
			}
		}
		from, to := Mission(1), firstRebelMission
		if owner == Rebels {
			from, to = firstRebelMission, numMissions
		}
		for c := from; c < to; c++ {
			if (laid[0][c] > 0) != (c.Card().Kind == k.kind) {
				t.Errorf("the card laid by an action card is guessed to be %v: %v", c, laid[0][c] > 0)
			}
			if laid[1][c] == 0 && (c.Card().Kind != Project || owner == Empire) {
				t.Errorf("the mission assigned is never guessed to be %v", c)
			}
		}
	}
}
