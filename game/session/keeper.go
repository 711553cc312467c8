package session

import "holoboard/game"

// A Keeper is a [Host] of which the table's kind is not seen: what a screen needs that keeps the table it shows. It saves the
// game, has the computers play and plays it back; what a seat sees and does there, its desk tells.
type Keeper[V any] interface {
	// Desk returns the desk of a seat, or of the table.
	Desk(seat game.Seat) Desk[V]
	// Started returns how the game began, or is to begin.
	Started() Start
	// Answers returns how many answers have been given, rolls included.
	Answers() int
	// Thought returns what a computer has to answer, or nil where a person has, or nobody.
	Thought() Thought
	// Concludes reports whether the game can end before its rules do, Draws whether in a draw too. GiveUp gives it up for a seat's side;
	// Draw ends it in a draw, to which the persons have agreed, if the computers do.
	Concludes() bool
	Draws() bool
	GiveUp(seat game.Seat) error
	Draw() (agreed bool, err error)
	// Save returns the game as a file.
	Save() ([]byte, error)
	// Record returns the game as far as it has come, to be looked at again.
	Record() (Recording[V], error)
}

// A Thought is an answer that a computer has to give. To think it out takes nothing of the table, so it may be done elsewhere
// while that is looked at.
type Thought interface {
	// Ask returns the key of the question.
	Ask() game.Key
	// Passes reports whether the session answers for a seat that has nothing to choose or ordered it so, see [Turn.Passes].
	Passes() bool
	// Think thinks the answer out. A player thinks about one at a time.
	Think()
	// Take gives it, unless the game has gone another way since.
	Take() bool
}

// A Recording is a [Tape] of which the table's kind is not seen.
type Recording[V any] interface {
	Over() bool
	Chairs() []Chair
	May(seat game.Seat) bool
	Moments(seat game.Seat) ([]Moment[V], error)
	Frames(seat game.Seat) ([]Frame[V], error)
	Each(look func(view func(game.Seat) V))
}

type thought[S, V comparable] struct {
	host *Host[S, V]
	turn *Turn[S, V]
}

func (t thought[S, V]) Ask() game.Key { return t.turn.ask }
func (t thought[S, V]) Passes() bool  { return t.turn.Passes() }
func (t thought[S, V]) Think()        { t.turn.Think() }
func (t thought[S, V]) Take() bool    { return t.host.Take(t.turn) }

// Thought implements [Keeper].
func (h *Host[S, V]) Thought() Thought {
	if t := h.Turn(); t != nil {
		return thought[S, V]{h, t}
	}
	return nil
}

// Started implements [Keeper].
func (h *Host[S, V]) Started() Start {
	if h.session == nil {
		return h.start
	}
	return h.session.Started()
}

// Answers implements [Keeper].
func (h *Host[S, V]) Answers() int {
	if h.session == nil {
		return 0
	}
	return h.session.Answers()
}

// Save implements [Keeper].
func (h *Host[S, V]) Save() ([]byte, error) {
	if h.session == nil {
		return nil, ErrNotBegun
	}
	return h.session.save(h.counts())
}

// Record implements [Keeper].
func (h *Host[S, V]) Record() (Recording[*V], error) {
	if h.session == nil {
		return nil, ErrNotBegun
	}
	tape, err := h.session.Tape()
	if err != nil {
		return nil, err
	}
	return tape, nil
}
