package board_test

import (
	"testing"

	"holoboard/render"
	"holoboard/render/board"
)

// TestLabelsHideNoPlace of a small map, where there is room beside all of them.
func TestLabelsHideNoPlace(t *testing.T) {
	const ring = 11
	area := render.Box(0, 0, 490, 276)
	var taken []render.Rect
	for i := range 24 {
		taken = append(taken, render.Around(render.Point{X: 40 + 80*float64(i%6), Y: 35 + 65*float64(i/6)}, 14, 14))
	}
	for _, place := range taken {
		tag := board.Label(place.Center(), render.Point{X: 62, Y: 40}, ring, area, taken)
		if corner := board.Label(place.Center(), render.Point{X: 86, Y: 40}, ring, render.Box(0, 0, 326, 184), nil); corner.Contains(place.Center()) {
			t.Errorf("the label at %v hides that place", place.Center())
		}
		if !tag.Within(area) {
			t.Errorf("the label at %v is cut", place.Center())
		}
		for _, r := range taken {
			if tag.Overlaps(r) {
				t.Errorf("the label at %v, %v, hides %v", place.Center(), tag, r)
			}
		}
	}
}

// A name that has no room is made shorter so that it can still be read.
func TestNamesAreMadeShorter(t *testing.T) {
	for name, want := range map[string]string{
		"Slave I (Boba)": "Slave I", "Star Destroyer": "Star.", "ЗР «Победа»": "Победа", "Falcon": "Falcon", "«Звезда смерти»": "Звезд.",
	} {
		if got := board.Shorter(name); got != want {
			t.Errorf("%q becomes %q, want %q", name, got, want)
		}
	}
}
