package answer

import (
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/ui"
)

// A Hanging is counters that hang beside a piece on the map until it is said who takes them.
type Hanging struct {
	ID     string // of the piece
	Piece  ui.Rect
	N      int
	Most   int               // of them that it can take; 0: more or fewer are not put there
	Others []ui.Rect         // over which they lie only where there is no room else
	Hides  func(ui.Rect) int // counts what stands in a part of the map
}

// Show shows them. Beside a piece that takes some, step is one more or one fewer where that is pressed; the first comes by a press of the
// piece.
func (h *Hanging) Show(f *ui.Frame) (step int) {
	for _, at := range board.Hang(h.Piece, h.N, h.Others) {
		f.Glow(at, 10, f.Palette.Warning.Alpha(0.5))
		f.Fill(render.Around(at, 9, 9), f.Palette.Warning)
	}
	if h.N == 0 || h.Most == 0 {
		return 0
	}
	size := f.Reach(30)
	off := render.Point{Y: h.Piece.H/2 + size/2 + 2}
	beside := h.Piece.Center().Add(off)
	if above := beside.Sub(off.Times(2)); h.Hides(render.Around(above, 2*size, size)) < h.Hides(render.Around(beside, 2*size, size)) {
		beside = above
	}
	for i, by := range [...]int{-1, 1} {
		b := ui.Button{
			ID: h.ID + [...]string{".less", ".more"}[i], Label: [...]string{"−", "+"}[i], Size: 22,
			Rect: render.Around(beside.Add(render.Point{X: float64(by) * (size/2 + 1)}), size, size),
		}
		if f.Button(b) && (by < 0 || h.N < h.Most) {
			step = by
		}
	}
	return step
}
