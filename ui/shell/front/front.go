// Package front is the shelf as a player sees it: the front page, on which the titles stand on a turning table, and the page of each
// title. It knows no title: each brings its light, sign and hologram.
//
//	front.go   the front page · layout.go where its parts stand, for every size and number of titles
//	rows.go    the list · lit.go what one would go on with · small.go settings, language, full screen
//	table.go   the turning table with its holograms
//	title.go   a title's page · facts.go what it tells of the games that were played
package front

import (
	"holoboard/ui"
	"holoboard/ui/shelf"
	"holoboard/ui/shell/keeping"
	"holoboard/ui/shell/page"
)

// Ways are where the pages of the shelf lead.
type Ways interface {
	// Continue opens the last game of a title; back is the page to come back to where it cannot be opened. Its error is one that the
	// ground knows.
	Continue(f *ui.Frame, title *shelf.Title) error
	NewGame(f *ui.Frame, title *shelf.Title)
	// Learn opens the chapters of a title's guided game, Chapter one of them.
	Learn(f *ui.Frame, title *shelf.Title)
	Chapter(f *ui.Frame, title *shelf.Title, number int)
	Saved(f *ui.Frame, title *shelf.Title, back ui.Screen)
	Statistics(f *ui.Frame, title *shelf.Title, back ui.Screen)
	Settings(f *ui.Frame, back ui.Screen)
	About(f *ui.Frame, back ui.Screen)
	// Speak changes the language and keeps it.
	Speak(f *ui.Frame, language string)
	// Notice is what the player is to be told when he first comes here, or nothing.
	Notice() string
}

// A Shelf is what lasts while the pages of the shelf are left and come back to.
type Shelf struct {
	*page.Ground
	to      Ways
	CanQuit bool // the player does not close the program himself, as he does with a page in a browser

	turn    turning
	focus   string // of the front page
	plain   bool   // the list alone is shown
	quits   bool   // it is asked whether to quit
	unmoved bool   // nothing moves by itself
	refused map[refused]string
}

// New returns a shelf.
func New(g *page.Ground, ways Ways) *Shelf {
	return &Shelf{Ground: g, to: ways, refused: map[refused]string{}}
}

// refused is a last game that did not open when it was to; why not stands beside it, and it is not offered again.
type refused struct {
	title string
	count uint64 // which of the title's
}

// Still has nothing move by itself, for pictures.
func (s *Shelf) Still() { s.unmoved = true }

// Front is the front page.
func (s *Shelf) Front() ui.Screen { return &front{Shelf: s} }

// front is the front page.
type front struct {
	*Shelf
	begun bool // it has been shown since it was come to
}

// ScreenName implements [ui.Named].
func (t *front) ScreenName() string { return "title" }

// Show implements [ui.Screen].
func (t *front) Show(f *ui.Frame) {
	t.begin(f)
	if id := t.Import(f, f.Received()); id != "" {
		t.to.Saved(f, t.Title(id), t)
	}
	f.Backdrop(f.Bounds())
	places := t.layout(f)
	t.showTable(f, places)
	t.showMark(f, places)
	t.showLit(f, places)
	t.showList(f, places)
	t.showSmall(f, places)
	t.keys(f)
	t.HelpKey(f, nil, "")
	if notice := t.to.Notice(); notice != "" {
		f.Toast(notice)
	}
}

// begin turns the table to the game that one would go on with, and puts the focus where it was.
func (t *front) begin(f *ui.Frame) {
	if t.begun {
		if focus := f.Window().Focus(); focus != "" {
			t.focus = focus
		}
		return
	}
	t.begun = true
	if t.focus == "" {
		t.focus = t.lit().id
	}
	f.FocusOn(t.focus)
	if e := t.Keep.Newest(); e != nil && !t.turn.begun {
		t.turn.stand(t.index(e.Title))
	}
	t.turn.begun = true
}

// index is the place of a title on the shelf.
func (s *Shelf) index(id string) int {
	for i := range s.Titles {
		if s.Titles[i].ID == id {
			return i
		}
	}
	return 0
}

// front is the title that stands in front.
func (s *Shelf) front() *shelf.Title { return &s.Titles[s.turn.to] }

// showMark shows the name of the program.
func (t *front) showMark(f *ui.Frame, p *places) {
	p.showMark(f, t.Say("name"))
}

// keys are those that work wherever the focus is.
func (t *front) keys(f *ui.Frame) {
	for i := range t.Titles {
		if i < len(ui.Digits) && f.Pressed(ui.Digits[i]) {
			t.open(f, i)
		}
	}
	switch {
	case f.Pressed(ui.KeyC):
		t.goOn(f)
	case f.Pressed(ui.KeyHome):
		f.FocusOn(t.lit().id)
	case f.Pressed(ui.KeyL):
		t.plain = !t.plain
		f.Invalidate()
	case t.CanQuit && f.Pressed(ui.KeyEscape):
		t.quits = true
		f.Invalidate()
	}
	if !t.quits {
		return
	}
	switch f.Ask(ui.Question{ID: "leave", Title: t.Say("quit.title"), Sentence: t.Say("quit.sentence"), Yes: t.Say("quit"), No: t.Say("quit.no")}) {
	case ui.Yes:
		f.Quit()
	case ui.No:
		t.quits = false
		f.Invalidate()
	}
}

// open opens a title's page; one that could not be loaded is tried again.
func (t *front) open(f *ui.Frame, i int) {
	if title := &t.Titles[i]; t.Failed[title.ID] != nil {
		t.Again(title)
		delete(t.turn.risen, title.ID)
		f.Invalidate()
		return
	}
	t.turn.begin(f, i, len(t.Titles))
	t.enter(f, i)
}

// entry is what is known of a title without opening it.
func (s *Shelf) entry(title *shelf.Title) *keeping.Entry { return s.Keep.Entry(title.ID) }
