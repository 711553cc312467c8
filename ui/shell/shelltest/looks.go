package shelltest

import (
	"reflect"
	"testing"

	"holoboard/assets"
	"holoboard/render"
	"holoboard/ui/shelf"
)

// Looks checks what titles bring for the shelf: a light that can be read and told from the others and from what one may do, by all
// eyes; and a sign, an object and the rim of a pad of their own.
func Looks(t *testing.T, titles []shelf.Title) {
	t.Helper()
	const contrast, apart = 4.5, 15
	row := render.Hex(0x0B142C)
	for i := range titles {
		a := &titles[i]
		if !assets.Exists(assets.Signs, a.Sign) || a.Look.Stand == nil || a.Look.Tall <= 0 || a.Minutes <= 0 {
			t.Errorf("%s brings the sign %q, an object: %v, so high: %v, and takes %d minutes", a.ID, a.Sign, a.Look.Stand != nil, a.Look.Tall, a.Minutes)
		}
		for v := range render.Vision(render.Visions) {
			p := render.PaletteFor(v, false)
			light := a.Light(p)
			if got := render.Contrast(light, row); got < contrast {
				t.Errorf("%s: its light has a contrast of %.1f to a row", a.ID, got)
			}
			if got := render.Apart(light, p.Legal, v); got < apart {
				t.Errorf("%s, vision %d: its light is only %.0f from what one may do", a.ID, v, got)
			}
			for j := range titles[:i] {
				if got := render.Apart(light, titles[j].Light(p), v); got < apart {
					t.Errorf("%s and %s, vision %d: their lights are only %.0f apart", a.ID, titles[j].ID, v, got)
				}
			}
		}
		for j := range titles[:i] {
			if b := &titles[j]; a.Sign == b.Sign || reflect.DeepEqual(a.Look.Rim, b.Look.Rim) {
				t.Errorf("%s and %s have the same sign or rim", a.ID, b.ID)
			}
		}
	}
}
