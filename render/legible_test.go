package render

import (
	"math"
	"testing"
)

func TestLegibilityIsThatOfWhatIsDrawn(t *testing.T) {
	c := testCanvas(1)
	p := c.Palette
	plain := p.Body().In(opaqueWhite)
	c.Text("over space", Box(0, 0, 200, 30), plain)
	c.Fill(Box(0, 40, 200, 30), opaqueWhite)
	c.Text("white on white", Box(0, 40, 200, 30), plain)
	c.Text("rimmed", Box(0, 40, 200, 30), plain.Rimmed(black))
	c.Fade(0.2, func() { c.Text("faded", Box(0, 80, 200, 30), plain) })
	c.Clip(Box(0, 0, 1, 1), func() { c.Text("cut away", Box(0, 110, 200, 30), plain) })
	got := map[string]Legible{}
	for _, l := range c.Legibility() {
		got[l.Text] = l
	}
	for text, want := range map[string]float64{"over space": Contrast(opaqueWhite, p.Space), "white on white": 1, "rimmed": 21} {
		if l := got[text]; math.Abs(l.Contrast-want) > 0.1 || l.Size != plain.Size {
			t.Errorf("%s: %+v, want a contrast of %.1f", text, l, want)
		}
	}
	if l := got["faded"]; l.Contrast < 1.2 || l.Contrast > 3 {
		t.Errorf("faded text has a contrast of %.1f", l.Contrast)
	}
	if _, seen := got["cut away"]; seen {
		t.Error("text that is not seen was measured")
	}
}
