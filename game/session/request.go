package session

import "holoboard/game"

// A request is what is done at a distant desk.
type request struct {
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

func (d *Distant[S, V]) ask(r request) error { return d.send(game.Encode(nil, &r)) }

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

// Serve does at a desk what a distant one asks for.
func Serve[V comparable](desk Desk[V], bytes []byte) error {
	var r request
	if rest, err := game.Decode(bytes, &r); err != nil || len(rest) > 0 {
		return game.ErrWire
	}
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
	case doHold:
		return desk.Hold(r.At, r.Yes)
	}
	return game.ErrWire
}
