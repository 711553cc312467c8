package rebellion

import (
	"testing"
	"time"

	rules "holoboard/game/rebellion"
	"holoboard/ui"
	"holoboard/ui/rebellion/words"
	"holoboard/ui/uitest"
)

// While a combat, a mission or cards to choose from lie over the map, the place that they speak of can be looked at, with those next to
// it, and a second press, Escape or an answer leads back.
func TestThePlaceUnderAQuestionCanBeLookedAt(t *testing.T) {
	for _, name := range []string{"mission", "combat", "retreat"} {
		for button, size := range map[string][2]int{"map.all": {1280, 720}, "tab.map": {390, 844}} {
			table := tableOf(shown(t, name))
			hand := uitest.New(t, ui.NewWindow(table.screen.Game, size[0], size[1], 1))
			hand.Touch = button == "tab.map"
			hand.Window.Settle(2 * time.Second)
			if !table.Covered() {
				t.Fatalf("%s, %v: nothing lies over the map", name, size)
			}
			at := table.View.Mission.System
			if table.View.Combat.Open {
				at = table.View.Combat.System
			}
			hand.Click(button)
			hand.Window.Settle(2 * time.Second)
			for _, near := range append([]rules.System{at}, at.Figures().Neighbors...) {
				if !hand.Has(words.ID(near.Thing())) {
					t.Errorf("%s, %v: %v cannot be looked at", name, size, near)
				}
			}
			hand.Click(button)
			if !table.Covered() {
				t.Errorf("%s, %v: a second press does not lead back", name, size)
			}
			hand.Click(button)
			hand.Key(ui.KeyEscape)
			if !table.Covered() {
				t.Errorf("%s, %v: Escape does not lead back", name, size)
			}
		}
	}
}
