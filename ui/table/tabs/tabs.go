// Package tabs is what a screen needs that is too small to show everything of a table at once: parts of it are closed until their
// tab is opened. The tab opens by itself that has what is asked about.
//
//	tabs.go  which tab is open · show.go  the buttons that open them · own.go  the list of one's own things
package tabs

import (
	"holoboard/game"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/ui/table/carry"
	"holoboard/ui/table/seat"
)

// A Table says what its tabs have.
type Table interface {
	// Button tells whether an option is a button of the bar that asks.
	Button(o game.Option) bool
	// Place is the tab of a place where something can be put, and false for what lies on the board.
	Place(place game.Option) (board.Tab, bool)
	// Concerned are the places of the board that the question is about; nil if it is about none or nearly all.
	Concerned() func(place game.Option) bool
	// Peeks tells whether something lies over the board that can give way to it, and whether it does; Peek has it do so, or come back.
	Peeks() (may, now bool)
	Peek()
	// InHand counts the cards of the viewer's hand, and Lines what is new in the log.
	InHand() int
	Lines() int
	// Emblem is the sign of a side, SideID its name in spots.
	Emblem(side int) string
	SideID(side int) string

	// OnBoard lists the options that are chosen by a thing on the board.
	OnBoard(thing game.Option) []game.Option
	// BeginOwn begins the list of the viewer's own things; ShowThing lets him point at one of them, and DrawOver draws what lies
	// over its picture.
	BeginOwn()
	ShowThing(board.Thing)
	DrawOver(board.Thing)
	// Rare tells whether an option is rare and final: it stands at the end of that list, where nothing else is pressed in passing, and
	// ShowRare is its button.
	Rare(o game.Option) bool
	ShowRare(o game.Option, at render.Rect)
	// LogOpened shows the newest lines of the log.
	LogOpened()
}

// Tabs are the parts of a smaller screen.
type Tabs[V any, E game.Event] struct {
	*seat.Seat[V, E]
	Grip  *carry.Grip[V, E]
	Table Table

	Staged bool // a scene is shown, though its tab may be closed
	reveal bool // a new question is to be seen in the list of one's own things
	opened opener
}

// opener is what a tab was opened for: a question, and what is carried to answer it, on a phone that is held one way or the other.
type opener struct {
	ask  game.Key
	hand string
	form board.Form
}

// Open opens a tab.
func (t *Tabs[V, E]) Open(tab board.Tab) {
	if t.Board.Layout().Tab == tab {
		return
	}
	t.Board.Open(tab)
	if tab == board.LogTab {
		t.Table.LogOpened()
	}
	t.F.Invalidate()
}

// OpenWhereAsked opens the tab that has most of what is asked about, once for each question and whenever something is taken
// up; while nothing is asked, the map.
func (t *Tabs[V, E]) OpenWhereAsked() {
	now := opener{form: t.Board.Layout().Form}
	if t.Pending != nil {
		now.ask, now.hand = t.Pending.Ask, t.Grip.Name
	}
	if t.Board.Layout().Form == board.Wide || now == t.opened {
		return
	}
	t.opened = now
	t.Open(t.mostIn())
	t.reveal = t.Pending != nil && !t.Grip.Carries()
	if t.Phone() && t.Board.Layout().Tab == board.MapTab {
		t.ShowConcerned()
	}
}

// mostIn is the tab that has most of the things that are asked about, or that take what is carried.
func (t *Tabs[V, E]) mostIn() board.Tab {
	n := map[board.Tab]int{}
	if t.Grip.Carries() {
		for _, l := range t.Grip.Places {
			n[t.of(l.Thing)]++
		}
	} else if t.Pending != nil {
		for _, o := range t.Pending.Options {
			if !t.Table.Button(o) {
				n[t.of(o)]++
			}
		}
	}
	most := board.MapTab
	for _, tab := range []board.Tab{board.HandTab, board.SidesTab} {
		if n[tab] > n[most] {
			most = tab
		}
	}
	return most
}

// of is the tab in which an option of the decision stands, or a thing that takes what is carried.
func (t *Tabs[V, E]) of(o game.Option) board.Tab {
	if t.Staged || t.Pending != nil && t.Asking().InPanel {
		return board.MapTab
	}
	if t.Table.Rare(o) {
		return board.HandTab
	}
	if tab, ok := t.Table.Place(o); ok {
		return tab
	}
	if tab, ok := t.Board.TabOf(t.Flow.Title.Thing(o), t.View); ok {
		return tab
	}
	return board.MapTab
}

// Elsewhere tells whether an option stands in a tab that is closed: then that tab's button stands for it.
func (t *Tabs[V, E]) Elsewhere(o game.Option) bool {
	l := t.Board.Layout()
	if l.Form == board.Wide {
		return false
	}
	tab := t.of(o)
	if tab == l.Tab || tab == board.Everywhere {
		return false
	}
	t.Places[o] = ID(tab)
	return true
}

// ShowConcerned moves the map to the places that the question is about.
func (t *Tabs[V, E]) ShowConcerned() {
	const least, most = 0.75, 1.2
	concerned := t.Table.Concerned()
	if concerned == nil {
		return
	}
	camera := t.Board.Camera()
	area := t.Board.Around(concerned)
	zoom := min(camera.View.W/area.W, camera.View.H/area.H)
	if zoom < least { // they are too far apart to be seen at once
		area = t.Board.Nearest(concerned, area)
	}
	camera.GlideTo(render.Shot{At: area.Center(), Zoom: min(max(zoom, least), most)}, t.F.Clock)
}

// Closed tells whether the map is closed, on a phone: then a scene is not seen.
func (t *Tabs[V, E]) Closed() bool { return t.Phone() && t.Board.Layout().Tab != board.MapTab }
