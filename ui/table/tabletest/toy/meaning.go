package toy

import (
	"time"

	"holoboard/game"
	"holoboard/ui"
	"holoboard/ui/table/row"
)

// Kind is what a toy title says of its seats, its questions and its events.
type Kind[V any, E game.Event] struct {
	IDs, Signs [2]string                             // of the seats: "side.ID" is a name
	Asks       func(game.Key) row.Asking             // the row of a question
	Rows       []row.Telling                         // of the events
	Row        func(what string) int                 // which of them
	Of         func(e E) (what string, by game.Seat) // what an event says, and about whom
	Event      func(game.Event) E                    // see seat.Meaning
	Stops      string                                // what is shown although one skips
	Round      func(v V) int
	Won        func(v V) int // the seat that has won, from 1 on
	Hand       func(v V) []uint8
}

// Asking implements [seat.Meaning].
func (k *Kind[V, E]) Asking(ask game.Key) row.Asking { return k.Asks(ask) }

// Telling implements [seat.Meaning].
func (k *Kind[V, E]) Telling(e E) *row.Telling {
	what, _ := k.Of(e)
	return &k.Rows[k.Row(what)]
}

// Actor implements [seat.Meaning].
func (k *Kind[V, E]) Actor(e E) int {
	_, by := k.Of(e)
	return int(by)
}

// meaning is what the rows say, and how events are told: all at their length, none of them halts.
type meaning[V any, E game.Event] struct{ *Kind[V, E] }

func (m meaning[V, E]) Rows() []row.Telling      { return m.Kind.Rows }
func (m meaning[V, E]) Length(e E) time.Duration { return m.Telling(e).Takes }
func (m meaning[V, E]) Event(e game.Event) E     { return m.Kind.Event(e) }
func (meaning[V, E]) Side(s game.Seat) int       { return int(s) }
func (meaning[V, E]) Halts(E) bool               { return false }
func (meaning[V, E]) Hear(*ui.Frame, E)          {}
func (m meaning[V, E]) Stops(e E) bool           { return m.says(e, m.Kind.Stops) }
func (m meaning[V, E]) Reads(e E) bool           { return m.says(e, "wins") }
func (m meaning[V, E]) says(e E, which string) bool {
	what, _ := m.Of(e)
	return what == which
}
