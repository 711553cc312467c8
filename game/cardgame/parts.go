package cardgame

// What is under way, for those who show or tell it: everybody sees it.

// A Part is a part of an engagement (R11.1).
type Part uint8

// The parts, in their order.
const (
	NoPart Part = iota
	AttackersPart
	DefendersPart
	EdgePart
	StrikesPart
	RewardPart

	NumParts = iota
)

var partIDs = [NumParts]string{"", "attackers", "defenders", "edge", "strikes", "reward"}

// String returns its name in words.
func (p Part) String() string { return partIDs[p] }

// Part returns which part of an engagement goes on, NoPart without one. An action window belongs to the part that it follows (R24).
func (s *Public) Part() Part {
	part := NoPart
	for i := range s.Frames[:s.Top] {
		switch f := &s.Frames[i]; f.Do {
		case doEngagement:
			part = partAt(f.Stage)
		case doActions:
			part = partBefore(Moments(f.N), part)
		case doEdge:
			part = EdgePart
		case doStrikes:
			part = StrikesPart
		}
	}
	return part
}

// partAt is the part that a stage of an engagement belongs to, where nothing else is under way in it.
func partAt(stage uint8) Part {
	switch {
	case stage < defendersAsked:
		return AttackersPart
	case stage < edgeWindow:
		return DefendersPart
	case stage < strikeStep:
		return EdgePart
	case stage < reward:
		return StrikesPart
	}
	return RewardPart
}

// partBefore is the part that an action window follows.
func partBefore(m Moments, now Part) Part {
	switch m {
	case afterAttackers:
		return AttackersPart
	case afterDefenders:
		return DefendersPart
	case afterEdge:
		return EdgePart
	}
	return now
}

// EdgeBattle reports whether edge stacks are being laid or compared (R12).
func (s *Public) EdgeBattle() bool { return s.edgeFrame() != nil }

// edgeFrame is the edge battle that goes on, nil without one.
func (s *Public) edgeFrame() *Frame {
	for i := range s.Frames[:s.Top] {
		if f := &s.Frames[i]; f.Do == doEdge {
			return f
		}
	}
	return nil
}

// EdgePassed is the side that did not lay a card when it last could, while the other one may; else NoSide (R12.3).
func (s *Public) EdgePassed() Side {
	if f := s.edgeFrame(); f != nil && f.Stage == edgePlace && f.Passed == 2 {
		return f.Next
	}
	return NoSide
}

// EdgeUncontested reports whether the attacker wins the edge battle that goes on whatever is counted: nobody defends, or did when the stacks
// were revealed (R12.2).
func (s *Public) EdgeUncontested() bool {
	f := s.edgeFrame()
	if f == nil || f.Stage > edgeTurn {
		return f != nil && f.Flags&byDefault != 0
	}
	return !s.participating(f.Side.Other())
}

// A Strike is one that goes on (R13.5).
type Strike struct {
	Slot Slot          // who strikes
	Left [numIcons]int // what its icons still do, by icon (R13.8)
}

// Strike returns the strike that goes on, and false while none does.
func (s *Public) Strike() (k Strike, ok bool) {
	for i := s.Top; i > 0; i-- {
		f := &s.Frames[i-1]
		if f.Do != doStrike {
			continue
		}
		k.Slot = f.Me
		if s.There(f.Me) && f.Stage < strikeDone {
			k.Left = s.Strength(f.Me)
			for icon := range k.Left {
				if f.M>>icon&1 == 1 {
					k.Left[icon] = 0
				}
			}
			if f.Stage == strikeTactics {
				k.Left[Tactics] = int(f.N)
			}
		}
		return k, true
	}
	return k, false
}

// A Blow is damage that has been dealt and not been taken yet: it may still be answered, moved or stopped (R14.1).
type Blow struct {
	Side Side // who deals it
	From Slot // by which card on the table, NoSlot for none
	To   Slot
	N    int
}

// InTheAir returns the damage that is to be taken next, and false while there is none.
func (s *Public) InTheAir() (b Blow, ok bool) {
	for i := s.Top; i > 0; i-- {
		if f := &s.Frames[i-1]; f.Do == doDamage && f.Stage < damageDone && f.N > 0 {
			return Blow{f.Side, f.Other, f.Target, int(f.N)}, true
		}
	}
	return b, false
}

// A Deed is a card that is being played or used: declared, and not resolved yet (R21.10).
type Deed struct {
	Side      Side
	Title     Title
	On        Slot // where the card lies, NoSlot if it is on no table
	Target    Slot // what it was aimed at, NoSlot for nothing
	Cancelled bool
	Plays     bool // a unit or an enhancement is played; else an ability is used
}

// Deeds returns what is being played or used, what began first first: each answers the one before it, or something that it does.
func (s *Public) Deeds() (all []Deed) {
	for i := range s.Frames[:s.Top] {
		switch f := &s.Frames[i]; f.Do {
		case doPlay, doUse, doFate:
			all = append(all, Deed{f.Side, f.Title, f.Me, f.Target, f.Flags&cancelled != 0, f.Do == doPlay})
		}
	}
	return all
}

// EdgeOfUnits is what the participants of a side add to its edge stack (R12.8).
func (s *Public) EdgeOfUnits(side Side) (n int) {
	for i := range s.High[side] {
		if x := &s.Things[side][i]; x.Title != 0 && x.Is(participates) {
			n += int(cards[x.Title].EdgeBonus)
		}
	}
	return n
}

// Participates reports whether a card takes part in the engagement.
func (s *Public) Participates(slot Slot) bool { return s.There(slot) && s.At(slot).Is(participates) }

// Turned reports whether the edge stacks have been turned up (R12.6).
func (s *Public) Turned() bool {
	f := s.edgeFrame()
	return f != nil && f.Stage > edgeTurn
}

// Resources is how many resources a side could still use (R18.1).
func (s *Public) Resources(side Side) (n int) {
	for i := range s.High[side] {
		n += s.Things[side][i].resources()
	}
	return n
}

// Answering reports whether a window is open in which what happens may be answered (R21.5).
func (s *Public) Answering() bool {
	for i := range s.Frames[:s.Top] {
		if s.Frames[i].Do == doWindow {
			return true
		}
	}
	return false
}
