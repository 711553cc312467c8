package cardgame

import (
	"maps"
	"slices"
	"testing"
	"time"

	"holoboard/assets"
	"holoboard/ui"
	"holoboard/ui/cardgame/deck"
	"holoboard/ui/table/opening"
	"holoboard/ui/uitest"
)

// Nothing is cut short on any screen of the game, in any language, on desktops and phones.
func TestNoTextIsCutShort(t *testing.T) {
	shots := Shots()
	maps.DeleteFunc(shots, func(name string, _ opening.Shot) bool { return deck.Shots()[name] != nil }) // looked at in its own tests
	for _, language := range assets.Languages() {
		t.Run(language, func(t *testing.T) {
			words := wordsOf(t, language)
			for _, name := range slices.Sorted(maps.Keys(shots)) {
				for _, size := range sizes {
					for _, text := range uitest.Shortened(ui.NewWindow(screenOf(t, name, words), size[0], size[1], 1), 2*time.Second) {
						t.Errorf("%s, %v: %q", name, size, text)
					}
				}
			}
		})
	}
}
