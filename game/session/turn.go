package session

import (
	"fmt"
	"slices"

	"holoboard/game"
)

// A Turn is an answer that nobody at a desk has to give: the computer's, or what is due in a window. Thinking it out may take
// long; it needs nothing of the session, so it may be done elsewhere while the table is looked at.
type Turn[S, V comparable] struct {
	seat    game.Seat
	ask     game.Key
	player  game.Player[S, V] // nil: the answer is known
	at      *game.Position[S, V]
	picks   []game.Option
	changed int         // of the session
	despair *despair[V] // what it asks itself before it answers, or nil
	resigns bool
}

// Seat returns whose answer it is.
func (t *Turn[S, V]) Seat() game.Seat { return t.seat }

// Passes reports whether the session answers for its seat, which has nothing to choose or ordered it so: whoever shows the
// table waits before it is given, as long for all.
func (t *Turn[S, V]) Passes() bool { return t.player == nil }

// Turn returns what the computer has to answer, where it plays the asked seat, or what is due in a window. It is nil where a
// person has to answer, or nobody.
func (s *Session[S, V]) Turn() *Turn[S, V] {
	for _, seat := range s.Asks() {
		if picks := s.due(seat); picks != nil {
			d, _ := s.Decision(seat)
			return &Turn[S, V]{seat: seat, ask: d.Ask, picks: picks, changed: s.changed, despair: s.despair(seat)}
		}
		if player := s.players[seat]; player != nil && seat == s.match.Pending.Seat {
			at := s.match.Position(seat)
			at.News = s.News(seat)
			return &Turn[S, V]{seat: seat, ask: at.Decision.Ask, player: player, at: at, changed: s.changed, despair: s.despair(seat)}
		}
	}
	return nil
}

// due returns the answer that is given for a seat without asking it, nil where it decides: a computer in a window without a
// choice, and a person as its orders say.
func (s *Session[S, V]) due(seat game.Seat) []game.Option {
	d, asked := s.Decision(seat)
	switch {
	case !asked, s.sealed != nil && s.sealed[seat] != nil:
		return nil
	case s.players[seat] == nil:
		return s.passes(seat, &d)
	case d.Forced() && seat == s.match.Pending.Seat:
		return slices.Clone(d.Options)
	}
	return nil
}

// Think thinks the answer out. A player thinks about one turn at a time.
func (t *Turn[S, V]) Think() {
	t.resigns = t.despair.resigns()
	if t.player != nil && !t.resigns {
		t.picks = t.player.Choose(t.at, nil)
	}
}

// Take gives an answer that was thought out, unless the game has gone another way since, or its seat wants to decide now.
func (s *Session[S, V]) Take(t *Turn[S, V]) bool {
	if s.match.Over() || t.changed != s.changed || t.player == nil && !slices.Equal(s.due(t.seat), t.picks) {
		return false
	}
	if t.resigns {
		return s.GiveUp(t.seat) == nil
	}
	if t.despair != nil {
		s.hoped[t.seat] = t.despair.rounds
	}
	n, heard := s.Answers(), s.heard[t.seat]
	if err := s.Answer(t.seat, t.picks...); err != nil {
		panic(fmt.Sprintf("session: the computer gave no legal answer: %v", err))
	}
	if t.player == nil && s.players[t.seat] == nil && s.Answers() > n && s.Log()[n].Seat == t.seat {
		s.passed.add(n)
		s.heard[t.seat] = heard // what came before he was not asked about: it is still news to him
	}
	return true
}

// Play lets the computer give one answer. It reports whether there was one to give.
func (s *Session[S, V]) Play() bool {
	t := s.Turn()
	if t == nil {
		return false
	}
	t.Think()
	return s.Take(t)
}
