package rebellion

import "holoboard/game"

// R7: the Assignment Phase. The Rebels make all their assignments, then the
// Empire makes its own (R7.1). Of partners the admiral begins (O2); the general, who
// holds the cards, may then veto what he assigned, and comes last (R26.3, R26.4).

// assign lets a player put one leader on a mission, take one back, or end (R7.2, R7.5).
func (t Turn) assign(f Frame) {
	side := Side(f.A)
	seat, _ := t.partner(side, f.B)
	pool, own := t.pool(side), t.Mine(seat)
	t.Turn = Role(seat) // R1.6
	t.putTo(seat, AskAssign)
	t.ask.Offer(Done.Thing())
	might := t.offerActions(side, AtAssignment, InPool) // R7.6
	for l := range Leader(numLeaders) {
		switch {
		case t.Serves(l) == side && !own.has(l):
			t.ask.OfferIf(l.Thing(), whyPartners)
		case pool.has(l) && (t.hand(side) != Tally{} || t.hasRoom(side)):
			t.ask.Offer(l.Thing())
		case t.Leaders[l].At >= OnMission && t.Serves(l) == side:
			t.ask.OfferIf(l.Thing(), t.barsTakingBack(l))
		case t.ask.Explaining():
			t.ask.OfferIf(l.Thing(), whyNotInPool)
		}
	}
	o := t.choose(might)
	if o == Done.Thing() {
		t.assigned(f)
		return
	}
	t.then(f)
	if o.Kind == KindAction {
		t.useAction(Action(o.A), Leader(o.B))
		return
	}
	l := Leader(o.A)
	if t.Leaders[l].At >= OnMission {
		t.takeBack(TakenBack, side, l)
		return
	}
	t.assignLeader(side, l)
}

// assigned ends a player's assignments; then the other partner is asked, the general.
func (t Turn) assigned(f Frame) {
	seat, more := t.partner(Side(f.A), f.B)
	t.tell(Event{Kind: AssignmentDone, Side: Side(f.A), N: t.roleNumber(seat)})
	if more {
		t.then(Frame{Step: stepVeto, A: f.A})
	}
}

// veto lets the general take leaders of the admiral off their missions (U18), but for those whom
// action cards have put there (R7.5); if he does, the admiral goes on with his assignments.
func (t Turn) veto(f Frame) {
	side := Side(f.A)
	t.putTo(t.seatOf(side, General), AskVeto)
	(t.onMissions(side) & leadersOf[Admiral] &^ t.Bound).each(func(l Leader) { t.ask.Offer(l.Thing()) })
	vetoed := t.ask.Some(0, numLeaders)
	if len(vetoed) == 0 {
		t.then(Frame{Step: stepAssign, A: f.A, B: 1})
		return
	}
	t.then(Frame{Step: stepAssign, A: f.A})
	for _, o := range vetoed {
		t.takeBack(Vetoed, side, Leader(o.A))
	}
}

// onMissions returns the leaders a side has on facedown missions.
func (t Turn) onMissions(side Side) (set Leaders) {
	for l := range Leader(numLeaders) {
		if t.Leaders[l].At >= OnMission && t.Serves(l) == side {
			set |= 1 << l
		}
	}
	return set
}

// Assigned returns the leaders of a seat who are on its side's facedown missions (R7.2).
func (p *Public) Assigned(seat game.Seat) (set Leaders) {
	for slot := range uint8(numSlots) {
		set |= p.onSlot(SideOf(seat), slot)
	}
	return set & p.Mine(seat)
}

// hasRoom reports whether a side has a mission on the table with one leader.
func (t Turn) hasRoom(side Side) bool {
	for slot := range uint8(numSlots) {
		if t.onSlot(side, slot).Count() == 1 {
			return true
		}
	}
	return false
}

// assignLeader asks which mission a leader goes on: a card from the hand, or one
// that already has a leader (R7.2). Skills do not matter yet (R7.3).
func (t Turn) assignLeader(side Side, l Leader) {
	t.put(side, AskAssignTo, l.Thing())
	hand := t.hand(side)
	for m := Mission(1); m < numMissions; m++ {
		if hand[m] > 0 {
			t.ask.Offer(m.Thing())
		}
	}
	for slot := range uint8(numSlots) {
		switch t.onSlot(side, slot).Count() {
		case 1:
			t.ask.Offer(Slot(side, slot))
		case 2:
			t.ask.OfferIf(Slot(side, slot), whyTwoLeaders)
		}
	}
	o := t.choose(t.MissionHand[side] > 1) // whether the cards are alike is secret
	slot := o.B
	if o.Kind == KindMission {
		slot = t.layDown(side, Mission(o.A))
	}
	t.Leaders[l].At = OnMission + Spot(slot)
	t.tell(Event{Kind: Assigned, Side: side, Leader: l, N: slot, Card: t.onTable(side)[slot].Thing()})
}

// layDown puts a mission from the hand facedown on the table and returns its slot.
func (t Turn) layDown(side Side, m Mission) uint8 {
	t.handOf(side)[m]--
	t.MissionHand[side]--
	for slot := range uint8(numSlots) {
		if t.onTable(side)[slot] == NoMission {
			t.onTable(side)[slot] = m
			return slot
		}
	}
	panic("rebellion: more facedown missions than leaders")
}

// knowSlot notes that everybody knows of which kind a facedown mission is;
// forgetSlot that it lies there no more.
func (t Turn) knowSlot(m Mission, slot uint8) {
	t.KnownSlots[m.Card().Kind][m.Card().Side] |= 1 << slot
}

func (t Turn) forgetSlot(side Side, slot uint8) {
	for kind := range t.KnownSlots {
		t.KnownSlots[kind][side] &^= 1 << slot
	}
}

// barsTakingBack: an action card has put him there, which is no assignment to be
// changed (R7.5).
func (t Turn) barsTakingBack(l Leader) *game.Why {
	if t.Bound.has(l) {
		return whyBound
	}
	return nil
}

// takeBack takes a leader off a facedown mission, as the kind of the event says.
func (t Turn) takeBack(kind EventKind, side Side, l Leader) {
	slot, _ := t.Leaders[l].At.slot()
	t.Leaders[l].At = InPool
	card := t.onTable(side)[slot]
	if t.onSlot(side, slot) == 0 {
		t.pickUp(side, slot)
	}
	t.tell(Event{Kind: kind, Side: side, Leader: l, N: slot, Card: card.Thing()})
}

// pickUp takes a facedown mission back to the hand, unseen.
func (t Turn) pickUp(side Side, slot uint8) {
	m := t.onTable(side)[slot]
	t.onTable(side)[slot] = NoMission
	t.forgetSlot(side, slot)
	t.handOf(side)[m]++
	t.MissionHand[side]++
}

func (t Turn) hand(side Side) Tally { return *t.handOf(side) }

func (t Turn) handOf(side Side) *Tally {
	if side == Rebels {
		return &t.Rebel.Hand
	}
	return &t.Empire.Hand
}

func (t Turn) onTable(side Side) *[numSlots]Mission {
	if side == Rebels {
		return &t.Rebel.OnTable
	}
	return &t.Empire.OnTable
}

// leaveMission takes all its leaders off a facedown mission: the card returns to the hand
// unseen (R11.1). No card takes a leader off a mission that is not revealed.
func (t Turn) leaveMission(side Side, slot uint8, leaders Leaders) {
	card := t.onTable(side)[slot]
	leaders.each(func(l Leader) { t.Leaders[l].At = InPool })
	t.pickUp(side, slot)
	t.tell(Event{Kind: MissionReturned, Side: side, N: slot, Leaders: leaders, Card: card.Thing()})
}
