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
		Rounds: func(s *state) int { return int(s.Turn) }, Turn: func(v *view) int { return int(v.Turn) }, Called: called,
	}
}

// called names the questions of a seat in a turn: dark has the first one and every second from there on (R3.12).
func called(turn int, seat game.Seat) string {
	side := cardgame.SideOf(seat)
	if (turn%2 == 1) == (side == cardgame.Dark) {
		return side.String() + " in its own turn"
	}
	return side.String() + " in the other's turn"
}

// winner is the seat that won, or -1.
func winner(s *state) int {
	if s.Winner == cardgame.NoSide {
		return -1
	}
	return int(s.Winner)
}

// uses names what a simulation counted: events by kind, how often each trigger was answered or had a forced effect, and how often each card was used: came into play, was played, was resolved as a fate
// card, or had an ability used.
func uses(t *game.Tally) map[string]uint64 {
	counted := map[string]uint64{}
	for kind := cardgame.NoEvent + 1; kind < cardgame.NumEventKinds; kind++ {
		for _, n := range t[kind] {
			counted[kind.String()] += uint64(n)
		}
	}
	for trigger := cardgame.NoTrigger + 1; trigger < cardgame.NumTriggers; trigger++ {
		counted["trigger "+trigger.String()] = uint64(t[cardgame.TallyTriggers][trigger])
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
