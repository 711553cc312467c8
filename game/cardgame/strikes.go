package cardgame

import "holoboard/game"

// Strikes (R13).

// strikes goes on with the step: who has the edge first, then alternately, an action window after each (R13.1). Who has no ready participant
// is passed over (D10). Next is whose turn it is.
func (t turn) strikes(f *Frame) {
	if f.Stage == 1 {
		f.Stage = 0
		t.actionWindow(afterStrike)
		return
	}
	side := f.Next
	ready := func(_ Slot, x *Thing) bool { return x.Is(participates) && x.Ready() && x.isUnit() }
	if !t.anyThing(side, ready) {
		if side = side.Other(); !t.anyThing(side, ready) { // R13.3
			t.pop()
			return
		}
	}
	t.ask.Put(side.Seat(), AskStrikeWith)
	t.offer(side, ready)
	slot := Slot(t.ask.One().A)
	f.Next, f.Stage = side.Other(), 1
	t.push(Frame{Do: doStrike, Side: side, Me: slot, Title: t.At(slot).Title, Target: NoSlot, Other: NoSlot})
}

// The stages of a strike (R13.5).
const (
	strikeFocus uint8 = iota
	strikeIcons
	strikeTactics
	strikeDone
	strikeOver
)

// strike goes on with a strike of Me. M is which types of icons are resolved, N how many tactics tokens are left to place.
func (t turn) strike(f *Frame) {
	there := t.There(f.Me) && t.At(f.Me).Is(participates)
	switch f.Stage {
	case strikeFocus:
		f.Stage = strikeIcons
		n := 1
		if t.At(f.Me).Is(Committed) { // R17.5
			n = 2
		}
		t.tellOn(Strikes, f.Me, 0)
		t.addFocus(f.Me, n)
		t.window(Frame{Trigger: Focused, Side: f.Side, Target: f.Me})
	case strikeIcons:
		if !there {
			f.Stage = strikeOver
			return
		}
		t.nextIcons(f)
	case strikeTactics:
		t.placeTactics(f)
	case strikeDone:
		f.Stage = strikeOver
		if there {
			t.window(Frame{Trigger: StrikeResolved, Side: f.Side, Target: f.Me})
		}
	case strikeOver:
		t.endUntil(UntilStrike)
		t.pop()
	}
}

// nextIcons: the types in the order that the striking player likes, each once and completely (R13.8, R13.14).
func (t turn) nextIcons(f *Frame) {
	n := t.Strength(f.Me)
	left := 0
	var can [numIcons]bool
	for k := range numIcons {
		if f.M>>k&1 == 0 && n[k] > 0 && t.canResolve(f, k) {
			can[k] = true
			left++
		}
	}
	if left == 0 {
		f.Stage = strikeDone
		return
	}
	t.ask.Put(f.Side.Seat(), AskIconNext, slotOption(f.Me))
	for k := range numIcons {
		if can[k] {
			t.ask.Offer(game.Option{Kind: KindIcon, A: uint8(k)})
		}
	}
	k := Icon(t.ask.One().A)
	f.M |= 1 << k
	switch k {
	case UnitDamage:
		t.strikeUnits(f, n[k])
	case Tactics:
		f.N, f.Stage = uint8(n[k]), strikeTactics
	case BlastDamage:
		t.deal(t.Engaged, n[k], Frame{Side: f.Side, Other: f.Me, Flags: byEnemy | ofStrike})
	}
}

// canResolve reports whether a type has a receiver (R13.12).
func (t turn) canResolve(f *Frame, k Icon) bool {
	enemy := f.Side.Other()
	switch k {
	case UnitDamage:
		return t.anyThing(enemy, func(slot Slot, _ *Thing) bool { return t.whyNotHit(f, slot) == nil })
	case Tactics:
		return t.anyThing(enemy, func(_ Slot, x *Thing) bool { return x.isUnit() })
	}
	return f.Side == t.Attacker() && (t.Engaged == Dial || t.There(t.Engaged)) // R13.11
}

// whyNotHit says why a strike's unit damage cannot go to a unit, or nil: it participates, or the striker has targeted strike and attacks (R13.9,
// R20.8).
func (t turn) whyNotHit(f *Frame, slot Slot) *game.Why {
	x := t.At(slot)
	if x.isUnit() && (x.Is(participates) || f.Side == t.Attacker() && t.Has(f.Me, TargetedStrike)) {
		return nil
	}
	return whyAbsent
}

// strikeUnits: all damage to one unit, or split among participants with card 122, which does not go with targeted strike (R26.3).
func (t turn) strikeUnits(f *Frame, n int) {
	enemy := f.Side.Other()
	from := Frame{Side: f.Side, Other: f.Me, Flags: byEnemy | ofStrike}
	splits := t.attached(f.Me, shiiCho) > 0
	var hit [24]uint8 // damage by place
	var at [24]Slot
	k := 0
	for n = min(n, len(hit)); n > 0; {
		about := amount(n)
		if splits && n > 1 {
			about.B = 1
		}
		t.ask.Put(f.Side.Seat(), AskDamageAt, slotOption(f.Me), about)
		t.Each(enemy, func(slot Slot, x *Thing) {
			if x.isUnit() {
				why := t.whyNotHit(f, slot)
				if k > 0 && !x.Is(participates) {
					why = whyAbsent
				}
				t.ask.OfferIf(slotOption(slot), why)
			}
		})
		slot := Slot(t.ask.One().A)
		points := n
		if splits && t.At(slot).Is(participates) {
			points = 1
		}
		n -= points
		for i := range at {
			if i == k {
				at[i] = slot
				k++
			}
			if at[i] == slot {
				hit[i] += uint8(points)
				break
			}
		}
	}
	if k == 1 {
		t.deal(at[0], int(hit[0]), from)
		return
	}
	t.push(Frame{Do: doReap, Side: f.Side, Me: NoSlot, Target: NoSlot, Other: NoSlot})
	from.Flags |= together
	for i := k - 1; i >= 0; i-- {
		t.deal(at[i], int(hit[i]), from)
	}
}

// placeTactics: a focus token on an enemy unit, participating or not, one after the other (R13.10).
func (t turn) placeTactics(f *Frame) {
	enemy := f.Side.Other()
	unit := func(_ Slot, x *Thing) bool { return x.isUnit() }
	if f.N == 0 || !t.anyThing(enemy, unit) {
		f.Stage = strikeIcons
		return
	}
	f.N--
	t.ask.Put(f.Side.Seat(), AskFocusAt, slotOption(f.Me), amount(int(f.N)+1))
	t.offer(enemy, func(slot Slot, x *Thing) bool { return x.isUnit() && x.Is(participates) && x.Ready() })
	t.offer(enemy, func(slot Slot, x *Thing) bool { return x.isUnit() && !(x.Is(participates) && x.Ready()) })
	t.putFocus(f.Side, Slot(t.ask.One().A), 1)
}
