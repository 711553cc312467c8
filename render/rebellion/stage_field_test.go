package rebellion

import (
	"testing"

	"holoboard/render"
)

// Stacks stand side by side within their area, however many there are.
func TestArrangedStacksDoNotTouch(t *testing.T) {
	for _, area := range []render.Rect{render.Box(0, 0, 338, 220), render.Box(10, 20, 520, 300), render.Box(0, 0, 900, 120)} {
		for n := 1; n <= 14; n++ {
			cells := Arrange(n, area)
			if len(cells) != n {
				t.Fatalf("%d cells for %d stacks", len(cells), n)
			}
			for i, a := range cells {
				if !a.Inset(0.01).Within(area) {
					t.Errorf("%d stacks in %v: number %d at %v is outside", n, area, i, a)
				}
				for _, b := range cells[:i] {
					if a.Inset(0.01).Overlaps(b.Inset(0.01)) {
						t.Errorf("%d stacks in %v: %v and %v overlap", n, area, a, b)
					}
				}
			}
		}
	}
}
