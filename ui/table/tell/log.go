// Package tell is what happened at any table, in words: the log with what it can be searched by, in its corner, as a sheet or
// on a phone's tab. What an event says its [Title] knows.
//
//	log.go    the lines of what has been told, where they are shown · lines.go  drawing lines, scrolling them by keys
//	find.go   searching and filtering them
package tell

import (
	"holoboard/game"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/ui"
	"holoboard/ui/table/flow"
	"holoboard/ui/table/reel"
	"holoboard/ui/table/row"
)

// Line is one line about an event, or about a few that are alike.
type Line struct {
	Side   int        // whose emblem stands before it, or none of the palette's sides
	Weight row.Weight // of what it tells in a recap
	Group  row.Group
	Text   string
	Place  string // of the rule book, that it leads to

	First, Until int // of the events that the viewer saw, those that it tells, and more between them; none if both are 0

	width, height float64 // measured last, points
}

// NoSide is the side of a line that is about none.
const NoSide = 255

// A Title puts the events of a game into words.
type Title[E any] interface {
	// Recount tells those events that stand at some places, several of a kind in one line; not what everybody knew.
	Recount(events []E, at []int) []Line
	// Adds tells whether two events that follow on one another may be told as one.
	Adds(a, b E) bool
}

// A Retelling title has words of its own for who was away: a recap is shorter than a log.
type Retelling[E any] interface {
	// Retell tells those events that stand at some places, to who has missed them.
	Retell(events []E, at []int) []Line
}

// Retold are the lines of a recap of those events that stand at some places.
func (t *Log[V, E]) Retold(events []E, at []int) []Line {
	if title, ok := t.Title.(Retelling[E]); ok {
		return title.Retell(events, at)
	}
	return t.Title.Recount(events, at)
}

// Filter chooses lines of the log.
type Filter struct {
	Name string // key
	Fits func(*Line) bool
}

// All lets all lines pass.
var All = Filter{Name: "table.log.all", Fits: func(*Line) bool { return true }}

// Log is what happened so far, in words, as the viewer saw it.
type Log[V any, E game.Event] struct {
	*flow.Flow[V]
	Reel    *reel.Reel[V, E]
	Title   Title[E]
	Emblem  func(side int) string // is its sign
	Filters []Filter              // the first one lets all pass

	LookUp func(place string)     // shows a place of the rule book
	Again  func(first, until int) // shows events once more; nil where they cannot be
	Shown  func(tab board.Tab)    // opens a tab, on a phone

	Open   bool // all of it is open
	lines  []Line
	told   int // events that stand in the lines
	run    int // the event that begins the last run of events told as one
	before int // lines before that run
	finder finder
}

// Forget begins the lines anew, for another viewer or language or after something was taken back.
func (t *Log[V, E]) Forget() {
	t.lines, t.told, t.run, t.before, t.finder.of = nil, 0, 0, 0, finding{}
}

// Lines are the lines about what has been shown.
func (t *Log[V, E]) Lines() []Line {
	told, events := t.Reel.Past(), t.Reel.Events
	if told == t.told {
		return t.lines
	}
	t.lines = append(t.lines[:t.before], t.Title.Recount(events, UpTo(t.run, told))...)
	run := told
	for run > t.run && (run == told || t.Title.Adds(events[run-1], events[run])) {
		run--
	}
	t.told, t.before, t.run = told, len(t.lines)-len(t.Title.Recount(events, UpTo(run, told))), run
	return t.lines
}

// UpTo are the numbers from one up to another.
func UpTo(from, to int) (all []int) {
	for ; from < to; from++ {
		all = append(all, from)
	}
	return all
}

// ShowCorner shows the last lines in their corner, and opens all of them.
func (t *Log[V, E]) ShowCorner(box ui.Rect) {
	f := t.F
	f.Panel(box, f.Palette.Glass())
	s := f.Spot(ui.Spot{ID: "log.corner", Rect: box})
	f.FocusRing(box, s, render.Slight, 0)
	if s.Clicked {
		t.OpenAll(false)
	}
	const line = 19
	t.drawLast(t.Lines(), box.InsetXY(8, min(5, max(0, (box.H-line)/2))))
}

// ShowTab shows all that happened, on a phone.
func (t *Log[V, E]) ShowTab(box ui.Rect) {
	f := t.F
	f.Fill(box, f.Palette.Space)
	f.Fill(box, f.Palette.Panel)
	t.showFound(t.showFinder(box.InsetXY(12, 8)))
}

// OpenAll opens all of it where it is newest: a sheet, on a phone its tab.
func (t *Log[V, E]) OpenAll(phone bool) {
	if phone {
		t.Shown(board.LogTab)
		return
	}
	t.Open = true
	t.ToEnd()
}

// ToEnd shows the newest lines.
func (t *Log[V, E]) ToEnd() { t.F.ScrollToEnd(list) }

// list is the list of all lines.
const list = "log.all"

// Show shows all that happened, as a sheet, while it is open.
func (t *Log[V, E]) Show() {
	if !t.Open {
		return
	}
	t.F.Modal(func() {
		const margin, wide = 20, 760
		f := t.F
		p := f.Palette
		box := f.Bounds().Middle(min(wide, f.W-32), f.H-64)
		f.Shadow(box)
		f.Paper(box)
		title, rest := box.Inset(margin).CutTop(40)
		f.Text(t.Words.Say("table.log"), title.Move(0, -6), p.Title())
		foot, rest := rest.CutBottom(56)
		t.showFound(t.showFinder(rest))
		if f.Button(ui.Button{ID: "log.close", Rect: foot.InsetXY(0, 6).Middle(240, 44), Label: t.Words.Say("table.close"), Key: ui.KeyEscape, KeyName: "Esc"}) || f.Pressed(ui.KeyG) {
			t.Open = false
			f.Invalidate()
		}
	})
}
