package rebellion

import (
	"testing"

	"holoboard/assets"
	"holoboard/game/rebellion"
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

// The name of every unit fits beside its health, however large the stack is drawn.
func TestNamesOfStacksAreNotCut(t *testing.T) {
	words, err := assets.NewWords("en")
	if err != nil {
		t.Fatal(err)
	}
	b := New(words)
	c := render.NewCanvas(render.NewPictures(), 1280, 720, 1)
	for _, unit := range []float64{0.95, 1, 1.2, 1.4, 2} {
		for u := range rebellion.Unit(numUnits) {
			name, room := b.say("stage.unit."+u.String()), (StackWidth-25)*unit
			if w := c.TextWidth(name, nameStyle(c, name, room, unit)); w > room {
				t.Errorf("at %v “%s” takes %.0f points of %.0f", unit, name, w, room)
			}
		}
	}
}
