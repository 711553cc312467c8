package build_test

import (
	"maps"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"holoboard/game/gametest"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/shell"
	"holoboard/ui/uitest"
)

// TestADropThatIsNotTakenIsExplained: on every described screen of every title what is carried is taken where it is put down, or a
// sentence says why it is not: dragged, and picked up by a click and put down by another.
func TestADropThatIsNotTakenIsExplained(t *testing.T) {
	gametest.Long(t)
	for _, title := range onShelf() {
		s, err := shell.Still(everyTitle(), "en")
		if err != nil {
			t.Fatal(err)
		}
		refused, shots := 0, s.Shots(&title)
		for i, name := range slices.Sorted(maps.Keys(title.Shots)) {
			if strings.HasPrefix(name, "sheet-") {
				continue
			}
			for j, thing := range carriable(t, shots[name]) {
				if j > 2 {
					break
				}
				hand := shown(t, shots[name])
				if !hand.Has(thing) {
					continue // it is scrolled away
				}
				from, before := hand.Find(thing), accountOf(hand)
				at := ui.Point{X: 120 + float64(i*173%1040), Y: 90 + float64((i+j)*97%440)}
				if hand.Touch = (i+j)%3 == 0; (i+j)%2 == 0 {
					hand.Press(from)
					hand.Pull(at)
					if carried, _ := hand.Window.InHand(); carried == "" {
						continue // a finger scrolls its list
					}
					hand.Release()
				} else {
					hand.ClickAt(from)
					hand.MoveTo(at)
					if carried, _ := hand.Window.InHand(); carried == "" || touches(hand.Window, at) {
						continue // it is used by the click alone, or the next click is for something else
					}
					hand.ClickAt(at)
				}
				said := hand.Window.Account().Said
				if after := accountOf(hand); said == "" && reflect.DeepEqual(before, after) {
					t.Errorf("%s %s: %s is put down at %v, and nothing is said", title.ID, name, thing, at)
				} else if said != "" {
					refused++
				}
			}
		}
		if refused < 5 {
			t.Errorf("%s refuses only %d drops", title.ID, refused)
		}
	}
}

// shown is a hand at a described screen at rest.
func shown(t *testing.T, shot func([]byte) (ui.Screen, error)) *uitest.Hand {
	t.Helper()
	screen, err := shot(nil)
	if err != nil {
		t.Fatal(err)
	}
	w := ui.NewWindow(screen, 1280, 720, 1)
	w.Clock.Speed = render.Off
	w.Settle(4 * time.Second)
	return uitest.New(t, w)
}

// carriable are the spots of a described screen that can be carried, which are no parts of a scroll list that they may leave.
func carriable(t *testing.T, shot func([]byte) (ui.Screen, error)) (ids []string) {
	hand := shown(t, shot)
	for _, s := range hand.Window.Spots() {
		if s.Drags && s.Enabled() && hand.Window.Reachable(s.ID) {
			ids = append(ids, s.ID)
		}
	}
	return ids
}

// accountOf is what there is to read and to press, but for what was said.
func accountOf(hand *uitest.Hand) ui.Account {
	a := hand.Window.Account()
	a.Said = ""
	return a
}

// touches tells whether there is something at a point that a click would use.
func touches(w *ui.Window, at ui.Point) bool {
	return slices.ContainsFunc(w.Spots(), func(s ui.Spot) bool { return s.Rect.Inset(-24).Contains(at) })
}
