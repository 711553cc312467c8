package cardgame

import "holoboard/game"

// Cards leave play and enter it (R4.14, R4.15, R15), are captured and rescued (R22).

// Going is where a card goes that leaves play.
type Going uint8

const (
	ToDiscard Going = iota
	ToHand
	ToDeck // on its bottom
	ToCaptivity
	ToVictory
)

var goingIDs = [...]string{"discarded", "to_hand", "under_the_deck", "captured", "destroyed"}

// String returns its name in words.
func (g Going) String() string { return goingIDs[g] }

// leaves has a card leave play. f says who does it (Side), where to (N) and, if it is captured, at which objective (Other).
func (t turn) leaves(slot Slot, f Frame) {
	f.Do, f.Target, f.Title, f.Me = doLeave, slot, t.At(slot).Title, NoSlot
	if Going(f.N) != ToCaptivity {
		f.Other = NoSlot
	}
	t.push(f)
}

// The stages of a leaving.
const (
	leaveInterrupts uint8 = iota
	leaveInstead
	leaveNow
)

// leave goes on with a card that leaves play.
func (t turn) leave(f *Frame) {
	if !t.There(f.Target) { // an answer was faster
		t.pop()
		return
	}
	switch f.Stage {
	case leaveInterrupts:
		f.Stage = leaveInstead
		t.window(Frame{Trigger: Leaves, Side: f.Target.Side(), Title: f.Title, Target: f.Target, Over: t.Top, Flags: f.Flags & destroyed})
	case leaveInstead:
		f.Stage = leaveNow
		if f.Title == leia && Going(f.N) != ToCaptivity && t.CurrentObjectives(Dark) > 0 { // card 88
			f.N, f.Other = uint8(ToCaptivity), t.objectiveOf(Dark, AskCaptureAt, leia)
			f.Flags |= instead
		}
	case leaveNow:
		was := *f
		t.pop()
		t.takeAway(was)
	}
}

// objectiveOf asks dark at which of its objectives a card is captured (R22.2).
func (t turn) objectiveOf(side Side, ask game.Key, about Title) Slot {
	t.ask.Put(side.Seat(), ask, titleOption(about))
	t.offer(Dark, func(_ Slot, x *Thing) bool { return x.typeOf() == Objective })
	return Slot(t.ask.One().A)
}

// takeAway takes a card off the table and puts it where it goes; what answers that comes after it.
func (t turn) takeAway(f Frame) {
	slot, side, going := f.Target, f.Target.Side(), Going(f.N)
	t.tellOn(LeftPlay, slot, int(going))
	t.stripped(slot)
	if side == Dark && cards[f.Title].Type == Objective {
		t.rescueAll(slot)
	}
	t.remove(slot)
	switch going {
	case ToDiscard:
		t.Discard[side].add(f.Title)
	case ToHand:
		t.toHand(side, f.Title)
		t.Eyes[side.Other()].TheirHand.add(f.Title)
	case ToDeck:
		t.putUnderDeck(side, f.Title, true, true, false)
	case ToCaptivity:
		t.captive(f.Title, f.Other, f.Title, 3)
		if f.Flags&instead == 0 {
			t.window(Frame{Trigger: Captured, Side: f.Side, Title: f.Title, Target: f.Other})
		}
	case ToVictory:
		t.fell(f)
	}
}

// fell puts a destroyed objective into the enemy's victory pile (R15).
func (t turn) fell(f Frame) {
	side := f.Target.Side()
	pile := &t.Victory[side.Other()]
	pile.add(f.Title)
	switch {
	case f.Title == heartOfTheEmpire: // R23.3
		t.win(Light, HeartLost)
	case side == Light:
		t.turnDial(int(pile.N)) // R15.2
	case pile.N >= ObjectivesToWin: // R15.3
		t.win(Light, ThreeObjectives)
	}
	t.window(Frame{Trigger: ObjectiveFell, Side: side, Title: f.Title})
}

// stripped takes the enhancements off a card: they are discarded (R4.15).
func (t turn) stripped(host Slot) {
	for side := range Side(2) {
		for i := range t.High[side] {
			if x := &t.Things[side][i]; x.Title != 0 && x.Host == host {
				title := x.Title
				t.tellOn(LeftPlay, slotAt(side, int(i)), int(ToDiscard))
				t.remove(slotAt(side, int(i)))
				t.Discard[side].add(title)
			}
		}
	}
}

// remove takes a card off the table.
func (t turn) remove(slot Slot) {
	x := t.At(slot)
	title, side := x.Title, slot.Side()
	health := title == defenseUpgrade || title == mandalorianArmor
	*x = Thing{Marks: Gone, Host: NoSlot}
	if t.count(side, title) == 0 {
		t.Present[side].remove(title)
	}
	if t.NLast > 0 {
		t.endLasting(func(l *Lasting) bool { return l.Slot == slot && l.Kind < LessReserve })
	}
	if health { // what it held up may fall
		t.push(Frame{Do: doReap, Side: t.Active, Me: NoSlot, Target: NoSlot, Other: NoSlot})
	}
}

// enter has a card enter play; reactions to it come next.
func (t turn) enter(side Side, title Title, host Slot, how Flags) Slot {
	slot := t.lay(side, title)
	x := t.At(slot)
	x.Host = host
	if how&asEnhancement != 0 {
		x.Marks |= Enhancing
	}
	m := uint8(0)
	if how&inBattle != 0 && t.Engaged != NoSlot {
		m = 2
		x.Marks |= Defending
		if side == t.Attacker() {
			x.Marks ^= participates
		}
	}
	t.tell(Event{Kind: CardEntered, Side: side, Title: title, Slot: slot, Other: host, M: m})
	t.window(Frame{Trigger: Entered, Side: side, Title: title, Target: slot, Flags: how})
	if title == tarkin {
		t.push(Frame{Do: doReap, Side: side, Me: NoSlot, Target: NoSlot, Other: NoSlot})
	}
	return slot
}

// captive puts a card under a dark objective (R22.2). known is its title if all have seen it go under; light knows what left
// its hand (mask 1), dark what it took (mask 2).
func (t turn) captive(title Title, at Slot, known Title, who Bits) {
	if t.NCaptives == mostCaptives {
		panic("cardgame: too many captives")
	}
	i := t.NCaptives
	t.NCaptives++
	t.Captives[i] = Captive{At: at, Known: known}
	for side := range Side(2) {
		t.Eyes[side].Captives[i] = 0
		if who.has(side) {
			t.Eyes[side].Captives[i] = title
		}
	}
	t.tell(Event{Kind: WasCaptured, Side: Light, Title: title, Slot: at, Other: at, Secret: known == 0, Known: who})
}

// captivesAt is how many captured cards lie at an objective.
func (s *Public) captivesAt(at Slot) (n int) {
	for i := range s.NCaptives {
		if s.Captives[i].At == at {
			n++
		}
	}
	return n
}

// release takes a captured card out of captivity.
func (t turn) release(i uint8) Title {
	title := t.Eyes[Dark].Captives[i]
	t.NCaptives--
	for ; i < t.NCaptives; i++ {
		t.Captives[i] = t.Captives[i+1]
		for side := range t.Eyes {
			t.Eyes[side].Captives[i] = t.Eyes[side].Captives[i+1]
		}
	}
	t.Captives[i] = Captive{}
	for side := range t.Eyes {
		t.Eyes[side].Captives[i] = 0
	}
	return title
}

// rescued puts a captured card into its owner's hand (R22.5).
func (t turn) rescued(i uint8) Title {
	at := t.Captives[i].At
	title := t.release(i)
	t.toHand(Light, title)
	t.Eyes[Dark].TheirHand.add(title)
	t.ask.Light()
	t.tell(Event{Kind: WasRescued, Side: Light, Title: title, Slot: at, Other: at, Secret: true, Known: 3})
	return title
}

// rescueAll rescues every card at an objective that leaves play (R15.4).
func (t turn) rescueAll(at Slot) {
	for i := uint8(0); i < t.NCaptives; {
		if t.Captives[i].At == at {
			t.rescued(i)
		} else {
			i++
		}
	}
}
