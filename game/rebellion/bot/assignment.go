package bot

import (
	"holoboard/game"
	"holoboard/game/rebellion"
)

// The Assignment Phase: who goes on which mission, and who stays in the pool.

// rateAssigned rates a leader by the best mission for him, while enough others stay.
func (t *table) rateAssigned(o game.Option) int {
	switch o.Kind {
	case rebellion.KindAction:
		return t.rateUse(o)
	case rebellion.KindButton:
		return 0
	}
	l := rebellion.Leader(o.A)
	if t.Leaders[l].At != rebellion.InPool || tactical(l) && t.kept() <= t.keep() {
		return -1
	}
	best := 0
	for m, n := range t.Hand() {
		if n > 0 {
			best = max(best, t.freshWorth(rebellion.Mission(m), l))
		}
	}
	for slot := range uint8(len(t.OnTable())) {
		best = max(best, t.joinWorth(slot, l))
	}
	if best == 0 {
		return -1
	}
	return best
}

func (t *table) rateAssignedTo(o game.Option) int {
	l := rebellion.Leader(t.about(0).A)
	if o.Kind == rebellion.KindSlot {
		return t.joinWorth(o.B, l)
	}
	return t.freshWorth(rebellion.Mission(o.A), l)
}

// rateVetoed: the cadet lets the admiral have his way.
func (t *table) rateVetoed(game.Option) int { return 0 }

// mine returns the leaders of its pool who are its own, not its partner's.
func (t *table) mine() rebellion.Leaders { return t.pool(t.me) & t.Mine(t.Seat) }

// kept counts its leaders in the pool who can activate systems.
func (t *table) kept() (n int) {
	each(t.mine(), func(l rebellion.Leader) { n += onlyIf(tactical(l), 1) })
	return n
}

// keep is how many of them stay there: half of the Empire's, to move fleets and to
// oppose; a quarter of the Rebels', to oppose.
func (t *table) keep() int {
	n := 0
	for l := range rebellion.Leader(leaders) {
		at := t.Leaders[l].At
		if t.sideOf(l) == t.me && has(t.Mine(t.Seat), l) && tactical(l) && !t.captive(l) && (at == rebellion.InPool || at >= rebellion.OnMission) {
			n++
		}
	}
	if t.me == rebellion.Empire {
		return (t.trimmed(keptByEmpire, n) + 1) / 2
	}
	return (t.trimmed(keptByRebels, n) + 3) / 4
}

// freshWorth is what a leader adds on a mission from the hand, less what he is worth
// in the pool.
func (t *table) freshWorth(m rebellion.Mission, l rebellion.Leader) int {
	by := rebellion.Leaders(1) << l
	if !able(m, by) {
		return t.pairWorth(m, l)
	}
	points := t.bestUse(m, by)
	if points == 0 {
		points = t.hopeOf(m)
		if tactical(l) {
			points -= points * t.ways.Hope / 100
		}
	}
	return points - t.assignCost(l)
}

// pairWorth is half of what a leader and the best second one do together, where he
// alone lacks the skill; the second one joins him next.
func (t *table) pairWorth(m rebellion.Mission, l rebellion.Leader) int {
	if icons(1<<l, m.Card().Skill, false) == 0 || t.kept()-t.keep() < 2 {
		return 0
	}
	best := 0
	each(t.mine()&^(1<<l), func(other rebellion.Leader) {
		best = max(best, t.bestUse(m, 1<<l|1<<other))
	})
	return t.trimmed(joining, best/2) - t.assignCost(l)
}

// joinWorth is what a leader adds to a mission that has one leader.
func (t *table) joinWorth(slot uint8, l rebellion.Leader) int {
	m, by := t.OnTable()[slot], t.onSlot(slot)
	if m == rebellion.NoMission || count(by) != 1 {
		return 0
	}
	return t.trimmed(joining, t.bestUse(m, by|1<<l)-t.bestUse(m, by)) - t.assignCost(l)
}

// assignCost is what a leader is worth in the pool.
func (t *table) assignCost(l rebellion.Leader) int {
	if !tactical(l) {
		return 1
	}
	tactics := l.Figures().Tactics
	return t.trimmed(assigning, 2+int(tactics[0]+tactics[1])/2)
}
