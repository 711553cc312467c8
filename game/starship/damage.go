package starship

import "holoboard/game"

// The Damage Phase (R12) and the end of a round (R7.6).

// control: the last moment for Damage Control, who attacked first decides first (R15.5, R15.20).
func (t turn) control() {
	seat, o, open := t.Windows.Ask(t.ask, int(t.Players), pass, func(seat game.Seat) bool {
		if !t.useful(seat, DamageControl) {
			return false
		}
		t.ask.Put(seat, AskDamageControl)
		t.offerOrder(seat, DamageControl)
		t.ask.Offer(pass)
		return true
	})
	switch {
	case !open:
		t.Step = stepDamage
	case o.Kind == KindOrder:
		t.use(seat, o)
	}
}

// damage: all ships at the same time (R12.1).
func (t turn) damage() {
	t.Each(t.suffer)
	t.endRound()
	t.endIfOver()
	if t.Ending == Undecided {
		t.beginRound()
	}
}

// Bears is how many counters destroy a ship: those of the side that is up, and of the one below it (R12.2, R12.3).
func (s *State) Bears(slot Slot) int {
	ship, card := &s.Ships[slot], s.Card(slot)
	hull := card.Face(ship.Is(Reduced)).Hull()
	if !ship.Is(Reduced) {
		hull += card.Face(true).Hull()
	}
	return hull
}

// suffer turns or destroys a ship by its counters (R12.2 to R12.4).
func (t turn) suffer(slot Slot) {
	ship, card := &t.Ships[slot], t.Card(slot)
	counters := ship.Counters()
	hull := card.Face(ship.Is(Reduced)).Hull()
	switch {
	case counters < hull:
		return
	case counters >= t.Bears(slot):
		t.destroy(slot)
		return
	}
	ship.Marks |= Reduced
	ship.Damage, ship.Fresh = uint8(counters-hull), 0
	t.tell(Event{Kind: Turned, Ship: slot, N: ship.Damage})
}

// destroy removes a ship; an Infinite fighter returns to its pool (R14.14, R9.6).
func (t turn) destroy(slot Slot) {
	card := t.Ships[slot].Card
	infinite := t.has(slot, Infinite)
	t.Ships[slot] = Ship{Card: card}
	e := Event{Kind: Destroyed, Ship: slot}
	if infinite {
		seat := slot.Seat()
		t.Pool[seat][card-t.First[seat]]++
		e.N = 1
	}
	t.tell(e)
}

// endRound takes back what holds for a round (R7.6, R15.2a).
func (t turn) endRound() {
	t.InForce = [MostSeats]Options{}
	t.Shot = Shot{}
	t.Each(func(slot Slot) {
		ship := &t.Ships[slot]
		ship.Damage, ship.Fresh = uint8(min(255, ship.Counters())), 0
		ship.Marks &^= Moved | Attacked | Buzzed
		ship.Launched = 0
	})
}
