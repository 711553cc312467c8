package rebellion

import (
	"slices"

	"holoboard/game"
	"holoboard/game/rebellion"
	"holoboard/render"
)

// What is taken up stack by stack keeps its place until all is done: the next stack must be where the player saw it.

// step is what a player does with one stack after the other just now; the zero step is nothing of the kind.
type step struct {
	moves   bool
	to      rebellion.System // where units move
	deploys [2]bool          // by side: units leave the queue, or at setup the supply
}

func stepOf(v *rebellion.View) (now step) {
	if v.Moving.To != rebellion.NoSystem {
		now.moves, now.to = true, v.Moving.To
	}
	for side := range now.deploys {
		now.deploys[side] = leaving(v, rebellion.Side(side))
	}
	return now
}

// grows tells whether units come to a system in a step: it finds room last, for the others keep theirs.
func (s step) grows(at rebellion.System) bool { return s.moves && at == s.to }

// tray stands for a side's units that are to be put somewhere, among the places that cells are kept for.
const tray = rebellion.System(250)

// keep adds to the cells of a place those that stood there before in the same step, as gaps, and leaves room for numbers that
// stood there. Both are in the order of their things.
func (b *Board) keep(s *scene, who stand, cells []piece) []piece {
	if s.step == (step{}) {
		return cells
	}
	before := b.kept[who]
	if before.step != s.step {
		before = kept{step: s.step}
	}
	for _, cell := range before.cells {
		i, found := slices.BinarySearchFunc(cells, cell, func(a, b piece) int { return order(a.thing) - order(b.thing) })
		if !found {
			cell.count = 0
			cells = slices.Insert(cells, i, cell)
			continue
		}
		cells[i].box.W = max(cells[i].box.W, cell.box.W)
	}
	before.cells = slices.Clone(cells)
	b.kept[who] = before
	return cells
}

// kept are the cells that a place had last in a step.
type kept struct {
	step  step
	cells []piece
}

// order sorts units before leaders, each by their number.
func order(thing game.Option) int {
	if thing.Kind == rebellion.KindLeader {
		return 1<<8 + int(thing.A)
	}
	return int(thing.A)
}

// alike tells whether cells take the same room.
func alike(a, b []piece) bool {
	return slices.EqualFunc(a, b, func(a, b piece) bool {
		a.count, b.count = 0, 0
		return a == b
	})
}

// gone tells whether nothing is left in any of some cells.
func gone(cells []piece) bool {
	return !slices.ContainsFunc(cells, func(p piece) bool { return p.count > 0 })
}

// clear tells whether a place that was found before is still free.
func (r *room) clear(l *laying, center render.Point) bool {
	return r.against(l.whole.Move(center.X+l.at.X, center.Y+l.at.Y)) == 0
}
