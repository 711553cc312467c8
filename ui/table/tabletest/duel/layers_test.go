package duel

import (
	"strings"
	"testing"

	"holoboard/ui"
)

// Layers over the map are shown one at a time by a button that hides nobody, or by keys, and put away again.
func TestLayersAreShownOneAtATime(t *testing.T) {
	for _, size := range sizes {
		s, table := alone(t, size)
		for table.View.Pass == 1 || table.Shown.Asked() != "strike" {
			s.point(t, table, table.Pending.Options[0])
			s.settle(t, table)
		}
		if s.hand.Has("tab.map") { // the map is only to be looked at beside the hand
			if s.hand.Has("layers") {
				t.Errorf("%v: a button lies where the map is opened", size)
			}
			s.hand.Click("tab.map")
		}
		shown := func() (sides []string) {
			s.hand.Wait(ui.Tick)
			for _, line := range s.hand.Window.Legibility() {
				if who, _, spent := strings.Cut(line.Text, " has played:"); spent {
					sides = append(sides, who)
				}
			}
			return sides
		}
		alt := func(key ui.Key) { s.hand.Window.Tick(ui.Input{Keys: []ui.Key{key}, Alt: true}) }
		steps := []struct {
			do   func()
			want string
		}{
			{func() {}, ""}, {func() { s.hand.Click("layers") }, "Ann"}, {func() { s.hand.Click("layers") }, "Ben"}, {func() { s.hand.Click("layers") }, ""},
			{func() { alt(ui.Key2) }, "Ben"}, {func() { alt(ui.Key1) }, "Ann"}, {func() { alt(ui.Key1) }, ""},
		}
		for i, step := range steps {
			step.do()
			if got := strings.Join(shown(), " "); got != step.want {
				t.Errorf("%v: after step %d %q is shown, want %q", size, i, got, step.want)
			}
			if box, there := s.hand.Window.Spot("layers"); !there || table.Shown.Own.Hides(box) > 0 || size[0] < 860 && box.W < 44 {
				t.Errorf("%v: the button lies at %v, on somebody: %v", size, box, table.Shown.Own.Hides(box))
			}
		}
	}
}
