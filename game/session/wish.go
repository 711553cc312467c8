package session

import (
	"slices"

	"holoboard/game"
)

// wish is what a seat wishes to take back.
type wish struct {
	by      game.Seat
	choices int
	to      int // the moment to which it leads
	left    []game.Seat
}

// choices returns the moments of the choices that a seat can take back or ask for, the last one first.
func (h *Host[S, V]) choices(seat game.Seat) []int {
	if seat == game.Table || h.session == nil {
		return nil
	}
	return h.session.choices(seat, !h.oneScreen)
}

// takeBack takes choices of a seat back, or asks those who saw something since.
func (h *Host[S, V]) takeBack(seat game.Seat, at, choices int) error {
	moments := h.choices(seat)
	switch {
	case h.session == nil:
		return ErrNotBegun
	case seat == game.Table || choices < 1 || at > h.asked[seat]:
		return ErrNotAsked
	case at < h.asked[seat]:
		return ErrAnswered
	case h.wish != nil:
		return ErrWish
	case choices > len(moments):
		return ErrStays
	case h.refused[seat] == at:
		return ErrRefused
	}
	w := &wish{by: seat, choices: choices, to: moments[choices-1]}
	for i, chair := range h.session.start.Seats {
		other := game.Seat(i)
		if !h.oneScreen && other != seat && chair.Kind == Person && h.sawSince(other, w) < h.session.framesOf(other) {
			w.left = append(w.left, other)
		}
	}
	if len(w.left) == 0 {
		h.goBack(w)
		return nil
	}
	h.wishes++
	h.wish = w
	return nil
}

// sawSince returns how many frames a wish would leave to a seat.
func (h *Host[S, V]) sawSince(seat game.Seat, w *wish) int {
	return h.session.tale.upTo(seat, h.session.back[w.to].events)
}

// goBack does what a wish asks for.
func (h *Host[S, V]) goBack(w *wish) {
	for i := range h.rewound {
		seat := seatAt(i)
		if left := h.sawSince(seat, w); left < h.session.framesOf(seat) {
			h.rewound[i] = rewound{h.rewound[i].times + 1, left}
		}
	}
	h.session.goBack(w.to)
	h.backs++
	h.wish = nil
	h.turned()
}

// wishOf returns the wish as a seat hears of it.
func (h *Host[S, V]) wishOf(seat game.Seat) *Wish {
	if h.wish == nil {
		return nil
	}
	return &Wish{
		Number: h.wishes, By: h.wish.by, Choices: h.wish.choices, Left: slices.Clone(h.wish.left), Since: h.sawSince(seat, h.wish),
	}
}

// agree agrees for a seat to a wish, or refuses it.
func (h *Host[S, V]) agree(seat game.Seat, number int, yes bool) error {
	switch {
	case h.wish == nil || number != h.wishes:
		return ErrAnswered
	case seat == h.wish.by && !yes:
		h.wish = nil
		return nil
	case !slices.Contains(h.wish.left, seat):
		return ErrNotAsked
	case !yes:
		h.Refuse()
		return nil
	}
	h.wish.left = slices.DeleteFunc(h.wish.left, func(s game.Seat) bool { return s == seat })
	if len(h.wish.left) == 0 {
		h.goBack(h.wish)
	}
	return nil
}

// Refuse refuses the wish to take something back, if there is one, for those who have not answered it in time.
func (h *Host[S, V]) Refuse() {
	if h.wish != nil {
		h.refused[h.wish.by] = h.asked[h.wish.by]
		h.wish = nil
	}
}
