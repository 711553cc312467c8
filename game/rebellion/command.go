package rebellion

// R8.1, R8.2: the Command Phase: turns and activations.

// turnEnded in a turn's frame says that the turn before is over.
const turnEnded = 1

func (t Turn) commandPhase(Frame) {
	t.beginPhase(Command)
	t.Turn, t.Passed = Rebels, [2]bool{} // R8.1.1
	t.then(Frame{Step: stepTurn})
}

// turn lets the player whose turn it is activate a system, reveal a mission or
// pass (R8.1.1). The Rebels may reveal their base first (R8.1.2).
func (t Turn) turn(f Frame) {
	if f.A == turnEnded && !t.Passed[t.Turn.enemy()] {
		t.Turn = t.Turn.enemy()
	}
	t.CameFrom = 0 // what moved in the turn before starts no combat now (R12.7.3)
	side := t.Turn
	t.put(side, "turn")
	t.ask.Offer(Pass.Thing())
	choice := false
	if side == Rebels && !t.Revealed {
		t.ask.Offer(RevealBase.Thing())
		choice = true
	}
	pool := t.pool(side)
	for l := range Leader(numLeaders) {
		switch {
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
			t.ask.OfferIf(Slot(side, uint8(slot)), t.barsReveal(side, uint8(slot)))
		}
	}
	if side == Empire {
		t.offerBlindside()
	}
	// Whether a facedown mission can be revealed is nobody else's business.
	switch o := t.choose(!choice && t.onMissions(side) != 0); o.Kind {
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
		t.revealBase(Rebels)
		t.settle()
		return
	}
	t.Passed[side] = true // R8.1.3
	t.tell(Event{Kind: Passed, Side: side})
	if !t.Passed[side.enemy()] {
		t.then(Frame{Step: stepTurn, A: turnEnded})
	}
}

// activateWith asks which system a leader activates (R8.2.1).
func (t Turn) activateWith(side Side, l Leader) {
	t.put(side, "activate", l.Thing())
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
	t.CameFrom = t.Moving.From
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
