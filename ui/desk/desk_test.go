package desk

import (
	"fmt"
	"testing"
)

// The screens that people have, in pixels of the device.
var (
	sizes  = [][2]int{{1024, 600}, {1366, 768}, {1920, 1080}, {2560, 1440}, {3840, 2160}}
	scales = []float64{1, 1.25, 1.5, 1.75}
)

// on calls do with every screen at every scale.
func on(do func(s Screen)) {
	for _, size := range sizes {
		for _, scale := range scales {
			do(Screen{fmt.Sprint(size, scale), int(float64(size[0]) / scale), int(float64(size[1]) / scale)})
		}
	}
}

// inside tells what of a window lies beside its screen, or leaves no room for its frame and the bars of the desktop.
func inside(s Screen, at Place) string {
	const frame, bar = 8, 40 // sides and title; a bar of the desktop at the top or below
	switch {
	case at.Fullscreen && s.H < 460: // there is no room for a window
		return ""
	case at.X < 0 || at.X+at.W > s.W:
		return "its sides are cut off"
	case at.Y < frame || at.Y+at.H > s.H:
		return "it is cut off above or below"
	case at.W+2*frame > s.W || at.H+bar+bar > s.H:
		return "there is no room for its frame and a bar"
	}
	return ""
}

// A window that was never left fits every screen, and is as large as is usual where there is room.
func TestAFirstWindowFits(t *testing.T) {
	on(func(s Screen) {
		screen, at := Open([]Screen{s}, 0, nil)
		if wrong := inside(s, at); wrong != "" || screen != 0 || at.Screen != s.Name {
			t.Errorf("on %+v it opens at %+v: %s", s, at, wrong)
		}
		if room := s.W >= 1400 && s.H >= 850; room != (at.W == 1280 && at.H == 720 && !at.Maximized && !at.Fullscreen) {
			t.Errorf("on %+v it opens at %+v", s, at)
		}
		if left, right := at.X, s.W-at.X-at.W; max(left, right)-min(left, right) > 1 {
			t.Errorf("on %+v there are %d and %d beside it", s, left, right)
		}
	})
}

// A window opens where it was left on the same screen, wherever its screen is in the list; its size and place stay what they were however
// often it is left and opened.
func TestAWindowOpensWhereItWasLeft(t *testing.T) {
	on(func(s Screen) {
		w, h := s.Room()
		if h < 400 {
			return // there is no room for so many windows
		}
		for _, left := range []Place{
			{s.Name, 0, 60, min(700, w), min(400, h), false, false}, {s.Name, s.W - min(700, w), s.H - min(380, h), min(700, w), min(380, h), true, false},
			{s.Name, 10, 50, w - 20, h - 20, false, true},
		} {
			screens := []Screen{{"another", 1920, 1080}, s}
			for range 3 {
				screen, at := Open(screens, 0, &left)
				if screen != 1 || at != left {
					t.Fatalf("on %+v it was left at %+v and opens at %+v, screen %d", s, left, at, screen)
				}
			}
		}
	})
}

// A place that is on no screen any more is not used, the size as far as there is room; nor is what no window can be.
func TestAPlaceThatIsGoneIsNotUsed(t *testing.T) {
	on(func(s Screen) {
		for _, left := range []Place{
			{"gone", 5000, -300, 1800, 1000, false, false}, {"gone", 40, 40, 640, 400, true, false},
			{s.Name, 5000, -300, 9999, 9999, false, false}, {s.Name, -9000, 9000, 700, 400, false, true},
			{s.Name, 0, 0, 0, 0, false, false}, {s.Name, 1 << 40, -1 << 40, -3, 12, false, false},
		} {
			_, at := Open([]Screen{s}, 0, &left)
			if wrong := inside(s, at); wrong != "" || at.Fullscreen != left.Fullscreen && s.H > 460 {
				t.Errorf("on %+v, left at %+v it opens at %+v: %s", s, left, at, wrong)
			}
			if w, h := s.Room(); h >= 340 && left.W >= 360 && (at.W != min(left.W, w) || at.H != min(left.H, h)) {
				t.Errorf("on %+v, left at %+v it is %d × %d", s, left, at.W, at.H)
			}
		}
	})
}

// When its screen shrinks under a window, by its size or its scale, the window fits again; a larger one leaves it alone.
func TestAWindowFollowsItsScreen(t *testing.T) {
	on(func(before Screen) {
		_, at := Open([]Screen{before}, 0, nil)
		on(func(s Screen) {
			got := Fit(s, at)
			if wrong := inside(s, got); wrong != "" {
				t.Errorf("from %+v to %+v it is at %+v: %s", before, s, got, wrong)
			}
			if s.W >= before.W && s.H >= before.H && before.H > 460 && got != at {
				t.Errorf("from %+v to %+v it moves from %+v to %+v", before, s, at, got)
			}
		})
	})
}
