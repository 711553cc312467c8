package build_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	"holoboard/assets"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/shell"
)

// sizes are those that every screen is laid out for: a large desktop, the least one, a smaller window, and a phone both ways.
var sizes = [...]struct{ w, h int }{{1920, 1080}, {1280, 720}, {900, 600}, {844, 390}, {390, 844}}

// TestPromptsAreRead: on every described screen of every title the bar that asks says its question and its help whole, and no two of
// its texts lie on each other, in every size and language.
func TestPromptsAreRead(t *testing.T) {
	seen := 0
	everyScreen(t, func(t *testing.T, name string, w *ui.Window) {
		bar, ok := w.Spot("prompt")
		if !ok || !w.Bare("prompt") {
			return
		}
		seen++
		lines := slices.DeleteFunc(w.Lines(), func(l render.Line) bool { return !bar.Contains(l.Box.Center()) })
		var said strings.Builder
		for i, l := range lines {
			said.WriteString(" " + l.Text)
			if !l.Box.Within(bar) {
				t.Errorf("%s: %q leaves the bar", name, l.Text)
			}
			for _, other := range lines[:i] {
				if l.Box.Overlaps(other.Box) {
					t.Errorf("%s: %q lies on %q", name, l.Text, other.Text)
				}
			}
		}
		for _, text := range w.Shortened() {
			if strings.Contains(said.String(), strings.TrimRight(text, ".")) {
				t.Errorf("%s: %q is cut", name, text)
			}
		}
		account := w.Account()
		for _, text := range []string{account.Asked, account.Help} {
			if !account.Waits && !strings.Contains(squeezed(said.String()), squeezed(text)) {
				t.Errorf("%s: %q is not said, but %q", name, text, said.String())
			}
		}
	})
	if seen == 0 {
		t.Error("no screen asks anything")
	}
}

// squeezed is a text without what lines that are broken otherwise differ in.
func squeezed(text string) string {
	return strings.Map(func(r rune) rune {
		if r == ' ' || r == '\u00a0' || r == '\n' {
			return -1
		}
		return r
	}, text)
}

// everyScreen shows every described screen of every title at rest, in every size and language; with -short in one language.
func everyScreen(t *testing.T, look func(t *testing.T, name string, w *ui.Window)) {
	for _, title := range everyTitle() {
		for _, language := range assets.Languages() {
			if testing.Short() && language != "ru" {
				continue
			}
			s, err := shell.Still(everyTitle(), language)
			if err != nil {
				t.Fatal(err)
			}
			shots := s.Shots(&title)
			for _, name := range slices.Sorted(maps.Keys(title.Shots)) {
				if strings.HasPrefix(name, "sheet-") { // one card over a table that other screens show
					continue
				}
				for _, size := range sizes {
					screen, err := shots[name](nil)
					if err != nil {
						t.Fatal(err)
					}
					w := ui.NewWindow(screen, size.w, size.h, 1)
					w.Clock.Speed = render.Off
					w.Settle(4 * time.Second)
					look(t, fmt.Sprint(title.ID, " ", name, " in ", language, ", ", size), w)
					w.Close()
				}
			}
		}
	}
}
