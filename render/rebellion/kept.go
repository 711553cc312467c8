package rebellion

import (
	"holoboard/game/rebellion"
	"holoboard/render/board"
)

// stepOf is what a player does with one stack of units after the other just now: he moves them, or they leave the queue or, at
// setup, the supply.
func stepOf(v *rebellion.View) (now board.Step) {
	if v.Moving.To != rebellion.NoSystem {
		now.Moves, now.To = true, v.Moving.To.Thing()
	}
	for side := range rebellion.Side(2) {
		if v.Leaving(side) > 0 {
			now.Of |= 1 << side
		}
	}
	return now
}

// grows tells whether units come to a system in a step: it finds room last, for the others keep theirs.
func grows(s board.Step, at rebellion.System) bool { return s.Moves && at.Thing() == s.To }
