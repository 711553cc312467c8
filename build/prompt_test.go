package build_test

import (
	"slices"
	"strings"
	"testing"

	"holoboard/assets"
	"holoboard/render"
	"holoboard/ui"
)

// promptsAreRead: on every described screen of every title the bar that asks says its question and its help whole, and no two of
// its texts lie on each other, in every size and language; and what has happened is told below a title that is read whole.
func promptsAreRead(t *testing.T) (look looker, end func()) {
	titles := map[string]string{} // of the recap
	for _, language := range assets.Languages() {
		words, err := assets.NewWords(language)
		if err != nil {
			t.Fatal(err)
		}
		titles[language] = words.Say("table.recap")
	}
	seen, recaps := 0, 0
	look = func(name, language string, w *ui.Window) {
		if recapIsRead(t, name, titles[language], w) {
			recaps++
		}
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
		for _, l := range lines {
			begins, cut := strings.CutSuffix(l.Text, "…")
			if cut && slices.ContainsFunc(w.Shortened(), func(whole string) bool { return strings.HasPrefix(whole, begins) }) {
				t.Errorf("%s: %q is cut", name, l.Text)
			}
		}
		account := w.Account()
		for _, text := range []string{account.Asked, account.Help} {
			if !account.Waits && !strings.Contains(squeezed(said.String()), squeezed(text)) {
				t.Errorf("%s: %q is not said, but %q", name, text, said.String())
			}
		}
	}
	return look, func() {
		if seen == 0 || recaps == 0 {
			t.Errorf("%d screens ask, %d tell what happened", seen, recaps)
		}
	}
}

// recapIsRead checks that the title of a recap stands whole above its lines, and tells whether there is one.
func recapIsRead(t *testing.T, name, title string, w *ui.Window) bool {
	recap, ok := w.Spot("recap")
	if !ok || !w.Bare("recap") {
		return false
	}
	const apart = 4 // points between what is drawn of both
	list, _ := w.Spot("recap.list")
	var said strings.Builder
	lines := w.Lines()
	first := strings.Fields(title)[0]
	from := slices.IndexFunc(lines, func(l render.Line) bool { return strings.HasPrefix(l.Text, first) && recap.Contains(l.Box.Center()) })
	for _, l := range lines[max(from, 0):] {
		if recap.Contains(l.Box.Center()) && l.Box.Center().Y < list.Y {
			said.WriteString(l.Text)
			if l.Box.Bottom()+apart > list.Y {
				t.Errorf("%s: %q runs into the lines below it", name, l.Text)
			}
		}
	}
	if !strings.HasPrefix(squeezed(said.String()), squeezed(title)) {
		t.Errorf("%s: the title of the recap is %q", name, said.String())
	}
	return true
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
