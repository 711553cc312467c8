package cardgame

import (
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	"holoboard/assets"
	"holoboard/ui"
	"holoboard/ui/uitest"
)

// Every example of a screen can be drawn in every size: somebody is asked on it, or its game is over, and no text is left in keys.
func TestEveryExampleIsShown(t *testing.T) {
	sizes := [][2]int{{1280, 720}, {1920, 1080}, {900, 600}, {844, 390}, {390, 844}}
	shots := Moments()
	for i, name := range slices.Sorted(maps.Keys(shots)) {
		language := assets.Languages()[i%len(assets.Languages())]
		words := uitest.Words(t, language, "cardgame")
		for _, size := range sizes {
			screen, err := shots[name](&program{words: words}, nil)
			if err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			window := ui.NewWindow(screen, size[0], size[1], 1)
			hand := uitest.New(t, window)
			if hand.Wait(2 * time.Second); len(window.Spots()) < 3 && !strings.HasPrefix(name, "projector") {
				t.Errorf("%s, %v: there is nothing on the screen", name, size)
			}
		}
	}
}
