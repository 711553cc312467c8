package rebellion

import (
	"math/rand/v2"
	"slices"
	"sync"

	"holoboard/game"
	rules "holoboard/game/rebellion"
)

// The Rebels answer for each system that Imperial troops enter (R8.2.3), though everybody knows the answer already. Such answers
// need not be read again and again in the log.

// tellsNothing tells whether an event is an answer that everybody knew, by what all have seen before it.
func (t *Table) tellsNothing(events []rules.Event, at int) bool {
	e := events[at]
	if e.Kind != rules.BaseAnswered || e.N != 0 {
		return false
	}
	if t.View.ProbeBox.Has(e.System) {
		return true // its card left the game at setup
	}
	for _, before := range slices.Backward(events[:at]) {
		switch {
		case before.Kind == rules.BaseMoved:
			return false
		case rulesOut(before, e.System):
			return true
		}
	}
	return !t.View.Setup.Standard && !firstSites()[e.System]
}

// rulesOut tells whether everybody knows by an event that the base is not in a system, as long as it does not move (R18).
func rulesOut(e rules.Event, s rules.System) bool {
	within := e.System < rules.BaseSpace && e.System.Region() == s.Region()
	switch e.Kind {
	case rules.BaseAnswered:
		return (e.System == s) != (e.N == 1)
	case rules.RegionAnswered:
		return within != (e.N == 1)
	case rules.SystemsNamed:
		return !slices.Contains(e.List[:e.N], uint8(s))
	case rules.LoyaltyChanged:
		return e.System == s && e.Side == rules.Empire
	case rules.UnitPlaced, rules.UnitDeployed, rules.UnitGained:
		return e.System == s && e.Unit.Side() == rules.Empire && e.Unit.Figures().Theater == rules.Ground
	}
	return false
}

// firstSites is where the base can be when the first game begins: neither where Imperial units are nor next to them (R5.2.2).
var firstSites = sync.OnceValue(func() (sites [rules.BaseSpace]bool) {
	m, _ := game.Start(rules.Rules{}, rules.NewGame(rules.Setup{}), rand.New(rand.NewPCG(1, 1)))
	v := m.View(game.Table)
	imperial := func(s rules.System) bool {
		for u, n := range v.Units[s] {
			if n > 0 && rules.Unit(u).Side() == rules.Empire {
				return true
			}
		}
		return false
	}
	for s := range rules.BaseSpace {
		sites[s] = !imperial(s) && !slices.ContainsFunc(s.Figures().Neighbors, imperial)
	}
	return sites
})
