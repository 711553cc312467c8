package fleet_test

import (
	"strings"
	"testing"

	rules "holoboard/game/starship"
	"holoboard/ui/uitest"
)

// TestEveryReadyFleetHasAName: that of a scenario too, which a computer brings now and then: the reveal says it.
func TestEveryReadyFleetHasAName(t *testing.T) {
	for _, language := range []string{"en", "ru", "uk"} {
		words := uitest.Words(t, language, "starship")
		for _, ready := range rules.ReadyFleets() {
			if name := words.Say("ready." + ready.ID); strings.Contains(name, "⟦") {
				t.Errorf("%s: %s", language, name)
			}
		}
	}
}
