// Package seat is what every part of the screen of a battle has before it.
//
//	seat.go  what every table has, the board of a battle, what is carried · speaker.go  what things are called
package seat

import (
	"holoboard/game"
	rules "holoboard/game/starship"
	"holoboard/game/starship/bot"
	"holoboard/render/starship"
	"holoboard/ui/table/carry"
	"holoboard/ui/table/flow"
	table "holoboard/ui/table/seat"
)

type (
	view  = rules.View
	event = rules.Event
)

// Seat is what every part of the screen has before it: what it has at any table, and what is a battle's.
type Seat struct {
	*table.Seat[*view, *event]

	Board *starship.Board
	Say   Speaker
	Grip  *carry.Grip[*view, *event]
}

// New returns a seat before a board.
func New(f *flow.Flow[*view], b *starship.Board, means table.Meaning[*event]) *Seat {
	return &Seat{Seat: &table.Seat[*view, *event]{Flow: f, Board: b, Means: means}, Board: b, Say: Speaker{f, b}}
}

// Asked is what is asked, or would be asked once the carried thing is taken up; nil for nothing.
func (t *Seat) Asked() *game.Decision {
	if t.Grip.Carries() && t.Grip.Next != nil {
		return t.Grip.Next
	}
	return t.Pending
}

// Guided tells whether a guide leads through the battle.
func (t *Seat) Guided() bool { return t.Wants != nil }

// PositionOf is what a seat may know, for a computer that plays in its place.
func PositionOf(s game.Sight[*view]) *bot.Position {
	return s.(*game.Position[rules.State, view])
}
