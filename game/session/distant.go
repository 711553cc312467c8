package session

import (
	"slices"

	"holoboard/game"
)

// A Distant desk is one that is far from its host: a [Feed] tells it what is new, and what is done at it is sent. It looks
// ahead and explains on its own, from what its seat knows.
type Distant[S, V comparable] struct {
	rules game.Rules[S, V]
	seat  game.Seat
	wire  Wire
	send  func(request []byte) error

	asked int      // the number of the last request
	sent  [][]byte // those to which no reply has come

	begun  bool
	frames []Frame[*V]
	times  int // that frames were taken back here, and how many the last time left
	left   int
	last   V      // the view of the last frame
	view   []byte // its bytes
	event  []byte // those of the last event
	stood  []byte
	stands standing
	at     *game.Position[S, V]
}

// NewDistant returns a desk that knows nothing yet. What is done at it is sent as bytes, for [Serve], whose replies it hears by [Distant.Hear];
// until then what is done is sent and no more. A desk that only looks on may have nowhere to send to.
func NewDistant[S, V comparable](rules game.Rules[S, V], seat game.Seat, wire Wire, send func(request []byte) error) *Distant[S, V] {
	return &Distant[S, V]{rules: rules, seat: seat, wire: wire, send: send}
}

// mostFrames is how many frames a desk keeps: each takes far more than its bytes, and no game has so many.
const mostFrames = 20_000

// Take takes in what a feed tells. After an error, [game.ErrWire], it knows nothing for sure any more.
func (d *Distant[S, V]) Take(bytes []byte) (err error) {
	if !d.begun {
		var print uint64
		if bytes, err = game.Decode(bytes, &print); err != nil || print != d.wire.print {
			return game.ErrWire
		}
	}
	var t telling
	rest, err := game.Decode(bytes, &t)
	if err != nil || len(rest) > 0 || t.Kept < 0 || t.Kept > len(d.frames) {
		return game.ErrWire
	}
	if t.Kept < len(d.frames) {
		d.times, d.left = d.times+1, t.Kept
	}
	if t.Kept < len(d.frames) || !d.begun {
		d.cut(t.Kept)
	}
	if t.Kept+len(t.Frames) > mostFrames {
		return game.ErrWire
	}
	for i := range t.Frames {
		if err := d.frame(&t.Frames[i]); err != nil {
			return err
		}
	}
	d.begun = true
	return d.stand(t.Stands)
}

// cut forgets the frames that were taken back.
func (d *Distant[S, V]) cut(kept int) {
	d.frames, d.event = d.frames[:kept:kept], nil
	d.last = *new(V)
	if kept > 0 {
		d.last = *d.frames[kept-1].View
	}
	d.view = game.Encode(nil, &d.last)
}

func (d *Distant[S, V]) frame(t *told) (err error) {
	f := Frame[*V]{By: t.By, View: new(V)}
	if d.event, err = game.Apply(d.event, t.Event); err != nil {
		return err
	}
	var rest []byte
	if f.Event, rest, err = game.DecodeEvent(d.event, d.wire.event); err != nil || len(rest) > 0 {
		return game.ErrWire
	}
	if d.view, err = d.seen(t.View, f.View); err != nil {
		return err
	}
	d.last = *f.View
	d.frames = append(d.frames, f)
	return nil
}

// seen reads a view from a difference to that of the last frame, and returns its bytes.
func (d *Distant[S, V]) seen(difference []byte, view *V) ([]byte, error) {
	if len(difference) == 0 {
		*view = d.last
		return d.view, nil
	}
	return apply(d.view, difference, view)
}

// apply reads a value from a difference to the bytes of another one, and returns its own bytes.
func apply[T any](old, difference []byte, value *T) ([]byte, error) {
	now, err := game.Apply(old, difference)
	if err != nil {
		return nil, err
	}
	if rest, err := game.Decode(now, value); err != nil || len(rest) > 0 {
		return nil, game.ErrWire
	}
	return now, nil
}

func (d *Distant[S, V]) stand(difference []byte) (err error) {
	var s standing
	if d.stood, err = apply(d.stood, difference, &s); err != nil {
		return err
	}
	known := game.Known[V]{Given: s.Given, Decision: s.Decision, Number: s.Number, Early: s.Early}
	if d.stands, d.at = s, nil; !s.Begun {
		return nil
	}
	if _, err := d.seen(s.View, &known.View); err != nil {
		return err
	}
	if _, err := d.seen(s.Began, &known.Began); err != nil {
		return err
	}
	if s.Known < 0 || s.Known > len(d.frames) {
		return game.ErrWire
	}
	var news []game.Event
	if d.seat != game.Table {
		for _, f := range d.frames[s.Known:] {
			news = append(news, f.Event)
		}
	}
	d.at = game.Recall(d.rules, d.seat, known, news)
	return nil
}

// Again prepares the desk for another feed, after the connection was lost: it keeps its frames, and returns what [NewFeed]
// must know of them.
func (d *Distant[S, V]) Again() (kept int, sum uint64) {
	d.begun, d.stood = false, nil
	return len(d.frames), sumOf(d.frames)
}

// Feed implements [Desk].
func (d *Distant[S, V]) Feed(wire Wire, kept int, sum uint64) Fed { return NewFeed(d, wire, kept, sum) }

// Seat implements [Desk].
func (d *Distant[S, V]) Seat() game.Seat { return d.seat }

// Chairs implements [Desk].
func (d *Distant[S, V]) Chairs() []Chair { return d.stands.Chairs }

// Over implements [Desk].
func (d *Distant[S, V]) Over() bool { return d.stands.Over }

// Asked implements [Desk].
func (d *Distant[S, V]) Asked() []game.Seat { return d.stands.Asked }

// Sealed implements [Desk].
func (d *Distant[S, V]) Sealed() []game.Seat { return d.stands.Sealed }

// Orders implements [Desk].
func (d *Distant[S, V]) Orders() Orders { return d.stands.Orders }

// Passes implements [Desk].
func (d *Distant[S, V]) Passes() bool { return d.stands.Passes }

// Position implements [Desk].
func (d *Distant[S, V]) Position() Sight[*V] {
	if d.at == nil {
		return nil
	}
	return d.at
}

// Frames implements [Desk].
func (d *Distant[S, V]) Frames(since int) ([]Frame[*V], int) {
	return slices.Clone(d.frames[min(max(since, 0), len(d.frames)):]), len(d.frames)
}

// Known implements [Desk].
func (d *Distant[S, V]) Known() int { return d.stands.Known }

// Rewound implements [Desk].
func (d *Distant[S, V]) Rewound() (times, left int) { return d.times, d.left }

// Back implements [Desk].
func (d *Distant[S, V]) Back() int { return d.stands.Back }

// Wish implements [Desk].
func (d *Distant[S, V]) Wish() *Wish {
	if len(d.stands.Wish) == 0 {
		return nil
	}
	return &d.stands.Wish[0]
}
