package bot

import (
	"holoboard/game"
	"holoboard/game/rebellion"
)

// Action cards and rings with a moment of their own. Each serves once, so it is kept
// for what is worth more than keeping it.

const keeping = 4

// rateBlindside: revealing a mission with the card, by what it gains when nobody comes
// from the pool.
func (t *table) rateBlindside(by rebellion.Leader) int {
	slot := uint8(t.Leaders[by].At - rebellion.OnMission)
	v := *t.View
	v.Misdirected |= 1 << by
	return look(&v, t.asked).revealWorth(slot) - keeping
}

// stake is what hangs on the mission under way.
func (t *table) stake() int {
	m := &t.Mission
	return max(t.worthOf(m.Card, m.System, m.Target), 8)
}

// rateGuard: what a card takes off the chance of the Empire's mission.
func (t *table) rateGuard(o game.Option) int {
	if o.Kind != rebellion.KindAction {
		return 0
	}
	m := &t.Mission
	there := t.opposing(m.Side, m.System, m.Target)
	before, after := t.chanceAgainst(m.Card, m.Assigned, m.System, there), 0
	if rebellion.Action(o.A) == rebellion.Undercover {
		after = t.chanceAgainst(m.Card, m.Assigned, m.System, there|1<<o.B)
	}
	return t.stake()*(before-after)/100 - keeping
}

// rateMillion: for a mission by the chance that it goes wrong for the Rebels, in a
// combat where it is undecided or Death Star Plans are tried.
func (t *table) rateMillion(o game.Option) int {
	m := &t.Mission
	switch {
	case o.Kind != rebellion.KindAction:
		return 0
	case m.Card == rebellion.NoMission:
		hopes := t.hopes()
		return worthIf(t.Combat.PlansTried || hopes > 20 && hopes < 80, 1)
	}
	wrong := t.chanceAgainst(m.Card, m.Assigned, m.System, t.opposing(m.Side, m.System, m.Target))
	if m.Side == t.me {
		wrong = 100 - wrong
	}
	return t.stake()*wrong/100 - keeping
}

// rateSetDie: two successes for a mission, a hit on anything in a combat.
func (t *table) rateSetDie(o game.Option) int {
	best := rebellion.Direct
	if t.Mission.Card != rebellion.NoMission {
		best = rebellion.Special
	}
	return onlyIf(o.Kind == rebellion.KindDie && rebellion.Face(o.B) == best, 1)
}

// rateAstromech: a die without which the mission ends otherwise.
func (t *table) rateAstromech(o game.Option) int {
	if o.Kind != rebellion.KindDie {
		return 0
	}
	return worthIf(t.succeeds(0) != t.succeeds(successes(rebellion.Face(o.B))), 1)
}

// succeeds reports whether the mission succeeds as the dice lie, if the Empire has some
// successes less.
func (t *table) succeeds(less int) bool {
	m := &t.Mission
	n := [2]int{rebellion.Empire: -less}
	for side := range n {
		for _, f := range m.Dice[side][:m.Rolled[side]] {
			n[side] += successes(f)
		}
	}
	if m.Card.Card().Portrait&withJedi(m.Assigned) != 0 {
		n[m.Side] += 2
	}
	return n[m.Side] > n[1-m.Side]
}

// successes is what a die is worth in a mission.
func successes(f rebellion.Face) int {
	switch f {
	case rebellion.Hit, rebellion.Direct:
		return 1
	case rebellion.Special:
		return 2
	}
	return 0
}

// rateProtocol: the ring turns the failure of a mission that is worth it.
func (t *table) rateProtocol(o game.Option) int {
	return onlyIf(o == rebellion.UseRing.Thing(), t.stake()-keeping)
}

// rateAtOnce: a card that always does what it is for.
func (t *table) rateAtOnce(o game.Option) int { return onlyIf(o.Kind == rebellion.KindAction, 1) }
