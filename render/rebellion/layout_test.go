package rebellion_test

import (
	"testing"

	rules "holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/rebellion"
)

// smallScreens are phones, a tablet and a low window, and the points that the largest font scale leaves of 1280 × 720.
var smallScreens = []struct {
	w, h float64
	form rebellion.Form
}{
	{390, 844, rebellion.Upright}, {360, 640, rebellion.Upright}, {768, 1024, rebellion.Upright},
	{844, 390, rebellion.Sideways}, {640, 360, rebellion.Sideways}, {800, 600, rebellion.Sideways},
	{1024, 600, rebellion.Folded}, {1024, 768, rebellion.Folded}, {1100, 655, rebellion.Folded},
	{1280, 720, rebellion.Wide}, {2048, 864, rebellion.Wide},
}

// layout is how a table is divided on a screen of w × h points with a tab open.
func layout(t *testing.T, w, h float64, tab rebellion.Tab) rebellion.Layout {
	t.Helper()
	b := newBoard(t)
	b.SetSize(w, h)
	b.Open(tab)
	return b.Layout()
}

func TestSmallScreensHaveTheirOwnForm(t *testing.T) {
	for _, s := range smallScreens {
		l := layout(t, s.w, s.h, rebellion.MapTab)
		if l.Form != s.form {
			t.Errorf("%v × %v has form %d, want %d", s.w, s.h, l.Form, s.form)
		}
		if share := l.Map.W * l.Map.H / (s.w * s.h); share < 0.45 && l.Form != rebellion.Upright {
			t.Errorf("%v × %v: the map has only %.0f %% of the screen", s.w, s.h, 100*share)
		}
	}
}

func TestPartsOfSmallScreensShareNothing(t *testing.T) {
	for _, s := range smallScreens {
		for _, tab := range []rebellion.Tab{rebellion.MapTab, rebellion.HandTab, rebellion.SidesTab, rebellion.LogTab} {
			l := layout(t, s.w, s.h, tab)
			where := screen{int(s.w), int(s.h), 1}
			parts := map[string]render.Rect{"prompt": l.Prompt}
			switch l.Form {
			case rebellion.Wide:
				continue
			case rebellion.Folded:
				parts["top"], parts["strip"], parts["map"] = l.Top, l.Strip, l.Map
				if tab == rebellion.SidesTab {
					parts["Rebel rail"], parts["Imperial rail"] = l.Rails[rules.Rebels], l.Rails[rules.Empire]
				} else {
					parts["Rebel fold"], parts["Imperial fold"] = l.Folds[rules.Rebels], l.Folds[rules.Empire]
				}
			default:
				parts["menu"], parts["list"] = l.Menu, l.Buttons
				for i, r := range l.Tabs {
					parts["tab "+string(rune('1'+i))] = r
				}
				open(parts, l)
			}
			apart(t, where, parts, l.Bounds)
		}
	}
}

// open adds what a tab of a phone shows.
func open(parts map[string]render.Rect, l rebellion.Layout) {
	switch l.Tab {
	case rebellion.MapTab:
		parts["map"] = l.Map
	case rebellion.HandTab:
		parts["own"] = l.Own
		if !l.Hidden {
			parts["map"] = l.Map
		}
	case rebellion.SidesTab:
		parts["Rebel rail"], parts["Imperial rail"] = l.Rails[rules.Rebels], l.Rails[rules.Empire]
	case rebellion.LogTab:
		parts["log"] = l.Log
	}
}

// On a very wide screen the log stands under the right rail, as wide as it.
func TestTheLogStandsUnderAWideRail(t *testing.T) {
	l := layout(t, 2048, 864, rebellion.Everywhere)
	if rail := l.Rails[rules.Empire]; l.Log.X != rail.X {
		t.Errorf("the log begins at %v, the rail at %v", l.Log.X, rail.X)
	}
}

// TestTheRefreshPhaseLeavesTheMapItsRoom: its steps and its column stand beside the map, its tray below the question, and the
// map keeps most of its room; smaller screens have none of them.
func TestTheRefreshPhaseLeavesTheMapItsRoom(t *testing.T) {
	for _, s := range smallScreens {
		b := newBoard(t)
		b.SetSize(s.w, s.h)
		before := b.Layout()
		b.Refresh(rebellion.Refreshing{Steps: true, Tray: true, Column: true})
		l := b.Layout()
		if l.Form != rebellion.Wide {
			if !l.Steps.Empty() || l.Map != before.Map {
				t.Errorf("%v × %v: steps %v over the map %v", s.w, s.h, l.Steps, l.Map)
			}
			continue
		}
		for name, part := range map[string]render.Rect{"steps": l.Steps, "column": l.Column} {
			if part.Overlaps(l.Map) || !part.Empty() && !part.Within(before.Map) {
				t.Errorf("%v × %v: the %s at %v, the map at %v of %v", s.w, s.h, name, part, l.Map, before.Map)
			}
		}
		if !l.Tray.Within(l.Strip) || l.Tray.Overlaps(l.Log) || l.Map.W*l.Map.H < 0.7*before.Map.W*before.Map.H {
			t.Errorf("%v × %v: the tray %v, the map %v of %v", s.w, s.h, l.Tray, l.Map, before.Map)
		}
		if b.Refresh(rebellion.Refreshing{}); b.Layout().Map != before.Map {
			t.Errorf("%v × %v: the map does not get its room back", s.w, s.h)
		}
	}
}
