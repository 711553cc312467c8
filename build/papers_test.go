package build_test

import (
	"strings"
	"testing"
	"time"

	"holoboard/game/gametest"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/uitest"
)

// What a screen says of its own beside a thing that is looked at, on every described screen of every title, lies on that thing never, and
// on other things that can be pointed at only where so many stand so close that it has no room beside them.
func TestNotesLieBesideWhatIsPointedAt(t *testing.T) {
	gametest.Long(t)
	const crowded = 0.03 // of what notes lie on
	said, hidden := 0.0, 0.0
	everyScreen(t, nil, func(name, _ string, w *ui.Window) {
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

// What a screen lays over the map by itself, the recap, lies on nothing that may be chosen, on every described screen of every title.
func recapsLieOnNothingThatMayBeChosen(t *testing.T) (look looker, end func()) {
	seen := map[string]int{}
	look = func(name, _ string, w *ui.Window) {
		if _, shown := w.Spot("recap"); shown {
			seen[strings.Fields(name)[0]]++
		}
		if hidden := uitest.Under(w, "recap"); len(hidden) > 0 {
			t.Errorf("%s: the recap lies on %v", name, hidden)
		}
	}
	return look, func() { t.Log("recaps were seen of ", seen) }
}

// A large card that somebody asks for lies, on every described screen of every title, on nothing that something comes of where there is any
// room for that, and never on what it tells of.
func TestCardsLieWhereTheyHideNothing(t *testing.T) {
	gametest.Long(t)
	cards := 0
	everyScreen(t, nil, func(name, _ string, w *ui.Window) {
		if _, mapped := w.Spot("map"); !mapped || strings.HasSuffix(name, "{844 390}") || strings.HasSuffix(name, "{390 844}") {
			return // on a phone a card takes the whole screen
		}
		for _, p := range w.Touchable() {
			box, opened := opensCard(w, p.Rect.Center())
			if !opened {
				continue
			}
			cards++
			if box.Inset(1).Overlaps(p.Rect) {
				t.Errorf("%s: the card of %s at %v lies on it, at %v", name, p.ID, p.Rect, box)
			}
			if hides, least := hidden(w, box, p), leastHidden(w, box, p); hides > least+most {
				t.Errorf("%s: the card of %s at %v hides %.0f square points of what is lit; %.0f would do", name, p.ID, box, hides, least)
			}
		}
	})
	if cards < 100 {
		t.Errorf("only %d cards were seen", cards)
	}
}

// opensCard asks for the card of what lies somewhere, and puts it away again.
func opensCard(w *ui.Window, at ui.Point) (box ui.Rect, opened bool) {
	tick := func(in ui.Input) {
		in.At, in.Was = at, at
		w.Tick(in)
	}
	tick(ui.Input{Details: true})
	tick(ui.Input{})
	if box = w.Sheet(); spotOf(w, "sheet.close").ID == "" {
		return box, false
	}
	tick(ui.Input{Pressed: true, Down: true})
	tick(ui.Input{Released: true})
	w.Settle(200 * time.Millisecond)
	return box, spotOf(w, "sheet.close").ID == ""
}

// most is what a card may hide more than it must, square points: it lies nearer to its thing for that.
const most = 300

// hidden is how much of what is lit lies under a box, but for one thing.
func hidden(w *ui.Window, box ui.Rect, but ui.Touchable) (area float64) {
	for _, p := range w.Touchable() {
		if o := p.Rect.Intersect(box); p.Lit && p.ID != but.ID {
			area += o.W * o.H
		}
	}
	return area
}

// leastHidden is how much that would be in the best of many other places beside the thing.
func leastHidden(w *ui.Window, box ui.Rect, beside ui.Touchable) float64 {
	const step = 40
	least := hidden(w, box, beside)
	prompt, _ := w.Spot("prompt.text")
	menu, _ := w.Spot("menu") // in the upper right corner
	for x := 8.0; x+box.W < menu.Right(); x += step {
		for y := 8.0; y+box.H < prompt.Y-8; y += step {
			other := render.Box(x, y, box.W, box.H)
			if !other.Overlaps(beside.Rect) {
				least = min(least, hidden(w, other, beside))
			}
		}
	}
	return least
}
