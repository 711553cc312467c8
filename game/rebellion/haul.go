package rebellion

import "holoboard/game"

// Verbs that several missions share: moving units from afar, destroying units
// worth so much health, nearest systems.

// A haul is a movement by a card: it obeys the rules of movement except those it
// lifts (R8.3.7). Distance never matters to it.
type haul struct {
	side          Side
	from, to      System
	everywhere    bool            // from every place instead
	ignoreLoad    bool            // ground units need no transport
	ignoreLeaders bool            // own leaders at the source pin nobody
	takes         func(Unit) bool // which types may come
	most          uint8           // units in all; 0: any number
	mostOf        [numUnits]uint8 // of a type; 0: any number
}

// haul lets the player of the card choose the units that move.
func (t Turn) haul(h haul) {
	if h.from == h.to && !h.everywhere {
		return
	}
	var moved [numUnits]uint8
	t.Moving = Moving{To: h.to, Most: h.most}
	for {
		t.put(h.side, AskMove, h.to.Thing())
		t.ask.Offer(Done.Thing())
		for at := range System(numPlaces) {
			if at == h.from && !h.everywhere || h.everywhere && at != h.to {
				t.offerHaul(&h, at, &moved)
			}
		}
		o := t.ask.One()
		if o == Done.Thing() {
			break
		}
		moved[o.A]++
		t.takeAlong(o, h.to)
	}
	landed := t.Moving.Landed
	t.Moving = Moving{To: NoSystem}
	if landed {
		t.answerAboutBase(h.to)
	}
}

func (t Turn) offerHaul(h *haul, at System, moved *[numUnits]uint8) {
	pinned := t.pinned(at, h.side)
	if h.ignoreLeaders {
		pinned = nil
	}
	from, to := unitsOf(h.side)
	for u := from; u < to; u++ {
		if t.Units[at][u] == 0 || !h.takes(u) || h.mostOf[u] > 0 && moved[u] >= h.mostOf[u] {
			continue
		}
		why := t.barsMove(u, at, pinned)
		if why == whyNoTransport && h.ignoreLoad {
			why = nil
		}
		t.ask.OfferIf(Move(u, at), why)
	}
}

// destroyWorth lets a side destroy units in a system that fit a card, whose printed
// health adds up to at most so much (R1.8).
func (t Turn) destroyWorth(side Side, s System, health uint8, fits func(Unit) bool) {
	for {
		t.put(side, AskDestroyWorth, s.Thing(), Health(health))
		t.ask.Offer(Done.Thing())
		for u := range Unit(numUnits) {
			if t.Units[s][u] > 0 && fits(u) {
				t.ask.OfferIf(UnitAt(u, s), t.barsDestroying(side, u, health))
			}
		}
		o := t.ask.One()
		if o == Done.Thing() {
			return
		}
		health -= unitFigures[o.A].Health
		t.destroy(Unit(o.A), s)
	}
}

// barsDestroying: by a house rule nobody destroys his own units (O31).
func (t Turn) barsDestroying(side Side, u Unit, health uint8) *game.Why {
	if t.house(OnlyEnemyUnits) && u.Side() == side {
		return whyOwnUnit
	}
	return barsWorth(u, health)
}

// destroyAny does so for the mission under way, with units of either side (O31).
func (t Turn) destroyAny(health uint8) {
	m := &t.Mission
	t.destroyWorth(m.Side, m.System, health, func(Unit) bool { return true })
}

// barsWorth says why a unit cannot be destroyed for so much health.
func barsWorth(u Unit, health uint8) *game.Why {
	switch h := unitFigures[u].Health; {
	case h == 0:
		return whyNoHealth
	case h > health:
		return whyTooMuchHealth
	}
	return nil
}

// destroyQueuedWorth does the same on the Imperial build queue.
func (t Turn) destroyQueuedWorth(side Side, health uint8) {
	for {
		t.put(side, AskDestroyQueued, Health(health))
		t.ask.Offer(Done.Thing())
		for space := uint8(1); space <= 3; space++ {
			for u := range firstUnit {
				if t.Queue[space][u] > 0 {
					t.ask.OfferIf(Queued(u, space), barsWorth(u, health))
				}
			}
		}
		o := t.ask.One()
		if o == Done.Thing() {
			return
		}
		health -= unitFigures[o.A].Health
		t.destroyQueued(Unit(o.A), o.B)
	}
}

// nearest returns the systems fewest moves away that fit; the system itself if
// it does (R1.5).
func (t Turn) nearest(s System, fits condition) Systems {
	for ring, seen := s.set(), Systems(0); ring != 0; {
		var found, next Systems
		ring.each(func(s System) {
			if fits.holds(&t.Public, s) {
				found |= s.set()
			}
			next |= neighborsOf[s]
		})
		if found != 0 {
			return found
		}
		seen |= ring
		ring = next &^ seen
	}
	return 0
}
