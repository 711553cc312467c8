package shell

import (
	"holoboard/assets"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/shelf"
)

// bookScreen is the rule book of a title: contents and search at the left, a page at the right; where there is less room one of
// them at a time.
type bookScreen struct {
	shell *Shell
	book  *ui.Book
	back  ui.Screen

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

// written is a book in the words of a language.
type written struct {
	words *assets.Words
	book  *ui.Book
}

// bookOf is the rule book of a title in the language spoken now, or nil.
func (s *Shell) bookOf(title *shelf.Title) *ui.Book {
	if title.Book == nil {
		return nil
	}
	if s.books == nil {
		s.books = map[string]written{}
	}
	w, ok := s.books[title.ID]
	if !ok || w.words != s.words {
		w = written{s.words, title.Book(s.words)}
		s.books[title.ID] = w
	}
	return w.book
}

// lookUp shows the rule book of a title at a place, or where it begins. Without a book nothing happens.
func (s *Shell) lookUp(f *ui.Frame, title *shelf.Title, back ui.Screen, place string) {
	if book := s.bookOf(title); book != nil {
		f.Go(newBookScreen(s, book, back, place))
	}
}

// helpKey shows the rule book when a player asks for it on a screen of the shell.
func (s *Shell) helpKey(f *ui.Frame, title *shelf.Title, place string) {
	if f.PressedAnywhere(ui.KeyF1) {
		s.lookUp(f, title, f.Window().Screen(), place)
	}
}

func newBookScreen(s *Shell, book *ui.Book, back ui.Screen, place string) *bookScreen {
	b := &bookScreen{shell: s, book: book, back: back, contents: place == "", open: 0}
	at, ok := book.Find(place)
	if !ok {
		at = ui.BookPlace{Page: book.Groups[0].Pages[0], Part: -1}
	}
	b.visited = []visit{{BookPlace: at}}
	b.arrive()
	return b
}

// ScreenName implements [ui.Named].
func (b *bookScreen) ScreenName() string { return "book" }

// at is the place that is shown.
func (b *bookScreen) at() *visit { return &b.visited[b.now] }

// arrive opens the group of the page that is shown, and has it scrolled to its place.
func (b *bookScreen) arrive() {
	b.seek, b.find = true, true
	if group := b.book.Group(b.at().Page); group >= 0 {
		b.open = group
	}
}

// follow goes to another place as soon as this frame is drawn.
func (b *bookScreen) follow(to ui.BookPlace) { b.next = &to }

// show goes to another place.
func (b *bookScreen) show(f *ui.Frame, to ui.BookPlace) {
	b.leave(f)
	b.visited = append(b.visited[:b.now+1:b.now+1], visit{BookPlace: to})
	b.now++
	b.contents = false
	b.arrive()
	f.Invalidate()
}

// step goes back to a place seen before, or forward again.
func (b *bookScreen) step(f *ui.Frame, by int) {
	if to := b.now + by; to >= 0 && to < len(b.visited) {
		b.leave(f)
		b.now = to
		b.contents = false
		b.arrive()
		f.Invalidate()
	}
}

// leave remembers how far the page was scrolled.
func (b *bookScreen) leave(f *ui.Frame) {
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
func (b *bookScreen) oneColumn(f *ui.Frame) bool { return f.W < 860 }

// Show implements [ui.Screen].
func (b *bookScreen) Show(f *ui.Frame) {
	f.Backdrop(f.Bounds())
	head, body := f.Bounds().CutTop(bookHead(f))
	side := margin * 1.0
	if f.Small() {
		side = 12
	}
	body.H -= side / 2
	body = body.InsetXY(side, 0)
	leave := b.showHead(f, head.InsetXY(side, 0))
	switch {
	case !b.oneColumn(f):
		left, right := body.CutLeft(min(350, body.W*0.34))
		_, right = right.CutLeft(gap)
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
		return smallHead
	}
	return headHeight
}

// showHead shows the title, the ways back and forward, and the way out.
func (b *bookScreen) showHead(f *ui.Frame, r ui.Rect) (leave bool) {
	s := b.shell
	const size = 40
	r = r.Middle(r.W, size)
	button := func(x float64, id, label, sign, hint, why string) bool {
		return f.Button(ui.Button{ID: id, Rect: ui.Box(x, r.Y, size, size), Label: label, Sign: sign, Hint: hint, Why: why})
	}
	why := func(possible bool, key string) string {
		if possible {
			return ""
		}
		return s.words.Say(key)
	}
	x := r.X
	if button(x, "book.before", "←", "", s.words.Say("book.before"), why(b.now > 0, "book.before.none")) {
		b.step(f, -1)
	}
	x += size + 8
	if button(x, "book.after", "→", "", s.words.Say("book.after"), why(b.now+1 < len(b.visited), "book.after.none")) {
		b.step(f, 1)
	}
	x += size + 8
	if b.oneColumn(f) {
		if f.Button(ui.Button{ID: "book.list", Rect: ui.Box(x, r.Y, size, size), Sign: "list", Hint: s.words.Say("book.contents"), Chosen: b.contents}) {
			b.leave(f)
			b.contents, b.seek = !b.contents, b.contents
			f.Invalidate()
		}
		x += size + 8
	}
	close := ui.Button{ID: "back", Rect: ui.Box(r.Right()-size, r.Y, size, size), Label: "×", Size: 22, Key: ui.KeyEscape, Hint: s.words.Say("book.close")}
	leave = f.Button(close)
	title := ui.Box(x+8, r.Y, close.Rect.X-x-16, size)
	text := s.words.Say("book.title")
	f.Text(text, title, f.Fitted(text, f.Palette.Title().Sized(26), title.W))
	return leave
}

// keys are those that work wherever the focus is.
func (b *bookScreen) keys(f *ui.Frame) {
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
