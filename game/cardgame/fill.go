package cardgame

import (
	"math/rand/v2"
	"slices"
)

// What filling a deck up strives for, in thousandths and found by looking at the ready decks: a card without a match is dead, cheap cards
// come first, and resources are never enough. All is whole numbers, so that a seed deals the same decks on every processor.
const (
	worthMatched   = 1000  // a paid card that always finds a match
	worthUnmatched = -3000 // one that hardly ever does
	enoughSources  = 6     // resources of another affiliation with which its cards find a match as well
	worthOwn       = 1000  // a card of the deck's own affiliation
	worthResource  = 1200  // a resource that a set gives
	worthFate      = 800
	worthUnique    = -1000 // a unique card that the deck has already: the second one often waits in the hand
	worthCurve     = 6     // each thousandth of the distance between a deck's costs and the ideal ones
	worthLuck      = 3000  // another way with each filling
)

// idealCosts are the shares of costs 0 to 5 and more in the starter decks, roughly, in thousandths.
var idealCosts = [6]int{120, 330, 270, 150, 70, 60}

// Fill fills a deck up with sets until it has as many as a format asks for: one after the other the set that fits best to what is in it, a
// little by luck. Of a starter deck it returns the published one.
func Fill(d Deck, f Format, r *rand.Rand) Deck {
	if ready, ok := StarterOf(d.Of); ok && f == Starter {
		return ready.Deck
	}
	d.Sets = slices.Clone(d.Sets)
	for len(d.Sets) < LeastSets {
		best, most := uint8(0), 0
		for n := uint8(1); n <= NumSets; n++ {
			if d.WhyNotAdd(n, f) != nil {
				continue
			}
			if w := d.worthOf(n) + r.IntN(worthLuck); best == 0 || w > most {
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

// worthOf is how well a set fits to a deck, in thousandths.
func (d *Deck) worthOf(n uint8) (w int) {
	with := Deck{d.Of, append(slices.Clone(d.Sets), n)}
	sources := with.sources()
	w = worthResource * int(cards[Sets[n].Cards[0]].Resources)
	var has Titles
	for _, t := range d.Cards() {
		has.add(t)
	}
	for _, t := range Sets[n].Cards[1:] {
		c := t.Card()
		if c.Unique && has.Has(t) {
			w += worthUnique
		}
		w += worthResource * int(c.Resources)
		switch {
		case c.Type == Fate:
			w += worthFate
		case c.foreign(d.Of):
			w += worthUnmatched * (enoughSources - min(sources[c.Of], enoughSources)) / enoughSources
		case c.Cost > 0:
			w += worthMatched
		}
		if c.Of == d.Of {
			w += worthOwn
		}
	}
	return w - worthCurve*with.Figures().offCurve()
}

// offCurve is how far the costs of a deck are from the ideal ones, in thousandths.
func (f Figures) offCurve() (off int) {
	total, at := 0, [6]int{}
	for cost, n := range f.Costs {
		at[min(cost, len(at)-1)] += n
		total += n
	}
	for i, ideal := range idealCosts {
		off += max(0, 1000*at[i]/max(total, 1)-ideal)
	}
	return off
}
