package starship

import "holoboard/game"

// Launching fighters (R9).

// launch: one fighter from a carrier, an option, or the end of the part. Fighter Launch holds in the Quick Start game too
// (R18.1).
func (t turn) launch() {
	seat := t.Turn()
	t.ask.Put(seat, AskLaunch)
	offered := t.offerLaunches(seat)
	if offered || t.couldScramble(seat) {
		t.offerOrder(seat, ScrambleFighters)
	}
	t.offerControl(seat)
	t.ask.Offer(done)
	switch o := t.ask.One(); o.Kind {
	case KindDone:
		t.endMove()
	case KindOrder:
		t.use(seat, o)
	default:
		t.launchFrom(Slot(o.A), o.B)
	}
}

// offerLaunches offers every fighter of the pool from every carrier that may launch.
func (t turn) offerLaunches(seat game.Seat) (offered bool) {
	fighters := t.FightersInPool(seat)
	if fighters == 0 && !t.ask.Explaining() {
		return false
	}
	t.EachOf(seat, func(slot Slot) {
		against := t.whyNoLaunchFrom(slot)
		for card := t.First[seat]; card < t.First[seat+1]; card++ {
			if !t.Cards.Card(card).Fighter() {
				continue
			}
			why := against
			if why == nil && t.InPool(seat, card) == 0 {
				why = whyNotInPool
			}
			offered = offered || why == nil
			t.ask.OfferIf(game.Option{Kind: KindLaunch, A: uint8(slot), B: card}, why)
		}
	})
	return offered
}

// InPool is how many ships of a card a fleet has in its pool (R4.7).
func (s *State) InPool(seat game.Seat, card uint8) int { return int(s.Pool[seat][card-s.First[seat]]) }

// FightersInPool is how many fighters a fleet has left to launch (R4.7).
func (s *State) FightersInPool(seat game.Seat) (n int) {
	for i, count := range s.Pool[seat][:s.First[seat+1]-s.First[seat]] {
		if s.Cards.Card(s.First[seat] + uint8(i)).Fighter() {
			n += int(count)
		}
	}
	return n
}

// whyNoLaunchFrom says why a ship launches nothing now, or nil.
func (t turn) whyNoLaunchFrom(slot Slot) *game.Why {
	free := t.Beside(slot)
	switch {
	case t.value(slot, FighterLaunch) == 0:
		return whyNoLaunch
	case int(t.Ships[slot].Launched) >= t.LaunchRate(slot):
		return whyRate
	case free == Field{}:
		return whyNoRoom
	case t.FreeSlot(slot.Seat()) == NoSlot:
		return whyFull
	}
	return nil
}

// LaunchRate is how many fighters a ship may launch this round: its number (R9.3), halved and rounded up by Interdict, one
// more by Scramble Fighters (R9.7, Q6).
func (s *State) LaunchRate(slot Slot) int {
	n := s.value(slot, FighterLaunch)
	if n == 0 {
		return 0
	}
	if s.interdicts(Light) || s.interdicts(Dark) {
		n = (n + 1) / 2
	}
	if s.Card(slot).Class() == 2 && s.InForce[slot.Seat()].Has(ScrambleFighters) {
		n++
	}
	return n
}

// couldScramble reports whether one more launch would be of use.
func (t turn) couldScramble(seat game.Seat) (could bool) {
	if t.FightersInPool(seat) == 0 {
		return false
	}
	t.EachOf(seat, func(slot Slot) {
		could = could || t.Card(slot).Class() == 2 && t.value(slot, FighterLaunch) > 0 && t.Beside(slot) != Field{}
	})
	return could
}

// Beside returns the free squares next to a ship (R9.4).
func (s *State) Beside(slot Slot) (free Field) {
	taken := s.taken()
	free.around(s.Space(slot))
	all := uint64(1)<<s.Width - 1
	for y := range free {
		if y >= int(s.Height) {
			free[y] = 0
		}
		free[y] &= all &^ taken[y]
	}
	return free
}

// FreeSlot returns a slot for another ship of a fleet. It may have been that of a ship that is gone: what is called how says the ship's
// number.
func (s *State) FreeSlot(seat game.Seat) Slot {
	first := Slot(seat) * MostShips
	for slot := first; slot < first+MostShips; slot++ {
		if s.Ships[slot].Marks == 0 {
			return slot
		}
	}
	return NoSlot
}

// launchFrom puts a fighter on a free square next to its carrier. It does not move this round (R9.4, R9.5).
func (t turn) launchFrom(carrier Slot, card uint8) {
	seat := carrier.Seat()
	free := t.Beside(carrier)
	t.ask.Put(seat, AskLaunchAt, shipOption(carrier), game.Option{Kind: KindLaunch, A: uint8(carrier), B: card})
	t.offerSquares(&free, whyNotBeside)
	o := t.ask.One()
	slot := t.FreeSlot(seat)
	t.Pool[seat][card-t.First[seat]]--
	t.Ships[carrier].Launched++
	t.Ships[slot] = Ship{Card: card, X: o.B, Y: o.C, Marks: Moved, Number: t.christen(seat, card)}
	t.Land(slot)
	t.High[seat] = max(t.High[seat], uint8(slot-Slot(seat)*MostShips)+1)
	t.tell(Event{Kind: Launched, Ship: slot, Other: carrier, X: o.B, Y: o.C})
}

// endMove: the next fleet moves, or the Attack Phase begins.
func (t turn) endMove() {
	if t.next() {
		t.Step = stepMove
		return
	}
	t.Step, t.Part, t.Acting = stepAttack, 0, NoSlot
	if t.endIfOver(); t.Ending == Undecided { // ships that left the map count as destroyed (R17.3)
		t.tell(Event{Kind: AttackBegan})
	}
}
