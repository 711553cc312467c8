package rebellion

import (
	"math/bits"
	"math/rand/v2"
)

// A deal puts different cards into places, of which each allows only some.
type deal[Set ~uint16 | ~uint32] struct {
	allowed []Set
	put     []func(card int)
}

// add adds a place: which cards it can hold, and what to do with its card.
func (d *deal[Set]) add(allowed Set, put func(card int)) {
	d.allowed = append(d.allowed, allowed)
	d.put = append(d.put, put)
}

// out deals the cards at random so that every place gets one it can hold. There
// must be a way: the true cards are one.
func (d *deal[Set]) out(cards Set, r *rand.Rand) {
	holds := make([]int, 32) // by card: the place that holds it, or -1
	for i := range holds {
		holds[i] = -1
	}
	for _, place := range r.Perm(len(d.allowed)) {
		tried := Set(0)
		if !d.seat(place, cards, holds, &tried, r) {
			panic("rebellion: what a side has learnt cannot all be true")
		}
	}
	for card, place := range holds {
		if place >= 0 {
			d.put[place](card)
		}
	}
}

// seat finds a card for a place, moving other places to other cards if need be.
func (d *deal[Set]) seat(place int, cards Set, holds []int, tried *Set, r *rand.Rand) bool {
	for {
		free := d.allowed[place] & cards &^ *tried
		if free == 0 {
			return false
		}
		card := nth(uint32(free), r.IntN(bits.OnesCount32(uint32(free))))
		*tried |= 1 << card
		if holds[card] < 0 || d.seat(holds[card], cards, holds, tried, r) {
			holds[card] = place
			return true
		}
	}
}

// nth returns the place of the n-th bit set.
func nth(set uint32, n int) int {
	for ; n > 0; n-- {
		set &= set - 1
	}
	return bits.TrailingZeros32(set)
}
