package game

import (
	"fmt"
	"slices"
)

// An Ask puts the questions of the rules to whoever answers them.
//
//	a.Put(seat, "fire_at", About)
//	a.Offer(...)
//	o := a.One()
type Ask struct {
	chooser Chooser // answers on the spot in a playout; nil in a match, which waits
	dice    Dice
	given   []Answer // answers to the step under way
	next    int      // the first of them not used yet
	lit     int      // answers used when something last came to light, or dark
	asking  bool
	d       Decision // being put together; its memory is used again
	picks   []Option

	listening bool
	events    []Event
	forced    []Decision       // questions with one answer, which was given at once
	heard     func(events int) // hears how many were told, when the next one is; may be nil
	tally     *Tally

	trial   bool   // ends before chance decides
	explain Option // in an explanation: the thing that is not on offer
	why     *Why
}

// dark says that nothing has come to light in the step under way.
const dark = -1

// A Chooser answers decisions on the spot. It appends its picks to the given slice.
type Chooser interface {
	Choose(d *Decision, picks []Option) []Option
}

// unanswered stops a step at the first question nobody has answered yet.
type unanswered struct{}

// Playout returns an Ask that never waits: the chooser answers every decision at
// once and nobody listens to what happens.
func Playout(c Chooser, dice Dice) *Ask { return &Ask{chooser: c, dice: dice} }

// A Tally counts what happened: by kind of event and the card it is about.
type Tally [256][256]uint32

// CountIn has the ask count what happens; counting is cheap where listening is not.
func (a *Ask) CountIn(t *Tally) { a.tally = t }

// Count counts one thing that happened.
func (a *Ask) Count(kind, card uint8) {
	if a.tally != nil {
		a.tally[kind][card]++
	}
}

// Put begins a question to a seat; options are offered next, then One or Some ends it.
func (a *Ask) Put(seat Seat, ask Key, about ...Option) {
	if a.asking {
		panic("game: " + string(ask) + " is asked inside " + string(a.d.Ask))
	}
	a.asking, a.why = true, nil
	a.d = Decision{Seat: seat, Ask: ask, Options: a.d.Options[:0]}
	copy(a.d.About[:], about)
}

// Asked returns the seat that the question is put to.
func (a *Ask) Asked() Seat { return a.d.Seat }

// Offer adds an option to the question.
func (a *Ask) Offer(o Option) { a.d.Options = append(a.d.Options, o) }

// OfferIf adds an option unless there is a reason against it.
func (a *Ask) OfferIf(o Option, against *Why) {
	if against == nil {
		a.d.Options = append(a.d.Options, o)
	} else if o == a.explain {
		a.why = against
	}
}

// Offered is how many options the question has so far.
func (a *Ask) Offered() int { return len(a.d.Options) }

// Explaining reports whether the question is put only to learn why something is
// not on offer; then the rules also name what they would not even think of.
func (a *Ask) Explaining() bool { return a.explain != Option{} }

// One ends the question and returns the one option chosen. A forced choice is made at once.
func (a *Ask) One() Option {
	switch len(a.d.Options) {
	case 0:
		panic("game: no option for " + string(a.d.Ask))
	case 1:
		a.asking = false
		if a.listening {
			d := a.d
			d.Options = slices.Clone(d.Options)
			a.forced = append(a.forced, d)
		}
		return a.d.Options[0]
	}
	a.d.Min, a.d.Max = 1, 1
	return a.put()[0]
}

// Window ends a question that is asked because of what a seat might hold in
// secret: it waits for its answer even if there is but one.
func (a *Ask) Window() Option {
	a.d.Window, a.d.Min, a.d.Max = true, 1, 1
	if a.chooser != nil && len(a.d.Options) == 1 {
		a.asking = false
		return a.d.Options[0]
	}
	return a.put()[0]
}

// MostPicks is how many options one answer may have, and MostSides how many sides a die: answers are kept in bytes.
const (
	MostPicks = 255
	MostSides = 256
)

// Some ends the question and returns the options chosen, at least least and at
// most most of them. The slice is good until the next question.
func (a *Ask) Some(least, most int) []Option {
	a.d.Min, a.d.Max = min(least, len(a.d.Options)), min(most, len(a.d.Options))
	if a.d.Max > MostPicks {
		panic(fmt.Sprintf("game: %s takes %d options, an answer has at most %d", a.d.Ask, a.d.Max, MostPicks))
	}
	if a.d.Max == 0 || a.d.Min == len(a.d.Options) {
		a.asking = false
		return a.d.Options
	}
	return a.put()
}

// put gets the answer to the question put together in a.d.
func (a *Ask) put() []Option {
	a.asking = false
	if a.next < len(a.given) {
		given := a.given[a.next]
		if err := a.d.Check(given.Picks); err != nil || given.Seat != a.d.Seat {
			panic(misfit{given})
		}
		a.next++
		return given.Picks
	}
	if a.chooser == nil {
		panic(unanswered{})
	}
	a.picks = a.chooser.Choose(&a.d, a.picks[:0])
	if err := a.d.Check(a.picks); err != nil {
		panic(err)
	}
	return a.picks
}

// misfit is an answer in a recorded game that the rules never asked for.
type misfit struct{ answer Answer }

// Roll returns a fair number from 0 to n-1. Kind tells the title what is rolled.
func (a *Ask) Roll(kind uint8, n int) int {
	if n < 1 || n > MostSides {
		panic(fmt.Sprintf("game: a die of kind %d has %d sides, it may have 1 to %d", kind, n, MostSides))
	}
	if a.next < len(a.given) {
		given := a.given[a.next]
		if given.Seat != Chance || given.Picks[0].Kind != kind || int(given.Picks[0].A) >= n {
			panic(misfit{given})
		}
		a.next++
		a.lit = a.next
		return int(given.Picks[0].A)
	}
	a.foreseen()
	if kinds, ok := a.dice.(kindDice); ok {
		return a.record(kind, kinds.rollOf(kind, n))
	}
	return a.record(kind, a.dice.IntN(n))
}

// record keeps a roll that a match will need again when the step runs again.
func (a *Ask) record(kind uint8, rolled int) int {
	if a.chooser == nil {
		a.given = append(a.given, Answer{Chance, []Option{{Kind: kind, A: uint8(rolled)}}})
		a.next++
		a.lit = a.next
	}
	return rolled
}

// kindDice are dice that want to know what is rolled: those of a transcript.
type kindDice interface {
	rollOf(kind uint8, n int) int
}

// Shuffles is the kind of the rolls that only order things nobody sees.
const Shuffles uint8 = 0

// Shuffle puts n things in a random order.
func (a *Ask) Shuffle(n int, swap func(i, j int)) {
	if n > MostSides {
		panic(fmt.Sprintf("game: a deck of %d is shuffled, it may have %d things", n, MostSides))
	}
	for i := n - 1; i > 0; i-- {
		if j := a.Roll(Shuffles, i+1); j != i {
			swap(i, j)
		}
	}
}

// Light says that something hidden came to light just now: nobody may take back
// an answer given before.
func (a *Ask) Light() {
	a.foreseen()
	a.lit = a.next
}

// Listening reports whether anybody wants to hear events.
func (a *Ask) Listening() bool { return a.listening }

// Tell records what just happened: it is told when the table has changed, for whoever listens looks at it then.
func (a *Ask) Tell(e Event) {
	if !a.listening {
		return
	}
	a.events = append(a.events, e)
	if a.heard != nil {
		a.heard(len(a.events))
	}
}

// Run plays a table on to its end, or until the ask has put limit steps; it
// returns the number of steps.
func Run[S, V comparable](rules Rules[S, V], s *S, a *Ask, limit int) int {
	for n := range limit {
		if rules.Over(s) {
			return n
		}
		rules.Step(s, a)
	}
	return limit
}
