package cardgame

// The bottom of a command deck: what was put there stays known until it is drawn, to all who saw which cards they were, and to their owner
// how they lie (R4.5).

// mostUnder is how many places of a deck, from the bottom on, anything is remembered of.
const mostUnder = 40

// Under is what everybody knows of the bottom of a command deck. Cards that came there together are a lot: how they lie among each other is known
// to their owner alone, or to nobody, so they stand here by title.
type Under struct {
	N     uint8            // places, from the bottom on
	Cards [mostUnder]Title // 0: nobody but perhaps its owner knows which it is
	Lots  [mostUnder]Lot
}

// A Lot is cards that were put under a deck together: those beside each other with the same number.
type Lot uint8

const (
	otherLot  Lot = 1 << iota // so that two beside each other differ
	lotsOwner                 // its owner knows how it lies
)

// lot returns the places of the lot that a place belongs to.
func (u *Under) lot(place uint8) (from, to uint8) {
	from, to = place, place+1
	for from > 0 && u.Lots[from-1] == u.Lots[place] {
		from--
	}
	for to < u.N && u.Lots[to] == u.Lots[place] {
		to++
	}
	return from, to
}

// tell notes what lies in the places of a lot, for all to know.
func (u *Under) tell(from uint8, titles []Title) {
	copy(u.Cards[from:], titles)
	byTitle(u.Cards[from : int(from)+len(titles)])
}

// byTitle sorts titles: so they tell nothing of an order.
func byTitle(titles []Title) {
	for i := range titles {
		for j := i; j > 0 && titles[j] < titles[j-1]; j-- {
			titles[j], titles[j-1] = titles[j-1], titles[j]
		}
	}
}

// putUnderDeck puts a card under a command deck. Whether all see which it is, and whether its owner does, is known by their remembering
// it; with says that it belongs to the lot of the card before.
func (t turn) putUnderDeck(side Side, c Title, all, owner, with bool) {
	t.Deck[side].addUnder(c)
	t.Left[side]++
	u, his := &t.Under[side], &t.Eyes[side].Under
	lot := u.Lots[0] & otherLot
	if !with {
		lot ^= otherLot
	}
	copy(u.Cards[1:], u.Cards[:])
	copy(u.Lots[1:], u.Lots[:])
	copy(his[1:], his[:])
	u.N = min(u.N+1, mostUnder)
	u.Cards[0], u.Lots[0], his[0] = 0, lot, 0
	if all {
		u.Cards[0] = c
	}
	if owner {
		u.Lots[0] |= lotsOwner
		his[0] = c
	}
}

// topLeft notes that the top card has left a command deck: all saw which it was (open), or its owner alone. It reports whether the other
// side knows it all the same.
func (t turn) topLeft(side Side, c Title, open bool) (known bool) {
	u := &t.Under[side]
	if t.Left[side] >= u.N {
		return false
	}
	top := u.N - 1
	from, _ := u.lot(top)
	lot := u.Cards[from:u.N]
	switch first := lot[0]; {
	case first == 0:
	case open:
		i := 0
		for lot[i] != c {
			i++
		}
		copy(lot[i:], lot[i+1:])
	case first == lot[len(lot)-1]: // they are all the same
		known = true
	default:
		clear(lot) // one of them is in hand now, nobody else knows which
	}
	u.Cards[top], u.Lots[top], t.Eyes[side].Under[top] = 0, 0, 0
	u.N--
	return known
}

// forgetUnder: somebody has moved cards of a deck about, from a place on; of the lots there nobody else knows any more what lies where.
func (t turn) forgetUnder(side Side, place int) {
	u := &t.Under[side]
	if place >= int(u.N) {
		return
	}
	from, _ := u.lot(uint8(place))
	clear(u.Cards[from:])
	clear(u.Lots[place:])
	clear(t.Eyes[side].Under[place:])
	u.N = uint8(place)
}

// mixUnder: the lowest cards of a deck are put in random order, which all see (card 139).
func (t turn) mixUnder(side Side, n int) {
	d := &t.Deck[side]
	t.ask.Shuffle(n, func(i, j int) { d.Cards[i], d.Cards[j] = d.Cards[j], d.Cards[i] })
	u := &t.Under[side]
	if n = min(n, int(u.N)); n == 0 {
		return
	}
	var lot Lot
	if n < int(u.N) {
		lot = u.Lots[n]&otherLot ^ otherLot
	}
	for i := range n {
		u.Lots[i], t.Eyes[side].Under[i] = lot, 0
	}
	byTitle(u.Cards[:n])
}

// liesUnder tells what a seat knows to lie at a place from the bottom of a deck, as one of its lot; 0 for nothing.
func (g *guess) liesUnder(side Side, place uint8) Title {
	if c := g.Eyes[side].Under[place]; c != 0 && g.own(side) {
		return c
	}
	return g.Under[side].Cards[place]
}

// guessUnder lays the bottom of a deck: what its owner knows as it lies, every other lot in any order, and of what is unknown anything. Of the
// cards that card 129 has shown and that are being put under only their owner knows which lie there already.
func (g *guess) guessUnder(side Side, lowest []Title, rest *[]Title) {
	d, u := &g.Deck[side], &g.Under[side]
	for i := uint8(0); i < u.N; {
		from, to := u.lot(i)
		at := d.N
		for place := from; place < to; place++ {
			c := g.liesUnder(side, place)
			if c == 0 && int(place) < len(lowest) {
				c = lowest[place]
			}
			if c == 0 {
				c = g.next(rest, side, false)
			}
			d.add(c)
		}
		if lot := d.Cards[at:d.N]; !g.own(side) || u.Lots[from]&lotsOwner == 0 {
			g.r.Shuffle(len(lot), func(i, j int) { lot[i], lot[j] = lot[j], lot[i] })
		}
		i = to
	}
}
