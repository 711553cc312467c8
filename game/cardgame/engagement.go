package cardgame

import "holoboard/game"

// An engagement (R11): objective, attackers, defenders, edge battle, strikes, reward.

// declare asks the active player to engage an objective, with attackers: one declaration (R11.2). It reports whether he did.
func (t turn) declare() bool {
	side := t.Active
	t.ask.Put(side.Seat(), AskEngage)
	t.Each(side.Other(), func(slot Slot, x *Thing) {
		if x.typeOf() == Objective {
			t.ask.OfferIf(slotOption(slot), t.whyNotEngage(slot))
		}
	})
	if side == Light && t.Present[Light].Has(trenchRunCard) {
		t.ask.OfferIf(slotOption(Dial), t.whyNotEngage(Dial))
	}
	any := t.ask.Offered() > 0
	t.ask.Offer(none)
	o := t.ask.One()
	if !any || o == none {
		return false
	}
	target := Slot(o.A)
	t.ask.Put(side.Seat(), AskAttackers, o)
	t.Each(side, func(slot Slot, x *Thing) {
		if x.isUnit() {
			t.ask.OfferIf(slotOption(slot), t.whyNotAttack(slot, target))
		}
	})
	most := t.ask.Offered()
	if t.titleAt(target) == ultimatePower {
		most = min(most, mostAttackersOn145)
	}
	picks := t.ask.Some(1, most)
	t.Engaged, t.Edge, t.Laid = target, NoSide, 0
	if target == Dial {
		t.DialEngaged = true
	} else {
		t.At(target).Marks |= WasEngaged // R10.3
	}
	t.tellOn(AttackMade, target, 0)
	for _, p := range picks {
		t.At(Slot(p.A)).Marks |= Attacking
		t.tellOn(Attacks, Slot(p.A), 0)
	}
	t.push(Frame{Do: doEngagement, Side: side, Me: NoSlot, Target: target, Other: NoSlot})
	return true
}

// whyNotEngage says why an objective, or the dial, cannot be engaged, or nil (R10.3, R10.4).
func (s *State) whyNotEngage(target Slot) *game.Why {
	if target == Dial && s.DialEngaged || target != Dial && s.At(target).Is(WasEngaged) {
		return whyEngaged
	}
	if !s.anyThing(s.Active, func(slot Slot, x *Thing) bool { return x.isUnit() && s.whyNotAttack(slot, target) == nil }) {
		return whyNobody
	}
	return nil
}

// whyNotAttack says why a unit cannot be declared as attacker of an objective, or nil.
func (s *State) whyNotAttack(slot, target Slot) *game.Why {
	x := s.At(slot)
	switch {
	case !x.Ready():
		return whyExhausted
	case x.Title == coruscantFleet || s.titleAt(target) == rebelFleet && !cards[x.Title].Is(Vehicle) || s.NLast > 0 && s.barred(slot, true):
		return whyCannot
	}
	return nil
}

// The stages of an engagement.
const (
	attackersShield uint8 = iota
	attackersDeclared
	attackersWindow
	defendersAsked
	defendersShield
	defendersDeclared
	defendersWindow
	edgeBattle
	edgeWindow
	strikeStep
	reward
	engagementEnds
	engagementOver
)

// engagement goes on with an engagement. Target is the objective that was declared.
func (t turn) engagement(f *Frame) {
	switch f.Stage {
	case attackersShield, defendersShield:
		t.shielding(f)
	case attackersDeclared: // R11.4
		f.Stage = attackersWindow
		t.window(Frame{Trigger: AttackDeclared, Side: f.Side, Target: t.Engaged})
	case attackersWindow:
		f.Stage = defendersAsked
		t.actionWindow(afterAttackers)
	case defendersAsked:
		f.Stage, f.Passed = defendersShield, 0
		t.defenders(f.Side.Other())
	case defendersDeclared: // R11.5
		f.Stage = defendersWindow
		t.window(Frame{Trigger: DefenceDeclared, Side: f.Side.Other(), Target: t.Engaged})
	case defendersWindow:
		f.Stage = edgeBattle
		t.actionWindow(afterDefenders)
	case edgeBattle:
		f.Stage = edgeWindow
		t.push(Frame{Do: doEdge, Side: f.Side, Next: f.Side, Me: NoSlot, Target: NoSlot, Other: NoSlot})
	case edgeWindow: // R12.14
		f.Stage = strikeStep
		t.actionWindow(afterEdge)
	case strikeStep:
		f.Stage = reward
		t.push(Frame{Do: doStrikes, Side: f.Side, Next: t.Edge, Me: NoSlot, Target: NoSlot, Other: NoSlot})
	case reward:
		f.Stage = engagementEnds
		t.reward(f)
	case engagementEnds: // R16.5
		f.Stage = engagementOver
		t.window(Frame{Trigger: EngagementEnds, Side: f.Side, Target: f.Target, Flags: f.Flags & unopposed})
	case engagementOver:
		t.endEngagement()
		t.pop()
	}
}

// shielding: right after its declaration the controller of a card with the keyword may place one shield (R20.7). Passed is how far
// the walk over the side's slots has come.
func (t turn) shielding(f *Frame) {
	side, role, next := f.Side, Attacking, attackersDeclared
	if f.Stage == defendersShield {
		side, role, next = f.Side.Other(), Defending, defendersDeclared
	}
	for i := int(f.Passed); i < int(t.High[side]); i++ {
		slot := slotAt(side, i)
		x := t.At(slot)
		f.Passed = uint8(i + 1)
		if x.Title == 0 || !x.Is(role) || !t.Has(slot, Shielding) {
			continue
		}
		t.ask.Put(side.Seat(), AskShieldTo, slotOption(slot))
		t.offer(side, func(_ Slot, y *Thing) bool { return y.Is(participates) && y.Shields == 0 })
		if e := t.Engaged; t.There(e) && t.At(e).Shields == 0 && (e.Side() == side || t.House&ShieldAnyEngaged != 0) {
			t.ask.Offer(slotOption(e))
		}
		any := t.ask.Offered() > 0
		t.ask.Offer(none)
		if o := t.ask.One(); any && o != none {
			t.shield(Slot(o.A))
		}
		return
	}
	f.Stage, f.Passed = next, 0
}

// defenders: any number of ready units (R11.5).
func (t turn) defenders(side Side) {
	t.ask.Put(side.Seat(), AskDefenders, slotOption(t.Engaged))
	t.Each(side, func(slot Slot, x *Thing) {
		if x.isUnit() {
			t.ask.OfferIf(slotOption(slot), t.whyNotDefend(slot))
		}
	})
	for _, p := range t.ask.Some(0, t.ask.Offered()) {
		t.At(Slot(p.A)).Marks |= Defending
		t.tellOn(Defends, Slot(p.A), 0)
	}
}

func (s *State) whyNotDefend(slot Slot) *game.Why {
	switch {
	case s.At(slot).Is(participates): // card 7 has joined already (R11.8)
		return whyTakesPart
	case !s.At(slot).Ready():
		return whyExhausted
	case s.NLast > 0 && s.barred(slot, false):
		return whyCannot
	}
	return nil
}

// reward: an attacker survived and no defender did (R16.1 to R16.4).
func (t turn) reward(f *Frame) {
	if !t.participating(f.Side) || t.participating(f.Side.Other()) {
		return
	}
	f.Flags |= unopposed
	if t.Engaged != Dial && !t.There(t.Engaged) { // R16.3
		return
	}
	t.tellOn(Unopposed, t.Engaged, 0)
	t.deal(t.Engaged, 1, Frame{Side: f.Side, Flags: byEnemy})
}

// endEngagement: participants return.
func (t turn) endEngagement() {
	for side := range t.Things {
		for i := range t.High[side] {
			t.Things[side][i].Marks &^= participates
		}
	}
	t.Engaged, t.Edge, t.Laid = NoSlot, NoSide, 0
	t.endUntil(UntilEngagement)
	t.say(EngagementOver, NoSide, 0, 0, 0)
	t.tidy()
}
