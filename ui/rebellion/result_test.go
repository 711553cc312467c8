package rebellion

import (
	"testing"
	"time"

	"holoboard/ui"
	"holoboard/ui/uitest"
)

// The light behind the winner's emblem fades away; where the scrolled part of the panel begins it is not cut.
func TestTheLightOfTheEmblemIsNotCut(t *testing.T) {
	screen, err := Shots()["victory"](&fakeProgram{words: english(t).w}, nil)
	if err != nil {
		t.Fatal(err)
	}
	w := ui.NewWindow(screen, 1280, 720, 1)
	uitest.Shortened(w, 4*time.Second) // until it rests
	picture := w.Image()
	const besideEmblem, panelTop, textTop = 560, 19, 75
	light := func(y int) int {
		p := picture.RGBAAt(besideEmblem, y)
		return int(p.R) + int(p.G) + int(p.B)
	}
	for y := panelTop; y < textTop; y++ {
		if step := light(y+1) - light(y); step > 8 || step < -8 {
			t.Errorf("between y %d and %d the light steps from %d to %d", y, y+1, light(y), light(y+1))
		}
	}
	if light(textTop) < light(panelTop)+20 {
		t.Errorf("there is no light: %d at the top, %d beside the emblem", light(panelTop), light(textTop))
	}
}
