package rebellion

import "holoboard/game"

// R8.3: movement. Units are moved one by one; ships first make room for those
// that need transport, so every legal split can be reached and none that is not.

// moveInto lets a side move units from adjacent places into an activated one.
func (t Turn) moveInto(f Frame) {
	side, to := Side(f.A), System(f.B)
	t.Moving = Moving{To: to, Proof: true}
	from, n := t.sources(side, to)
	// What may move from and to the Rebel Base space tells where the base is.
	secret := side == Rebels && !t.Revealed && (to == BaseSpace || t.units(BaseSpace, Rebels))
	for {
		t.put(side, AskMove, to.Thing())
		t.ask.Offer(Done.Thing())
		for _, at := range from[:n] {
			t.offerMoves(side, at)
		}
		if t.ask.Explaining() {
			t.explainMoves(side, to)
		}
		o := t.choose(secret)
		if o == Done.Thing() {
			return
		}
		t.takeAlong(o, to)
	}
}

// sources returns the places that units may move from into a place: the adjacent
// systems, and between the Rebel Base space, the base's system and its neighbors
// while the base is hidden (R8.3.1, R18.2).
func (t Turn) sources(side Side, to System) (from [numPlaces]System, n int) {
	base := t.Rebel.Base
	if to == BaseSpace {
		from[0], n = base, 1
		to = base
	} else if side == Rebels && !t.Revealed && (to == base || base.Adjacent(to)) {
		from[0], n = BaseSpace, 1
	}
	for _, s := range systemFigures[to].Neighbors {
		from[n] = s
		n++
	}
	return from, n
}

// offerMoves offers the units and captives that may leave a place (R8.3.2 to R8.3.6).
func (t Turn) offerMoves(side Side, at System) {
	units := &t.Units[at]
	pinned := t.pinned(at, side)
	if pinned != nil && !t.ask.Explaining() {
		return
	}
	first, last := unitsOf(side)
	for u := first; u < last; u++ {
		if units[u] > 0 {
			t.ask.OfferIf(Move(u, at), t.barsMove(u, at, pinned))
		}
	}
	if side == Empire && at < numSystems {
		t.offerCaptives(at, pinned)
	}
}

// barsMove says why a unit may not leave a place in the movement under way.
func (t Turn) barsMove(u Unit, at System, pinned *game.Why) *game.Why {
	switch figures := &unitFigures[u]; {
	case pinned != nil:
		return pinned
	case figures.Immobile:
		return whyImmobile
	case t.Moving.Most > 0 && t.Moving.Moved >= t.Moving.Most:
		return whyNoMore
	case t.LacksTransport(u, at):
		return whyNoTransport
	}
	return nil
}

// LacksTransport reports whether a unit needs transport, and the ships that have left its place have no room for it (R8.3.5).
func (p *Public) LacksTransport(u Unit, at System) bool {
	return unitFigures[u].Restricted && p.Moving.Load[at] >= p.Moving.Capacity[at]
}

// offerCaptives offers captives as cargo that takes no room, if a ship with
// capacity leaves their system (R8.3.10).
func (t Turn) offerCaptives(at System, pinned *game.Why) {
	t.captivesAt(at).each(func(l Leader) {
		why := pinned
		if why == nil && t.Moving.Capacity[at] == 0 && !t.house(CaptivesNeedNoEscort) { // O4
			why = whyNoEscort
		}
		t.ask.OfferIf(MoveCaptive(l, at), why)
	})
}

// explainMoves names the units that are too far away.
func (t Turn) explainMoves(side Side, to System) {
	first, last := unitsOf(side)
	from, n := t.sources(side, to)
	for at := range System(numPlaces) {
		near := false
		for _, s := range from[:n] {
			near = near || s == at
		}
		if near || at == to {
			continue
		}
		why := whyNotAdjacent
		if at == BaseSpace || to == BaseSpace {
			why = whyBaseFar
		}
		for u := first; u < last; u++ {
			t.ask.OfferIf(Move(u, at), why)
		}
	}
}

// takeAlong moves one unit or captive into a place.
func (t Turn) takeAlong(o game.Option, to System) {
	from := System(o.B)
	if o.Kind == KindCaptive {
		t.Leaders[o.A].At = Spot(to)
		t.tell(Event{Kind: CaptiveMoved, Leader: Leader(o.A), From: from, System: to})
		return
	}
	t.moveUnit(Unit(o.A), from, to)
}

// moveUnit moves one unit and keeps the accounts of transport and of where units came from.
func (t Turn) moveUnit(u Unit, from, to System) {
	t.Units[from][u]--
	t.Units[to][u]++
	m := &t.Moving
	m.Capacity[from] += unitFigures[u].Capacity
	if unitFigures[u].Restricted {
		m.Load[from]++
	}
	m.Moved++
	t.came(u.Side(), from, to)
	if u.ground() && u.Side() == Empire {
		m.Landed = true
	}
	t.tell(Event{Kind: UnitMoved, Unit: u, From: from, System: to})
	if u.Side() == Rebels && !t.Revealed && (from == BaseSpace || to == BaseSpace) && t.Moving.Proof {
		t.proveNear(from, to)
	}
}

// came books that a unit has moved: whoever fights where it went may not retreat to where it came from (R12.7.3).
func (t Turn) came(side Side, from, to System) {
	c := &t.CameFrom[side]
	if c.To != to {
		*c = Coming{To: to}
	}
	if from < numSystems {
		c.From |= from.set()
	}
}

// proveNear notes what a move between the Rebel Base space and a system proves
// about a hidden base (R25.6).
func (t Turn) proveNear(from, to System) {
	s := from
	if from == BaseSpace {
		s = to
	}
	if s < numSystems {
		t.hearBase(s.set() | neighborsOf[s])
	}
}
