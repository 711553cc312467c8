package cardgame

import "holoboard/game"

// Resources (R18).

// pay has a side pay resources for a card or an ability; it can. Only a card from the hand needs a match (R18.8). A payment is never
// more than what is needed (D9).
func (t turn) pay(side Side, about Title, cost int, card bool) {
	match := card && t.needsMatch(side, about, cost)
	of := cards[about].Of
	for cost > 0 {
		source, n := t.source(side, about, cost, match, of)
		match = match && !t.matches(source, of)
		cost -= n
		t.produce(source, n)
	}
}

// source asks for one source and how much it gives.
func (t turn) source(side Side, about Title, cost int, match bool, of Affiliation) (Slot, int) {
	total, matching := 0, 0
	first := NoSlot
	for i := range t.High[side] {
		if n := t.Things[side][i].resources(); n > 0 {
			slot := slotAt(side, int(i))
			if first == NoSlot {
				first = slot
			}
			total += n
			if match && t.matches(slot, of) {
				matching++
			}
		}
	}
	if total == cost { // there is but one payment
		return first, t.At(first).resources()
	}
	owed := amount(cost)
	if match {
		owed.B = 1
	}
	t.ask.Put(side.Seat(), AskPay, titleOption(about), owed)
	for i := range t.High[side] {
		n := t.Things[side][i].resources()
		if n == 0 {
			if t.ask.Explaining() && cards[t.Things[side][i].Title].Resources > 0 {
				t.ask.OfferIf(sourceOption(slotAt(side, int(i)), 1), whySpent)
			}
			continue
		}
		slot := slotAt(side, int(i))
		mine := match && t.matches(slot, of)
		for gives := n; gives >= 1; gives-- {
			left := cost - gives
			var why *game.Why
			switch {
			case left < 0:
				why = whyTooMuch
			case total-n < left:
				why = whyCost
			case match && !mine && (left == 0 || matching == 0):
				why = whyMatch
			}
			t.ask.OfferIf(sourceOption(slot, gives), why)
		}
	}
	o := t.ask.One()
	return Slot(o.A), int(o.B)
}

func sourceOption(slot Slot, gives int) game.Option {
	return game.Option{Kind: KindSource, A: uint8(slot), B: uint8(gives)}
}

// produce focuses a source with as many tokens as it gives resources (R18.2).
func (t turn) produce(source Slot, n int) {
	x := t.At(source)
	x.Focus += uint8(n)
	t.tellOn(FocusPut, source, n)
	if x.typeOf() == Objective {
		t.window(Frame{Trigger: Produced, Side: source.Side(), Target: source})
	}
}

// Missing returns how many resources a side lacks at least for what an option plays or uses, or has left to find if a source gives so few
// (R18.5); 0 for other options.
func (s *Public) Missing(d *game.Decision, o game.Option) int {
	side := SideOf(d.Seat)
	cost, total := 0, s.funds(side).total
	switch o.Kind {
	case KindPlay:
		cost = s.lowestCost(side, Title(o.A))
	case KindAbility:
		if x := s.titleAt(Slot(o.A)); int(o.B) < len(cards[x].Has) {
			cost = int(cards[x].Has[o.B].Spend)
		}
	case KindSource:
		for _, about := range d.About {
			if about.Kind == KindAmount {
				cost = int(about.A) - int(o.B)
			}
		}
		total -= s.At(Slot(o.A)).resources()
	}
	return max(0, cost-total)
}
