package cardgame

import "holoboard/game"

// Hands, decks and discard piles: what moves between them.

// takeTop moves the top card of a command deck to its owner's hand.
func (t turn) takeTop(side Side) {
	d := &t.Deck[side]
	c := d.takeAt(int(d.N) - 1)
	t.Left[side]--
	t.toHand(side, c)
	other := side.Other()
	eyes := &t.Eyes[other]
	if t.topLeft(side, c, false) {
		eyes.TheirHand.add(c)
	}
	if t.KnowTop[other] > 0 { // who knew the top card knows it to be in hand
		t.KnowTop[other]--
		eyes.TheirHand.add(c)
		copy(eyes.TheirTop[:], eyes.TheirTop[1:])
		eyes.TheirTop[len(eyes.TheirTop)-1] = 0
	}
	t.whisper(Drew, side, c, only(side))
}

// takeShown moves the top card of a command deck, which all have seen, to its owner's hand.
func (t turn) takeShown(side Side) {
	d := &t.Deck[side]
	c := d.takeAt(int(d.N) - 1)
	t.Left[side]--
	t.topLeft(side, c, true)
	t.toHand(side, c)
	t.Eyes[side.Other()].TheirHand.add(c)
	t.whisper(Drew, side, c, only(side))
}

func (t turn) toHand(side Side, c Title) {
	t.Eyes[side].Hand.add(c)
	t.Held[side]++
}

// fromHandTake takes a card out of a hand where all see which; the other forgets that it knew it.
func (t turn) fromHandTake(side Side, c Title) {
	if !t.Eyes[side].Hand.take(c) {
		panic("cardgame: a hand has no " + c.ID())
	}
	t.Held[side]--
	t.Eyes[side.Other()].TheirHand.take(c)
}

// draw draws cards one by one (R8.5), and nothing before is taken back (D16); who must draw from an empty deck loses (R23.4).
func (t turn) draw(side Side, n int) {
	for range n {
		if t.Left[side] == 0 {
			t.win(side.Other(), DeckOut)
			return
		}
		t.ask.Light()
		t.takeTop(side)
	}
}

// discardFromHand discards a card of a hand (R4.16).
func (t turn) discardFromHand(side Side, c Title) {
	t.fromHandTake(side, c)
	t.Discard[side].add(c)
	t.say(CardDiscarded, side, c, 0, 0)
}

// oneOfHidden ends a question about things that its seat alone sees: it is put even if there is but one, unless all can see
// that there is no choice.
func (t turn) oneOfHidden(forced bool) game.Option {
	if forced {
		return t.ask.One()
	}
	return t.ask.Window()
}

// offerHand offers the cards of a hand that fit, each title once; it reports whether there is one.
func (t turn) offerHand(side Side, fits func(Title) bool) (any bool) {
	var seen Titles
	for _, c := range t.Eyes[side].Hand.All() {
		if !seen.Has(c) && (fits == nil || fits(c)) {
			seen.add(c)
			t.ask.Offer(titleOption(c))
			any = true
		}
	}
	return any
}

// chooseFromHand asks a side for a card of its hand, which is not empty; what it may choose among is its secret.
func (t turn) chooseFromHand(side Side, about game.Option, fits func(Title) bool) (Title, bool) {
	t.ask.Put(side.Seat(), AskChooseCard, about)
	if !t.offerHand(side, fits) {
		t.ask.Offer(none)
	}
	o := t.oneOfHidden(t.Held[side] == 1 && fits == nil)
	return Title(o.A), o != none
}

// chooseFromPile asks a side for a card of a pile that all can see.
func (t turn) chooseFromPile(side Side, about game.Option, pile *Pile, fits func(*Card) bool) Title {
	t.ask.Put(side.Seat(), AskChooseCard, about)
	var seen Titles
	for _, c := range pile.All() {
		if !seen.Has(c) && fits(c.Card()) {
			seen.add(c)
			t.ask.Offer(titleOption(c))
		}
	}
	return Title(t.ask.One().A)
}

// hasIn reports whether a pile has a card that fits.
func hasIn(p *Pile, fits func(*Card) bool) bool {
	for _, c := range p.All() {
		if fits(&cards[c]) {
			return true
		}
	}
	return false
}

// randomOfHand draws a card of a hand by chance.
func (t turn) randomOfHand(side Side) Title {
	hand := &t.Eyes[side].Hand
	return hand.Cards[t.ask.Roll(RollHand, int(hand.N))]
}

// lookAtHand shows a hand to the other side alone (R25.3).
func (t turn) lookAtHand(side Side) {
	eyes := &t.Eyes[side.Other()]
	eyes.Look, eyes.TheirHand = t.Eyes[side].Hand, t.Eyes[side].Hand
	t.Looked[side.Other()] = eyes.Look.N
	t.ask.Light()
	t.say(LookedAt, side.Other(), 0, int(eyes.Look.N), 0)
}

// lookAway ends looking at cards.
func (t turn) lookAway(side Side) {
	t.Eyes[side].Look, t.Looked[side] = Pile{}, 0
}
