//go:build e2e

package e2e

import (
	"strings"
	"testing"
)

// TestWindowLaysOutTheStandardGame begins a standard game by a house rule and lays out the forces of both sides by
// dragging and by suggestions, up to the first assignment.
func TestWindowLaysOutTheStandardGame(t *testing.T) {
	w := Start(t)
	s := &w.Screen
	chooseHotSeat(s, standardGame, "7", "rebels", "empire")
	s.ClickOn("house")
	s.ClickOn("house.only_enemy_units")
	s.Shot("house-rules")
	s.ClickOn("house.done")
	s.ClickOn("start")

	sitDown(s, "place")
	s.DragOn("new.star_destroyer", "system.coruscant")
	s.Wait("unit.star_destroyer.coruscant")
	suggested(s)
	s.ClickOn("undo")
	s.WaitAsked("place")
	suggested(s)
	s.Shot("empire-laid-out")
	s.ClickOn("system.coruscant")

	sitDown(s, "place")
	s.DragOn("new.x_wing", "system.base_space")
	s.Wait("unit.x_wing.base_space")
	suggested(s)
	s.Shot("rebels-laid-out")
	s.DragOn(lastUnit(s), "unit.x_wing.base_space")
	s.WaitAsked("choose_base")
	s.ClickOn("system.dantooine")
	s.WaitAsked("assign")
	s.HoverOn("fact.rebels.actions")
	s.Shot("assignment")
}

// lastUnit is the one that is left to be placed.
func lastUnit(s *Screen) string {
	for id := range s.Spots().Spots {
		if strings.HasPrefix(id, "new.") {
			return id
		}
	}
	s.t.Fatal("no unit is left")
	return ""
}

// suggested takes a suggestion, which leaves the last unit to be placed.
func suggested(s *Screen) {
	s.ClickOn("suggest")
	s.WaitAsked("place_to")
}
