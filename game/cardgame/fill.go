package cardgame

import (
	"math/rand/v2"
	"slices"
)

// What filling a deck up strives for, found by looking at the ready decks: a card without a match is dead, cheap cards come
// first, and resources are never enough.
const (
	worthMatched   = 1.0  // a paid card that always finds a match
	worthUnmatched = -3.0 // one that hardly ever does
	enoughSources  = 6    // resources of another affiliation with which its cards find a match as well
	worthOwn       = 1.0  // a card of the deck's own affiliation
	worthResource  = 1.2  // a resource that a set gives
	worthFate      = 0.8
	worthUnique    = -1.0 // a unique card that the deck has already: the second one often waits in the hand
	worthCurve     = 6.0  // the whole distance between a deck's costs and the ideal ones
	worthLuck      = 3.0  // another way with each filling
)

// idealCosts are the shares of costs 0 to 5 and more in the starter decks, roughly.
var idealCosts = [6]float64{0.12, 0.33, 0.27, 0.15, 0.07, 0.06}

// Fill fills a deck up with sets until it has as many as a format asks for: one after the other the set that fits best to what is in it, a
// little by luck. Of a starter deck it returns the published one.
func Fill(d Deck, f Format, r *rand.Rand) Deck {
	if ready, ok := StarterOf(d.Of); ok && f == Starter {
		return ready.Deck
	}
	d.Sets = slices.Clone(d.Sets)
	for len(d.Sets) < LeastSets {
		best, most := uint8(0), 0.0
		for n := uint8(1); n <= NumSets; n++ {
			if d.WhyNotAdd(n, f) != nil {
				continue
			}
			if w := d.worthOf(n) + worthLuck*r.Float64(); best == 0 || w > most {
				best, most = n, w
			}
		}
		if best == 0 {
			break
		}
		d.Sets = append(d.Sets, best)
	}
	slices.Sort(d.Sets)
	return d
}

// worthOf is how well a set fits to a deck.
func (d *Deck) worthOf(n uint8) (w float64) {
	with := Deck{d.Of, append(slices.Clone(d.Sets), n)}
	sources := with.sources()
	w = worthResource * float64(cards[Sets[n].Cards[0]].Resources)
	var has Titles
	for _, t := range d.Cards() {
		has.add(t)
	}
	for _, t := range Sets[n].Cards[1:] {
		c := t.Card()
		if c.Unique && has.Has(t) {
			w += worthUnique
		}
		w += worthResource * float64(c.Resources)
		switch {
		case c.Type == Fate:
			w += worthFate
		case c.foreign(d.Of):
			share := min(float64(sources[c.Of])/enoughSources, 1)
			w += (1 - share) * worthUnmatched
		case c.Cost > 0:
			w += worthMatched
		}
		if c.Of == d.Of {
			w += worthOwn
		}
	}
	return w - worthCurve*with.Figures().offCurve()
}

// offCurve is how far the costs of a deck are from the ideal ones, from 0 to 1.
func (f Figures) offCurve() (off float64) {
	total, at := 0, [6]int{}
	for cost, n := range f.Costs {
		at[min(cost, len(at)-1)] += n
		total += n
	}
	for i, ideal := range idealCosts {
		off += max(0, float64(at[i])/float64(max(total, 1))-ideal)
	}
	return off
}
