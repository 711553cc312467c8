package board

import (
	"slices"

	"holoboard/game"
)

// What is taken up stack by stack keeps its place until all is done: the next stack must be where the player saw it.

// Step is what a player does with one stack after the other just now; the zero step is nothing of the kind.
type Step struct {
	Moves bool        // pieces go from place to place: what was laid stays, if its place is still free
	To    game.Option // where they go
	Of    uint8       // tells such steps apart
}

// kept are the cells that a corner had last in a step.
type kept struct {
	step  Step
	cells []Piece
}

// Keep adds to the cells of a place those that stood there before in the same step, as gaps, and leaves room for numbers that
// stood there.
func (s *Scene) Keep(w Wish, cells []Piece) []Piece {
	if s.Step == (Step{}) {
		return cells
	}
	who := corner{w.At, w.Side, w.Direction}
	before := s.on.kept[who]
	if before.step != s.Step {
		before = kept{step: s.Step}
	}
	after := 0
	for _, cell := range before.cells {
		i := slices.IndexFunc(cells, func(p Piece) bool { return p.Thing == cell.Thing })
		if i < 0 {
			cell.Count, i = 0, after
			cells = slices.Insert(cells, i, cell)
		}
		cells[i].Box.W = max(cells[i].Box.W, cell.Box.W)
		after = i + 1
	}
	before.cells = slices.Clone(cells)
	s.on.kept[who] = before
	return cells
}

// alike tells whether cells take the same room.
func alike(a, b Cells) bool {
	return a.Named == b.Named && slices.EqualFunc(a.Pieces, b.Pieces, func(a, b Piece) bool {
		a.Count, b.Count = 0, 0
		return a == b
	})
}

// gone tells whether nothing is left in any of some cells.
func gone(cells []Piece) bool {
	return !slices.ContainsFunc(cells, func(p Piece) bool { return p.Count > 0 })
}
