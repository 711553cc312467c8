package assets

import (
	"strings"
	"testing"
)

func TestDrawingsAreOfTheirFewKinds(t *testing.T) {
	for _, kind := range []Kind{Minis, Signs, Leaders, Icon} {
		for _, name := range Names(kind) {
			if _, err := Raster(kind, name, 40); err != nil {
				t.Error(err)
			}
		}
	}
	for file, want := range map[string]string{
		`<svg viewBox="0 0 8"/>`:               "3 numbers",
		`<svg><text/></svg>`:                   "no such element",
		`<svg><path style="fill:red"/></svg>`:  "no such attribute",
		`<svg><path d="M1 2 h3"/></svg>`:       "h3",
		`<svg><path d="M1 2 L3"/></svg>`:       "no command",
		`<svg><circle fill="red"/></svg>`:      "not a colour",
		`<svg><g transform="skewX(3)"/></svg>`: "not moved",
		`<svg><path d="M1 2`:                   "EOF",
	} {
		if _, err := readDrawing(file); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %q", file, err, want)
		}
	}
}

func TestADrawingIsDrawn(t *testing.T) {
	d, err := readDrawing(`<svg viewBox="0 0 8 4"><g transform="translate(4 0)" fill="#FF0000">` +
		`<rect x="0" y="0" width="2" height="4"/><path d="M2,0L4 0 4,4 2,4Z" fill-opacity="0.5" fill="#0000FF"/></g></svg>`)
	if err != nil {
		t.Fatal(err)
	}
	m := d.raster(80)
	for x, want := range map[int][4]uint8{20: {}, 50: {255, 0, 0, 255}, 70: {0, 0, 127, 127}} {
		if c := m.RGBAAt(x, 20); [4]uint8{c.R, c.G, c.B, c.A} != want {
			t.Errorf("at %d is %v, want %v", x, c, want)
		}
	}
	if m.Rect.Dy() != 40 {
		t.Errorf("it is %v", m.Rect)
	}
}
