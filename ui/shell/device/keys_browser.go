//go:build js

package device

import (
	"maps"
	"slices"
	"strings"
	"syscall/js"

	"github.com/hajimehoshi/ebiten/v2"

	"holoboard/ui"
)

// TellKeys returns what tells the page which keys the window has a use for, as all others stay the browser's, and where the window's
// text fields are: a phone opens its keyboard only at the very touch.
func TellKeys() func(*ui.Window) {
	var before map[ui.Chord]bool
	var typed bool
	var fields []ui.Rect
	return func(w *ui.Window) {
		if now := w.Typed(); !slices.Equal(now, fields) {
			fields = now
			places := []any{}
			for _, r := range now {
				r = w.OnDesktop(r)
				places = append(places, []any{r.X, r.Y, r.X + r.W, r.Y + r.H})
			}
			js.Global().Set("holoboardFields", places)
		}
		wants, letters := w.Wants()
		if maps.Equal(wants, before) && letters == typed {
			return
		}
		before, typed = wants, letters
		var names []string
		for chord, wanted := range wants {
			if wanted {
				names = append(names, chordName(chord))
			}
		}
		if letters {
			names = append(names, "letters")
		}
		slices.Sort(names)
		js.Global().Set("holoboardKeys", " "+strings.Join(names, " ")+" ")
	}
}

// chordName calls a chord as page.js does: by the browser's name of the key's place.
func chordName(c ui.Chord) string {
	name := c.Key.String()
	if c.Key >= ebiten.KeyA && c.Key <= ebiten.KeyZ {
		name = "Key" + name
	}
	for _, held := range []struct {
		on   bool
		name string
	}{{c.Shift, "Shift+"}, {c.Alt, "Alt+"}, {c.Ctrl, "Ctrl+"}} {
		if held.on {
			name = held.name + name
		}
	}
	return name
}
