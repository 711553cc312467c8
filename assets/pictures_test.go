package assets

import (
	"image"
	"image/color"
	"testing"
)

var kinds = []Kind{Minis, Signs, Leaders, Icon}

// painted is the share of the pixels that one can see.
func painted(m *image.RGBA) float64 {
	n := 0
	for i := 3; i < len(m.Pix); i += 4 {
		if m.Pix[i] > 40 {
			n++
		}
	}
	return float64(n) / float64(len(m.Pix)/4)
}

func TestEveryDrawingShowsSomething(t *testing.T) {
	for _, kind := range kinds {
		for _, name := range Names(kind) {
			for _, width := range []int{28, 64} {
				m, err := Raster(kind, name, width)
				if err != nil {
					t.Error(err)
					continue
				}
				high := width
				if kind == Leaders {
					high = width * 5 / 4
				}
				if m.Bounds() != image.Rect(0, 0, width, high) {
					t.Errorf("%s/%s at %d: the picture measures %v", kind, name, width, m.Bounds())
				}
				if p := painted(m); p < 0.05 || p > 0.95 {
					t.Errorf("%s/%s at %d: %.0f %% of the picture is painted", kind, name, width, p*100)
				}
			}
		}
	}
}

func TestDrawingsOfOneKindDiffer(t *testing.T) {
	for _, kind := range kinds {
		seen := map[string]string{}
		for _, name := range Names(kind) {
			m, err := Raster(kind, name, 28)
			if err != nil {
				t.Fatal(err)
			}
			if other := seen[string(m.Pix)]; other != "" {
				t.Errorf("%s: %s and %s look the same", kind, name, other)
			}
			seen[string(m.Pix)] = name
		}
	}
}

func TestInksTakeTheDrawingsPlace(t *testing.T) {
	red := color.RGBA{255, 0, 0, 255}
	m, err := RasterIn(Inks{red, red, red, red, red, red}, Leaders, "darth_vader", 64)
	if err != nil {
		t.Fatal(err)
	}
	for i := 0; i < len(m.Pix); i += 4 {
		if p := m.Pix[i : i+4]; p[1] != 0 || p[2] != 0 {
			t.Fatalf("pixel %d is %v, want red only", i/4, p)
		}
	}
	if painted(m) == 0 {
		t.Error("nothing was painted")
	}
}

func TestLinesGrowWithThePicture(t *testing.T) {
	small, _ := Raster(Signs, "menu", 64)
	large, _ := Raster(Signs, "menu", 256)
	if a, b := painted(small), painted(large); b < a*0.7 || b > a*1.4 {
		t.Errorf("the menu sign covers %.3f at 64 px but %.3f at 256 px", a, b)
	}
}

func TestUnknownDrawing(t *testing.T) {
	if _, err := Raster(Minis, "gungan", 28); err == nil || err.Error() != `draw "gungan" of minis: there is no such drawing` {
		t.Errorf("got %v", err)
	}
}
