// Package game holds what every game on the table shares: seats, decisions,
// chance, events, and the match that carries a game from one decision to the next.
//
// A title (chess, or Rebellion) is a value that implements [Rules]: a State that
// is a plain value, a Step that moves it on, and what each seat may see of it.
// Whenever somebody has to choose, the rules put a [Decision] to an [Ask]; the
// options in it are the only definition of what is legal. Everyone who answers,
// a person, the computer, a saved game, a transcript, answers the same way.
//
//	m := game.Start(rules, state, dice)     // plays to the first decision
//	for !m.Over() {
//		m.Answer(m.Pending.Options[0])
//	}
//
// A step that needs an answer nobody has given yet stops there; when the answer
// comes it runs again from its start. So a step may depend on nothing but the
// state and what it asks, and it must end wherever an answer was secret or
// something hidden came to light: an imagined match (see [Position]) runs the
// step under way again on a guessed table with the same answers.
package game

import (
	"fmt"
	"math/rand/v2"
	"slices"
)

// A Seat is one player's place at the table, counted from 0.
type Seat int8

const (
	Chance Seat = -1 // rolls the dice and shuffles
	Table  Seat = -2 // everybody: the shared screen, spectators
)

// An Option is one thing that a decision offers, packed small. What Kind, A, B
// and C mean is the title's business; the zero Option means nothing.
type Option struct{ Kind, A, B, C uint8 }

// A Key finds a text in the words of the players' languages.
type Key string

// A Decision asks one seat to choose at least Min and at most Max of the options.
// No two options are equal.
type Decision struct {
	Seat     Seat
	Ask      Key       // what is asked
	About    [2]Option // what the text names: the card or rule that asks, a place
	Options  []Option
	Min, Max int

	// Window marks a question that is asked because the seat might hold something
	// secret. It is put even where only one option is left, so that nobody can tell.
	Window bool
}

// Has reports whether o is on offer.
func (d *Decision) Has(o Option) bool { return slices.Contains(d.Options, o) }

// Forced reports whether there is nothing to choose: a window with a single option.
func (d *Decision) Forced() bool { return d.Min == len(d.Options) }

// Check reports why picks do not answer d, or nil.
func (d *Decision) Check(picks []Option) error {
	if len(picks) < d.Min || len(picks) > d.Max {
		return fmt.Errorf("%q takes %d to %d options, got %d", d.Ask, d.Min, d.Max, len(picks))
	}
	for i, p := range picks {
		if !slices.Contains(d.Options, p) {
			return fmt.Errorf("%q does not offer %v", d.Ask, p)
		}
		if slices.Contains(picks[:i], p) {
			return fmt.Errorf("%q offers %v only once", d.Ask, p)
		}
	}
	return nil
}

// A Why says why something is not on offer: a rule's number and a text.
type Why struct {
	Rule string // "R8.3.5"
	Text Key
}

// An Event is one thing that happened. Events redact themselves.
type Event interface {
	// SeenBy returns what that seat saw of it, nil for nothing.
	SeenBy(Seat) Event
}

// Dice decide what nobody chooses.
type Dice interface{ IntN(n int) int }

// Rules play a title with the table S, of which one seat may look at a view V.
// Both are plain values: = copies them, == compares them.
type Rules[S, V comparable] interface {
	Step(*S, *Ask) // resolve the next step of the rules
	Over(*S) bool
	Seats(*S) int
	View(*S, Seat) V

	// Guess returns a table that the view's seat cannot tell from the true one.
	Guess(*V, *rand.Rand) S
}

// An Answer is what one seat answered to one decision.
type Answer struct {
	Seat  Seat
	Picks []Option
}
