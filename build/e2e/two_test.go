//go:build e2e

package e2e

import "testing"

// two plays with two windows, or tabs, on the same saved games: first and second show the one and the other.
func two(t *testing.T, first, second func() *Screen) {
	s := first()
	newHotSeatGame(s, firstGame, "1", "rebels", "empire")
	s = second()
	s.WaitScreen("other")
	s.ClickOn("other.look")
	s.WaitScreen("projector")
	s.Wait("back")
	s.Shot("look-on")
	s.ClickOn("back")
	s.WaitScreen("other")
	s.ClickOn("other.take")
	s.WaitScreen("title")
	s = first()
	s.WaitScreen("other")
	s.Shot("taken-over")
	s.ClickOn("other.take")
	s.WaitScreen("title")
	s.Wait("continue")
	second().WaitScreen("other")
}

func TestWindowsShareTheirSaves(t *testing.T) {
	w := StartCoarse(t)
	var other *Window
	two(t, func() *Screen { return &w.Screen }, func() *Screen {
		if other == nil {
			other = StartIn(t, w.Home, coarse)
		}
		return &other.Screen
	})
	w.Stop()
	opens(t, &StartIn(t, w.Home, 1).Screen)
}

func TestBrowserTabsShareTheirSaves(t *testing.T) {
	t.Parallel()
	b, at := OpenCoarse(t), 0
	to := func(tab int) func() *Screen {
		return func() *Screen {
			if at != tab {
				at = tab
				b.OtherTab()
			}
			return &b.Screen
		}
	}
	two(t, to(0), to(1))
	b.Reload()
	b.WaitScreen("other")
}
