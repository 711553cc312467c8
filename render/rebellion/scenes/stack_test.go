package scenes

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
			formation := Arrange(n, area)
			for i := range n {
				a := formation.Cell(i)
				if !a.Inset(0.01).Within(area) {
					t.Errorf("%d stacks in %v: number %d at %v is outside", n, area, i, a)
				}
				for k := range i {
					b := formation.Cell(k)
					if a.Inset(0.01).Overlaps(b.Inset(0.01)) {
						t.Errorf("%d stacks in %v: %v and %v overlap", n, area, a, b)
					}
				}
			}
		}
	}
}

// The name of every unit is shown whole beside its health.
func TestNamesOfUnitsInACombatAreWhole(t *testing.T) {
	words, err := assets.NewWordsFor("en", "rebellion")
	if err != nil {
		t.Fatal(err)
	}
	b := New(words, false)
	c := render.NewCanvas(render.NewPictures(), 1280, 720, 1)
	for u := range rebellion.AllUnits() {
		for _, unit := range []float64{0.95, 1.1, 1.25} {
			room := (StackWidth - 25) * unit
			name := b.say("stage.unit." + u.String())
			if style := fitting(c, name, c.Palette.Name().Sized(15*unit), room); c.TextWidth(name, style) > room {
				t.Errorf("%s is %.0f wide, there are %.0f", name, c.TextWidth(name, style), room)
			}
		}
	}
}
