//go:build e2e

package e2e

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// Letters are letters on the keyboards of six languages: where a key types a Latin one it is that command, elsewhere the one that stands
// on it. The signs of keys are those of an American keyboard; in Cyrillic they are reached by their places.
func TestWindowLettersAreLetters(t *testing.T) {
	w := StartCoarse(t)
	x := w.hands.(*windowHands)
	field := typist{Screen: &w.Screen}
	field.sits()
	places := strings.NewReplacer("+a", "+38", "+c", "+54", "+x", "+53", "+v", "+55", "+z", "+52", "m", "58")
	for _, layout := range []string{"us", "de", "fr", "us dvorak", "ru", "ua"} {
		name, variant, _ := strings.Cut(layout, " ")
		_, err := x.on("setxkbmap", "-layout", name, "-variant", variant)
		w.do("change the keyboard", err)
		time.Sleep(settle)
		press := func(keys ...string) {
			t.Helper()
			for i, key := range keys {
				if name == "ru" || name == "ua" {
					keys[i] = places.Replace(key)
				}
			}
			_, err := x.xdotool(append([]string{"key", "--delay", "200"}, keys...)...)
			w.do("press keys", err)
			time.Sleep(settle)
		}
		w.ClickOn("name.rebels")
		if err := putOn(x, "abc"); err != nil {
			t.Fatal(err)
		}
		press("ctrl+a", "ctrl+v", "End", "ctrl+v")
		press("ctrl+a", "ctrl+c")
		if got := w.clip(); got != "abcabc" {
			t.Errorf("%s: pasted twice and copied is %q", layout, got)
		}
		press("End", "ctrl+z", "ctrl+a", "ctrl+x")
		if got := w.clip(); got != "abc" {
			t.Errorf("%s: taken back once and cut is %q", layout, got)
		}
		w.ClickOn("players.2") // out of the field, and nothing changes
		for _, want := range []bool{true, false} {
			press("m")
			for end := time.Now().Add(patience); w.muted() != want; time.Sleep(5 * glance) {
				if time.Now().After(end) {
					t.Fatalf("%s: M does not turn the sound off and on: it is off: %v", layout, !want)
				}
			}
		}
	}
}

// muted tells whether the person has turned the sound off.
func (w *Window) muted() bool {
	w.t.Helper()
	data, err := os.ReadFile(filepath.Join(w.Home, "config", "holoboard", "settings.json"))
	if err != nil {
		return false // nothing was chosen yet
	}
	return strings.Contains(string(data), `"muted":true`)
}
