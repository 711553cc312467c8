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
	if len(d.sent) == mostSent {
		return ErrSent
	}
	d.asked++
	r.N = d.asked
	d.sent = append(d.sent, game.Encode(nil, &r))
	return d.send(d.sent[len(d.sent)-1])
}

// Repeat sends again what was sent and has no reply, after the connection was lost.
func (d *Distant[S, V]) Repeat() error {
	for _, b := range d.sent {
		if err := d.send(b); err != nil {
			return err
		}
	}
	return nil
}

// Waits reports whether something was sent to which no reply has come: it is not done yet, and may be denied.
func (d *Distant[S, V]) Waits() bool { return len(d.sent) > 0 }

// Hear takes in a reply of [Serve], and returns the number of the request that it is about and what that was denied with: a [Denial], a
// [Refusal] or [Unfit]; [game.ErrWire] for what is no reply to anything that was sent.
func (d *Distant[S, V]) Hear(bytes []byte) (request int, denied error) {
	var r reply
	if rest, err := game.Decode(bytes, &r); err != nil || len(rest) > 0 || r.N < 1 || r.N > d.asked {
		return 0, game.ErrWire
	}
	d.sent = d.sent[max(len(d.sent)-(d.asked-r.N), 0):]
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

// mostSent is how many requests may be on their way from a desk at once.
const mostSent = 8

// A Server does at a desk what a distant one asks for, each request once and in turn.
type Server[V comparable] struct {
	desk    Desk[V]
	done    int      // the number of the last request
	replies [][]byte // to the last ones
}

// NewServer returns the server of a desk of which nobody has asked anything yet. It outlives a lost connection.
func NewServer[V comparable](desk Desk[V]) *Server[V] { return &Server[V]{desk: desk} }

// Serve does what a request asks for, and returns the reply; to one that was done already the same reply as then. Its error is
// [game.ErrWire], for bytes that are no request, and for one before which another was lost.
func (s *Server[V]) Serve(bytes []byte) ([]byte, error) {
	var r request
	rest, err := game.Decode(bytes, &r)
	if err != nil || len(rest) > 0 || r.Do < doAnswer || r.Do > doHold || r.N < 1 || s.done > 0 && r.N > s.done+1 {
		return nil, game.ErrWire
	}
	if ago := s.done - r.N; ago >= 0 {
		if ago >= len(s.replies) {
			return nil, game.ErrWire
		}
		return s.replies[len(s.replies)-1-ago], nil
	}
	answer := replyTo(r.N, serve(s.desk, &r))
	s.done, s.replies = r.N, append(s.replies[max(len(s.replies)-mostSent+1, 0):], game.Encode(nil, &answer))
	return s.replies[len(s.replies)-1], nil
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
