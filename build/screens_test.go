package build_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	"holoboard/assets"
	"holoboard/game/gametest"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/shell"
)

// sizes are those that every screen is laid out for: a large desktop, the least one, a smaller window, and a phone both ways.
var sizes = [...]struct{ w, h int }{{1920, 1080}, {1280, 720}, {900, 600}, {844, 390}, {390, 844}}

// A looker looks at a screen at rest.
type looker func(name, language string, w *ui.Window)

// TestEveryScreen shows every described screen of every title once in every size and language, for all that is to hold of it at rest.
func TestEveryScreen(t *testing.T) {
	gametest.Long(t)
	var looks []looker
	for _, held := range []func(*testing.T) (looker, func()){promptsAreRead, handsHitWhatTheyMean, recapsLieOnNothingThatMayBeChosen, resultsAreReadAtOneLook} {
		look, end := held(t)
		looks = append(looks, look)
		defer end()
	}
	everyScreen(t, assets.Languages(), func(name, language string, w *ui.Window) {
		for _, look := range looks {
			look(name, language, w)
		}
	})
}

// everyScreen shows every described screen of every title at rest in every size, and in the languages that are named; if none is, each time
// in another one, which the seed of the random games shifts: each is seen somewhere in every run, and everywhere in three.
func everyScreen(t *testing.T, languages []string, look looker) {
	first, _ := gametest.Share(t, 1, false)
	shells, turn := map[string]*shell.Shell{}, int(first%3)
	for _, language := range assets.Languages() {
		s, err := shell.Still(everyTitle(), language)
		if err != nil {
			t.Fatal(err)
		}
		shells[language] = s
	}
	for _, title := range everyTitle() {
		for _, name := range slices.Sorted(maps.Keys(title.Shots)) {
			if strings.HasPrefix(name, "sheet-") { // one card over a table that other screens show
				continue
			}
			for _, size := range sizes {
				turn++
				each := languages
				if all := assets.Languages(); languages == nil {
					each = []string{all[turn%len(all)]}
				}
				for _, language := range each {
					screen, err := shells[language].Shots(&title)[name](nil)
					if err != nil {
						t.Fatal(err)
					}
					w := ui.NewWindow(screen, size.w, size.h, 1)
					w.Clock.Speed = render.Off
					w.Settle(4 * time.Second)
					look(fmt.Sprint(title.ID, " ", name, " in ", language, ", ", size), language, w)
					w.Close()
				}
			}
		}
	}
}
