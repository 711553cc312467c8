package session

import (
	"io"

	"holoboard/game"
)

// Sight is what a desk shows of one moment, see [game.Sight].
type Sight[V any] = game.Sight[V]

// A Desk is what somebody at a table can see and do, and nothing else. The host gives one to each seat and one to the table
// (game.Table), for everybody; a guest's connection is one. Nothing that a desk tells depends on what its seat may not know.
type Desk[V any] interface {
	// Seat returns whose desk it is.
	Seat() game.Seat
	// Chairs returns who plays each seat.
	Chairs() []Chair
	// Over reports whether the game has ended.
	Over() bool
	// Asked returns who decides now; before the game, who still prepares.
	Asked() []game.Seat
	// Sealed returns who of them has answered in an envelope, which he may still replace by answering again.
	Sealed() []game.Seat
	// Position returns what the seat may know now; nil before the game.
	Position() Sight[V]

	// Frames returns what the seat saw happen from its n-th frame on, and how many frames there are.
	Frames(since int) (frames []Frame[V], all int)
	// Known returns how many frames there were when the seat answered last: those after them are news.
	Known() int
	// Rewound returns how often frames were taken back, and how many the last time left. Whoever keeps frames cuts them to
	// that when it has happened once more, and reads them anew when it has happened more often.
	Rewound() (times, left int)

	// Answer answers the decision of that number, see [game.Sight]. Its error is ErrAnswered or a [Refusal].
	Answer(at int, picks ...game.Option) error
	// Gesture answers decisions from that number on, one option each: all or none. Where chance or something hidden comes
	// to light it ends.
	Gesture(at int, answers ...game.Option) error

	// Back returns how many of its choices the seat can take back, one after the other, or ask for.
	Back() int
	// TakeBack takes back so many choices, when the decision of that number is asked. Where others saw something since,
	// they are asked, see Wish.
	TakeBack(at, choices int) error
	// Wish returns what somebody wishes to take back, nil where nobody does.
	Wish() *Wish
	// Agree agrees to the wish of that number, or refuses it; who made it withdraws it so.
	Agree(wish int, yes bool) error

	// HandIn hands in what the seat brings to the game, instead of what it handed in before; nil takes that away. Its error
	// may be [Unfit]. Ready says that the seat is ready for the game, or no longer.
	HandIn(thing []byte) error
	Ready(yes bool) error

	// Orders returns the seat's standing orders; nobody else hears of them. SetOrder gives one, see [Session.SetOrder].
	Orders() Orders
	SetOrder(o Order) error
	// Passes reports whether what the seat is asked now is answered for it, as it ordered or because it has nothing to choose.
	Passes() bool
	// Interject has the seat's next window asked, whatever the orders say, or no longer.
	Interject(yes bool) error
	// Hold keeps the window of that number from passing by itself, or no longer: also where there is nothing to choose.
	Hold(at int, yes bool) error

	// Feed returns a feed of the desk, see [NewFeed].
	Feed(wire Wire, kept int, sum uint64) Fed
}

// Fed is a [Feed] of which the view's kind is not seen.
type Fed interface {
	// Send writes what is new, if anything is, each telling as a [Stream] reads it.
	Send(w io.Writer) error
}

// A Wish is a seat's wish to take choices back, until all have agreed who saw something since.
type Wish struct {
	Number  int
	By      game.Seat
	Choices int
	Left    []game.Seat // who has still to agree
	Since   int         // the frames of whose desk it is that would be taken back: those from this one on
}

// desk is a desk at the host's own table.
type desk[S, V comparable] struct {
	host *Host[S, V]
	seat game.Seat
}

func (d desk[S, V]) Feed(wire Wire, kept int, sum uint64) Fed { return NewFeed(d, wire, kept, sum) }

func (d desk[S, V]) Seat() game.Seat { return d.seat }

func (d desk[S, V]) Chairs() []Chair { return d.host.start.Seats }

func (d desk[S, V]) Over() bool { return d.host.session != nil && d.host.session.Over() }

func (d desk[S, V]) Asked() []game.Seat { return d.host.askedSeats() }

func (d desk[S, V]) Position() Sight[*V] {
	if d.host.session == nil {
		return nil
	}
	return d.host.position(d.seat)
}

func (d desk[S, V]) Frames(since int) ([]Frame[*V], int) {
	if d.host.session == nil {
		return nil, 0
	}
	return d.host.session.Frames(d.seat, since)
}

func (d desk[S, V]) Known() int {
	if d.host.session == nil {
		return 0
	}
	return d.host.session.known(d.seat)
}

func (d desk[S, V]) Rewound() (times, left int) {
	r := d.host.rewound[seatIndex(d.seat)]
	return r.times, r.left
}

func (d desk[S, V]) Answer(at int, picks ...game.Option) error {
	if err := d.host.mayAnswer(d.seat, at); err != nil {
		return err
	}
	if err := d.host.session.Answer(d.seat, picks...); err != nil {
		return err
	}
	d.host.turned()
	return nil
}

func (d desk[S, V]) Gesture(at int, answers ...game.Option) error {
	if err := d.host.mayAnswer(d.seat, at); err != nil {
		return err
	}
	if err := d.host.session.Gesture(d.seat, answers...); err != nil {
		return err
	}
	d.host.turned()
	return nil
}

func (d desk[S, V]) Back() int { return len(d.host.choices(d.seat)) }

func (d desk[S, V]) TakeBack(at, choices int) error { return d.host.takeBack(d.seat, at, choices) }

func (d desk[S, V]) Wish() *Wish { return d.host.wishOf(d.seat) }

func (d desk[S, V]) Agree(wish int, yes bool) error { return d.host.agree(d.seat, wish, yes) }

func (d desk[S, V]) HandIn(thing []byte) error { return d.host.handIn(d.seat, thing) }

func (d desk[S, V]) Ready(yes bool) error { return d.host.ready(d.seat, yes) }

func (d desk[S, V]) Sealed() []game.Seat {
	if d.host.session == nil {
		return nil
	}
	return d.host.session.Sealed()
}

func (d desk[S, V]) Orders() Orders {
	if d.host.session == nil {
		return Orders{}
	}
	return d.host.session.Orders(d.seat)
}

func (d desk[S, V]) SetOrder(o Order) error {
	if err := d.host.mayOrder(d.seat); err != nil {
		return err
	}
	return d.host.session.SetOrder(d.seat, o)
}

func (d desk[S, V]) Passes() bool {
	s := d.host.session
	return s != nil && d.seat >= 0 && s.players[d.seat] == nil && s.due(d.seat) != nil
}

func (d desk[S, V]) Interject(yes bool) error {
	if err := d.host.mayOrder(d.seat); err != nil {
		return err
	}
	d.host.session.Interject(d.seat, yes)
	return nil
}

func (d desk[S, V]) Hold(at int, yes bool) error {
	if err := d.host.mayOrder(d.seat); err != nil {
		return err
	}
	if err := d.host.mayAnswer(d.seat, at); err != nil {
		return err
	}
	d.host.session.Hold(d.seat, yes)
	return nil
}
