package build_test

import (
	"strings"
	"testing"

	"holoboard/render"
	"holoboard/ui"
)

// What a screen says of its own beside a thing that is looked at, on every described screen of every title, lies on that thing never, and
// on other things that can be pointed at only where so many stand so close that it has no room beside them.
func TestNotesLieBesideWhatIsPointedAt(t *testing.T) {
	const crowded = 0.03 // of what notes lie on
	said, hidden := 0.0, 0.0
	everyScreen(t, func(t *testing.T, name, _ string, w *ui.Window) {
		if strings.HasSuffix(name, "{844 390}") || strings.HasSuffix(name, "{390 844}") {
			return // a finger looks at nothing
		}
		for _, p := range w.Touchable() {
			w.Tick(ui.Input{At: p.Rect.Center(), Was: render.Point{}})
			for range 20 {
				w.Tick(ui.Input{At: p.Rect.Center(), Was: p.Rect.Center()})
			}
			note := w.Said()
			said += note.W * note.H
			if note.Inset(1).Overlaps(p.Rect) {
				t.Errorf("%s: what is said of %s at %v lies on it, at %v", name, p.ID, p.Rect, note)
			}
			for _, other := range w.Touchable() {
				if o := other.Rect.Intersect(note); other.On && other.ID != p.ID && o.W > 0 && o.H > 0 && !p.Rect.Within(other.Rect) {
					hidden += o.W * o.H
				}
			}
		}
	})
	if share := hidden / said; said == 0 || share > crowded {
		t.Errorf("notes of %.0f square points hide %.1f %% of that, at most %.1f %% are meant", said, 100*share, 100*crowded)
	}
}
