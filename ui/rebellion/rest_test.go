package rebellion

import (
	"maps"
	"slices"
	"testing"
	"time"

	"holoboard/game/gametest"
	"holoboard/ui"
	"holoboard/ui/uitest"
)

// Wherever the pointer rests, a screen comes to rest too: no card that opens under it may close itself by that.
func TestScreensComeToRestUnderTheRestingPointer(t *testing.T) {
	gametest.Long(t)
	t.Parallel()
	words := uitest.Words(t, "en", "rebellion")
	shots := Shots()
	for _, name := range slices.Sorted(maps.Keys(shots)) {
		screen, err := shots[name](&fakeProgram{words: words}, nil)
		if err != nil {
			t.Fatal(err)
		}
		w := ui.NewWindow(screen, 1280, 720, 1)
		w.Settle(10 * time.Second)
		hand := uitest.New(t, w)
		for i, s := range w.Spots() {
			if i%2 != 0 {
				continue
			}
			if r, ok := w.Spot(s.ID); ok {
				hand.MoveTo(r.Center())
				w.Settle(3 * time.Second)
				if !w.AtRest() {
					t.Errorf("%s: the screen does not come to rest while the pointer is on %s", name, s.ID)
				}
			}
		}
	}
}
