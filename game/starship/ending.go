package starship

import "holoboard/game"

// How a battle ends (R17). That somebody resigns, and who agrees to a draw, the session knows.

// An Ending says how.
type Ending uint8

const (
	Undecided Ending = iota
	FleetDestroyed
	BothDestroyed // a draw (Q17)
	LastRound     // the house's round limit (Q18)
	Resigned      // a side has given up (R17.4)
	Agreed        // a draw that all agreed on (R17.4)
)

var endingIDs = [...]string{"undecided", "fleet_destroyed", "both_destroyed", "last_round", "resigned", "agreed"}

// String returns its name in words and transcripts.
func (e Ending) String() string { return endingIDs[e] }

// fleetLives reports whether a fleet has a ship on the map; those in the pool count for nothing (R17.1).
func (s *State) fleetLives(seat game.Seat) bool { return s.On[seat] != 0 }

func (s *State) sideLives(side Side) bool {
	for seat := game.Seat(side); seat < game.Seat(s.Players); seat += 2 {
		if s.fleetLives(seat) {
			return true
		}
	}
	return false
}

// Points is what the ships of a side on the map cost; they decide nothing but at a house's round limit (Q18).
func (s *State) Points(side Side) (points int) {
	s.Each(func(slot Slot) {
		if slot.Side() == side {
			points += s.Card(slot).Cost()
		}
	})
	return points
}

// Fighting is what the ships of a side cost that are on the map, beside it or in its pool, and what of that still fights: those on the
// map count by the hull that is left to them. Once the battle is over nothing fights of a side that has none there (R17.1).
func (s *State) Fighting(side Side) (all, left int) {
	tenths := 0
	count := func(cost, left, hull int) {
		all += cost
		tenths += 10 * cost * left / hull
	}
	for seat := game.Seat(side); seat < game.Seat(s.Players); seat += 2 {
		s.Fleet(seat, func(slot Slot) {
			card, hull := s.Card(slot), s.Bears(slot)
			left := max(0, hull-s.Ships[slot].Counters())
			if s.Ships[slot].Is(Reduced) {
				hull += card.Face(false).Hull()
			}
			count(card.Cost(), left, hull)
		})
		for card := s.First[seat]; card < s.First[seat+1]; card++ {
			count(s.Cards.Card(card).Cost()*s.InPool(seat, card), 1, 1)
		}
	}
	if s.Ending != Undecided && !s.sideLives(side) {
		tenths = 0
	}
	return all, (tenths + 5) / 10
}

// endIfOver ends the battle if a side has no ship left (R17.1, R17.2).
func (t turn) endIfOver() {
	light, dark := t.sideLives(Light), t.sideLives(Dark)
	switch {
	case light && dark:
		if t.Limit == 0 || t.Round < t.Limit || t.Step != stepDamage {
			return
		}
		t.Ending, t.Winner = LastRound, t.richer()
	case light:
		t.Ending, t.Winner = FleetDestroyed, Light
	case dark:
		t.Ending, t.Winner = FleetDestroyed, Dark
	default:
		t.Ending, t.Winner = BothDestroyed, NoSide
		if t.House.Has(InitiativeBreaksTies) {
			t.Winner = t.Ahead.Other()
		}
	}
	t.tell(Event{Kind: BattleOver, Side: t.Winner, N: uint8(t.Ending)})
}

// Conclude ends a battle before its rules do: a seat gives up for its side, or all agree on a draw (R17.4).
func Conclude(s *State, by game.Seat) game.Event {
	s.Ending, s.Winner = Agreed, NoSide
	if by >= 0 {
		s.Ending, s.Winner = Resigned, SideOf(by).Other()
	}
	return Event{Kind: BattleOver, Side: s.Winner, N: uint8(s.Ending)}
}

// Agrees reports whether a computer agrees to a draw: where no more is left to its side than to the enemy.
func Agrees(v *View, seat game.Seat) bool {
	_, own := v.Fighting(SideOf(seat))
	_, enemy := v.Fighting(SideOf(seat).Other())
	return own <= enemy
}

func (s *State) richer() Side {
	light, dark := s.Points(Light), s.Points(Dark)
	switch {
	case light > dark:
		return Light
	case dark > light:
		return Dark
	}
	return NoSide
}
