package starship

import (
	"iter"
	"slices"
)

// A Fallen is a ship that was struck, as the Damage Phase leaves it (R12.1 to R12.4).
type Fallen struct {
	Slot     Slot
	Space    Space
	Fate     Fate
	Back     bool // it returns to its pool (R14.14)
	Stays    int  // counters that lie on its Reduced side
	Counters int  // that lay on it
	Took     int  // of them in this round
	Hull     int
	Bears    int // counters that destroy it
}

// String names what becomes of it: "holds", "turns", "stays" where counters stay on it, "destroyed", or "pool" where it returns.
func (f *Fallen) String() string {
	switch {
	case f.Fate == Turns && f.Stays > 0:
		return "stays"
	case f.Fate == Falls && f.Back:
		return "pool"
	}
	return fateIDs[f.Fate]
}

// A Loss is what a side has lost and done in a round.
type Loss struct {
	Account
	Fighting int // points that still fight, by the hull that is left
}

// A Fallout is what a Damage Phase does all at once (R12.1).
type Fallout struct {
	After     State    // the table, on which ships that hold still show what they took
	Falls     []Fallen // ships that turn or are destroyed, in their order, then big ones that hold
	Turns     int      // how many do so
	Destroyed int
	Losses    [2]Loss
}

// Breaks tells whether an event is about a ship that turns or is destroyed.
func (e *Event) Breaks() bool { return e.Kind == Turned || e.Kind == Destroyed }

// Fallout reckons what a Damage Phase does to a table on which its first ship is about to turn or to fall: after is the table after that, and
// coming are the events that follow, each with the table after it.
func (s *State) Fallout(first *Event, after *View, coming iter.Seq2[*Event, *View]) *Fallout {
	f := &Fallout{After: after.State}
	f.add(s, first)
	for e, v := range coming {
		if !e.Breaks() {
			break
		}
		f.add(s, e)
		f.After = v.State
	}
	s.Each(func(slot Slot) {
		ship := s.Ships[slot]
		if ship.Fresh == 0 || s.Left(slot) <= 0 {
			return
		}
		f.After.Ships[slot] = ship
		if !s.Card(slot).Fighter() {
			f.Falls = append(f.Falls, s.fallen(slot))
		}
	})
	return f
}

func (f *Fallout) add(before *State, e *Event) {
	ship := before.fallen(e.Ship)
	if e.Kind == Turned {
		ship.Fate, ship.Stays = Turns, int(e.N)
		f.Turns++
	} else {
		ship.Fate, ship.Back = Falls, e.N > 0
		f.Destroyed++
	}
	f.Falls = append(f.Falls, ship)
}

// fallen is a ship that holds so far.
func (s *State) fallen(slot Slot) Fallen {
	ship := &s.Ships[slot]
	return Fallen{Slot: slot, Space: s.Space(slot), Counters: ship.Counters(), Took: int(ship.Fresh), Hull: s.Figures(slot).Hull(), Bears: s.Bears(slot)}
}

// Count counts what both sides did and lost by the events of the round, as far as they were told.
func (f *Fallout) Count(round []*Event) {
	var did Accounts
	for _, e := range round {
		did.Add(e, f.After.Cards)
	}
	for side := range Side(2) {
		_, fights := f.After.Fighting(side)
		f.Losses[side] = Loss{did[side], fights}
	}
}

// Has tells whether a ship is one of those that turn, fall or hold though they were struck.
func (f *Fallout) Has(slot Slot) bool {
	return f != nil && slices.ContainsFunc(f.Falls, func(s Fallen) bool { return s.Slot == slot })
}
