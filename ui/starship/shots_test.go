package starship

import (
	"fmt"
	"maps"
	"slices"
	"testing"
	"time"

	"holoboard/assets"
	"holoboard/game/gametest"
	rules "holoboard/game/starship"
	"holoboard/ui"
	"holoboard/ui/starship/fleet"
	"holoboard/ui/table/opening"
	"holoboard/ui/uitest"
)

// Nothing is cut short on any screen of the game, in any language, on desktops and phones.
func TestNoTextIsCutShort(t *testing.T) {
	gametest.Long(t)
	shots := Shots()
	maps.DeleteFunc(shots, func(name string, _ opening.Shot) bool { return fleet.Shots()[name] != nil }) // looked at in its own tests
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

// What stands below the two ships of an answer is read whole, whichever side is hit, in every language and size.
func TestWhatIsHitIsReadWhole(t *testing.T) {
	const story = "game starship\nphase attack\nlight: millennium_falcon at h6 %s, viscount at j10 north\ndark: slave_i_boba_fett at h4 south, executor at l2 south\n\n" +
		"dark attack: slave_i_boba_fett\ndark fire: laser_cannon\ndark fire_at: millennium_falcon %s\nroll: 19\n"
	for way, face := range map[string]string{"north": "nose", "south": "stern", "east": "port", "west": "starboard"} {
		g, err := transcripts().Tell(fmt.Sprintf(story, way, face))
		if err != nil {
			t.Fatal(err)
		}
		for _, language := range assets.Languages() {
			for _, size := range fiveSizes {
				_, now, err := g.At("")
				if err != nil {
					t.Fatal(err)
				}
				s := newTable(newProgram(t, language), now)
				s.screen.Sit(now.Asked())
				for _, text := range uitest.Shortened(ui.NewWindow(s.screen, size[0], size[1], 1), 2*time.Second) {
					t.Errorf("%s, %v, %s: %q", language, size, face, text)
				}
				if !s.Asks(rules.AskFlyCasual) {
					t.Fatalf("%s: asked is %s", face, s.screen.Asked())
				}
			}
		}
	}
}
