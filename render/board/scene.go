package board

import (
	"holoboard/game"
	"holoboard/render"
)

// Scene is what lies where for one view on one screen.
type Scene struct {
	Pieces []Piece
	Groups []Group
	Step   Step   // what is done stack by stack just now; the title sets it before it lays anything
	During uint32 // a number of the title's for each part of a game and each viewer: through it cards of a hand keep their places; 0: they do not

	on    *Surface
	spare room
	tab   Tab // of what is just being laid
}

// Into says in which tab of a small screen that lies which is put from now on.
func (s *Scene) Into(tab Tab) { s.tab = tab }

// Put adds a piece and returns its number.
func (s *Scene) Put(p Piece) int {
	p.Tab = s.tab
	s.Pieces = append(s.Pieces, p)
	return len(s.Pieces) - 1
}

// PutOnScreen adds a piece that does not move with the map.
func (s *Scene) PutOnScreen(thing game.Option, count int, box render.Rect) int {
	return s.Put(Piece{Thing: thing, Count: count, Box: box})
}

// PutOnList adds a piece to the list of one's own things; its box is counted from where that begins.
func (s *Scene) PutOnList(p Piece, box render.Rect) int {
	p.Box, p.On = box, OnList
	return s.Put(p)
}

// PutPlace adds a place of the map, by its number, and keeps the room of what always stands there: its name, and marks
// around its center.
func (s *Scene) PutPlace(place int, marks ...render.Rect) {
	p := &s.on.Map.Places[place]
	ring := render.Around(render.Point{}, 2*RingRadius, 2*RingRadius)
	s.Put(Piece{Thing: p.Thing, Box: Grown(ring, s.on.Map.Size), Anchor: p.Center, On: OnGround})
	for _, r := range marks {
		s.spare.taken = append(s.spare.taken, r.Move(p.Center.X, p.Center.Y))
	}
}

// PutInto puts pieces into a box of the screen, as large as they all fit, and returns their numbers.
func (s *Scene) PutInto(box render.Rect, cells []Piece) (put []int) {
	const largest = 1.2
	var boxes []render.Rect
	best := 0.0
	for perRow := len(cells); perRow >= 1; perRow-- {
		_, whole := rows(cells, perRow, 1, 0)
		if scale := min(box.W/whole.W, box.H/whole.H, largest); scale > best {
			best = scale
			boxes, _ = rows(cells, perRow, scale, 0)
		}
	}
	middle := box.Center()
	for i, cell := range cells {
		if cell.Count == 0 {
			continue
		}
		cell.Box = boxes[i].Move(middle.X, middle.Y)
		put = append(put, s.Put(cell))
	}
	return put
}
