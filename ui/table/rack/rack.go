// Package rack divides the place below a map among what can act or be chosen there, side by side, as large as a hand needs it.
//
//	rack.go  the cells, and pages of them · chip.go  what lies in a cell
package rack

import (
	"strconv"
	"strings"

	"holoboard/game"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/ui"
)

// Widths of a cell, points: at least, for its words, and at most, under a mouse and under a finger; a finger's least one has room for a
// sign alone.
var (
	ofMouse  = widths{74, 74, 204}
	ofFinger = widths{board.TouchSize + 4, 62, 144}
)

type widths struct{ least, words, most float64 }

// Rack is a place below a map, of which one page is seen where all have no room.
type Rack struct {
	Area   ui.Rect
	Finger bool
	Page   int     // from 0
	Pages  int     // 0: all have room
	More   ui.Rect // turns the page
}

// Cells are the places of options, some of which can be used; empty ones lie on another page.
func (r *Rack) Cells(usable []bool) (cells []ui.Rect) {
	w := ofMouse
	if r.Finger {
		w = ofFinger
	}
	at, n := r.Area, len(usable)
	first, last := 0, n
	r.More, r.Pages = ui.Rect{}, 0
	if each := int(at.W / w.least); n > each {
		r.More, at = at.CutRight(w.least)
		each = int(at.W / w.words)
		r.Pages = (n + each - 1) / each
		first = r.Page % r.Pages * each
		last = min(first+each, n)
	}
	use, rest := w.share(at.W, usable[first:last])
	for i := range n {
		switch at.W = rest; {
		case i < first || i >= last:
			at.W = 0
		case usable[i]:
			at.W = use
		}
		cells = append(cells, at)
		at.X += at.W
	}
	return cells
}

// Lay lays options into their cells, where they can be pointed at; those of another page have no place, and where there is no rack none has.
func (r *Rack) Lay(options []game.Option, usable func(game.Option) bool) (things []board.Thing) {
	if r.Area.Empty() {
		return nil
	}
	can := make([]bool, len(options))
	for i, o := range options {
		can[i] = usable(o)
	}
	for i, cell := range r.Cells(can) {
		if !cell.Empty() {
			things = append(things, board.Thing{Option: options[i], Rect: cell.InsetXY(2, 1)})
		}
	}
	return things
}

// Turn shows the button that turns the page.
func (r *Rack) Turn(f *ui.Frame) {
	if r.Pages == 0 {
		return
	}
	label := strconv.Itoa(r.Page%r.Pages+1) + "/" + strconv.Itoa(r.Pages)
	if f.Button(ui.Button{ID: "rack.more", Rect: r.More.InsetXY(2, 1), Label: label, Aside: true}) {
		r.Page++
		f.Invalidate()
	}
}

// share is how wide those are that can be used, and the rest: as wide as one another where all have room for their words.
func (w widths) share(room float64, usable []bool) (use, rest float64) {
	used := 0
	for _, can := range usable {
		if can {
			used++
		}
	}
	all := len(usable)
	if each := room / float64(max(all, 1)); each >= w.words || used == 0 || used == all {
		return min(each, w.most), min(each, w.most)
	}
	return min((room-w.least*float64(all-used))/float64(used), w.most), w.least
}

// Abbreviated is a name whose long words end with a point, as they do where there is hardly room.
func Abbreviated(name string) string {
	const long, beginning = 8, 6
	words := strings.Fields(name)
	for i, word := range words {
		if letters := []rune(word); len(letters) > long {
			words[i] = string(letters[:beginning]) + "."
		}
	}
	return strings.Join(words, " ")
}

// Name writes a name in a box, on up to two lines, abbreviated where it does not stand there whole.
func Name(f *ui.Frame, name string, box ui.Rect, style render.TextStyle) {
	whole := f.FittedIn(name, box, style)
	for word := range strings.FieldsSeq(name) {
		if f.TextWidth(word, whole) > box.W {
			name = Abbreviated(name)
			whole = f.FittedIn(name, box, style)
			break
		}
	}
	whole = whole.UpTo(2)
	f.Paragraph(name, box.Middle(box.W, min(box.H, f.ParagraphHeight(name, box.W, whole))), whole)
}
