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
	for s := range rebellion.System(systems) {
		d := distance[at][s]
		if d > 3 || t.troops(s, rebellion.Empire) == 0 || t.room(s) == 0 {
			continue
		}
		force := min(t.troops(s, rebellion.Empire), t.room(s))
		n += [...]int{40, 14, 5, 2}[d] + [...]int{4, 2, 1, 0}[d]*force
	}
	return n
}

// room is how many units the Imperial ships in a system can carry.
func (t *table) room(s rebellion.System) (n int) {
	for u := range rebellion.XWing {
		n += int(t.Units[s][u]) * int(u.Figures().Capacity)
	}
	return n
}

// needToMove is what it is worth to the Rebels to move their base: nothing while it
// is safe.
func (t *table) needToMove() int {
	if t.me != rebellion.Rebels {
		return 20
	}
	if t.Revealed {
		return 120
	}
	n := t.threat(t.Rebel.Base)
	left := bits.OnesCount32(uint32(t.suspects())) - int(t.ProbeHand)*2/3
	if left <= 6 {
		n += 6 * (7 - max(left, 0))
	}
	return onlyIf(n >= 25, n)
}

// rateBase: the farther from Imperial troops the better; of those alike any.
func (t *table) rateBase(o game.Option) int {
	s := rebellion.System(o.A)
	return 10 - t.threat(s)/8
}

func (t *table) rateNewBase(o game.Option) int {
	if o.Kind != rebellion.KindProbe {
		return 0
	}
	return t.needToMove() - t.threat(rebellion.System(o.A)) - 5
}

// rateMobilizeOrder: the one with more leaders draws more cards.
func (t *table) rateMobilizeOrder(o game.Option) int { return int(o.A) }

func (t *table) rateMobilization(o game.Option) int {
	return onlyIf(o == rebellion.NewBase.Thing(), max(t.needToMove(), 1))
}

// rateMobilizeFrom: units stay where they are.
func (t *table) rateMobilizeFrom(o game.Option) int {
	return onlyIf(o.Kind == rebellion.KindSystem, -1)
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
