package play

import (
	"holoboard/game"
	"holoboard/game/session"
)

// A Place is where a screen stands at a table.
type Place[V any] struct {
	Own   []session.Desk[V] // by seat, the desks of those who sit at this screen; nil for a seat that is played elsewhere, or by a computer
	Table session.Desk[V]   // everybody's

	Keeper session.Keeper[V] // of a table that is kept here, else nil
	Clock  *Clock            // of its computers
	Line   Line              // to where the table is kept, else nil
}

// A Line leads from a screen to a table that is kept elsewhere. Its desks stand as they did when it was heard last.
type Line interface {
	// Hear has the desks take in what has come, and returns whether anything has, and what was denied of what was done at them.
	Hear() (news bool, denied []error)
	// Waits reports whether something was done at the desks that nothing is known of yet.
	Waits() bool
}

// Kept is the place of a screen that keeps its table: all persons sit at it.
func Kept[V any](keeper session.Keeper[V], c *Clock) *Place[V] {
	p := &Place[V]{Table: keeper.Desk(game.Table), Keeper: keeper, Clock: c}
	for i, chair := range p.Table.Chairs() {
		var desk session.Desk[V]
		if chair.Kind == session.Person {
			desk = keeper.Desk(game.Seat(i))
		}
		p.Own = append(p.Own, desk)
	}
	return p
}

// Desk is the desk of a seat at this screen, or of everybody.
func (p *Place[V]) Desk(seat game.Seat) session.Desk[V] {
	if seat == game.Table {
		return p.Table
	}
	return p.Own[seat]
}
