package build_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"holoboard/assets"
	"holoboard/game/session"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/shell"
	"holoboard/ui/uitest"
)

// TestASetupSaysWhatItPlays: on every screen of a desk the setups of a title are seen at once beside those who play, no line of theirs
// runs into anything else, and the bar that begins the game names the one that is chosen.
func TestASetupSaysWhatItPlays(t *testing.T) {
	for _, title := range onShelf() {
		for _, language := range assets.Languages() {
			words := uitest.Words(t, language, title.ID)
			s, err := shell.Still(onShelf(), language)
			if err != nil {
				t.Fatal(err)
			}
			shots := s.Shots(&title)
			for _, size := range []struct{ w, h int }{{900, 600}, {1024, 581}, {1280, 720}, {1920, 1080}} {
				screen, err := shots["new-game"](nil)
				if err != nil {
					t.Fatal(err)
				}
				w := ui.NewWindow(screen, size.w, size.h, 1)
				w.Clock.Speed = render.Off
				w.Settle(4 * time.Second)
				name := fmt.Sprint(title.ID, " in ", language, ", ", size)
				begins, _ := w.Spot("start")
				for i, setup := range title.Setups {
					at, seen := w.Spot(fmt.Sprint("setup.", i))
					if !seen || at.Bottom() > begins.Y {
						t.Errorf("%s: the setup %s is not seen", name, setup.ID)
						continue
					}
					within := 0
					for _, l := range w.Lines() {
						if !l.Box.Overlaps(at) {
							continue
						}
						if within++; !l.Box.Within(at) {
							t.Errorf("%s: %q runs over the edge of the setup %s", name, l.Text, setup.ID)
						}
					}
					if within < 2 {
						t.Errorf("%s: the setup %s has %d lines", name, setup.ID, within)
					}
				}
				bar, chosen := w.Account(), words.Say("setup."+title.Setups[0].ID)
				if !strings.Contains(strings.Join(bar.Texts, "\n"), words.Say("shell.new.ready", assets.Args{"setup": chosen})) {
					t.Errorf("%s: the bar that begins does not name %s: %q", name, chosen, bar.Texts)
				}
				w.Close()
			}
		}
	}
}

// TestSidesAreSwapped: whoever sat on one side sits on the other one, and back after another time, wherever both have as many seats.
func TestSidesAreSwapped(t *testing.T) {
	for _, title := range everyTitle() {
		for _, seats := range title.Seats {
			people, count := make([]session.Chair, len(seats)), map[string]int{}
			for i, seat := range seats {
				people[i] = session.Chair{Name: seat.Side, Kind: fmt.Sprint(i)}
				count[seat.Side]++
			}
			swapped, may := title.Swapped(people)
			if even := count[seats[0].Side]*2 == len(seats); may != even {
				t.Errorf("%s: %d people swap their sides: %v", title.ID, len(seats), may)
			}
			for i, seat := range seats {
				if may && swapped[i].Name == seat.Side {
					t.Errorf("%s: after a swap of %d people seat %d has %v", title.ID, len(seats), i, swapped[i])
				}
			}
			if back, _ := title.Swapped(swapped); !slices.Equal(back, people) {
				t.Errorf("%s: after two swaps %v sit as %v", title.ID, people, back)
			}
		}
	}
}
