package cardgame

import "holoboard/game"

// Damage, shields and focus tokens (R14).

// deal deals damage: from says whose (Side), by which card (Other) and how.
func (t turn) deal(target Slot, n int, from Frame) {
	if n <= 0 {
		return
	}
	if from.Other == 0 {
		from.Other = NoSlot
	}
	from.Do, from.Target, from.Me, from.N = doDamage, target, NoSlot, uint8(n)
	t.push(from)
}

// The stages of damage to one card (R14.1).
const (
	damageAssigned uint8 = iota
	damageProtect
	damageShield
	damageTaken
	damageDone
)

// damage goes on with damage to one card. N is the amount, M what was taken.
func (t turn) damage(f *Frame) {
	if f.Target == Dial {
		n := f.N
		t.pop()
		t.OnDial += n
		t.tellOn(DamagePut, Dial, int(n))
		if t.OnDial >= trenchRunWins {
			t.win(Light, TrenchRun)
		}
		return
	}
	if f.Stage < damageDone && (f.N == 0 || !t.There(f.Target)) {
		f.Stage = damageDone
	}
	switch f.Stage {
	case damageAssigned:
		f.Stage = damageProtect
		if f.Flags&asCost != 0 {
			f.Stage = damageTaken
			return
		}
		t.window(Frame{Trigger: DamageComes, Side: f.Side, Target: f.Target, Other: f.Other, Over: t.Top})
	case damageProtect:
		switch {
		case f.Flags&noProtect != 0:
			f.Stage = damageShield
		case !t.protect(f):
			f.Stage = damageShield
			t.Each(f.Target.Side(), func(_ Slot, x *Thing) { x.Stopped = 0 })
		}
	case damageShield: // one token for each shield (R14.7)
		if f.Flags&byEnemy != 0 && f.Side != f.Target.Side() && t.spendShield(f.Target, DamageToken) {
			f.N--
			return
		}
		f.Stage = damageTaken
	case damageTaken:
		f.Stage = damageDone
		t.take(f)
	case damageDone:
		was := *f
		t.pop()
		if was.M == 0 && was.Flags&noProtect != 0 {
			t.At(was.Target).Stopped++
		}
		if was.M > 0 && t.There(was.Target) {
			t.window(Frame{Trigger: Damaged, Side: was.Side, Target: was.Target, Other: was.Other})
		}
	}
}

// take places the damage that is left, never more than there is room for.
func (t turn) take(f *Frame) {
	n := min(int(f.N), t.Room(f.Target))
	if n == 0 {
		return
	}
	t.At(f.Target).Damage += uint8(n)
	f.M = uint8(n)
	t.tellOn(DamagePut, f.Target, n)
	if f.Flags&together == 0 {
		t.push(Frame{Do: doReap, Side: f.Side, Me: NoSlot, Target: NoSlot, Other: NoSlot})
	}
}

// protect: one point may be moved to a protecting card (R20.6), and not once more (D21). It reports whether it was.
func (t turn) protect(f *Frame) bool {
	side := f.Target.Side()
	traits := cards[t.At(f.Target).Title].Traits
	protects := func(slot Slot, x *Thing) bool {
		return slot != f.Target && !x.Is(Enhancing) && cards[x.Title].Protects&traits != 0 && t.Room(slot) > t.coming(slot)+int(x.Stopped)
	}
	if !t.anyThing(side, protects) {
		return false
	}
	t.ask.Put(side.Seat(), AskProtect, slotOption(f.Target), amount(int(f.N)))
	t.offer(side, protects)
	t.ask.Offer(none)
	o := t.ask.One()
	if o == none {
		return false
	}
	f.N--
	f.Flags |= moved
	t.deal(Slot(o.A), 1, Frame{Side: f.Side, Other: f.Other, Flags: f.Flags&(byEnemy|ofStrike|together) | noProtect})
	return true
}

// coming is how much damage is under way to a card.
func (s *Public) coming(slot Slot) (n int) {
	for i := range s.Frames[:s.Top] {
		if f := &s.Frames[i]; f.Do == doDamage && f.Target == slot && f.Stage < damageDone {
			n += int(f.N)
		}
	}
	return n
}

// spendShield: the controller may discard a shield to stop one token, damage or focus (R14.7).
func (t turn) spendShield(slot Slot, against Token) bool {
	x := t.At(slot)
	if x.Shields == 0 {
		return false
	}
	t.ask.Put(slot.Side().Seat(), AskSpendShield, slotOption(slot), game.Option{Kind: KindToken, A: uint8(against)})
	t.ask.Offer(yes)
	t.ask.Offer(none)
	if t.ask.One() == none {
		return false
	}
	x.Shields--
	t.tellOn(ShieldSpent, slot, 0)
	return true
}

// dealEach deals damage to all of a side that fit; the destroyed are destroyed together (R14.10).
func (t turn) dealEach(side Side, n int, from Frame, fits func(Slot, *Thing) bool) {
	t.push(Frame{Do: doReap, Side: from.Side, Me: NoSlot, Target: NoSlot, Other: NoSlot})
	from.Flags |= together
	for i := int(t.High[side]) - 1; i >= 0; i-- { // the first on top
		if x := &t.Things[side][i]; x.Title != 0 && fits(slotAt(side, i), x) {
			t.deal(slotAt(side, i), n, from)
		}
	}
}

// reap destroys every card that has as much damage as it can bear (R14.2).
func (t turn) reap(f *Frame) {
	var dying [16]Slot
	n := 0
	for side := range Side(2) {
		for i := range t.High[side] {
			x := &t.Things[side][i]
			if slot := slotAt(side, int(i)); x.Title != 0 && cards[x.Title].Health > 0 && !x.Is(Enhancing) && int(x.Damage) >= t.Capacity(slot) && n < len(dying) {
				dying[n] = slot
				n++
			}
		}
	}
	if n == 0 {
		t.pop()
		return
	}
	next := dying[0]
	if n > 1 && f.Flags&inOrder == 0 {
		t.ask.Put(t.Active.Seat(), AskDestroyNext)
		for _, slot := range dying[:n] {
			t.ask.Offer(slotOption(slot))
		}
		t.ask.Offer(done)
		if o := t.ask.One(); o == done {
			f.Flags |= inOrder
		} else {
			next = Slot(o.A)
		}
	}
	t.destroy(next, f.Side)
}

// destroy destroys a card.
func (t turn) destroy(slot Slot, by Side) {
	going := ToDiscard
	if t.At(slot).typeOf() == Objective {
		going = ToVictory
	}
	t.leaves(slot, Frame{Side: by, N: uint8(going), Flags: destroyed})
}

// addFocus puts focus tokens on a card for its controller's own costs.
func (t turn) addFocus(slot Slot, n int) {
	x := t.At(slot)
	x.Focus = uint8(min(255, int(x.Focus)+n))
	t.tellOn(FocusPut, slot, n)
}

// putFocus has an effect of a side put focus tokens on a card: a shield may stop one of an enemy's (R14.7).
func (t turn) putFocus(by Side, slot Slot, n int) {
	if by == slot.Side() || t.At(slot).Shields == 0 {
		t.addFocus(slot, n)
		return
	}
	t.push(Frame{Do: doFocus, Side: by, Target: slot, N: uint8(n), Me: NoSlot, Other: NoSlot})
}

// focusOn goes on with focus tokens that shields may stop, one each.
func (t turn) focusOn(f *Frame) {
	slot, n := f.Target, int(f.N)
	if n > 0 && t.There(slot) && t.spendShield(slot, FocusToken) {
		f.N--
		return
	}
	t.pop()
	if n > 0 && t.There(slot) {
		t.addFocus(slot, n)
	}
}

// unfocus takes focus tokens away.
func (t turn) unfocus(slot Slot, n int) {
	x := t.At(slot)
	if n = min(n, int(x.Focus)); n > 0 {
		x.Focus -= uint8(n)
		t.tellOn(Unfocused, slot, n)
	}
}

// shield places a shield.
func (t turn) shield(slot Slot) {
	t.At(slot).Shields++
	t.tellOn(ShieldPut, slot, 0)
}

// heal takes damage away.
func (t turn) heal(slot Slot, n int) {
	x := t.At(slot)
	if n = min(n, int(x.Damage)); n > 0 {
		x.Damage -= uint8(n)
		t.tellOn(DamageGone, slot, n)
	}
}
