package bot

import "holoboard/game/starship"

// What a ship is worth with so many counters on it, in hundredths of a point.

// point is one point of a fleet's cost.
const point = 100

// mostHull is more counters than any ship bears, over both sides of its card.
const mostHull = 64

const (
	whole    = 1000 // per mille of a ship's cost
	infinite = 350  // of a fighter that comes back
	aPoint   = 24   // strength of a fighter for a point of its cost, as a rule
)

// bears returns how many counters turn a ship and how many destroy it, from none on; a ship without a second side turns
// when it falls.
func bears(c starship.Card, reduced bool) (turn, fall int) {
	hull := c.Face(reduced).Hull()
	if reduced || !c.HasReduced() {
		return hull, hull
	}
	return hull, hull + c.Face(true).Hull()
}

// worthShare is the part per mille of its cost that a ship is worth with so many counters on it.
func (w *Weights) worthShare(c starship.Card, reduced bool, counters int) int {
	turn, fall := bears(c, reduced)
	if w[power] > 0 && !c.Fighter() && counters < fall {
		return w.powerShare(c, reduced, counters)
	}
	switch {
	case counters >= fall:
		return 0
	case reduced:
		return slope(w[turned], w[lastLeft], counters, fall-1)
	case turn == fall:
		return slope(whole, w[lastLeft], counters, fall-1)
	case counters < turn:
		return slope(whole, w[lastFull], counters, turn-1)
	}
	return slope(w[turned], w[lastLeft], counters-turn, fall-turn-1)
}

// powerShare is the part per mille that a ship is worth by what its weapons can still do and by the Hull that it has left.
func (w *Weights) powerShare(c starship.Card, reduced bool, counters int) int {
	hull, more := c.Face(false).Hull(), 0
	if c.HasReduced() {
		more = c.Face(true).Hull()
	}
	left := hull + more - counters
	if reduced {
		left = more - counters
	}
	weapons := whole
	if left <= more {
		weapons = strength(c.Face(true)) * whole / max(1, strength(c.Face(false)))
	}
	return (weapons*w[power] + left*whole/(hull+more)*(100-w[power])) / 100
}

// strength is what the weapons of a side of a card do in a round to a ship of Defense 15, in hundredths of a counter.
func strength(f starship.Figures) (sum int) {
	for i := range f.Arms() {
		a := f.Arm(i)
		attack := a.Attack
		if a.Weapon == starship.ConcussionMissiles {
			attack += 2
		}
		counters := min(max(6+attack, 1), 19) * 5 * a.Damage
		if a.Arc != starship.AllRound {
			counters = counters * 4 / 10
		}
		sum += counters
	}
	return sum
}

// slope is a value on the way from one to another.
func slope(from, to, step, steps int) int {
	if steps <= 0 {
		return from
	}
	return from + (to-from)*step/steps
}

// shipWorth is what a ship is worth with so many counters on it; one that comes back is worth less (R14.14).
func (w *Weights) shipWorth(c starship.Card, reduced bool, counters int, returns bool) int {
	cost := c.Cost() * point
	if c.Fighter() {
		cost += (strength(c.Face(false))*point/aPoint - cost) * w[deadly] / 100
	}
	worth := cost * w.worthShare(c, reduced, counters) / whole
	if returns {
		worth = worth * infinite / whole
	}
	return worth
}
