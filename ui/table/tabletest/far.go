package tabletest

import (
	"math/rand/v2"
	"slices"
	"testing"

	"holoboard/game"
	"holoboard/game/session"
	"holoboard/ui/table/play"
)

// A letter is what is under way between a screen and the table that it shows.
type letter struct {
	n     int // its number in its direction, of one connection
	desk  int
	reply bool // else a telling or, on the way up, a request
	beat  bool // nothing: it tells whether something was lost before it
	bytes []byte
	due   int // the frame in which it arrives
}

// A Fate is what becomes of letters on their way.
type Fate struct {
	Lost, Twice, Late int // one of so many is; 0: none
}

// A Line leads from one screen to a host of the same test: what is sent arrives some frames later. What is missing for long has
// it connect anew. It implements [play.Line].
type Line[S, V comparable] struct {
	Delay int // frames
	Fate  Fate
	// Broken counts how often it connected anew.
	Broken int

	wire  session.Wire
	ends  []*end[S, V]
	frame int
	lots  *rand.Rand // not every so-manieth in turn: a connection that sends as many each time would lose the same letter for ever
	up    route
	down  route
}

// route is one direction of a line.
type route struct {
	sent, heard int // letters of this connection
	under       []letter
	missing     int // frames for which the next one has been missing while later ones are there
}

// end is a desk of the host and the one far away.
type end[S, V comparable] struct {
	near   session.Desk[*V]
	far    *session.Distant[S, V]
	feed   *session.Feed[V]
	server *session.Server[*V]
}

// Far sets a screen far from a host: the desks of some seats, and the table's, lie at the other end of a line.
func Far[S, V comparable](t testing.TB, host *session.Host[S, V], rules game.Rules[S, V], wire session.Wire, delay int, fate Fate, seats ...game.Seat) (*play.Place[*V], *Line[S, V]) {
	t.Helper()
	l := &Line[S, V]{Delay: delay, Fate: fate, wire: wire, lots: rand.New(rand.NewPCG(1, uint64(delay)))}
	place := &play.Place[*V]{Line: l, Clock: play.NewClock(), Own: make([]session.Desk[*V], len(host.Started().Seats))}
	for i, seat := range append(seats, game.Table) {
		e := &end[S, V]{near: host.Desk(seat)}
		e.server = session.NewServer(e.near)
		e.far = session.NewDistant(rules, seat, wire, func(b []byte) error {
			l.post(&l.up, letter{desk: i, bytes: b})
			return nil
		})
		l.ends = append(l.ends, e)
		if place.Table = e.far; seat != game.Table {
			place.Own[seat] = e.far
		}
	}
	l.connect()
	untold := func(e *end[S, V]) bool { return len(e.far.Chairs()) == 0 }
	for n := 0; n <= delay || slices.ContainsFunc(l.ends, untold); n++ { // it has been told of the table before it shows it
		if _, denied := l.Hear(); len(denied) > 0 {
			t.Fatal(denied)
		}
	}
	return place, l
}

// Cut breaks the connection.
func (l *Line[S, V]) Cut() {
	l.Broken++
	l.connect()
}

// connect begins a connection: what was under way is lost.
func (l *Line[S, V]) connect() {
	l.up, l.down = route{}, route{}
	for _, e := range l.ends {
		kept, sum := e.far.Again()
		e.feed = session.NewFeed(e.near, l.wire, kept, sum)
		if err := e.far.Repeat(); err != nil {
			panic(err)
		}
	}
}

// post sends a letter by a route, to its fate.
func (l *Line[S, V]) post(w *route, m letter) {
	m.n, m.due = w.sent, l.frame+l.Delay
	w.sent++
	each := func(n int) bool { return n > 0 && l.lots.IntN(n) == 0 }
	switch {
	case each(l.Fate.Lost):
		return
	case each(l.Fate.Late):
		m.due += 3 * (l.Delay + 1)
	case each(l.Fate.Twice):
		w.under = append(w.under, m)
	}
	w.under = append(w.under, m)
}

// arrived takes the letters that are there in turn; it is false where one is missing for too long.
func (l *Line[S, V]) arrived(w *route) (letters []letter, ok bool) {
	later := false
	for again := true; again; {
		var left []letter
		again, later = false, false
		for _, m := range w.under {
			switch {
			case m.due > l.frame:
				left = append(left, m)
			case m.n < w.heard: // a second time
			case m.n == w.heard:
				letters, again = append(letters, m), true
				w.heard++
			default:
				left, later = append(left, m), true
			}
		}
		w.under = left
	}
	if w.missing++; !later {
		w.missing = 0
	}
	return letters, w.missing <= 4*(l.Delay+1)
}

// Hear implements [play.Line]; each call is a frame.
func (l *Line[S, V]) Hear() (news bool, denied []error) {
	l.frame++
	if l.frame%(4*(l.Delay+1)) == 0 {
		l.post(&l.up, letter{beat: true})
		l.post(&l.down, letter{beat: true})
	}
	requests, whole := l.arrived(&l.up)
	for _, m := range requests {
		if m.beat {
			continue
		}
		reply, err := l.ends[m.desk].server.Serve(m.bytes)
		if err != nil {
			panic(err)
		}
		l.post(&l.down, letter{desk: m.desk, reply: true, bytes: reply})
	}
	for i, e := range l.ends {
		if told := e.feed.Next(); told != nil {
			l.post(&l.down, letter{desk: i, bytes: told})
		}
	}
	told, all := l.arrived(&l.down)
	for _, m := range told {
		if m.beat {
			continue
		}
		e := l.ends[m.desk]
		if !m.reply {
			news = true
			if err := e.far.Take(m.bytes); err != nil {
				panic(err)
			}
		} else if _, err := e.far.Hear(m.bytes); err != nil {
			denied = append(denied, err)
		}
	}
	if !whole || !all {
		l.Cut()
	}
	return news, denied
}

// Waits implements [play.Line].
func (l *Line[S, V]) Waits() bool {
	for _, e := range l.ends {
		if e.far.Waits() {
			return true
		}
	}
	return false
}
