package bot

import (
	"math/bits"

	"holoboard/game"
	"holoboard/game/rebellion"
)

// Hiding: how safe the Rebel base is, and where it goes.

// threat is how much Imperial troops that can be carried threaten a system: 0 is none,
// from about 20 on they can land next round.
func (t *table) threat(at rebellion.System) (n int) {
	for set := t.landers() & near[at]; set != 0; set &= set - 1 {
		s := rebellion.System(bits.TrailingZeros32(uint32(set)))
		d, force := distance[at][s], min(t.troops(s, rebellion.Empire), t.room(s, rebellion.Empire))
		n += [...]int{40, 14, 5, 2}[d] + [...]int{4, 2, 1, 0}[d]*force
	}
	return n
}

// landers returns the systems where Imperial troops are that can be carried at once.
func (t *table) landers() rebellion.Systems {
	if !t.landing {
		t.landing = true
		for s := range rebellion.System(systems) {
			if t.troops(s, rebellion.Empire) > 0 && t.room(s, rebellion.Empire) > 0 {
				t.lander |= 1 << s
			}
		}
	}
	return t.lander
}

// room is how many units a side's ships in a system can carry.
func (t *table) room(s rebellion.System, side rebellion.Side) (n int) {
	from, to := unitsOf(side)
	for u := from; u < to; u++ {
		n += int(t.Units[s][u]) * int(u.Figures().Capacity)
	}
	return n
}

// needToMove is what it is worth to the Rebels to move their base: nothing while it
// is safe. That few suspects are left is no reason: moving costs more than it hides.
func (t *table) needToMove() int {
	if t.me != rebellion.Rebels {
		return 20
	}
	if t.Revealed {
		return 120
	}
	threat := t.threat(t.Rebel.Base)
	return onlyIf(threat >= t.trimmed(fearing, 20), t.trimmed(fleeing, threat))
}

// rateBase: any system that Imperial troops do not reach at once, so that nobody can
// guess it.
func (t *table) rateBase(o game.Option) int {
	return -max(t.threat(rebellion.System(o.A))-20, 0)
}

func (t *table) rateNewBase(o game.Option) int {
	if o.Kind != rebellion.KindProbe {
		return 0
	}
	at := rebellion.System(o.A)
	return t.needToMove() - t.threat(at) - t.believed(at)/200 - 5
}

// rateMobilizeOrder: the one with more leaders draws more cards.
func (t *table) rateMobilizeOrder(o game.Option) int { return int(o.A) }

// mobilizationWorth: the base moves, or at least units come to it.
func (t *table) mobilizationWorth() int {
	if t.me != rebellion.Rebels {
		return t.needToMove()
	}
	return max(t.needToMove(), t.trimmed(mobilizing, t.reinforcement()))
}

func (t *table) rateMobilization(o game.Option) int {
	if o == rebellion.NewBase.Thing() {
		return t.needToMove()
	}
	return t.reinforcement()
}

// reinforcement is what it is worth to bring the best group of units to the base.
func (t *table) reinforcement() (best int) {
	if t.Revealed {
		return 0
	}
	for s := range rebellion.System(systems) {
		best = max(best, t.reinforcementFrom(s))
	}
	return best
}

// reinforcementFrom: five units come, the ground units as far as ships carry them.
func (t *table) reinforcementFrom(s rebellion.System) int {
	if t.standing(t.me, s) != 0 {
		return 0
	}
	ships, room := t.ships(s, t.me), t.room(s, t.me)
	return min(ships+min(t.troops(s, t.me), room), 5)
}

func (t *table) rateMobilizeFrom(o game.Option) int {
	if o.Kind != rebellion.KindSystem {
		return 0
	}
	return t.reinforcementFrom(rebellion.System(o.A))
}

// rateBeacon: a rescued leader goes where no Imperial units are.
func (t *table) rateBeacon(o game.Option) int {
	s := rebellion.System(o.A)
	return -t.troops(s, rebellion.Empire) - t.ships(s, rebellion.Empire)
}

// rateNamed: beside the base's system, those the Empire has to search first or last.
func (t *table) rateNamed(o game.Option) int {
	s := rebellion.System(o.A)
	return onlyIf(in(t.suspects(), s), 10) - t.threat(s)/10
}

// rateFalseLead: all of them go back, in any order.
func (t *table) rateFalseLead(game.Option) int { return 1 }

// rateFalseLeadTo: on top the Empire draws again what it knows.
func (t *table) rateFalseLeadTo(o game.Option) int { return onlyIf(o == rebellion.ToTop.Thing(), 1) }
