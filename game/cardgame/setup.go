package cardgame

import "math/bits"

// House is the house rules of a game.
type House uint8

const (
	NoMulligan House = 1 << iota // R3.9 is optional (D1)
	// ShieldAnyEngaged: by the letter a card with shielding may shield the engaged objective whoever owns it (D6).
	ShieldAnyEngaged
)

var houseIDs = []string{"no_mulligan", "shield_any_engaged"}

var houseRules = []string{"R3.9", "R20.7"} // that they change

// ID returns the name of one house rule.
func (h House) ID() string { return houseIDs[bits.TrailingZeros8(uint8(h))] }

// Rule returns the number of the rule that one house rule changes.
func (h House) Rule() string { return houseRules[bits.TrailingZeros8(uint8(h))] }

// HouseRules are the names of the house rules.
func HouseRules() []string { return append([]string(nil), houseIDs...) }

// HouseRuleNamed returns the house rule of a name.
func HouseRuleNamed(id string) (House, bool) {
	for i, name := range houseIDs {
		if name == id {
			return 1 << i, true
		}
	}
	return 0, false
}

// NewGame lays the decks out, light's and dark's, before the first shuffle (R3.1 to R3.6).
func NewGame(f Format, house House, decks [2]Deck) State {
	s := blank()
	s.Format, s.House = f, house
	for side := range Side(2) {
		d := &decks[side]
		s.Of[side], s.Sizes[side] = d.Of, uint8(len(d.Sets))
		copy(s.Eyes[side].Sets[:], d.Sets)
		for _, n := range d.Sets {
			s.Plan[side].add(Sets[n].Cards[0])
			for _, t := range Sets[n].Cards[1:] {
				s.Deck[side].add(t)
			}
		}
		s.Left[side], s.Planned[side] = s.Deck[side].N, s.Plan[side].N
		s.lay(side, d.Of.Card())
	}
	s.Copies = allowedCopies(f, s.Of, s.Sizes)
	s.push(Frame{Do: doSetup, Side: Dark, Me: NoSlot, Target: NoSlot, Other: NoSlot})
	return s
}

// blank is an empty table.
func blank() State {
	return State{Public: Public{Active: Dark, Balance: Light, Engaged: NoSlot, Edge: NoSide, Winner: NoSide}}
}

// lay puts a card on a free slot of its side.
func (s *Public) lay(side Side, t Title) Slot {
	slot := s.freeSlot(side)
	*s.At(slot) = Thing{Title: t, Host: NoSlot}
	s.Present[side].add(t)
	return slot
}

// The stages of the setup.
const (
	setUpShuffle uint8 = iota
	setUpPlans
	setUpHands
	setUpMulligan
	setUpReveal
)

// setup: hidden objectives, hands, mulligan, and the objectives turned up (R3.5 to R3.12).
func (t turn) setup(f *Frame) {
	switch f.Stage {
	case setUpShuffle:
		for side := range Side(2) {
			t.shufflePlans(side)
			for range currentPlans + 1 {
				t.Eyes[side].Plans.add(t.topPlan(side))
				t.Facedown[side]++
			}
		}
		f.Stage, f.Next = setUpPlans, Light
	case setUpPlans:
		t.keepObjectives(f.Next)
		if f.Next++; f.Next > Dark {
			f.Stage = setUpHands
		}
	case setUpHands:
		for side := range Side(2) {
			t.shuffleDeck(side)
			t.drawHand(side)
		}
		f.Stage, f.Next = setUpMulligan, Dark // D1: dark, then light
	case setUpMulligan:
		if t.House&NoMulligan == 0 {
			t.mulligan(f.Next)
		}
		if f.Next == Dark {
			f.Next = Light
			return
		}
		f.Stage, f.Next = setUpReveal, Dark
	case setUpReveal:
		t.revealNext(f)
	}
}

// keepObjectives: three stay facedown, one goes under the deck (R3.7); both choose at once, in secret (D2, [Together]).
func (t turn) keepObjectives(side Side) {
	plans := &t.Eyes[side].Plans
	t.ask.Put(side.Seat(), AskKeepObjectives)
	for i, p := range plans.All() {
		o := titleOption(p)
		o.B = copyOf(plans.All(), i)
		t.ask.Offer(o)
	}
	var kept [currentPlans]Title
	for i, o := range t.ask.Some(currentPlans, currentPlans) {
		kept[i] = Title(o.A)
	}
	for _, k := range kept {
		for i, p := range plans.All() {
			if p == k {
				plans.takeAt(i)
				break
			}
		}
	}
	t.Eyes[side].LastPlan = plans.Cards[0]
	t.Plan[side].addUnder(plans.takeAt(0))
	t.Planned[side]++
	t.Facedown[side]--
	for _, k := range kept {
		plans.add(k)
	}
	t.say(ObjectivesKept, side, 0, currentPlans, 0)
}

// copyOf is which of the equal cards before it in a list a card is.
func copyOf(cards []Title, i int) (n uint8) {
	for _, c := range cards[:i] {
		if c == cards[i] {
			n++
		}
	}
	return n
}

// drawHand draws an opening hand (R3.8).
func (t turn) drawHand(side Side) {
	for range openingHand {
		t.takeTop(side)
	}
	t.ask.Light()
	t.say(HandDrawn, side, 0, openingHand, 0)
}

// mulligan: once the hand may be shuffled back (R3.9).
func (t turn) mulligan(side Side) {
	t.ask.Put(side.Seat(), AskMulligan)
	t.ask.Offer(yes)
	t.ask.Offer(none)
	if t.ask.One() == none {
		return
	}
	hand := &t.Eyes[side].Hand
	for hand.N > 0 {
		t.Deck[side].add(hand.takeAt(0))
		t.Left[side]++
		t.Held[side]--
	}
	t.say(Mulliganed, side, 0, 0, 0)
	t.shuffleDeck(side)
	t.drawHand(side)
}

// revealNext: each turns up his objectives one by one, dark first (R3.10).
func (t turn) revealNext(f *Frame) {
	side := f.Next
	plans := &t.Eyes[side].Plans
	if plans.N == 0 {
		if side == Dark {
			f.Next = Light
			return
		}
		t.pop()
		t.push(Frame{Do: doTurn, Side: Dark, Me: NoSlot, Target: NoSlot, Other: NoSlot})
		return
	}
	t.ask.Put(side.Seat(), AskRevealNext)
	for i, p := range plans.All() {
		if copyOf(plans.All(), i) == 0 {
			t.ask.Offer(titleOption(p))
		}
	}
	chosen := Title(t.oneOfHidden(plans.N == 1).A)
	for i, p := range plans.All() {
		if p == chosen {
			plans.takeAt(i)
			break
		}
	}
	t.Facedown[side]--
	t.ask.Light()
	t.enter(side, chosen, NoSlot, 0)
}

// shuffleDeck shuffles a command deck.
func (t turn) shuffleDeck(side Side) {
	d := &t.Deck[side]
	t.ask.Shuffle(int(d.N), func(i, j int) { d.Cards[i], d.Cards[j] = d.Cards[j], d.Cards[i] })
	t.KnowTop[side.Other()] = 0
	t.Eyes[side.Other()].TheirTop = [4]Title{}
	t.say(Shuffled, side, 0, 0, 0)
}

// shufflePlans shuffles an objective deck.
func (t turn) shufflePlans(side Side) {
	d := &t.Plan[side]
	t.Eyes[side].LastPlan = 0
	t.ask.Shuffle(int(d.N), func(i, j int) { d.Cards[i], d.Cards[j] = d.Cards[j], d.Cards[i] })
	t.say(Shuffled, side, 0, 0, 1)
}

// topPlan takes the top card of an objective deck.
func (t turn) topPlan(side Side) Title {
	if t.Planned[side]--; t.Planned[side] == 0 {
		t.Eyes[side].LastPlan = 0
	}
	return t.Plan[side].takeAt(int(t.Plan[side].N) - 1)
}
