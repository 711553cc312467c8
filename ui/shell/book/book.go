// Package book shows the rule book of a title: its contents, a search in it, and its pages with their links.
//
//	book.go      the screen, and the pages that were looked at
//	contents.go  contents and what was found · page.go a page
package book

import (
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/shell/page"
)

// Screen is the rule book of a title: contents and search at the left, a page at the right; where there is less room one of
// them at a time.
type Screen struct {
	ground *page.Ground
	book   *ui.Book
	back   ui.Screen

	visited []visit       // pages that were looked at, in turn
	now     int           // the one that is shown
	next    *ui.BookPlace // where a link of this frame leads
	seek    bool          // the page is to be scrolled to its place

	query    string
	searched string // the query that the hits belong to
	hits     []ui.BookHit
	open     int  // the group of the contents that is open, or -1
	contents bool // they are shown although there is room for one column only
	find     bool // they are to be scrolled to the page that is shown
	begun    bool // the first frame has been shown

	heights measured
}

// visit is a place of the book, and how far it was scrolled when it was left.
type visit struct {
	ui.BookPlace
	offset float64
	left   bool
}

// New shows a book at a place, or where it begins; back is the screen to come back to.
func New(g *page.Ground, book *ui.Book, back ui.Screen, place string) *Screen {
	b := &Screen{ground: g, book: book, back: back, contents: place == "", open: 0}
	at, ok := book.Find(place)
	if !ok {
		at = ui.BookPlace{Page: book.Groups[0].Pages[0], Part: -1}
	}
	b.visited = []visit{{BookPlace: at}}
	b.arrive()
	return b
}

// Find looks for words.
func (b *Screen) Find(query string) { b.query = query }

// ScreenName implements [ui.Named].
func (b *Screen) ScreenName() string { return "book" }

// At is the place that is shown: a page, and a part of it or -1.
func (b *Screen) At() (page string, part int) { return b.at().Page.Name, b.at().Part }

// at is the place that is shown.
func (b *Screen) at() *visit { return &b.visited[b.now] }

// arrive opens the group of the page that is shown, and has it scrolled to its place.
func (b *Screen) arrive() {
	b.seek, b.find = true, true
	if group := b.book.Group(b.at().Page); group >= 0 {
		b.open = group
	}
}

// follow goes to another place as soon as this frame is drawn.
func (b *Screen) follow(to ui.BookPlace) { b.next = &to }

// show goes to another place.
func (b *Screen) show(f *ui.Frame, to ui.BookPlace) {
	b.leave(f)
	b.visited = append(b.visited[:b.now+1:b.now+1], visit{BookPlace: to})
	b.now++
	b.contents = false
	b.arrive()
	f.Invalidate()
}

// step goes back to a place seen before, or forward again.
func (b *Screen) step(f *ui.Frame, by int) {
	if to := b.now + by; to >= 0 && to < len(b.visited) {
		b.leave(f)
		b.now = to
		b.contents = false
		b.arrive()
		f.Invalidate()
	}
}

// leave remembers how far the page was scrolled.
func (b *Screen) leave(f *ui.Frame) {
	if v := b.at(); !b.oneColumn(f) || !b.contents {
		v.offset, v.left = f.Scrolled(bookPage), true
	}
}

// The lists of the screen.
const (
	bookPage     = "book.page"
	bookContents = "book.contents"
)

// oneColumn tells whether there is room for the contents or a page, but not for both.
func (b *Screen) oneColumn(f *ui.Frame) bool { return f.W < 860 }

// Show implements [ui.Screen].
func (b *Screen) Show(f *ui.Frame) {
	f.Backdrop(f.Bounds())
	head, body := f.Bounds().CutTop(bookHead(f))
	side := page.Margin * 1.0
	if f.Small() {
		side = 12
	}
	body.H -= side / 2
	body = body.InsetXY(side, 0)
	leave := b.showHead(f, head.InsetXY(side, 0))
	switch {
	case !b.oneColumn(f):
		left, right := body.CutLeft(min(350, body.W*0.34))
		_, right = right.CutLeft(page.Gap)
		b.showContents(f, left)
		b.showPage(f, right)
	case b.contents:
		b.showContents(f, body)
	default:
		b.showPage(f, body)
	}
	if b.next != nil {
		b.show(f, *b.next)
		b.next = nil
	}
	b.keys(f)
	if leave {
		f.Go(b.back)
	}
}

func bookHead(f *ui.Frame) float64 {
	if f.Small() {
		return page.SmallHead
	}
	return page.HeadHeight
}

// showHead shows the title, the ways back and forward, and the way out.
func (b *Screen) showHead(f *ui.Frame, r ui.Rect) (leave bool) {
	s := b.ground
	const size = 40
	r = r.Middle(r.W, size)
	button := func(x float64, id, label, sign, hint, why string) bool {
		return f.Button(ui.Button{ID: id, Rect: ui.Box(x, r.Y, size, size), Label: label, Sign: sign, Hint: hint, Why: why})
	}
	why := func(possible bool, key string) string {
		if possible {
			return ""
		}
		return s.Words.Say(key)
	}
	x := r.X
	if button(x, "book.before", "←", "", s.Words.Say("book.before"), why(b.now > 0, "book.before.none")) {
		b.step(f, -1)
	}
	x += size + 8
	if button(x, "book.after", "→", "", s.Words.Say("book.after"), why(b.now+1 < len(b.visited), "book.after.none")) {
		b.step(f, 1)
	}
	x += size + 8
	if b.oneColumn(f) {
		if f.Button(ui.Button{ID: "book.list", Rect: ui.Box(x, r.Y, size, size), Sign: "list", Hint: s.Words.Say("book.contents"), Chosen: b.contents}) {
			b.leave(f)
			b.contents, b.seek = !b.contents, b.contents
			f.Invalidate()
		}
		x += size + 8
	}
	close := ui.Button{ID: "back", Rect: ui.Box(r.Right()-size, r.Y, size, size), Label: "×", Size: 22, Key: ui.KeyEscape, Hint: s.Words.Say("book.close"), HintKey: "Esc"}
	leave = f.Button(close)
	title := ui.Box(x+8, r.Y, close.Rect.X-x-16, size)
	text := s.Words.Say("book.title")
	f.Text(text, title, f.Fitted(text, f.Palette.Title().Sized(26), title.W))
	return leave
}

// keys are those that work wherever the focus is.
func (b *Screen) keys(f *ui.Frame) {
	switch {
	case f.Pressed(ui.KeyBackspace):
		b.step(f, -1)
	case f.PressedAnywhere(ui.KeyPageDown):
		f.ScrollTo(bookPage, f.Scrolled(bookPage)+f.H*0.7)
	case f.PressedAnywhere(ui.KeyPageUp):
		f.ScrollTo(bookPage, f.Scrolled(bookPage)-f.H*0.7)
	case f.Shortcut(ui.KeyF):
		b.contents = true
		f.FocusOn(bookField)
	case f.Pressed(ui.KeyEnter) && len(b.hits) > 0:
		b.show(f, b.hits[0].BookPlace)
	}
}

const bookField = "book.search"

// linkColor is the colour of what leads to another page; it is underlined, too.
func linkColor(p *render.Palette) render.Color { return p.Accent }
