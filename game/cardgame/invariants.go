package cardgame

import "fmt"

// Broken returns which invariant of the rules the table breaks, or "". It is for tests and for sim: the rules never need it.
func (s *State) Broken() (wrong string) {
	say := func(format string, args ...any) {
		if wrong == "" {
			wrong = fmt.Sprintf(format, args...)
		}
	}
	for side := range Side(2) {
		e := &s.Eyes[side]
		if e.Hand.N != s.Held[side] || s.Deck[side].N != s.Left[side] || s.Plan[side].N != s.Planned[side] || e.Plans.N != s.Facedown[side] || e.Look.N != s.Looked[side] || e.Stack.N != s.Stack[side].N {
			say("%v: a pile has another number of cards than everybody sees", side)
		}
		s.checkThings(side, say)
		s.checkKnown(side, say)
		if s.Format != Told {
			s.checkCards(side, say)
		}
		if s.FreeForce(side) < 0 {
			say("R17.1: %v has committed more than three", side)
		}
	}
	if s.Dial >= DialWins && s.Ending == Undecided {
		say("R6.3: the dial is at %d", s.Dial)
	}
	if (s.Phase == ConflictPhase) != (s.Engaged != NoSlot) && s.Engaged != NoSlot {
		say("R11.1: an engagement outside the conflict phase")
	}
	if n := s.Victory[Light].N; n >= ObjectivesToWin && s.Ending == Undecided {
		say("R23.1: light has %d objectives", n)
	}
	for i := range s.NCaptives {
		if at := s.Captives[i].At; !s.There(at) || s.At(at).typeOf() != Objective || at.Side() != Dark {
			say("R22.2: a captive lies at no dark objective")
		}
	}
	return wrong
}

// checkThings looks at what lies on the table.
func (s *State) checkThings(side Side, say func(string, ...any)) {
	var present Titles
	for i := range s.Things[side] {
		slot, x := slotAt(side, i), &s.Things[side][i]
		if x.Title == 0 {
			continue
		}
		c := &cards[x.Title]
		if i >= int(s.High[side]) || c.Side != side {
			say("R4.20: %s lies where it cannot", c.ID)
		}
		if c.Unique && present.Has(x.Title) {
			say("R19.11: two copies of %s", c.ID)
		}
		present.add(x.Title)
		if x.Shields > 1 && c.Type != Unit {
			say("R14.6: %s has %d shields", c.ID, x.Shields)
		}
		if x.Is(Attacking) && x.Is(Defending) || x.Is(participates) && (s.Engaged == NoSlot || x.Is(Attacking) != (side == s.Attacker())) {
			say("R11.6: %s participates wrongly", c.ID)
		}
		switch kind := x.typeOf(); {
		case kind == Enhancement && x.Host != NoSlot && x.Host != Dial && !s.There(x.Host):
			say("R4.15: %s lies on nothing", c.ID)
		case kind == Enhancement && (x.Host == NoSlot) != (c.On == OnPlayArea):
			say("R19.2: %s is attached to %d", c.ID, x.Host)
		case kind != Enhancement && x.Host != NoSlot:
			say("R19.2: %s is attached", c.ID)
		case (kind == Unit || kind == Objective) && int(x.Damage) >= s.Capacity(slot) && !s.reaping() && s.Ending == Undecided:
			say("R14.2: %s has %d damage", c.ID, x.Damage)
		}
	}
	if present != s.Present[side] {
		say("%v: the set of cards in play is wrong", side)
	}
}

// reaping reports whether destroyed cards are still to be taken away.
func (s *State) reaping() bool {
	for _, f := range s.Frames[:s.Top] {
		if f.Do == doReap || f.Do == doDamage || f.Do == doLeave {
			return true
		}
	}
	return false
}

// checkCards: all cards of a deck are somewhere, once.
func (s *State) checkCards(side Side, say func(string, ...any)) {
	var n tally
	count := func(cards []Title, by int8) {
		for _, c := range cards {
			n[c] += by
		}
	}
	for _, set := range s.Eyes[side].Sets[:s.Sizes[side]] {
		count(Sets[set].Cards[:], 1)
	}
	for i := range s.High[side] {
		n[s.Things[side][i].Title]--
	}
	n[s.Of[side].Card()]++
	count(s.Eyes[side].Hand.All(), -1)
	count(s.Eyes[side].Stack.All(), -1)
	count(s.Eyes[side].Plans.All(), -1)
	count(s.Deck[side].All(), -1)
	count(s.Plan[side].All(), -1)
	count(s.Discard[side].All(), -1)
	count(s.Victory[side.Other()].All(), -1)
	count(s.limbo(side), -1)
	if s.Shown.N > 0 && side == Dark {
		count(s.Eyes[side].Look.All(), -1)
	}
	if side == Light {
		count(s.Eyes[Dark].Captives[:s.NCaptives], -1)
	}
	n[0] = 0
	for t, k := range n {
		if k != 0 {
			say("%s: %d copies are missing", Title(t).ID(), k)
		}
	}
}

// checkKnown: what anybody knows of what he does not see is true.
func (s *State) checkKnown(side Side, say func(string, ...any)) {
	e, other, u := &s.Eyes[side], side.Other(), &s.Under[side]
	d, theirs := &s.Deck[side], &s.Deck[other]
	for i := range s.KnowTop[side] {
		if i >= theirs.N || e.TheirTop[i] != theirs.Cards[theirs.N-1-i] {
			say("R4.5: %v is wrong about the top of a deck", side)
			return
		}
	}
	if u.N > d.N || s.KnowTop[other]+u.N > d.N {
		say("R4.5: more is known of a deck of %v than it has cards", side)
		return
	}
	for place := range u.N {
		if c := e.Under[place]; c != d.Cards[place] && (c != 0 || u.Lots[place]&lotsOwner != 0) {
			say("R4.5: %v is wrong about the bottom of its deck", side)
		}
		from, to := u.lot(place)
		known, lies := Pile{N: to - from}, Pile{N: to - from}
		copy(known.Cards[:], u.Cards[from:to])
		copy(lies.Cards[:], d.Cards[from:to])
		if c := u.Cards[place]; c != 0 && known.Count(c) != lies.Count(c) {
			say("R4.5: all are wrong about the bottom of a deck")
		}
	}
	for _, c := range e.TheirHand.All() {
		hand, stack := s.Eyes[other].Hand.Count(c), 0
		for i, laid := range s.Eyes[other].Stack.All() {
			if laid == c && s.Stack[other].Cards[i] == 0 {
				stack++
			}
		}
		if e.TheirHand.Count(c) > hand+stack {
			say("R4.5: %v is wrong about a hand: %s", side, c.ID())
		}
	}
	if p := e.LastPlan; p != 0 && p != s.Plan[side].Cards[0] {
		say("R4.5: %v is wrong about the last of its objectives", side)
	}
}
