// Package flow is what somebody at any table is asked, points at and answers. It knows no title: what an option is
// about and how a place on the screen is called its [Title] says, and what may be chosen the pending decision says.
//
//	flow.go      who looks, what he sees, what is asked · offers.go  what is on offer, where it stands
//	answers.go   choosing and giving answers · pointing.go  what is pointed at, and why it may not be chosen
//	ahead.go     what would be asked then · names.go  what spots are called · kept.go  what is worked out once for what is shown
package flow

import (
	"time"

	"holoboard/assets"
	"holoboard/game"
	"holoboard/ui"
)

// Flow is one screen of a table: who looks at it, what he sees, what he is asked, and the answer he is giving.
type Flow[V any] struct {
	Title   Title
	Program ui.Program
	Words   *assets.Words
	F       *ui.Frame // while a frame is made

	Viewer game.Seat // who looks at the screen; game.Table while it is covered, or for spectators
	View   V         // what he sees: the table as far as it is shown

	Pending *game.Decision         // what may be answered now; nil while nobody at this screen is asked
	Picks   []game.Option          // chosen so far, where several may be
	Chosen  []game.Option          // an answer that is given before the next frame
	Answers []game.Option          // answers to several decisions in turn, likewise
	Places  map[game.Option]string // the spot of each option of the decision that stands on the screen
	Whys    map[game.Option]string // why things are not on offer, as far as somebody wanted to know

	// Confirm tells whether answers may be given at once. If not, it asks about them once more. Nil: all may.
	Confirm func(answers ...game.Option) bool

	Listens bool                             // a guide explains something: nothing is to be done until he has
	Wants   func(answers []game.Option) bool // whether a guide waits for answers; nil without one, see Wanted

	Pointed   game.Option   // the thing under the pointer in the frame before
	PointedAt time.Duration // since when, by the clock of the window
	PointedBy string        // the spot under the pointer, for a thing may lie in two places
	PutAt     *ui.Point     // where he put something down, until the pointer leaves that place

	Names Names
}

// A Title says what options mean on the screen of one game.
type Title interface {
	// Thing is what on the table an option is about.
	Thing(o game.Option) game.Option
	// ID is what the spot of an option is called, the same in every language.
	ID(o game.Option) string
	// Explain says why a thing may not be chosen now, or nothing.
	Explain(thing game.Option) string
}

// New returns a flow of a title's table that nobody looks at yet. Before anything is told there he sees nothing: that is a view as well.
func New[V any](title Title, p ui.Program, nothing V) *Flow[V] {
	return &Flow[V]{
		Title: title, Program: p, Words: p.Words(), Viewer: game.Table, View: nothing,
		Places: map[game.Option]string{}, Whys: map[game.Option]string{}, Names: Names{id: title.ID},
	}
}
