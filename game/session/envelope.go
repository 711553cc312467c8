package session

import (
	"math/rand/v2"
	"slices"

	"holoboard/game"
)

// Where two seats choose in secret without knowing of each other, the rules ask one after the other, and the session asks
// both at once: the later ones from their own positions, for which it cannot matter what the first has answered. Answers of
// persons wait in envelopes until all are in, and can be replaced until then; then the rules get them as they ask.

// together reports whether a question is one of those that seats answer at once.
func (s *Session[S, V]) together(ask game.Key) bool { return slices.Contains(s.title.Together, ask) }

// Asks returns who decides now: one seat, or all that answer at once.
func (s *Session[S, V]) Asks() (seats []game.Seat) {
	if s.match.Over() {
		return nil
	}
	seats = append(seats, s.match.Pending.Seat)
	for seat, early := range s.asksEarly() {
		if early != nil {
			seats = append(seats, game.Seat(seat))
		}
	}
	return seats
}

// asksEarly returns by seat the positions of those who are asked before the rules do.
func (s *Session[S, V]) asksEarly() []*game.Position[S, V] {
	if !s.together(s.match.Pending.Ask) {
		return nil
	}
	if s.early == nil {
		s.early = make([]*game.Position[S, V], len(s.players))
		for seat := range s.early {
			if game.Seat(seat) != s.match.Pending.Seat {
				s.early[seat] = s.askEarly(game.Seat(seat))
			}
		}
	}
	return s.early
}

// askEarly returns the position of a seat that will be asked whatever those before it answer, or nil. It is found from what
// that seat knows.
func (s *Session[S, V]) askEarly(seat game.Seat) *game.Position[S, V] {
	at := s.match.Position(seat)
	if !at.Fresh() {
		return nil
	}
	r := rand.New(rand.NewPCG(1, 1))
	m := at.Imagine(r)
	for range s.players {
		if m.Over() || !s.together(m.Pending.Ask) {
			return nil
		}
		if m.Pending.Seat == seat {
			early := m.Position(seat)
			early.View, early.Early = at.View, true
			return early
		}
		if _, err := m.Answer(game.RandomChooser{Rand: r}.Choose(&m.Pending, nil)...); err != nil {
			return nil
		}
	}
	return nil
}

// earlyPosition returns where a seat is asked early, nil where it is not.
func (s *Session[S, V]) earlyPosition(seat game.Seat) *game.Position[S, V] {
	if early := s.asksEarly(); early != nil && seat >= 0 && int(seat) < len(early) {
		return early[seat]
	}
	return nil
}

// Sealed returns whose answers wait in envelopes.
func (s *Session[S, V]) Sealed() (seats []game.Seat) {
	for seat, picks := range s.sealed {
		if picks != nil {
			seats = append(seats, game.Seat(seat))
		}
	}
	return seats
}

// seals reports whether an answer of a seat waits in an envelope: that of a person while others are asked with it, or before
// the rules ask for it.
func (s *Session[S, V]) seals(seat game.Seat) bool {
	if s.players[seat] != nil || !s.together(s.match.Pending.Ask) {
		return false
	}
	if seat != s.match.Pending.Seat {
		return true
	}
	for other, early := range s.asksEarly() {
		if early != nil && s.players[other] == nil {
			return true
		}
	}
	return false
}

// asksSealed reports whether a seat is asked something that it answers in an envelope.
func (s *Session[S, V]) asksSealed(seat game.Seat) bool {
	_, asked := s.Decision(seat)
	return asked && s.seals(seat)
}

// seal puts an answer into an envelope. When those of all persons are in they are handed over.
func (s *Session[S, V]) seal(seat game.Seat, picks []game.Option) {
	if s.sealed == nil {
		s.sealed = make([][]game.Option, len(s.players))
	}
	s.sealed[seat] = append([]game.Option{}, picks...)
	for _, other := range s.Asks() {
		if s.players[other] == nil && s.sealed[other] == nil {
			return
		}
	}
	s.handOver()
}

// handOver gives the rules the answers that they ask for and that wait in envelopes.
func (s *Session[S, V]) handOver() {
	for s.sealed != nil && !s.match.Over() && s.together(s.match.Pending.Ask) {
		seat := s.match.Pending.Seat
		picks := s.sealed[seat]
		s.sealed[seat] = nil
		if picks == nil || s.give(seat, picks) != nil {
			return
		}
	}
	s.sealed = nil
}
