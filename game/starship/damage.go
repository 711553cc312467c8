package starship

import "holoboard/game"

// The Damage Phase (R12) and the end of a round (R7.6).

// control: the last moment for Damage Control, who attacked first decides first (R15.5, R15.20).
func (t turn) control() {
	seat, o, open := t.Windows.Ask(t.ask, int(t.Players), pass, func(seat game.Seat) bool {
		if !t.useful(seat, DamageControl) {
			return false
		}
		t.ask.Put(seat, AskDamageControl)
		t.offerOrder(seat, DamageControl)
		t.ask.Offer(pass)
		return true
	})
	switch {
	case !open:
		t.Step = stepDamage
	case o.Kind == KindOrder:
		t.use(seat, o)
	}
}

// damage: all ships at the same time (R12.1).
func (t turn) damage() {
	t.Each(t.suffer)
	t.endRound()
	t.endIfOver()
	if t.Ending == Undecided {
		t.beginRound()
	}
}

// Bears is how many counters destroy a ship: those of the side that is up, and of the one below it (R12.2, R12.3).
func (s *State) Bears(slot Slot) int {
	ship, card := &s.Ships[slot], s.Card(slot)
	hull := card.Face(ship.Is(Reduced)).Hull()
	if !ship.Is(Reduced) {
		hull += card.Face(true).Hull()
	}
	return hull
}

// A Fate is what counters make of a ship (R12.2 to R12.4).
type Fate uint8

const (
	Holds Fate = iota
	Turns      // to its Reduced side
	Falls
)

var fateIDs = [...]string{"holds", "turns", "destroyed"}

// String is its name in keys of words.
func (f Fate) String() string { return fateIDs[f] }

// Fate is what the counters that lie on a ship make of it in the Damage Phase.
func (s *State) Fate(slot Slot) Fate { return s.FateUnder(slot, s.Ships[slot].Counters()) }

// FateUnder is what so many counters make of it.
func (s *State) FateUnder(slot Slot, counters int) Fate {
	switch {
	case counters < s.Figures(slot).Hull():
		return Holds
	case counters < s.Bears(slot):
		return Turns
	}
	return Falls
}

// An Effect is what the damage of a hit leads to (R12.2 to R12.4).
type Effect uint8

const (
	Wears       Effect = iota // nothing but that its target bears more counters
	Spared                    // nothing at all: its damage is reduced to 0 (R11.4)
	Reduces                   // its target turns to its Reduced side
	Destroys                  //
	Superfluous               // its target is destroyed by what lies on it already
)

// String is its name in keys of words.
func (e Effect) String() string {
	return [...]string{"takes", "nothing", "turns", "destroys", "lost"}[e]
}

// EffectOf is what a hit of an attack leads to.
func (s *State) EffectOf(shot *Shot) Effect {
	r := s.Reckon(shot)
	now, then := s.Fate(shot.At), s.FateUnder(shot.At, s.Ships[shot.At].Counters()+r.Damage)
	switch {
	case now == Falls:
		return Superfluous
	case r.Damage == 0:
		return Spared
	case then == Falls:
		return Destroys
	case then != now:
		return Reduces
	}
	return Wears
}

// Relief is what Damage Control would make of a struck ship: it "holds", "turns" or "falls" with a counter less as well, or that "keeps" it from
// turning or "saves" it; then it helps.
func (s *State) Relief(slot Slot) (word string, helps bool) {
	fate := s.Fate(slot)
	if fate != s.FateUnder(slot, s.Ships[slot].Counters()-1) {
		return [...]string{Turns: "keeps", Falls: "saves"}[fate], true
	}
	return [...]string{Holds: "holds", Turns: "turns", Falls: "falls"}[fate], false
}

// Relieved calls do for every ship that Damage Control would take a counter off (R15.5).
func (s *State) Relieved(seat game.Seat, do func(Slot)) {
	s.EachOf(seat, func(slot Slot) {
		if s.Card(slot).Class() == DamageControl.Class() && s.Ships[slot].Counters() > 0 {
			do(slot)
		}
	})
}

// suffer turns or destroys a ship by its counters (R12.2 to R12.4).
func (t turn) suffer(slot Slot) {
	ship := &t.Ships[slot]
	counters := ship.Counters()
	ship.Damage, ship.Fresh = uint8(min(255, counters)), 0
	t.settle(slot)
}

// settle has the counters of a ship take effect, but for those of this round.
func (t turn) settle(slot Slot) {
	ship, hull := &t.Ships[slot], t.Figures(slot).Hull()
	switch t.FateUnder(slot, int(ship.Damage)) {
	case Turns:
		ship.Marks |= Reduced
		ship.Damage -= uint8(hull)
		t.tell(Event{Kind: Turned, Ship: slot, N: uint8(ship.Counters())})
	case Falls:
		t.tell(Event{Kind: Destroyed, Ship: slot, N: t.remove(slot)})
	}
}

// remove removes a ship, whose slot keeps its name for what is told of it; an Infinite fighter returns to its pool (R14.14, R9.6), and
// back is 1.
func (t turn) remove(slot Slot) (back uint8) {
	ship, seat := t.Ships[slot], slot.Seat()
	if t.has(slot, Infinite) {
		t.Pool[seat][ship.Card-t.First[seat]]++
		back = 1
	}
	t.Lift(slot)
	t.Ships[slot] = Ship{Card: ship.Card, Number: ship.Number}
	return back
}

// endRound takes back what holds for a round (R7.6, R15.2a).
func (t turn) endRound() {
	t.InForce = [MostSeats]Options{}
	t.Shot = Shot{}
	t.Each(func(slot Slot) {
		ship := &t.Ships[slot]
		ship.Marks &^= Moved | Attacked | Buzzed
		ship.Launched = 0
	})
}
