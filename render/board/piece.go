package board

import (
	"holoboard/game"
	"holoboard/render"
)

// Thing is something that stands on the table and can be pointed at.
type Thing struct {
	Option game.Option
	Rect   render.Rect
	Listed bool // it lies in the list of one's own things, where ScrollOwn puts that
}

// Piece is a thing in its place. Pieces on the map have an anchor, a place of the world at which they hang.
type Piece struct {
	Thing   game.Option
	Count   int         // 0: a gap that is left where something stood
	Stacked bool        // the count stands beside it
	Box     render.Rect // on the screen; of a piece on the map around its anchor
	Under   float64     // how much of its width lies under the next one, at the right
	Anchor  render.Point
	On      Carrier
	Tab     Tab   // in which it lies, of what does not lie on the map
	Style   uint8 // one of several in which its title draws it
}

// Carrier is what a piece moves and grows with.
type Carrier uint8

// The carriers.
const (
	OnScreen Carrier = iota
	OnGround         // grows as the map does
	OnMap            // moves with the map and grows more slowly
	OnList           // scrolls with the list of one's own things
)

// Moves tells whether a piece moves with the map.
func (p *Piece) Moves() bool { return p.On == OnGround || p.On == OnMap }

// Sizes on the map while all is shown, on the smallest screen, points.
const (
	RingRadius  = 22 // of a place
	NameHeight  = 17 // of its name below it
	StackWidth  = 25 // of a piece without a number
	StackHeight = 23
	DigitWidth  = 8.5
)

// Stack is a stack of things of the usual size, with room for their number.
func Stack(thing game.Option, count int) Piece {
	return Piece{Thing: thing, Count: count, Stacked: true, Box: render.Box(0, 0, stackWidth(count), StackHeight)}
}

func stackWidth(count int) float64 {
	switch {
	case count > 9:
		return StackWidth + 2*DigitWidth + 2
	case count > 1:
		return StackWidth + DigitWidth + 2
	}
	return StackWidth
}

// Single is a thing of a size of its own.
func Single(thing game.Option, w, h float64) Piece {
	return Piece{Thing: thing, Count: 1, Box: render.Box(0, 0, w, h)}
}

// rows puts cells in rows around the origin and returns their boxes and the box of all with a margin.
func rows(cells []Piece, perRow int, size, margin float64) (boxes []render.Rect, whole render.Rect) {
	w, h := 0.0, 0.0
	for from := 0; from < len(cells); from += perRow {
		rowW, rowH := rowSize(cells[from:min(from+perRow, len(cells))])
		w, h = max(w, rowW*size), h+rowH*size
	}
	y := -h / 2
	for from := 0; from < len(cells); from += perRow {
		row := cells[from:min(from+perRow, len(cells))]
		rowW, rowH := rowSize(row)
		x := -rowW * size / 2
		for _, cell := range row {
			boxes = append(boxes, render.Box(x, y+(rowH-cell.Box.H)*size/2, cell.Box.W*size, cell.Box.H*size))
			x += cell.Box.W * size
		}
		y += rowH * size
	}
	return boxes, render.Around(render.Point{}, w+2*margin*size, h+size)
}

// rowSize is how wide a row is and how high its highest cell.
func rowSize(row []Piece) (w, h float64) {
	for _, cell := range row {
		w, h = w+cell.Box.W, max(h, cell.Box.H)
	}
	return w, h
}
