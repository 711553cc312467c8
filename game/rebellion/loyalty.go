package rebellion

// R14: loyalty. R15: subjugation. R16: sabotage. R17: destroyed systems.

// gainLoyalty gives a side so many points of loyalty in a system (R14.1).
func (t Turn) gainLoyalty(side Side, s System, points int) {
	for range points {
		if !t.populous(s) || s == Coruscant {
			return // R14.5
		}
		switch t.Loyalty[s] {
		case side:
			return
		case side.enemy():
			t.setLoyalty(s, NoSide)
		default:
			t.setLoyalty(s, side)
		}
	}
}

// setLoyalty puts a loyalty marker into a system, or takes it away. An Imperial
// one replaces a subjugation marker (R15.5); where the Empire loses loyalty its
// troops subjugate at once (R15.9).
func (t Turn) setLoyalty(s System, side Side) {
	t.Loyalty[s] = side
	if side == Empire {
		t.Subjugated &^= s.set()
	}
	t.tell(Event{Kind: LoyaltyChanged, System: s, Side: side})
	if side != Empire && !(t.Combat.Open && t.Combat.System == s) {
		t.subjugate(s)
	}
}

// loseLoyalty takes one point of a side's loyalty in a system (R14.2).
func (t Turn) loseLoyalty(side Side, s System) {
	if t.populous(s) && s != Coruscant && t.Loyalty[s] == side {
		t.setLoyalty(s, NoSide)
	}
}

// subjugate puts a subjugation marker where Imperial troops hold a populous
// system that is not loyal to the Empire (R15.1).
func (t Turn) subjugate(s System) {
	if !t.populous(s) || t.Loyalty[s] == Empire || t.Subjugated.has(s) || !t.groundUnits(s, Empire) {
		return
	}
	t.Subjugated |= s.set()
	t.tell(Event{Kind: SystemSubjugated, System: s})
}

func (t Turn) subjugateStep(f Frame) {
	t.subjugate(System(f.A))
	t.settle()
}

// placeSabotage puts a sabotage marker into a system (R16.1).
func (t Turn) placeSabotage(s System) {
	if t.Sabotaged.has(s) || !t.populous(s) {
		return
	}
	t.Sabotaged |= s.set()
	t.tell(Event{Kind: SystemSabotaged, System: s})
}

func (t Turn) removeSabotage(s System) {
	if t.Sabotaged.has(s) {
		t.Sabotaged &^= s.set()
		t.tell(Event{Kind: SabotageRemoved, System: s})
	}
}

// destroySystem destroys a system: the Rebel ground units there are lost and all
// its markers come off; leaders and ships stay (R17.1, R17.3).
func (t Turn) destroySystem(s System) {
	if t.Destroyed.has(s) {
		return // R17.7
	}
	t.Destroyed |= s.set()
	t.Sabotaged &^= s.set()
	t.Subjugated &^= s.set()
	t.Loyalty[s] = NoSide
	t.tell(Event{Kind: SystemDestroyed, System: s})
	for u := firstUnit; u < numUnits; u++ {
		for u.ground() && t.Units[s][u] > 0 {
			t.destroy(u, s)
		}
	}
	t.settle()
}

// settle makes the checks that follow every change of the table (R6.2).
func (t Turn) settle() {
	if t.over() {
		return
	}
	if !t.Revealed && t.Phase != SettingUp && t.reveals(t.Rebel.Base) != NotRevealed {
		t.revealBase(t.current(), 0)
	}
	t.noteBaseAnswers()
	if t.checkImperialVictory(); t.over() {
		return
	}
	t.Subjugated.each(func(s System) { // R15.4
		if !t.groundUnits(s, Empire) {
			t.Subjugated &^= s.set()
			t.tell(Event{Kind: SubjugationEnded, System: s})
		}
	})
	t.rescueAbandoned()
	t.Destroyed.each(func(s System) { // R17.5
		for _, side := range []Side{Rebels, Empire} {
			if t.excess(s, side) > 0 && !t.awaits(stepDestroyExcess, s) {
				t.then(Frame{Step: stepDestroyExcess, A: uint8(s), B: uint8(side)})
			}
		}
	})
	t.destroyOrphanedDeathStar()
}

// excess returns how many units needing transport a side has in a destroyed
// system beyond the capacity of its ships (R17.5).
func (t Turn) excess(s System, side Side) int {
	load, capacity := 0, 0
	from, to := unitsOf(side)
	for u := from; u < to; u++ {
		f, n := &unitFigures[u], int(t.Units[s][u])
		if f.Restricted {
			load += n
		}
		capacity += n * int(f.Capacity)
	}
	return load - capacity
}

// destroyExcess has the owner choose a unit he loses in a destroyed system, until
// the rest can be carried.
func (t Turn) destroyExcess(f Frame) {
	s, side := System(f.A), Side(f.B)
	if t.excess(s, side) <= 0 {
		t.settle()
		return
	}
	t.then(f)
	t.put(side, AskExcess, s.Thing())
	from, to := unitsOf(side)
	for u := from; u < to; u++ {
		if unitFigures[u].Restricted && t.Units[s][u] > 0 {
			t.ask.Offer(UnitAt(u, s))
		}
	}
	t.lose(Unit(t.ask.One().A), s)
}

// current returns the player whose turn it is, or who resolves a card (R1.6).
func (t Turn) current() Side {
	switch {
	case t.Combat.Open:
		return t.Combat.Current
	case t.Mission.Card != NoMission:
		return t.Mission.Side
	}
	return t.Turn.Side()
}
