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

// slope is a value on the way from one to another.
func slope(from, to, step, steps int) int {
	if steps <= 0 {
		return from
	}
	return from + (to-from)*step/steps
}

// shipWorth is what a ship is worth with so many counters on it; one that comes back is worth less (R14.14).
func (w *Weights) shipWorth(c starship.Card, reduced bool, counters int, returns bool) int {
	worth := c.Cost() * point * w.worthShare(c, reduced, counters) / whole
	if returns {
		worth = worth * infinite / whole
	}
	return worth
}
