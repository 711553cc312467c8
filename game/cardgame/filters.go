package cardgame

// What the texts of cards are made of: filters for what is on the table, conditions of what happened, and effects.

func all(filters ...Filter) Filter {
	return func(s *State, f Frame, x Slot) bool {
		for _, fits := range filters {
			if !fits(s, f, x) {
				return false
			}
		}
		return true
	}
}

func either(a, b Filter) Filter {
	return func(s *State, f Frame, x Slot) bool { return a(s, f, x) || b(s, f, x) }
}

func aUnit(s *State, _ Frame, x Slot) bool       { return s.At(x).isUnit() }
func anObjective(s *State, _ Frame, x Slot) bool { return s.At(x).typeOf() == Objective }

// anEnhancement that can be targeted: card 150 cannot.
func anEnhancement(s *State, _ Frame, x Slot) bool {
	return s.At(x).typeOf() == Enhancement && s.At(x).Title != trenchRunCard
}

func friendly(_ *State, f Frame, x Slot) bool    { return x.Side() == f.Side }
func enemy(_ *State, f Frame, x Slot) bool       { return x.Side() != f.Side }
func participant(s *State, _ Frame, x Slot) bool { return s.At(x).Is(participates) }
func attacking(s *State, _ Frame, x Slot) bool   { return s.At(x).Is(Attacking) }
func focused(s *State, _ Frame, x Slot) bool     { return s.At(x).Focus > 0 }
func ready(s *State, _ Frame, x Slot) bool       { return s.At(x).Focus == 0 }
func damaged(s *State, _ Frame, x Slot) bool     { return s.At(x).Damage > 0 }
func unshielded(s *State, _ Frame, x Slot) bool  { return s.At(x).Shields == 0 }
func notLimited(s *State, _ Frame, x Slot) bool  { return cards[s.At(x).Title].Keywords&Limited == 0 }

// of is a card on the table with one of the traits; as an enhancement card 17 has none.
func of(traits Trait) Filter {
	return func(s *State, _ Frame, x Slot) bool {
		return cards[s.At(x).Title].Is(traits) && !s.At(x).Is(Enhancing)
	}
}

func unitOf(traits Trait) Filter { return all(aUnit, of(traits)) }

// costs is a card whose printed cost is no more.
func costs(most uint8) Filter {
	return func(s *State, _ Frame, x Slot) bool { return cards[s.At(x).Title].Cost <= most }
}

// A condition is what happened in a window, as a card needs it.
type condition = func(s *State, f, w Frame) bool

func both(a, b condition) condition {
	return func(s *State, f, w Frame) bool { return a(s, f, w) && b(s, f, w) }
}

func myDoing(_ *State, f, w Frame) bool     { return w.Side == f.Side }
func enemysDoing(_ *State, f, w Frame) bool { return w.Side != f.Side }
func aboutMe(_ *State, f, w Frame) bool     { return w.Target == f.Me }
func aboutMyHost(s *State, f, w Frame) bool { return w.Target == s.At(f.Me).Host }

// aCharacter: what it is about is a Character unit.
func aCharacter(s *State, _, w Frame) bool {
	return s.IsUnit(w.Target) && cards[s.At(w.Target).Title].Is(Character)
}

func iAttack(s *State, f, _ Frame) bool { return s.At(f.Me).Is(Attacking) }

func inBattleNow(s *State, _, _ Frame) bool { return s.Engaged != NoSlot }

// An effect is what an ability does.
type effect = func(t turn, f *Frame)

func draws(n int) effect { return func(t turn, f *Frame) { t.draw(f.Side, n) } }

func damages(n int) effect {
	return func(t turn, f *Frame) { t.deal(f.Target, n, f.from()) }
}

// from is the frame of damage that a use deals.
func (f *Frame) from() Frame { return Frame{Side: f.Side, Other: f.Me, Flags: byEnemy} }

func focuses(n int) effect     { return func(t turn, f *Frame) { t.putFocus(f.Side, f.Target, n) } }
func unfocuses(n int) effect   { return func(t turn, f *Frame) { t.unfocus(f.Target, n) } }
func heals(n int) effect       { return func(t turn, f *Frame) { t.heal(f.Target, n) } }
func shields(t turn, f *Frame) { t.shield(f.Target) }

func destroys(t turn, f *Frame) { t.destroy(f.Target, f.Side) }

func discards(t turn, f *Frame) { t.leaves(f.Target, Frame{Side: f.Side, N: uint8(ToDiscard)}) }

func returns(t turn, f *Frame) { t.leaves(f.Target, Frame{Side: f.Side, N: uint8(ToHand)}) }

// readiesThis takes a focus token off the card itself.
func readiesThis(t turn, f *Frame) { t.unfocus(f.Me, 1) }

func thisFocused(s *State, f Frame) bool { return s.At(f.Me).Focus > 0 }
func hostFocused(s *State, f Frame) bool { return s.At(s.At(f.Me).Host).Focus > 0 }

func hostReadied(n int) effect { return func(t turn, f *Frame) { t.unfocus(t.At(f.Me).Host, n) } }

// cancelsUse cancels the event or the interrupt that the window is about (R21.14).
func cancelsUse(t turn, f *Frame) { t.about(f).Flags |= cancelled }

// turnsBack turns the dial back by 1, never below 1 (cards 39 and 55).
func turnsBack(t turn, _ *Frame) {
	if t.Dial > 1 {
		t.turnDial(-1)
	}
}

func dialAboveOne(s *State, _ Frame) bool { return s.Dial > 1 }

func advances(t turn, _ *Frame) { t.turnDial(1) }

// gains has a unit gain icons for a time (R21.21).
func (t turn) gains(slot Slot, k Icon, n int, until Until) {
	t.lasts(Lasting{Kind: LastingKind(k), Slot: slot, N: uint8(n), Until: until})
	t.tell(Event{Kind: GainedIcon, Side: slot.Side(), Title: t.titleAt(slot), Slot: slot, Other: NoSlot, N: uint8(k), M: uint8(n)})
}

// engagedObjective reports whether an objective is under attack that is still there; the dial is none (R26.8).
func (s *Public) engagedObjective() bool {
	return s.Engaged != NoSlot && s.Engaged != Dial && s.There(s.Engaged)
}

func objectiveThere(s *State, _ Frame) bool { return s.engagedObjective() }

// hitsEngaged deals 1 damage to the engaged objective.
func hitsEngaged(t turn, f *Frame) { t.deal(t.Engaged, 1, f.from()) }

// anyOn reports whether a side has something that fits.
func anyOn(side func(f Frame) Side, fits Filter) func(s *State, f Frame) bool {
	return func(s *State, f Frame) bool {
		return s.anyThing(side(f), func(slot Slot, _ *Thing) bool { return fits(s, f, slot) })
	}
}

func mine(f Frame) Side   { return f.Side }
func theirs(f Frame) Side { return f.Side.Other() }

// inDiscard reports whether one's discard pile has a card that fits.
func inDiscard(fits func(*Card) bool) func(s *State, f Frame) bool {
	return func(s *State, f Frame) bool { return hasIn(&s.Discard[f.Side], fits) }
}

// recall returns a card that its owner chooses from his discard pile to his hand.
func recall(fits func(*Card) bool) effect {
	return func(t turn, f *Frame) {
		pile := &t.Discard[f.Side]
		if hasIn(pile, fits) {
			c := t.chooseFromPile(f.Side, wants(f.Title, ForHand), pile, fits)
			pile.take(c)
			t.returned(f.Side, c)
		}
	}
}

// returned puts a card of the discard pile into the hand; all see which.
func (t turn) returned(side Side, c Title) {
	t.toHand(side, c)
	t.Eyes[side.Other()].TheirHand.add(c)
	t.say(ReturnedToHand, side, c, 0, 0)
}

func cardOf(kind Type, traits Trait) func(*Card) bool {
	return func(c *Card) bool { return c.Type == kind && c.Is(traits) }
}

func sithEvent(c *Card) bool { return c.Type == EventCard && c.Of == Sith }
