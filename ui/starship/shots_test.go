package starship

import (
	"maps"
	"slices"
	"testing"
	"time"

	"holoboard/assets"
	"holoboard/ui"
	"holoboard/ui/starship/fleet"
	"holoboard/ui/uitest"
)

// Nothing is cut short on any screen of the game, in any language, on desktops and phones.
func TestNoTextIsCutShort(t *testing.T) {
	shots := Shots()
	maps.DeleteFunc(shots, func(name string, _ Shot) bool { return fleet.Shots()[name] != nil }) // looked at in its own tests
	for _, language := range assets.Languages() {
		t.Run(language, func(t *testing.T) {
			for _, name := range slices.Sorted(maps.Keys(shots)) {
				for _, size := range append([][2]int{{1600, 900}, {1024, 600}}, fiveSizes...) {
					screen, err := shots[name](newProgram(t, language), nil)
					if err != nil {
						t.Fatal(err)
					}
					for _, text := range uitest.Shortened(ui.NewWindow(screen, size[0], size[1], 1), 2*time.Second) {
						t.Errorf("%s, %v: %q", name, size, text)
					}
				}
			}
		})
	}
}
