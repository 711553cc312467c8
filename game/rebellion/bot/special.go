package bot

import (
	"holoboard/game"
	"holoboard/game/rebellion"
)

// Special action cards and rings: most are worth using whenever they may be.

// rateUsing: what may be used is used.
func (t *table) rateUsing(o game.Option) int {
	return onlyIf(o.Kind == rebellion.KindAction || o == rebellion.UseRing.Thing(), 10)
}

// rateGuarding: a mission that fails for certain is better than one more to oppose it.
func (t *table) rateGuarding(o game.Option) int {
	if o.Kind != rebellion.KindAction {
		return 0
	}
	return 10 + onlyIf(rebellion.Action(o.A) == rebellion.WookieeGuardian, 10)
}

// rateSetDie: a special counts most in a mission, a direct hit elsewhere.
func (t *table) rateSetDie(o game.Option) int {
	best := rebellion.Direct
	if t.Mission.Card != rebellion.NoMission && !t.Combat.Open {
		best = rebellion.Special
	}
	return onlyIf(o.Kind == rebellion.KindDie && rebellion.Face(o.B) == best, 10)
}

// rateBlanked: the ring is spent where it turns the outcome.
func (t *table) rateBlanked(o game.Option) int {
	if o.Kind != rebellion.KindDie {
		return 0
	}
	mine, theirs := t.rolled(rebellion.Rebels), t.rolled(rebellion.Empire)
	if t.Mission.Side == rebellion.Rebels {
		mine-- // who attempts it needs more than the other
	}
	after := theirs - successes(rebellion.Face(o.B))
	return onlyIf(mine < theirs && mine >= after, 10-successes(rebellion.Face(o.B)))
}

// rolled is what a side has in the mission under way, with its portrait.
func (t *table) rolled(side rebellion.Side) int {
	m := &t.Mission
	n := onlyIf(side == m.Side && m.Card.Card().Portrait&m.Assigned != 0, 2)
	for _, f := range m.Dice[side][:m.Rolled[side]] {
		n += successes(f)
	}
	return n
}

// successes is what a side of a die is worth in a mission.
func successes(f rebellion.Face) int {
	switch f {
	case rebellion.Hit, rebellion.Direct:
		return 1
	case rebellion.Special:
		return 2
	}
	return 0
}
