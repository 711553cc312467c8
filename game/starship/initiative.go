package starship

import "holoboard/game"

// The Initiative Phase (R7.2 to R7.5).

// beginRound begins the first round, or the next one.
func (t turn) beginRound() {
	t.Round = max(t.Round, t.Round+1) // of more rounds than a byte counts the last are one
	t.Step, t.Part = stepInitiative, 0
	t.Rerolled = [2]bool{}
	t.tell(Event{Kind: RoundBegan, N: t.Round})
}

// initiative: each side rolls, once more where they are equal (R7.2); in round 1 Interdict decides without a die, unless both have it (R14.16, Q12).
func (t turn) initiative() {
	if t.Round == 1 {
		if light, dark := t.interdicts(Light), t.interdicts(Dark); light != dark {
			t.Dice = [2]uint8{}
			t.Ahead = Light
			if light {
				t.Ahead = Dark
			}
			t.tell(Event{Kind: Interdicted, Side: t.Ahead})
			t.beginMove()
			return
		}
	}
	t.rollOff(RollInitiative, InitiativeRolled)
	if t.Dice[Light] == t.Dice[Dark] {
		t.tell(Event{Kind: InitiativeTied})
		return
	}
	t.Step = stepReroll
}

// interdicts reports whether a side has Interdict in play.
func (s *State) interdicts(side Side) (has bool) {
	if s.any(side, Interdict) {
		s.Each(func(slot Slot) { has = has || slot.Side() == side && s.has(slot, Interdict) })
	}
	return has
}

// reroll: an Advanced Communications Array may roll its side's die again, once, and keeps the new result. Who is behind
// decides first, then the other. Of equal dice nobody is behind: both are rolled once more before anybody is asked (R7.2, R14.1, Q10).
func (t turn) reroll() {
	if t.Dice[Light] == t.Dice[Dark] {
		t.tell(Event{Kind: InitiativeTied})
		t.rollOff(RollInitiative, InitiativeRolled)
		return
	}
	behind := t.lower()
	for _, side := range [2]Side{behind, behind.Other()} {
		if t.Rerolled[side] || !t.hasArray(side) {
			continue
		}
		t.Rerolled[side] = true
		t.ask.Put(t.speaker(side), AskRerollInitiative)
		t.ask.Offer(yes)
		t.ask.Offer(no)
		if t.ask.One() == yes {
			t.Dice[side] = uint8(t.d20(RollInitiative))
			t.tell(Event{Kind: InitiativeRerolled, Side: side, N: t.Dice[side]})
			return // who is behind may have changed
		}
	}
	t.Ahead = t.lower()
	t.tell(Event{Kind: InitiativeWon, Side: t.Ahead.Other()})
	t.beginMove()
}

// RerollWins is the lowest number with which a side that rolls its die again gets the higher initiative (R7.2, R14.1); more than the die
// has where none is high enough.
func (s *State) RerollWins(side Side) int { return int(s.Dice[side.Other()]) + 1 }

// speaker is who decides for a side: its first fleet that has a ship left.
func (s *State) speaker(side Side) game.Seat {
	for seat := game.Seat(side); seat < game.Seat(s.Players); seat += 2 {
		if s.fleetLives(seat) {
			return seat
		}
	}
	return game.Seat(side)
}

func (s *State) hasArray(side Side) (has bool) {
	if s.any(side, AdvancedCommunicationsArray) {
		s.Each(func(slot Slot) { has = has || slot.Side() == side && s.has(slot, AdvancedCommunicationsArray) })
	}
	return has
}

func (t turn) beginMove() {
	t.Step, t.Part = stepMove, 0
}
