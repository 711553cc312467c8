package seat

import (
	"time"

	"holoboard/game"
	"holoboard/ui"
	"holoboard/ui/table/row"
)

// ByRows is a [Meaning] that reads a title's two lists, and tells its events as they stand there: each at its length, none halts what
// comes after it. A title of which more depends on the fields of an event writes that itself.
type ByRows[E game.Event] struct {
	Asks   map[game.Key]row.Asking
	Events []row.Telling
	Of     func(e E) (kind, side int) // which row is an event's, and which side it is about, or none of the palette's
	Made   func(game.Event) E         // see [Meaning]
	Seats  func(game.Seat) (side int) // nil: each is a side
	Sides  []string                   // what sides are called in spots: "emblem_NAME" is the sign of one
	Ends   int                        // the kind of the event with which a game is over: it is read by everybody
}

// Asking implements [Meaning].
func (r ByRows[E]) Asking(ask game.Key) row.Asking { return r.Asks[ask] }

// Rows implements [Meaning].
func (r ByRows[E]) Rows() []row.Telling { return r.Events }

// Telling implements [Meaning].
func (r ByRows[E]) Telling(e E) *row.Telling {
	kind, _ := r.Of(e)
	return &r.Events[kind]
}

// Length implements [Meaning].
func (r ByRows[E]) Length(e E) time.Duration { return r.Telling(e).Takes }

// Actor implements [Meaning].
func (r ByRows[E]) Actor(e E) int {
	_, side := r.Of(e)
	return side
}

// Event implements [Meaning].
func (r ByRows[E]) Event(e game.Event) E { return r.Made(e) }

// Side implements [Meaning].
func (r ByRows[E]) Side(s game.Seat) int {
	if r.Seats == nil {
		return int(s)
	}
	return r.Seats(s)
}

// SideID implements [Meaning].
func (r ByRows[E]) SideID(side int) string { return r.Sides[side] }

// Emblem implements [Meaning].
func (r ByRows[E]) Emblem(side int) string {
	if side >= len(r.Sides) {
		return ""
	}
	return "emblem_" + r.Sides[side]
}

// Stops implements [reel.Teller].
func (r ByRows[E]) Stops(e E) bool { return r.Telling(e).Stop || r.Reads(e) }

// Reads implements [reel.Teller].
func (r ByRows[E]) Reads(e E) bool {
	kind, _ := r.Of(e)
	return kind == r.Ends
}

// Halts implements [reel.Teller].
func (ByRows[E]) Halts(E) bool { return false }

// Hear implements [reel.Teller]: a row has the sound of its events.
func (ByRows[E]) Hear(*ui.Frame, E) {}
