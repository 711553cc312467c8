package render

import (
	"image"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// atlas keeps the small pictures of a window on the graphics card, many on one sheet, so that many can be drawn at once. The graphics
// library would do that by itself, on one page that it doubles whenever nothing fits, and the holes that pictures of all
// shapes leave double it much too often: 64 MB for 12 MB of pictures.
type atlas struct{ sheets []*sheet }

// The size of a sheet in pixels. Short rows waste less; every graphics card takes a picture as high as that.
const (
	sheetWidth  = 1024
	sheetHeight = 4096
)

// sheet is one large picture and what is free of it.
type sheet struct {
	rows rows
	gpu  *ebiten.Image
}

// slot is the place of a picture in an atlas.
type slot struct {
	sheet *sheet
	rect  image.Rectangle
}

// fits tells whether a picture is small enough.
func fits(w, h int) bool { return w*h < large && w <= sheetWidth }

// large is from how many pixels on a picture lies for itself on the graphics card.
const large = 40_000

// place returns a slot for a picture of w × h pixels, on a new sheet if there is no room for it.
func (a *atlas) place(w, h int) slot {
	for _, s := range a.sheets {
		if r, ok := s.rows.place(w, h); ok {
			return slot{s, r}
		}
	}
	s := &sheet{rows: newRows(sheetWidth, sheetHeight)}
	s.gpu = ebiten.NewImageWithOptions(image.Rect(0, 0, sheetWidth, sheetHeight), &ebiten.NewImageOptions{Unmanaged: true})
	a.sheets = append(a.sheets, s)
	r, ok := s.rows.place(w, h)
	if !ok {
		panic("render: a small picture is larger than a sheet")
	}
	return slot{s, r}
}

// free gives a slot back. A sheet without pictures goes, unless it is the last.
func (a *atlas) free(at slot) {
	at.sheet.rows.free(at.rect)
	if at.sheet.rows.empty() && len(a.sheets) > 1 {
		at.sheet.gpu.Deallocate()
		a.sheets = slices.DeleteFunc(a.sheets, func(s *sheet) bool { return s == at.sheet })
	}
}

// rows divides an area among rectangles: rows of about their height, in which they lie side by side.
type rows struct {
	width int
	all   []row // from top to bottom, without gaps
}

type row struct {
	y, h  int    // a height of rowHeight, but for what is not in use
	holes []hole // from left to right; they never touch
}

type hole struct{ from, to int }

func newRows(width, height int) rows { return rows{width, []row{{0, height, []hole{{0, width}}}}} }

func (r *rows) isFree(i int) bool {
	holes := r.all[i].holes
	return len(holes) == 1 && holes[0] == hole{0, r.width}
}

func (r *rows) empty() bool { return len(r.all) == 1 && r.isFree(0) }

// rowHeight rounds a height up to one of a few, a quarter apart at most.
func rowHeight(h int) int {
	step := 4
	for h > 4*step {
		step *= 2
	}
	return (h + step - 1) / step * step
}

// place takes w × h of what is free: from a row of about that height, from one that is not in use, or, where there is none, from
// one that is much too high.
func (r *rows) place(w, h int) (image.Rectangle, bool) {
	exact := rowHeight(h)
	for _, most := range []int{exact, h + h/4} {
		if at, ok := r.share(w, h, most); ok {
			return at, true
		}
	}
	if i := r.unused(exact); i >= 0 && w <= r.width {
		if rest := r.all[i].h - exact; rest > 0 {
			r.all[i].h = exact
			r.all = slices.Insert(r.all, i+1, row{r.all[i].y + exact, rest, []hole{{0, r.width}}})
		}
		return r.all[i].take(w, h)
	}
	return r.share(w, h, 2*exact)
}

// share takes w × h from a row that is in use and at most so high.
func (r *rows) share(w, h, most int) (image.Rectangle, bool) {
	for i := range r.all {
		if row := &r.all[i]; row.h >= h && row.h <= most && !r.isFree(i) {
			if at, ok := row.take(w, h); ok {
				return at, true
			}
		}
	}
	return image.Rectangle{}, false
}

// unused is the lowest row that is not in use and high enough, or -1.
func (r *rows) unused(h int) int {
	best := -1
	for i := range r.all {
		if r.isFree(i) && r.all[i].h >= h && (best < 0 || r.all[i].h < r.all[best].h) {
			best = i
		}
	}
	return best
}

// take takes the left part of the first hole that is wide enough.
func (r *row) take(w, h int) (image.Rectangle, bool) {
	for i := range r.holes {
		if o := &r.holes[i]; o.to-o.from >= w {
			at := image.Rect(o.from, r.y, o.from+w, r.y+h)
			o.from += w
			if o.from == o.to {
				r.holes = slices.Delete(r.holes, i, i+1)
			}
			return at, true
		}
	}
	return image.Rectangle{}, false
}

// free gives a rectangle back. Rows that lie free one below the other become one.
func (r *rows) free(at image.Rectangle) {
	i, ok := slices.BinarySearchFunc(r.all, at.Min.Y, func(r row, y int) int { return r.y - y })
	if !ok {
		panic("render: a place is given back that was not taken")
	}
	r.all[i].give(at.Min.X, at.Max.X)
	if !r.isFree(i) {
		return
	}
	if i+1 < len(r.all) && r.isFree(i+1) {
		r.all[i].h += r.all[i+1].h
		r.all = slices.Delete(r.all, i+1, i+2)
	}
	if i > 0 && r.isFree(i-1) {
		r.all[i-1].h += r.all[i].h
		r.all = slices.Delete(r.all, i, i+1)
	}
}

func (r *row) give(from, to int) {
	i, _ := slices.BinarySearchFunc(r.holes, from, func(o hole, x int) int { return o.from - x })
	r.holes = slices.Insert(r.holes, i, hole{from, to})
	if i+1 < len(r.holes) && r.holes[i+1].from == to {
		r.holes[i].to = r.holes[i+1].to
		r.holes = slices.Delete(r.holes, i+1, i+2)
	}
	if i > 0 && r.holes[i-1].to == from {
		r.holes[i-1].to = r.holes[i].to
		r.holes = slices.Delete(r.holes, i, i+1)
	}
}
