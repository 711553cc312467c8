package rows

import (
	"time"

	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/render/rebellion/pieces"
	"holoboard/ui/table/row"
)

// Meaning is what the rows say, as every part of a table's screen asks for it.
type Meaning struct{}

// Asking is the row of a question.
func (Meaning) Asking(k game.Key) row.Asking { return Asks[k] }

// Rows are those of all kinds of events.
func (Meaning) Rows() []row.Telling { return Events[:] }

// Telling is the row of an event.
func (Meaning) Telling(e *rules.Event) *row.Telling { return Of(e.Kind) }

// Length is how long an event is shown, at normal speed.
func (Meaning) Length(e *rules.Event) time.Duration { return Length(*e) }

// Event is an event of the rules, for whatever shows it.
func (Meaning) Event(e game.Event) *rules.Event { return new(e.(rules.Event)) }

// Actor is the side that an event is about.
func (Meaning) Actor(e *rules.Event) int { return int(Actor(*e)) }

// SideID is a side's name in spots, Emblem its sign.
func (Meaning) SideID(side int) string { return rules.Side(side).String() }

// Emblem is described at [Meaning.SideID].
func (Meaning) Emblem(side int) string { return pieces.Emblem(rules.Side(side)) }

// Side is the side of a seat.
func (Meaning) Side(s game.Seat) int { return int(rules.SideOf(s)) }
