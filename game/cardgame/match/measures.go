package match

import (
	"holoboard/game"
	"holoboard/game/cardgame"
	"holoboard/game/sim"
)

// mostSteps is how many steps of the rules a game may take before it counts as stuck.
const mostSteps = 100_000

// Measures say what sim wants to know of games. Rounds are turns of both sides.
func Measures() sim.Measures[state, view] {
	return sim.Measures[state, view]{
		Limit: mostSteps, Broken: (*state).Broken, Winner: winner, Uses: uses, Bring: Bring,
		Rounds: func(s *state) int { return int(s.Turn) },
	}
}

// winner is the seat that won, or -1.
func winner(s *state) int {
	if s.Winner == cardgame.NoSide {
		return -1
	}
	return int(s.Winner)
}

// uses names what a simulation counted: events by kind, and how often each card was used: came into play, was played, was resolved as a fate
// card, or had an ability used.
func uses(t *game.Tally) map[string]uint64 {
	counted := map[string]uint64{}
	for kind := cardgame.NoEvent + 1; kind < cardgame.NumEventKinds; kind++ {
		for _, n := range t[kind] {
			counted[kind.String()] += uint64(n)
		}
	}
	for c := range cardgame.Title(cardgame.NumTitles) {
		if c.Card().Title == 0 || c.Card().Type == cardgame.AffiliationCard {
			continue
		}
		counted["card "+c.ID()] = 0
		for _, kind := range [...]cardgame.EventKind{cardgame.CardEntered, cardgame.WasPlayed, cardgame.FateResolved, cardgame.AbilityUsed} {
			counted["card "+c.ID()] += uint64(t[kind][c])
		}
	}
	return counted
}
