// Package seat is what every part of a table's screen has before it: who looks and what he is asked, the board, what is being
// told, and the rows that say what a title's questions and events mean there.
//
// In every room of the table V is a pointer to a title's view and E one to its events, which nobody changes: so one copy of a room serves
// all titles, and a browser fetches it once (build/web share tells what more a title costs). A constraint that asks for more than
// methods, comparable among them, would have the compiler make a copy for each.
package seat

import (
	"time"

	"holoboard/game"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/ui"
	"holoboard/ui/table/flow"
	"holoboard/ui/table/reel"
	"holoboard/ui/table/row"
	"holoboard/ui/table/scene"
)

// A Meaning says what the questions and the events of a title mean on its screen, and which seats belong together.
type Meaning[E game.Event] interface {
	// Asking is the row of a question.
	Asking(game.Key) row.Asking
	// Rows are those of all kinds of events.
	Rows() []row.Telling
	// Telling is the row of an event, which is one of these, Length how long it is shown at normal speed, and Actor the side that it is about, or none
	// of the palette's.
	Telling(E) *row.Telling
	Length(E) time.Duration
	Actor(E) int
	// Event is an event of the rules as a pointer to one of the title's own kind, for whatever shows it.
	Event(game.Event) E
	// Side is the side of a seat: those of one side see the same of each other. SideID is a side's name in spots, Emblem its sign, or
	// nothing for none.
	Side(game.Seat) int
	SideID(side int) string
	Emblem(side int) string
}

// Seat is what every part of the screen has before it.
type Seat[V any, E game.Event] struct {
	*flow.Flow[V]

	Reel  reel.Reel[V, E] // what has happened and is not shown yet
	Board board.Board[V]
	Means Meaning[E]
	Scene scene.Scene // what covers the board in this frame, or nil
}

// Asking is the row of what is asked now; the zero row while nothing is.
func (s *Seat[V, E]) Asking() row.Asking {
	if s.Pending == nil {
		return row.Asking{}
	}
	return s.Means.Asking(s.Pending.Ask)
}

// Covered tells whether a scene covers the board in this frame.
func (s *Seat[V, E]) Covered() bool { return s.Scene != nil }

// Phone tells whether the screen is a phone's, or as small as one.
func (s *Seat[V, E]) Phone() bool { return s.Board.Layout().Form.Phone() }

// Beside tells whether two seats are on one side.
func (s *Seat[V, E]) Beside(a, b game.Seat) bool { return s.Means.Side(a) == s.Means.Side(b) }

// ForTouch is a key of words, or that of the words for a finger, also where a phone has no room for others.
func (s *Seat[V, E]) ForTouch(key string) string {
	if s.Phone() || s.F != nil && s.F.In.Touch {
		if touch := key + ".touch"; s.Words.Has(touch) {
			return touch
		}
	}
	return key
}

// Middle is the part of the screen that a scene covers: rails and map. On a phone a log covers as much.
func (s *Seat[V, E]) Middle() ui.Rect {
	l := s.Board.Layout()
	if l.Form == board.Sideways {
		return l.Log
	}
	return render.Box(l.Bounds.X, l.Top.Bottom(), l.Bounds.W, l.Prompt.Y-l.Top.Bottom())
}

// Strip is the part of the screen below the question that shows the hand, up to the log: the light of the question's frame
// shows nowhere beside what covers it.
func (s *Seat[V, E]) Strip() ui.Rect {
	l := s.Board.Layout()
	return render.Box(l.Strip.X, l.Strip.Y, l.Log.X-l.Strip.X, l.Strip.H)
}

// ShowPlayed shows a card that is played, large, while it is told.
func (s *Seat[V, E]) ShowPlayed(area ui.Rect, card game.Option, told float64) {
	box := area.Middle(board.CardWidth*0.9, min(board.CardHeight*0.9, area.H-24))
	scene.Played(s.F, box, told, func(at ui.Rect) { s.Board.Card(s.F.Canvas, s.View, card, at) })
}
