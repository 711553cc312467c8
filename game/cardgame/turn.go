package cardgame

import "holoboard/game"

// A turn from its begin to its end: the timing chart (R24) in one file.

// The stages of a turn.
const (
	turnBegins uint8 = iota
	balance
	refreshFocus
	refreshPlans
	refreshed
	refreshWindow
	refreshEnds
	drawDiscard
	drawTo
	drawWindow
	deploy
	conflict
	engage
	lastActions
	conflictEnds
	commit
	struggle
	forceWindow
	turnEnds
)

// turnOn goes on with the turn (R5.1).
func (t turn) turnOn(f *Frame) {
	switch f.Stage {
	case turnBegins:
		t.turnBegins(f)
	case balance:
		f.Stage = refreshFocus
		t.balancePhase()
	case refreshFocus:
		t.begin(RefreshPhase)
		f.Stage = refreshPlans
		t.refresh()
	case refreshPlans:
		t.replaceObjectives(f)
	case refreshed: // R7.5
		f.Stage = refreshWindow
		t.window(Frame{Trigger: Refreshed, Side: t.Active})
	case refreshWindow:
		f.Stage = refreshEnds
		t.actionWindow(inRefresh)
	case refreshEnds: // R7.6
		t.endPhase()
		f.Stage = drawDiscard
		t.window(Frame{Trigger: RefreshEnded, Side: t.Active})
	case drawDiscard, drawTo, drawWindow:
		t.drawPhase(f)
	case deploy:
		t.endPhase()
		t.begin(DeploymentPhase)
		f.Stage = conflict
		t.actionWindow(inDeployment)
	case conflict, engage, lastActions, conflictEnds:
		t.conflictPhase(f)
	case commit:
		t.begin(ForcePhase)
		f.Stage = struggle
		t.commit()
	case struggle:
		f.Stage = forceWindow
		t.struggle()
	case forceWindow:
		f.Stage = turnEnds
		t.actionWindow(inForce)
	case turnEnds:
		t.endPhase()
		t.Active = t.Active.Other()
		f.Side, f.Stage = t.Active, turnBegins
	}
}

// begin begins a phase.
func (t turn) begin(p Phase) {
	t.Phase = p
	t.say(PhaseStarted, t.Active, 0, int(p), 0)
}

// endPhase ends what lasts until then (R24.4).
func (t turn) endPhase() {
	t.endUntil(UntilPhase)
	for side := range t.Turns {
		t.Turns[side] &^= endsWithPhase
	}
	t.tidy()
}

// turnBegins: reactions to it come before the dial moves (R24.3).
func (t turn) turnBegins(f *Frame) {
	t.Turn++
	t.Turns = [2]OfTurn{}
	for side := range t.Things {
		for i := range t.High[side] {
			x := &t.Things[side][i]
			x.Limits = 0
			x.Marks &^= WasEngaged
		}
	}
	t.DialEngaged = false
	t.say(TurnStarted, t.Active, 0, int(t.Turn), 0)
	t.begin(BalancePhase)
	f.Stage = balance
	t.window(Frame{Trigger: TurnBegan, Side: t.Active})
}

// balancePhase: the dial, or damage to an enemy objective (R6).
func (t turn) balancePhase() {
	if t.Active == Dark {
		t.turnDial(1) // R6.2: two events
		if t.Balance == Dark && t.Ending == Undecided {
			t.turnDial(1)
		}
		return
	}
	if t.Balance != Light || t.CurrentObjectives(Dark) == 0 {
		return
	}
	t.ask.Put(Light.Seat(), AskBalanceDamage)
	t.offer(Dark, func(_ Slot, x *Thing) bool { return x.typeOf() == Objective })
	t.ask.Offer(none)
	if o := t.ask.One(); o != none {
		t.deal(Slot(o.A), 1, Frame{Side: Light, Flags: byEnemy})
	}
}

// turnDial turns the Death Star dial (R1.4, R6.3).
func (t turn) turnDial(by int) {
	was := t.Dial
	t.Dial = uint8(int(t.Dial) + by)
	t.say(DialTurned, NoSide, 0, int(t.Dial), int(was))
	if t.Dial >= DialWins {
		t.win(Dark, DialFull)
	}
}

// refresh: one focus token less, two of elite cards (R7.1, D8: by itself), no shields (R7.2). It is what a side controls (D17).
func (t turn) refresh() {
	first := t.Turn == 2 // R7.7
	t.Each(t.Active, func(slot Slot, x *Thing) {
		if x.Focus > 0 && !first {
			n := uint8(1)
			if t.Has(slot, Elite) {
				n = 2
			}
			t.unfocus(slot, int(n))
		}
	})
	t.Each(t.Active, func(slot Slot, x *Thing) {
		if x.Shields > 0 {
			x.Shields = 0
			t.tellOn(ShieldsGone, slot, 0)
		}
	})
}

// replaceObjectives: one at a time, each fully resolved (R7.3).
func (t turn) replaceObjectives(f *Frame) {
	if t.CurrentObjectives(t.Active) >= currentPlans {
		f.Stage = refreshed
		return
	}
	if t.Planned[t.Active] == 0 { // R7.4
		t.win(t.Active.Other(), PlansOut)
		return
	}
	t.ask.Light()
	t.enter(t.Active, t.topPlan(t.Active), NoSlot, 0)
}

// drawPhase: one card may be discarded, then the hand is brought to the reserve value (R8).
func (t turn) drawPhase(f *Frame) {
	side := t.Active
	hand := int(t.Held[side])
	switch f.Stage {
	case drawDiscard:
		if t.Phase != DrawPhase {
			t.begin(DrawPhase)
			t.window(Frame{Trigger: DrawBegan, Side: side})
			return
		}
		f.Stage = drawTo
		if hand == 0 {
			return
		}
		t.ask.Put(side.Seat(), AskDiscardOne)
		t.offerHand(side, nil)
		t.ask.Offer(none)
		if o := t.ask.One(); o != none {
			t.discardFromHand(side, Title(o.A))
		}
	case drawTo:
		reserve := t.Reserve(side)
		switch {
		case hand < reserve:
			t.draw(side, reserve-hand)
			f.Stage = drawWindow
		case hand > reserve:
			t.ask.Put(side.Seat(), AskDiscardDown)
			t.offerHand(side, nil)
			t.discardFromHand(side, Title(t.oneOfHidden(reserve == 0 && hand == 1).A))
		default:
			f.Stage = drawWindow
		}
	case drawWindow:
		f.Stage = deploy
		t.actionWindow(inDraw)
	}
}

// conflictPhase: windows and engagements in turn (R10.2); dark has none in its first turn (R10.1).
func (t turn) conflictPhase(f *Frame) {
	switch f.Stage {
	case conflict:
		if t.Phase != ConflictPhase {
			t.endPhase()
			if t.Turn == 1 {
				f.Stage = commit
				return
			}
			t.begin(ConflictPhase)
		}
		f.Stage = engage
		t.actionWindow(beforeEngaging)
	case engage:
		if t.declare() {
			f.Stage = conflict
		} else {
			f.Stage = lastActions
		}
	case lastActions:
		f.Stage = conflictEnds
		t.actionWindow(afterEngaging)
	case conflictEnds:
		t.endPhase()
		f.Stage = commit
	}
}

// commit: units of the active player may be committed to the Force (R17.1 to R17.4).
func (t turn) commit() {
	side := t.Active
	free := t.FreeForce(side)
	if free == 0 {
		return
	}
	t.ask.Put(side.Seat(), AskCommit)
	t.Each(side, func(slot Slot, x *Thing) {
		if x.isUnit() {
			var why *game.Why
			if x.Is(Committed) {
				why = whyCommitted
			}
			t.ask.OfferIf(slotOption(slot), why)
		}
	})
	if t.ask.Offered() == 0 {
		t.ask.Some(0, 0)
		return
	}
	var chosen [ForceCards]Slot
	picks := t.ask.Some(0, free)
	n := copy2(chosen[:], picks)
	for _, slot := range chosen[:n] {
		t.At(slot).Marks |= Committed
		t.tellOn(CommittedTo, slot, 0)
	}
	for i := n - 1; i >= 0; i-- {
		t.window(Frame{Trigger: CommittedNow, Side: side, Target: chosen[i]})
	}
}

// copy2 unpacks slots.
func copy2(to []Slot, picks []game.Option) int {
	for i, o := range picks {
		to[i] = Slot(o.A)
	}
	return len(picks)
}

// struggle: the higher total turns the balance; a tie leaves it (R17.6 to R17.8).
func (t turn) struggle() {
	light, dark := t.ForceTotal(Light), t.ForceTotal(Dark)
	t.say(ForceStruggle, NoSide, 0, light, dark)
	side := Light
	switch {
	case light == dark:
		return
	case dark > light:
		side = Dark
	}
	if t.Balance != side {
		t.Balance = side
		t.say(BalanceTurned, side, 0, 0, 0)
	}
}

// offer offers what lies on the table of a side and fits.
func (t turn) offer(side Side, fits func(Slot, *Thing) bool) {
	for i := range t.High[side] {
		if x := &t.Things[side][i]; x.Title != 0 && fits(slotAt(side, int(i)), x) {
			t.ask.Offer(slotOption(slotAt(side, int(i))))
		}
	}
}
