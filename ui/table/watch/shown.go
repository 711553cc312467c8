package watch

import (
	"math"
	"reflect"
	"slices"

	"holoboard/game"
	"holoboard/game/session"
	"holoboard/ui/table/play"
	"holoboard/ui/table/reel"
)

// Shown is what everybody may see of a game at one moment, and what has led to it.
type Shown[V comparable, E game.Event] struct {
	View  V                  // of the table
	News  []reel.Frame[V, E] // the last events, as everybody saw them, and the table after each
	Heard int                // how many there were
	Asked game.Seat          // who decides; game.Table when it is over

	Chairs []session.Chair // who plays
}

// mostNews are as many events as are told between two looks at the game.
const mostNews = 60

// ShownOf is what a desk shows, which is everybody's.
func ShownOf[V comparable, E game.Event](desk session.Desk[V]) Shown[V, E] {
	_, heard := desk.Frames(math.MaxInt)
	news, _ := desk.Frames(max(heard-mostNews, 0))
	s := Shown[V, E]{View: *desk.Position().Look(), News: play.FramesOf[V, E](news), Heard: heard, Asked: game.Table, Chairs: desk.Chairs()}
	if asked := desk.Asked(); len(asked) > 0 {
		s.Asked = asked[0]
	}
	return s
}

// since returns what has happened after the known events, heard in all, and false if they do not lead here: something was taken
// back, or it is another game.
func (s *Shown[V, E]) since(known []E, heard int) ([]reel.Frame[V, E], bool) {
	again := heard - (s.Heard - len(s.News)) // of the news, how many should be known
	if again < 0 || again > len(s.News) {
		return nil, false
	}
	n := min(again, len(known))
	same := func(a, b E) bool { return game.Event(a) == game.Event(b) }
	return s.News[again:], slices.EqualFunc(reel.EventsOf(s.News[again-n:again]), known[len(known)-n:], same)
}

// written is how what is shown is written: of each table what differs from the one before, for sixty whole ones in words would be
// a megabyte at every decision.
type written[E game.Event] struct {
	News   []after[E]
	View   []byte
	Heard  int
	Asked  game.Seat
	Chairs []session.Chair
}

// after is an event and how the table after it differs.
type after[E game.Event] struct {
	Event E
	View  []byte
}

// Bytes writes it for a [Projector] that is elsewhere.
func (s *Shown[V, E]) Bytes() []byte {
	w := written[E]{News: make([]after[E], len(s.News)), Heard: s.Heard, Asked: s.Asked, Chairs: s.Chairs}
	var before []byte
	differs := func(v *V) []byte {
		view := game.Encode(nil, v)
		d := game.Difference(nil, before, view)
		before = view
		return d
	}
	for i := range s.News {
		w.News[i] = after[E]{s.News[i].Event, differs(&s.News[i].View)}
	}
	w.View = differs(&s.View)
	print := fingerprint[V, E]()
	return game.Encode(game.Encode(nil, &print), &w)
}

// ReadShown reads what Bytes wrote. Its error is one sentence for the player.
func ReadShown[V comparable, E game.Event](b []byte) (s Shown[V, E], err error) {
	var print uint64
	if b, err = game.Decode(b, &print); err != nil || print != fingerprint[V, E]() {
		return s, game.ErrWire
	}
	var w written[E]
	if _, err := game.Decode(b, &w); err != nil {
		return s, err
	}
	if len(w.News) > mostNews { // a table for each takes far more than its bytes
		return s, game.ErrWire
	}
	var view []byte
	apply := func(d []byte, v *V) (err error) {
		if view, err = game.Apply(view, d); err == nil {
			_, err = game.Decode(view, v)
		}
		return err
	}
	s = Shown[V, E]{News: make([]reel.Frame[V, E], len(w.News)), Heard: w.Heard, Asked: w.Asked, Chairs: w.Chairs}
	for i, n := range w.News {
		s.News[i].Event = n.Event
		if err := apply(n.View, &s.News[i].View); err != nil {
			return s, err
		}
	}
	return s, apply(w.View, &s.View)
}

// fingerprint is that of what is written of a title.
func fingerprint[V comparable, E game.Event]() uint64 {
	return game.Fingerprint(reflect.TypeFor[V](), reflect.TypeFor[written[E]]())
}
