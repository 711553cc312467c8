package rebellion

// R8.1, R8.2: the Command Phase: turns and activations.

// turnEnded in a turn's frame says that the turn before is over.
const turnEnded = 1

func (t Turn) commandPhase(Frame) {
	t.beginPhase(Command)
	t.Turn, t.Passed = RebelAdmiral, [2]Duties{} // R8.1.1, R26.5
	t.then(Frame{Step: stepTurn})
}

// turn lets the player whose turn it is activate a system, reveal a mission or
// pass (R8.1.1). The Rebels may reveal their base first (R8.1.2).
func (t Turn) turn(f Frame) {
	if f.A == turnEnded {
		t.nextTurn()
	}
	t.CameFrom = [2]Coming{} // what moved in the turn before starts no combat now (R12.7.3)
	side, own := t.Turn.Side(), t.turnLeaders()
	t.put(side, AskTurn)
	t.ask.Offer(Pass.Thing())
	choice := false
	if side == Rebels && !t.Revealed {
		t.ask.Offer(RevealBase.Thing())
		choice = true
	}
	pool := t.pool(side)
	for l := range Leader(numLeaders) {
		switch {
		case pool.has(l) && !own.has(l):
			t.ask.OfferIf(l.Thing(), whyPartners)
		case pool.has(l) && !l.tactical():
			t.ask.OfferIf(l.Thing(), whyNoTactics)
		case pool.has(l):
			t.ask.Offer(l.Thing())
			choice = true
		case t.ask.Explaining():
			t.ask.OfferIf(l.Thing(), whyNotInPool)
		}
	}
	for slot, m := range t.onTable(side) {
		if m != NoMission {
			t.ask.OfferIf(Slot(side, uint8(slot)), t.barsReveal(side, uint8(slot), own))
		}
	}
	if side == Empire {
		t.offerBlindside()
	}
	// Whether a facedown mission can be revealed is nobody else's business.
	switch o := t.choose(!choice && t.onMissions(side)&own != 0); o.Kind {
	case KindLeader:
		t.activateWith(side, Leader(o.A))
	case KindSlot:
		t.then(Frame{Step: stepReveal}, Frame{Step: stepTurn, A: turnEnded})
		t.uncover(side, o.B)
	case KindAction: // Blindside, then the mission
		l := Leader(o.B)
		slot, _ := t.Leaders[l].At.slot()
		t.then(Frame{Step: stepReveal}, Frame{Step: stepTurn, A: turnEnded})
		t.useAction(Action(o.A), l)
		t.uncover(side, slot)
	default:
		t.passOrReveal(side, Button(o.A))
	}
}

func (t Turn) passOrReveal(side Side, b Button) {
	if b == RevealBase { // the turn proper is taken after any combat (R18.5)
		t.then(Frame{Step: stepTurn})
		t.revealBase(Rebels, 1)
		t.settle()
		return
	}
	t.Passed[side] |= t.Turn.Duties() // R8.1.3
	t.tell(Event{Kind: Passed, Side: side, N: t.turnNumber()})
	if !t.HasPassed(Rebels) || !t.HasPassed(Empire) {
		t.then(Frame{Step: stepTurn, A: turnEnded})
	}
}

// turnNumber returns 1 + the role whose turn it is, or 0 with two players.
func (t Turn) turnNumber() uint8 {
	if t.Team() {
		return uint8(t.Turn) + 1
	}
	return 0
}

// nextTurn gives the turn to the next in initiative order who has not passed
// (R8.1.1, R8.1.3, R26.5).
func (t Turn) nextTurn() {
	for range numRoles {
		t.Turn = (t.Turn + 1) % numRoles
		if t.takesTurns(t.Turn) && !t.passed(t.Turn) {
			return
		}
	}
}

// activateWith asks which system a leader activates (R8.2.1).
func (t Turn) activateWith(side Side, l Leader) {
	t.put(side, AskActivate, l.Thing())
	for s := range System(numSystems) {
		t.ask.Offer(s.Thing())
	}
	if side == Rebels {
		if t.Revealed {
			t.ask.OfferIf(BaseSpace.Thing(), whyBaseKnown)
		} else {
			t.ask.Offer(BaseSpace.Thing())
		}
	}
	to := System(t.ask.One().A)
	t.Leaders[l].At = Spot(to)
	t.tell(Event{Kind: Activated, Side: side, Leader: l, System: to})
	t.then(
		Frame{Step: stepMove, A: uint8(side), B: uint8(to)},
		Frame{Step: stepArrive, A: uint8(side), B: uint8(to)},
		Frame{Step: stepTurn, A: turnEnded},
	)
}

// arrive resolves what follows a movement into a place: the answer about the
// base, a combat, then subjugation (R8.2.3 to R8.2.5).
func (t Turn) arrive(f Frame) {
	side, to := Side(f.A), System(f.B)
	landed := t.Moving.Landed
	t.Moving = Moving{To: NoSystem}
	if to != BaseSpace {
		t.then(
			Frame{Step: stepFight, A: uint8(to), B: uint8(side)},
			Frame{Step: stepSubjugate, A: uint8(to)},
		)
	}
	if landed {
		t.answerAboutBase(to)
	}
	t.settle()
}

// fight begins a combat where both sides share a theater (R8.2.4).
func (t Turn) fight(f Frame) {
	if t.sharesAny(System(f.A)) {
		t.then(Frame{Step: stepCombat, A: f.A, B: f.B})
	}
}
