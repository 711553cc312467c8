package session

import (
	"slices"

	"holoboard/game"
)

// A Host owns a running session and gives each seat its [Desk], and one to the table. Who holds the host holds all secrets:
// he saves, has the computers play, and settles what nobody at a desk does. It is for one goroutine.
type Host[S, V comparable] struct {
	title     Title[S, V]
	start     Start
	lobby     *lobby         // until the game begins
	session   *Session[S, V] // from then on
	oneScreen bool
	asked     []int     // by seat: how often it was asked so far
	rewound   []rewound // by [seatIndex]
	wish      *wish
	wishes    int
	refused   []int     // by seat: the decision at which its wish to take back was refused
	open      []opening // by seat
	backs     int       // how often anything was taken back
}

// rewound says how often frames were taken back, and how many the last time left.
type rewound struct{ times, left int }

// NewHost returns the host of a session that has just begun or was loaded. At one screen nobody is asked before something is
// taken back: all look at it.
func NewHost[S, V comparable](s *Session[S, V], oneScreen bool) *Host[S, V] {
	seats := len(s.start.Seats)
	h := &Host[S, V]{
		title: s.title, start: s.start, session: s, oneScreen: oneScreen,
		asked: make([]int, seats), rewound: make([]rewound, seats+1), refused: make([]int, seats), open: make([]opening, seats),
	}
	if s.counts != nil {
		h.resume(s.counts)
		return h
	}
	copy(h.asked, s.given)
	h.turned()
	return h
}

// seatIndex counts the table and the seats from 0.
func seatIndex(seat game.Seat) int { return max(int(seat)+1, 0) }

func seatAt(index int) game.Seat {
	if index == 0 {
		return game.Table
	}
	return game.Seat(index - 1)
}

// Desk returns the desk of a seat, or of the table.
func (h *Host[S, V]) Desk(seat game.Seat) Desk[*V] {
	if seat != game.Table && (seat < 0 || int(seat) >= len(h.asked)) {
		panic("session: there is no such seat")
	}
	return desk[S, V]{h, seat}
}

// Session returns the session, to save it and to look at it with all its secrets; nil before the game begins. Answers are
// given through the host.
func (h *Host[S, V]) Session() *Session[S, V] { return h.session }

// Turn returns what the computer has to answer, see [Session.Turn]; nothing while somebody wishes to take something back.
func (h *Host[S, V]) Turn() *Turn[S, V] {
	if h.session == nil || h.wish != nil {
		return nil
	}
	return h.session.Turn()
}

// Take gives an answer that was thought out, unless the game has gone another way since, or somebody wishes to take
// something back.
func (h *Host[S, V]) Take(t *Turn[S, V]) bool {
	if h.wish != nil || !h.session.Take(t) {
		return false
	}
	h.turned()
	return true
}

// Play lets the computer give one answer. It reports whether there was one to give.
func (h *Host[S, V]) Play() bool {
	t := h.Turn()
	if t == nil {
		return false
	}
	t.Think()
	return h.Take(t)
}

// An opening says which decision of a seat is open.
type opening struct {
	asked   bool
	answers int // that the seat had given
	backs   int // how often anything had been taken back
}

// turned counts the decisions that seats are asked now. One that was asked early stays the same when the rules ask it.
func (h *Host[S, V]) turned() {
	now := h.opened()
	for seat := range now {
		h.asked[seat] = max(h.asked[seat], now[seat].answers) // a gesture gave several answers at once, or standing orders did
		if now[seat].asked && now[seat] != h.open[seat] {
			h.asked[seat]++
		}
	}
	h.open = now
}

// opened returns which decision of each seat is open now.
func (h *Host[S, V]) opened() []opening {
	now := make([]opening, len(h.asked))
	for seat, n := range h.session.given {
		now[seat] = opening{answers: n, backs: h.backs}
	}
	for _, seat := range h.askedSeats() {
		now[seat].asked = true
	}
	return now
}

func (h *Host[S, V]) askedSeats() []game.Seat {
	if h.session == nil {
		return h.unready()
	}
	return h.session.Asks()
}

func (h *Host[S, V]) position(seat game.Seat) *game.Position[S, V] {
	p := h.session.Position(seat)
	if seat != game.Table {
		p.Number, p.News = h.asked[seat], h.session.News(seat)
	}
	return p
}

// mayOrder says why a seat may give no orders, or nil.
func (h *Host[S, V]) mayOrder(seat game.Seat) error {
	switch {
	case h.session == nil:
		return ErrNotBegun
	case seat == game.Table:
		return ErrNotAsked
	}
	return nil
}

// mayAnswer says why a seat may not answer the decision of a number, or nil.
func (h *Host[S, V]) mayAnswer(seat game.Seat, at int) error {
	switch {
	case h.session == nil:
		return ErrNotBegun
	case seat == game.Table || at < 1 || at > h.asked[seat]:
		return ErrNotAsked
	case at < h.asked[seat] || !slices.Contains(h.askedSeats(), seat):
		return ErrAnswered
	case h.wish != nil:
		return ErrWish
	}
	return nil
}
