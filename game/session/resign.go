package session

import (
	"slices"

	"holoboard/game"
)

// A Resigning says when a computer gives up a game: when it had no hope at the beginning of so many rounds in a row. It knows no more of
// them than its seat saw.
type Resigning[V any] struct {
	Rounds   int
	Begins   func(e game.Event) bool         // a round begins with it
	Hopeless func(v *V, seat game.Seat) bool // then
	Beside   func(a, b game.Seat) bool       // they play on one side: no computer gives up for a person
}

// A despair finds out whether a computer gives up. It needs nothing of the session.
type despair[V any] struct {
	of     *Resigning[V]
	seat   game.Seat
	rounds int // that had begun
	saw    []V // when each of the last ones began
}

// despair returns what a computer asks itself once a round, before it answers; nil where it plays on: the players have to allow it to give up.
func (s *Session[S, V]) despair(seat game.Seat) *despair[V] {
	r := s.title.Resigns
	if r == nil || !s.start.Resigns || s.players[seat] == nil || s.besidePerson(seat) {
		return nil
	}
	var began []int // the events with which rounds began
	for i := range s.tale.all {
		if r.Begins(s.tale.all[i].event) {
			began = append(began, i)
		}
	}
	if len(began) < r.Rounds || s.hoped[seat] == len(began) {
		return nil
	}
	d := &despair[V]{of: r, seat: seat, rounds: len(began)}
	s.each(began[len(began)-r.Rounds], func(h *happening[S], after *S) {
		if r.Begins(h.event) {
			d.saw = append(d.saw, s.title.Rules.View(after, seat))
		}
	})
	return d
}

// resigns reports whether the computer gives up.
func (d *despair[V]) resigns() bool {
	return d != nil && !slices.ContainsFunc(d.saw, func(v V) bool { return !d.of.Hopeless(&v, d.seat) })
}

// besidePerson reports whether a person plays on a seat's side.
func (s *Session[S, V]) besidePerson(seat game.Seat) bool {
	for other := range s.players {
		if s.players[other] == nil && s.title.Resigns.Beside(seat, game.Seat(other)) {
			return true
		}
	}
	return false
}
