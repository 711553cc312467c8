//go:build !js

package shell

import (
	"testing"
	"time"

	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/shell/device"
)

// projectors are the shares that a poster was shown with, one for each frame.
func projectors(t *testing.T, s *Shell, prepare func(w *ui.Window), ticks int) (shown []float64, prepared int) {
	t.Helper()
	s.Titles[0].Poster = func(_ *ui.Frame, _ ui.Rect, on float64) { shown = append(shown, on) }
	s.Titles[0].Prepare = func(*ui.Frame) bool {
		prepared = min(prepared+1, 6)
		return prepared <= 5
	}
	w := ui.NewWindow(s.Front(), 1280, 720, 1)
	prepare(w)
	for range ticks {
		w.Tick(ui.Input{})
	}
	return shown, prepared
}

// The projector of the title screen is switched on once, in a motion; then what games show is painted ahead, one piece a tick.
func TestTheProjectorIsSwitchedOnOnce(t *testing.T) {
	s := newShell(t, device.Memory{})
	shown, prepared := projectors(t, s, func(*ui.Window) {}, 300)
	if shown[0] != 0 || shown[len(shown)-1] != 1 || len(shown) < 100 {
		t.Errorf("in %d frames the projector goes from %v to %v", len(shown), shown[0], shown[len(shown)-1])
	}
	if prepared != 6 {
		t.Errorf("asked %d times for 5 pieces to be painted ahead", prepared)
	}
	if again, _ := projectors(t, s, func(w *ui.Window) { w.Clock.Now = time.Minute }, 1); again[0] != 1 {
		t.Error("the projector is switched on a second time")
	}
}

func TestTheProjectorCanBeSkippedOrLeftOut(t *testing.T) {
	shown, _ := projectors(t, newShell(t, device.Memory{}), func(w *ui.Window) {
		w.Tick(ui.Input{})
		w.Tick(ui.Input{Keys: []ui.Key{ui.KeySpace}})
	}, 1)
	if shown[len(shown)-1] != 1 {
		t.Errorf("after the space key it is switched on to %v", shown)
	}
	still, _ := projectors(t, newShell(t, device.Memory{}), func(w *ui.Window) { w.Clock.Speed = render.Off }, 1)
	if still[0] != 1 {
		t.Errorf("without motion it begins at %v", still)
	}
}
