package cardgame

import "holoboard/game"

// Using an ability: of an event, or of a card on the table (R21.10).

// ability returns what a frame uses.
func (f *Frame) ability() *Ability { return &cards[f.Title].Has[f.Ability] }

// fits reports whether the moment is one when a thing may be done.
func (s *State) fits(when Timing, side Side) bool {
	switch when {
	case InEngagement:
		return s.Engaged != NoSlot
	case OwnTurn:
		return s.Active == side
	case InForcePhase:
		return s.Phase == ForcePhase
	}
	return true
}

// whyNotUse says why an ability cannot be used now, or nil (R21.10 to R21.12). f is what its use would be; what it answers has been
// looked at.
func (t turn) whyNotUse(a *Ability, f Frame, money *funds) *game.Why {
	s := t.State
	c := &cards[f.Title]
	if !s.fits(a.When, f.Side) || !s.fits(c.When, f.Side) {
		return whyTiming
	}
	switch a.Limit {
	case OnceATurn:
		if s.At(f.Me).Limits>>f.Ability&1 == 1 {
			return whyUsed
		}
	case OnceATurnByTitle:
		if s.Turns[f.Side]&usedByTitle != 0 {
			return whyUsed
		}
	}
	switch a.Cost {
	case FocusThis:
		if !s.At(f.Me).Ready() {
			return whyExhausted
		}
	case SacrificeUnit, FocusUnit:
		if !s.anyFitting(f, a.Pays) {
			return whyOwnCost
		}
	case DiscardOne:
		if s.Held[f.Side] == 0 {
			return whyOwnCost
		}
	}
	switch {
	case c.Type == EventCard:
		cost := s.Cost(f.Side, f.Title)
		if money.total < cost {
			return whyCost
		}
		if !money.pays(&s.Public, f.Side, f.Title, cost) {
			return whyMatch
		}
	case money.total < int(a.Spend):
		return whyCost
	}
	if a.Target != nil && !s.anyFitting(f, a.Target) {
		return whyNoTarget
	}
	if a.Can != nil && !a.Can(s, f) {
		return whyNoEffect
	}
	return nil
}

// anyFitting reports whether anything on the table passes a filter.
func (s *State) anyFitting(f Frame, fits Filter) bool {
	for side := range Side(2) {
		for i := range s.High[side] {
			if slot := slotAt(side, int(i)); s.Things[side][i].Title != 0 && fits(s, f, slot) {
				return true
			}
		}
	}
	return false
}

// The stages of a use.
const (
	useStarts uint8 = iota
	useTargets
	useSecond
	usePlayed
	useInterrupts
	useResolves
	useEnds
)

// use goes on with using an ability.
func (t turn) use(f *Frame) {
	a := f.ability()
	event := cards[f.Title].Type == EventCard
	switch f.Stage {
	case useStarts:
		f.Stage = useTargets
		t.startUse(f, a, event)
	case useTargets:
		f.Stage = useSecond
		if a.Target != nil {
			t.chooseTarget(f, a)
		}
	case useSecond:
		f.Stage = usePlayed
		if a.Second != nil && f.Target != NoSlot {
			a.Second(t, f)
		}
	case usePlayed:
		f.Stage = useInterrupts
		if event {
			t.window(Frame{Trigger: EventPlayed, Side: f.Side, Title: f.Title, Over: t.Top, Target: f.Target})
		}
	case useInterrupts:
		f.Stage = useResolves
		if a.Kind == Interrupt && f.Flags&cancelled == 0 {
			t.window(Frame{Trigger: Interrupted, Side: f.Side, Title: f.Title, Over: t.Top, Target: f.Target})
		}
	case useResolves:
		f.Stage = useEnds
		switch {
		case f.Flags&cancelled != 0:
			t.say(WasCancelled, f.Side, f.Title, 0, 0)
		case a.Target == nil || t.There(f.Target):
			a.Do(t, f)
		}
	case useEnds:
		was := *f
		t.pop()
		if event {
			t.Discard[was.Side].add(was.Title)
			t.say(CardDiscarded, was.Side, was.Title, 0, 3)
			t.window(Frame{Trigger: EventResolved, Side: was.Side, Title: was.Title})
		}
	}
}

// startUse declares a use and pays for it.
func (t turn) startUse(f *Frame, a *Ability, event bool) {
	if f.Flags&fromHand == 0 {
		t.tell(Event{Kind: AbilityUsed, Side: f.Side, Title: f.Title, Slot: f.Me, Other: NoSlot})
	}
	switch a.Limit {
	case OnceATurn:
		t.At(f.Me).Limits |= 1 << f.Ability
	case OnceATurnByTitle:
		t.Turns[f.Side] |= usedByTitle
	}
	if event {
		t.pay(f.Side, f.Title, t.Cost(f.Side, f.Title), true)
		t.hasPlayed(f.Side, f.Title)
	} else {
		t.pay(f.Side, f.Title, int(a.Spend), false)
	}
	switch a.Cost {
	case FocusThis:
		t.addFocus(f.Me, 1)
	case SacrificeThis:
		t.leaves(f.Me, Frame{Side: f.Side, N: uint8(ToDiscard)})
	case SacrificeUnit:
		t.leaves(t.ownUnit(f, a.Pays, AskSacrifice, ForItself), Frame{Side: f.Side, N: uint8(ToDiscard)})
	case FocusUnit:
		t.addFocus(t.ownUnit(f, a.Pays, AskTarget, ForFocus), 1)
	case DiscardOne:
		if c, ok := t.chooseFromHand(f.Side, wants(f.Title, ForDiscard), nil); ok {
			t.discardFromHand(f.Side, c)
		}
	case DamageThis:
		t.deal(f.Me, 1, Frame{Side: f.Side, Flags: asCost})
	case LowerReserve:
		t.lasts(Lasting{Kind: LessReserve, Slot: slotAt(f.Side, 0), Until: UntilPhase})
		t.say(ReserveLowered, f.Side, 0, 0, 0)
	}
}

// ownUnit asks for a unit that a cost is paid with.
func (t turn) ownUnit(f *Frame, fits Filter, ask game.Key, purpose Purpose) Slot {
	t.ask.Put(f.Side.Seat(), ask, wants(f.Title, purpose))
	t.offer(f.Side, func(slot Slot, _ *Thing) bool { return fits(t.State, *f, slot) })
	return Slot(t.ask.One().A)
}

// chooseTarget asks for the target, after paying (R21.10); if paying has left none, the effect does nothing.
func (t turn) chooseTarget(f *Frame, a *Ability) {
	f.Target = NoSlot
	if !t.anyFitting(*f, a.Target) {
		return
	}
	f.Target = t.target(f, f.Side, a.Target)
	t.tellOn(Targeted, f.Target, 0)
}

// target asks a side for something on the table.
func (t turn) target(f *Frame, side Side, fits Filter) Slot {
	t.ask.Put(side.Seat(), AskTarget, titleOption(f.Title))
	t.offerTargets(f, fits)
	return Slot(t.ask.One().A)
}

// offerTargets offers what fits, and says of the rest that it does not.
func (t turn) offerTargets(f *Frame, fits Filter) {
	for _, side := range [2]Side{f.Side.Other(), f.Side} {
		t.Each(side, func(slot Slot, _ *Thing) {
			var why *game.Why
			if !fits(t.State, *f, slot) {
				why = whyNoTarget
			}
			t.ask.OfferIf(slotOption(slot), why)
		})
	}
}

// again has an effect go on once what it began is done.
func (t turn) again(f *Frame) {
	f.M++
	f.Stage = useResolves
}
