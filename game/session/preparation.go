package session

import (
	"fmt"
	"slices"

	"holoboard/game"
)

// Preparation is what comes before a game: each seat hands in a thing of the title's own making, a fleet or a deck, and says
// that it is ready. Nobody sees it until the game has begun, and then what the rules show of it. It is part of the game's
// start and of its saves, and holds complete figures of all that is in it, so that a save can be played when those of the
// program have changed.

// heaviest is how large a thing may be that is handed in, bytes.
const heaviest = 64 << 10

// Unfit says what is wrong with a thing that was handed in. It was not taken.
type Unfit struct{ Whys []game.Why }

func (u *Unfit) Error() string {
	return fmt.Sprintf("this cannot be played with: %s %s", u.Whys[0].Rule, u.Whys[0].Text)
}

// A lobby is a table before its game.
type lobby struct {
	things [][]byte // by seat
	ready  []bool   // what persons said
}

// Open returns a host whose game has not begun: its seats prepare, and say that they are ready.
func Open[S, V comparable](title Title[S, V], start Start, oneScreen bool) *Host[S, V] {
	seats := len(start.Seats)
	return &Host[S, V]{
		title: title, start: start, oneScreen: oneScreen, asked: make([]int, seats), rewound: make([]rewound, seats+1), refused: make([]int, seats),
		open:  make([]opening, seats),
		lobby: &lobby{things: make([][]byte, seats), ready: make([]bool, seats)},
	}
}

// Bring hands in what seats bring that build nothing, nil for others, and says that they are ready.
func (h *Host[S, V]) Bring(things [][]byte) error {
	for i, thing := range things {
		if thing == nil {
			continue
		}
		seat := game.Seat(i)
		if err := h.handIn(seat, thing); err != nil {
			return err
		}
		if err := h.ready(seat, true); err != nil {
			return err
		}
	}
	return nil
}

// Begin begins the game when nobody is waited for, with a seed for its chance.
func (h *Host[S, V]) Begin(seed uint64) error {
	switch {
	case h.lobby == nil:
		return ErrBegun
	case len(h.unready()) > 0:
		return ErrNotIn
	}
	start := h.start
	start.Seed = seed
	if h.title.Prepare != nil {
		start.Things = h.lobby.things
	}
	s, err := New(h.title, start)
	if err != nil {
		return fmt.Errorf("begin the game: %w", err)
	}
	h.session, h.lobby = s, nil
	h.turned()
	return nil
}

// unready returns who is waited for: persons who are not ready, and computers for whom nothing was handed in.
func (h *Host[S, V]) unready() (seats []game.Seat) {
	for i, chair := range h.start.Seats {
		in := h.title.Prepare == nil || h.lobby.things[i] != nil
		if !in || chair.Kind == Person && !h.lobby.ready[i] {
			seats = append(seats, game.Seat(i))
		}
	}
	return seats
}

// handIn takes what a seat hands in instead of what it handed in before; nothing takes that away.
func (h *Host[S, V]) handIn(seat game.Seat, thing []byte) error {
	switch {
	case h.lobby == nil:
		return ErrBegun
	case seat == game.Table || h.title.Prepare == nil:
		return ErrNotAsked
	case len(thing) > heaviest:
		return ErrTooHeavy
	}
	if thing != nil {
		if whys := h.unfit(seat, thing); len(whys) > 0 {
			return &Unfit{whys}
		}
	}
	h.lobby.things[seat], h.lobby.ready[seat] = slices.Clone(thing), false
	return nil
}

// ready keeps whether a seat is ready.
func (h *Host[S, V]) ready(seat game.Seat, yes bool) error {
	switch {
	case h.lobby == nil:
		return ErrBegun
	case seat == game.Table:
		return ErrNotAsked
	case yes && h.title.Prepare != nil && h.lobby.things[seat] == nil:
		return ErrNotIn
	}
	if yes && h.title.Prepare != nil {
		if whys := h.unfit(seat, h.lobby.things[seat]); len(whys) > 0 { // another one was ready first
			return &Unfit{whys}
		}
	}
	h.lobby.ready[seat] = yes
	return nil
}

// unfit says what is wrong with a thing beside what others are ready with.
func (h *Host[S, V]) unfit(seat game.Seat, thing []byte) []game.Why {
	things := slices.Clone(h.lobby.things)
	for _, other := range h.unready() {
		things[other] = nil
	}
	things[seat] = thing
	return h.title.Prepare(h.start.Setup, seat, things)
}

// deal lays out the table of a game that begins so.
func (t *Title[S, V]) deal(start *Start) (S, error) {
	if t.Prepare == nil {
		return t.Deal(start.Setup, len(start.Seats))
	}
	if len(start.Things) != len(start.Seats) {
		return *new(S), fmt.Errorf("%d of %d seats have handed something in", len(start.Things), len(start.Seats))
	}
	return t.DealWith(start.Setup, start.Things)
}
