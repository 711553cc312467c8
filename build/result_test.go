package build_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"holoboard/render"
	"holoboard/ui"
)

// A result is read at one look where the screen has 1280 by 720 points or more: nothing of it has to be scrolled.
func resultsAreReadAtOneLook(t *testing.T) (look looker, end func()) {
	seen := map[string]bool{}
	look = func(name, _ string, w *ui.Window) {
		area, shown := w.Spot("result")
		if !shown || !strings.HasSuffix(name, "{1920 1080}") && !strings.HasSuffix(name, "{1280 720}") {
			return
		}
		seen[strings.Fields(name)[0]] = true
		text := func() (all []string) {
			for _, l := range w.Lines() {
				all = append(all, l.Text)
			}
			return all
		}
		top := func() (y float64) {
			for _, l := range w.Lines() {
				if l.Box.Within(area) {
					return l.Box.Y
				}
			}
			return 0
		}
		before, at := text(), top()
		w.Tick(ui.Input{At: area.Center(), Was: area.Center().Add(render.Point{X: 1})})
		w.Tick(ui.Input{At: area.Center(), Was: area.Center(), Wheel: -3})
		w.Settle(time.Second)
		if !slices.Equal(text(), before) || top() != at {
			t.Errorf("%s: it has to be scrolled", name)
		}
	}
	return look, func() {
		if len(seen) < 2 {
			t.Errorf("results were seen of %v only", seen)
		}
	}
}
