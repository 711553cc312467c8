package starship

import (
	"fmt"

	"holoboard/game"
)

// Broken returns which invariant of the rules the table breaks, or "". It is for tests and for sim: the rules never need it.
func (s *State) Broken() (wrong string) {
	say := func(format string, args ...any) {
		if wrong == "" {
			wrong = fmt.Sprintf(format, args...)
		}
	}
	underway := s.Step == stepPush // a big ship may stand over fighters and friends in the middle of its course
	var taken Field
	s.Each(func(slot Slot) {
		ship, space, card := &s.Ships[slot], s.Space(slot), s.Card(slot)
		if !s.Inside(space) {
			say("R5.1: ship %d stands at %d, %d, off the map", slot, space.X, space.Y)
			return
		}
		if taken.meets(space) && !underway {
			say("R5.2: ship %d shares a square", slot)
		}
		taken.add(space)
		if card.Faction() != slot.Side() {
			say("R4.1: ship %d is of the other side", slot)
		}
		if ship.Is(Reduced) && !card.HasReduced() {
			say("R2.3: ship %d is reduced and has no such side", slot)
		}
		if s.Step < stepMove && ship.Counters() >= s.Figures(slot).Hull() {
			say("R12.2: ship %d bears %d counters", slot, ship.Counters())
		}
		if int(ship.Launched) > s.value(slot, FighterLaunch)+1 {
			say("R9.3: ship %d has launched %d", slot, ship.Launched)
		}
	})
	for side := range Side(2) {
		if big, small := s.unplaced(side); big+small > 0 && !s.roomOf(side).holds(big, small) {
			say("R6.4: %s has no room for the ships that wait", side)
		}
	}
	for slot := range Slot(slots) {
		if on := s.On[slot.Seat()]>>(slot%MostShips)&1 != 0; on != s.Ships[slot].Is(OnMap) {
			say("R5.1: ship %d is on the map, and is not", slot)
		}
	}
	for seat := range game.Seat(s.Players) {
		fighters := s.FightersInPool(seat)
		if fighters > 255 {
			say("R4.7: %d fighters in a pool", fighters)
		}
	}
	return wrong
}
