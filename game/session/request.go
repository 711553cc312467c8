package session

import (
	"errors"

	"holoboard/game"
)

// A request is what is done at a distant desk.
type request struct {
	N     int // its number: each one's is one more than that of the last one
	Do    uint8
	At    int
	Picks []game.Option
	Count int
	Yes   bool
	Thing []byte
	Order Order
}

// What a request asks for.
const (
	doAnswer uint8 = iota + 1
	doGesture
	doTakeBack
	doAgree
	doHandIn
	doReady
	doOrder
	doInterject
	doHold
)

// A reply says what came of a request.
type reply struct {
	N      int
	Denied string // nothing: it was done
	Option game.Option
	Whys   []game.Why
}

// unfit is what is denied with [Unfit].
const unfit = "unfit"

// ask sends a request. What came of it is known when the reply is here.
func (d *Distant[S, V]) ask(r request) error {
	d.asked++
	r.N = d.asked
	return d.send(game.Encode(nil, &r))
}

// Waits reports whether something was sent to which no reply has come: it is not done yet, and may be denied.
func (d *Distant[S, V]) Waits() bool { return d.heard < d.asked }

// Hear takes in a reply of [Serve], and returns the number of the request that it is about and what that was denied with: a [Denial], a
// [Refusal] or [Unfit]; [game.ErrWire] for what is no reply to anything that was sent.
func (d *Distant[S, V]) Hear(bytes []byte) (request int, denied error) {
	var r reply
	if rest, err := game.Decode(bytes, &r); err != nil || len(rest) > 0 || r.N < 1 || r.N > d.asked {
		return 0, game.ErrWire
	}
	d.heard = max(d.heard, r.N)
	return r.N, r.denied()
}

func (r *reply) denied() error {
	switch r.Denied {
	case "":
		return nil
	case unfit:
		return &Unfit{r.Whys}
	case string(ErrNotOffered):
		refusal := &Refusal{Denial: ErrNotOffered, Option: r.Option}
		if len(r.Whys) > 0 {
			refusal.Why = &r.Whys[0]
		}
		return refusal
	}
	return Denial(r.Denied)
}

// replyTo says what came of a request.
func replyTo(n int, err error) reply {
	r := reply{N: n}
	var denial Denial
	switch err := err.(type) {
	case nil:
	case *Unfit:
		r.Denied, r.Whys = unfit, err.Whys
	case *Refusal:
		if r.Denied, r.Option = string(err.Denial), err.Option; err.Why != nil {
			r.Whys = []game.Why{*err.Why}
		}
	default:
		if !errors.As(err, &denial) {
			panic("session: a desk denies something without a key: " + err.Error())
		}
		r.Denied = string(denial)
	}
	return r
}

// Answer implements [Desk].
func (d *Distant[S, V]) Answer(at int, picks ...game.Option) error {
	return d.ask(request{Do: doAnswer, At: at, Picks: picks})
}

// Gesture implements [Desk].
func (d *Distant[S, V]) Gesture(at int, answers ...game.Option) error {
	return d.ask(request{Do: doGesture, At: at, Picks: answers})
}

// TakeBack implements [Desk].
func (d *Distant[S, V]) TakeBack(at, choices int) error {
	return d.ask(request{Do: doTakeBack, At: at, Count: choices})
}

// Agree implements [Desk].
func (d *Distant[S, V]) Agree(wish int, yes bool) error {
	return d.ask(request{Do: doAgree, At: wish, Yes: yes})
}

// HandIn implements [Desk].
func (d *Distant[S, V]) HandIn(thing []byte) error {
	return d.ask(request{Do: doHandIn, Thing: thing})
}

// Ready implements [Desk].
func (d *Distant[S, V]) Ready(yes bool) error { return d.ask(request{Do: doReady, Yes: yes}) }

// SetOrder implements [Desk].
func (d *Distant[S, V]) SetOrder(o Order) error { return d.ask(request{Do: doOrder, Order: o}) }

// Interject implements [Desk].
func (d *Distant[S, V]) Interject(yes bool) error {
	return d.ask(request{Do: doInterject, Yes: yes})
}

// Hold implements [Desk].
func (d *Distant[S, V]) Hold(at int, yes bool) error {
	return d.ask(request{Do: doHold, At: at, Yes: yes})
}

// Serve does at a desk what a distant one asks for, and returns the reply. Its error is [game.ErrWire], for bytes that are no request.
func Serve[V comparable](desk Desk[V], bytes []byte) ([]byte, error) {
	var r request
	if rest, err := game.Decode(bytes, &r); err != nil || len(rest) > 0 || r.Do < doAnswer || r.Do > doHold {
		return nil, game.ErrWire
	}
	answer := replyTo(r.N, serve(desk, &r))
	return game.Encode(nil, &answer), nil
}

func serve[V comparable](desk Desk[V], r *request) error {
	switch r.Do {
	case doAnswer:
		return desk.Answer(r.At, r.Picks...)
	case doGesture:
		return desk.Gesture(r.At, r.Picks...)
	case doTakeBack:
		return desk.TakeBack(r.At, r.Count)
	case doAgree:
		return desk.Agree(r.At, r.Yes)
	case doHandIn:
		return desk.HandIn(r.Thing)
	case doReady:
		return desk.Ready(r.Yes)
	case doOrder:
		return desk.SetOrder(r.Order)
	case doInterject:
		return desk.Interject(r.Yes)
	}
	return desk.Hold(r.At, r.Yes)
}
