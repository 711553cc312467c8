package cardgame

// What a deck is worth, for who builds it.

// Figures are what a player wants to know of a deck. They are counted of its command cards where nothing else is said.
type Figures struct {
	Costs    [8]int               // units, enhancements and events of each cost, the last of 7 and more
	Force    [6]int               // cards by Force icons
	Types    [Fate + 1]int        // cards by type
	Plans    int                  // resources that its objectives give
	Others   int                  // and that its other cards give
	Makers   int                  // cards that give resources
	Paid     int                  // cards that cost something
	Foreign  int                  // of these the ones of another affiliation than the deck's: they need a source of their own (R18.6)
	Sources  [NumAffiliations]int // resources by affiliation, that of the affiliation card among them
	Always   [numIcons]int        // combat icons of all units
	WithEdge [numIcons]int        // the same with those that count with the edge alone
}

// Figures counts a deck.
func (d *Deck) Figures() (f Figures) {
	f.Sources = d.sources()
	for _, n := range d.Sets {
		f.Plans += int(cards[Sets[n].Cards[0]].Resources)
		for _, t := range Sets[n].Cards[1:] {
			f.count(t.Card(), d.Of)
		}
	}
	return f
}

// sources are a deck's resources by affiliation.
func (d *Deck) sources() (of [NumAffiliations]int) {
	of[d.Of] = int(d.Of.Card().Card().Resources)
	for _, n := range d.Sets {
		for _, t := range Sets[n].Cards {
			of[t.Card().Of] += int(t.Card().Resources)
		}
	}
	return of
}

// foreign reports whether a card needs a source of another affiliation than a deck's (R18.6, R18.7).
func (c *Card) foreign(of Affiliation) bool {
	return c.Type != Fate && c.Cost > 0 && c.Of != Neutral && c.Of != of
}

// count counts one command card.
func (f *Figures) count(c *Card, of Affiliation) {
	f.Types[c.Type]++
	f.Force[min(5, c.Force)]++
	if c.Type != Fate {
		f.Costs[min(7, c.Cost)]++
		if c.Cost > 0 {
			f.Paid++
		}
		if c.foreign(of) {
			f.Foreign++
		}
	}
	f.Others += int(c.Resources)
	if c.Resources > 0 {
		f.Makers++
	}
	for i := range f.Always {
		f.Always[i] += int(c.Icons.Always[i])
		f.WithEdge[i] += int(c.Icons.Always[i] + c.Icons.WithEdge[i])
	}
}

// Foreign are the command cards of a set that need a source of another affiliation than that (R18.6).
func Foreign(set uint8, of Affiliation) (n int) {
	for _, t := range Sets[set].Cards[1:] {
		if t.Card().foreign(of) {
			n++
		}
	}
	return n
}

// Answers are the cards of a deck, each once, that answer from the hand outside action windows.
func (d *Deck) Answers() (held []Title) {
	var has Titles
	for _, t := range d.Cards() {
		has.add(t)
	}
	for _, t := range answers {
		if has.Has(t) {
			held = append(held, t)
		}
	}
	return held
}

// OpeningOdds returns the chance, in millionths, that an opening hand (R3.8) has at least one card of which a deck has so many.
func (d *Deck) OpeningOdds(of int) int {
	deck := 5 * len(d.Sets)
	missing := 1.0
	for i := range min(openingHand, deck) {
		missing *= float64(max(0, deck-of-i)) / float64(deck-i)
	}
	return 1_000_000 - int(1_000_000*missing+0.5)
}
