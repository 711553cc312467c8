package build_test

import (
	"strings"
	"testing"

	"holoboard/render/board"
	"holoboard/ui"
)

// handsHitWhatTheyMean: on every described screen of every title whatever is pressed is large enough for a hand, 44 points on a phone and
// 22 under a mouse, counting what a finger may miss it by, and none lies on another.
func handsHitWhatTheyMean(t *testing.T) (look looker, end func()) {
	return func(name, _ string, w *ui.Window) {
		least, phone := 22.0, strings.HasSuffix(name, "{844 390}") || strings.HasSuffix(name, "{390 844}")
		if phone {
			least = board.TouchSize
		}
		table, mapped := w.Spot("map")
		var pressed []ui.Touchable
		for _, p := range w.Touchable() {
			s := spotOf(w, p.ID)
			if onMap := s.Name == "" && mapped && table.Contains(p.Rect.Center()); !p.On || s.Quiet || onMap { // a map has its own scale, and a lens
				continue
			}
			pressed = append(pressed, p)
			if whole := s.Rect; min(whole.W, whole.H) < least-0.5 { // it may be scrolled away in part
				t.Errorf("%s: %s is %.0f × %.0f", name, p.ID, whole.W, whole.H)
			}
		}
		for i, p := range pressed {
			for _, other := range pressed[:i] {
				if o := p.Rect.Inset(0.5); o.Overlaps(other.Rect.Inset(0.5)) && !o.Within(other.Rect) && !other.Rect.Inset(0.5).Within(p.Rect) {
					t.Errorf("%s: %s lies on %s", name, p.ID, other.ID)
				}
			}
		}
	}, func() {}
}

func spotOf(w *ui.Window, id string) ui.Spot {
	for _, s := range w.Spots() {
		if s.ID == id {
			return s
		}
	}
	return ui.Spot{}
}
