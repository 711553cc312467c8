package starship

import (
	"fmt"
	"strconv"
	"strings"

	"holoboard/game"
)

// How a ship stands to others, for stories and for positions that a player must not blunder in.

// friendly is within how many squares a ship of the same side stands by another.
const friendly = 4

// shipCalled finds a ship on the map by what stories call it.
func (s *State) shipCalled(id string) Slot {
	for seat := range game.Seat(s.Players) {
		for set := s.On[seat]; set != 0; set &= set - 1 {
			if slot := at(seat, set); s.ShipID(slot) == id {
				return slot
			}
		}
	}
	return NoSlot
}

// toOthers are the ways in which it is told how a ship stands to others: "guns of viscount".
var toOthers = map[string]func(*State, Slot) string{"guns": (*State).gunsOf, "sight": (*State).sightOf, "friends": (*State).friendsOf}

// standingToOthers tells one of them of a ship.
func (s *State) standingToOthers(what, id string) string {
	slot := s.shipCalled(id)
	if slot == NoSlot {
		return "off the map"
	}
	return toOthers[what](s, slot)
}

// friendsOf counts the ships of the same side that stand by.
func (s *State) friendsOf(slot Slot) string {
	n := 0
	s.Each(func(other Slot) {
		if other != slot && other.Side() == slot.Side() && s.Distance(slot, other) <= friendly {
			n++
		}
	})
	return strconv.Itoa(n)
}

// gunsOf lists the weapon systems that have a target from where the ship stands.
func (s *State) gunsOf(slot Slot) string {
	var guns []string
	for arm, lane := range s.Arms(slot) {
		if arm != PointDefense && s.anyTarget(slot, arm, lane) {
			guns = append(guns, s.armID(slot, arm))
		}
	}
	if guns == nil {
		return "none"
	}
	return strings.Join(guns, ", ")
}

// sightOf counts the enemies that may attack the ship from afar by the face that each of them hits most easily.
func (s *State) sightOf(slot Slot) string {
	var seen [NumFaces]int
	f, at := s.Figures(slot), s.Space(slot)
	s.Each(func(other Slot) {
		if other.Side() == slot.Side() || s.Card(other).Fighter() {
			return
		}
		easiest, faces := NoFace, s.Faces(s.Space(other), at)
		for face := Nose; face <= Stern; face++ {
			if faces>>face&1 != 0 && (easiest == NoFace || f.Defense(face) < f.Defense(easiest)) {
				easiest = face
			}
		}
		seen[easiest]++
	})
	return fmt.Sprintf("nose %d, side %d, stern %d", seen[Nose], seen[Port]+seen[Starboard], seen[Stern])
}
