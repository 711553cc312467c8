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
	"holoboard/ui/rebellion"
	"holoboard/ui/shell"
	"holoboard/ui/uitest"
)

// TestUnitsLieOnNoName: on a small desktop, where the map is shown smaller than it is made and names are not, no unit hides a letter of
// the name of a system.
func TestUnitsLieOnNoName(t *testing.T) {
	gametest.Long(t)
	title := rebellion.Title()
	seen := 0
	for _, language := range assets.Languages() {
		words := uitest.Words(t, language, title.ID)
		s, err := shell.Still(everyTitle(), language)
		if err != nil {
			t.Fatal(err)
		}
		shots := s.Shots(&title)
		for _, name := range slices.Sorted(maps.Keys(title.Shots)) {
			if name != "table" && name != "setup" && name != "turn" && name != "actions" && name != "refresh" {
				continue
			}
			for _, size := range []struct{ w, h int }{{1024, 581}, {1100, 620}} {
				screen, err := shots[name](nil)
				if err != nil {
					t.Fatal(err)
				}
				w := ui.NewWindow(screen, size.w, size.h, 1)
				w.Clock.Speed = render.Off
				w.Settle(4 * time.Second)
				names := map[string]bool{}
				for _, spot := range w.Spots() {
					if id, system := strings.CutPrefix(spot.ID, "system."); system && words.Has("system."+id) {
						names[words.Say("system."+id)] = true
					}
				}
				for _, unit := range w.Spots() {
					if !strings.HasPrefix(unit.ID, "unit.") {
						continue
					}
					for _, l := range w.Lines() {
						hidden := l.Box.Intersect(unit.Rect.Inset(2))
						if names[l.Text] && hidden.W*hidden.H >= 20 {
							t.Errorf("%s: %s lies on %q", fmt.Sprint(name, " in ", language, ", ", size), unit.ID, l.Text)
						}
					}
					seen += len(names)
				}
				w.Close()
			}
		}
	}
	if seen == 0 {
		t.Error("no unit stands on the map")
	}
}
