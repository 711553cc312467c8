package rebellion

import (
	"maps"
	"slices"
	"testing"
	"time"

	"holoboard/assets"
	"holoboard/ui"
	"holoboard/ui/uitest"
)

// Nothing is cut short on any screen of the game, from the smallest desktop up.
func TestNoTextIsCutShort(t *testing.T) {
	words, err := assets.NewWords("en")
	if err != nil {
		t.Fatal(err)
	}
	shots := Shots()
	for _, name := range slices.Sorted(maps.Keys(shots)) {
		t.Run(name, func(t *testing.T) {
			screen, err := shots[name](&fakeProgram{words: words}, nil)
			if err != nil {
				t.Fatal(err)
			}
			for _, size := range [][2]int{{1280, 720}, {1600, 900}, {1920, 1080}} {
				for _, text := range uitest.Shortened(ui.NewWindow(screen, size[0], size[1], 1), 4*time.Second) {
					t.Errorf("%d × %d: %q", size[0], size[1], text)
				}
			}
		})
	}
}
