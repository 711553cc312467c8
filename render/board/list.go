package board

import (
	"strconv"

	"holoboard/render"
)

// List is the list of the viewer's own things on a phone. Its places are counted from where it begins.
type List struct {
	Height float64
	Titles []ListTitle

	x, w float64
}

// ListTitle is a title of a list, with how many there are.
type ListTitle struct {
	Text string
	N    int
	Bare bool // the text tells it already
	Box  render.Rect
}

// listGap is what is left free between the cells of a list, points.
const listGap = 6

// NewList begins a list of the given width.
func NewList(width float64) List {
	const margin, scroll = 10, 12 // beside it, and for the bar at its right
	return List{Height: 4, x: margin, w: width - 2*margin - scroll}
}

// Width is how wide its cells are if there is one in a row.
func (l *List) Width() float64 { return l.w }

// Title begins a part of the list.
func (l *List) Title(text string, n int, bare bool) {
	l.Titles = append(l.Titles, ListTitle{text, n, bare, render.Box(l.x, l.Height, l.w, TitleHeight)})
	l.Height += TitleHeight + 2
}

// Cells makes places for n things in columns of at least the given width.
func (l *List) Cells(n int, least, height float64) (cells []render.Rect) {
	columns := max(int((l.w+listGap)/(least+listGap)), 1)
	width := (l.w+listGap)/float64(columns) - listGap
	for i := range n {
		cells = append(cells, render.Box(l.x+(width+listGap)*float64(i%columns), l.Height+(height+listGap)*float64(i/columns), width, height))
	}
	l.Height += (height + listGap) * float64((n+columns-1)/columns)
	return cells
}

// Since is the area of the list from a height on.
func (l *List) Since(y float64) render.Rect { return render.Box(l.x, y, l.w, l.Height-y) }

// DrawTitles draws the titles of the list that begins at a place.
func (l *List) DrawTitles(c *render.Canvas, at render.Point) {
	for _, t := range l.Titles {
		box := t.Box.Move(at.X, at.Y)
		if t.Bare {
			c.Label(t.Text, box, c.Palette.Label())
			continue
		}
		DrawTitle(c, box, t.Text, strconv.Itoa(t.N))
	}
}
