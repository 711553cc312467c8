package render

import (
	"slices"
	"strings"
	"testing"
)

func testCanvas(scale float64) *Canvas {
	return NewCanvas(NewPictures(), int(1280*scale), int(720*scale), scale)
}

func TestWrapBreaksAtSpaces(t *testing.T) {
	fits := func(line string) bool { return len(line) <= 10 }
	for text, want := range map[string][]string{
		"one two three four":    {"one two", "three four"},
		"incomprehensible word": {"incomprehensible", "word"},
		"":                      {""},
		"a droid-interrogator":  {"a droid-", "interrogator"},
		"the X-wing lands":      {"the X-wing", "lands"},
		"  spaces   vanish ":    {"spaces", "vanish"},
	} {
		if got := wrapPart(text, fits); !slices.Equal(got, want) {
			t.Errorf("%q breaks into %q, want %q", text, got, want)
		}
	}
}

func TestParagraphKeepsItsLimits(t *testing.T) {
	c := testCanvas(1)
	style := c.Palette.Body()
	text := strings.Repeat("Leaders stay behind when their system is destroyed. ", 8)
	lines := c.Wrap(text, 200, style.UpTo(3))
	if len(lines) != 3 {
		t.Fatalf("%d lines, want 3: %q", len(lines), lines)
	}
	if !strings.HasSuffix(lines[2], "…") {
		t.Errorf("the last line %q does not end with an ellipsis", lines[2])
	}
	for _, line := range lines {
		if w := c.TextWidth(line, style); w > 200.5 {
			t.Errorf("%q is %.1f wide, want 200 at most", line, w)
		}
	}
	if got := strings.Join(c.Wrap("first\nsecond", 200, style), "|"); got != "first|second" {
		t.Errorf("a line break gives %q", got)
	}
}

func TestTextThatDoesNotFitIsShortened(t *testing.T) {
	c := testCanvas(1)
	style := c.Palette.Name()
	long := "Secret Weapons Research"
	for width := 30.0; width < 260; width += 7 {
		short := c.fit(long, width, style)
		if w := c.TextWidth(short, style); w > width+0.5 {
			t.Errorf("in %.0f points %q is %.1f wide", width, short, w)
		}
		if short != long && !strings.HasSuffix(short, "…") {
			t.Errorf("in %.0f points: %q", width, short)
		}
	}
	if got := c.fit(long, c.TextWidth(long, style), style); got != long {
		t.Errorf("a box made to measure shortens to %q", got)
	}
}

// All three languages, and the signs that texts use, must have letters of their own in every face.
func TestEveryFaceHasTheLetters(t *testing.T) {
	setter := newTypesetter()
	for face := range faces {
		for _, letter := range "AZaz09 ÄÖéñÅ АЯаяЁёЄєІіЇїҐґ ’«»„“–—…·×%+−:;!?" {
			for _, l := range setter.letters(lineKey{string(letter), face}, 1) {
				if l.id == 0 {
					t.Errorf("face %d has no %q", face, letter)
				}
			}
		}
	}
}

func TestTextGrowsWithTheScale(t *testing.T) {
	small, large := testCanvas(1), testCanvas(2.5)
	style := small.Palette.Title()
	a, b := small.TextWidth("Rebel Base", style), large.TextWidth("Rebel Base", style)
	if d := a - b; d > 0.5 || d < -0.5 {
		t.Errorf("the width in points is %.2f at scale 1 and %.2f at 2.5", a, b)
	}
}

func TestTextStandsWhereItSays(t *testing.T) {
	c := testCanvas(1)
	style := c.Palette.Body()
	box := Box(100, 100, 200, 30)
	for align, x := range map[Align]func(Rect) float64{
		Left:   func(r Rect) float64 { return r.X - box.X },
		Center: func(r Rect) float64 { return r.Center().X - box.Center().X },
		Right:  func(r Rect) float64 { return r.Right() - box.Right() },
	} {
		style.Align = align
		if off := x(c.Text("Hoth", box, style)); off > 0.01 || off < -0.01 {
			t.Errorf("align %d is %.2f off", align, off)
		}
	}
	lit := litBounds(c.Image(), c.Palette.Space)
	if middle := float64(lit.Min.Y+lit.Max.Y) / 2; middle < 113 || middle > 117 {
		t.Errorf("letters reach from y %d to %d, want them around 115", lit.Min.Y, lit.Max.Y)
	}
}

func TestRichTextKeepsSignsWithTheirWords(t *testing.T) {
	c := testCanvas(1)
	spans := []Span{{Text: "Assign a "}, {Sign: "hit"}, {Text: ", then block with "}, {Sign: "special"}, {Text: "."}}
	words := c.richWords(spans, c.Palette.Body())
	var shown []string
	for _, w := range words {
		mark := " "
		if w.joined {
			mark = "+"
		}
		shown = append(shown, mark+w.text+w.sign)
	}
	if got, want := strings.Join(shown, ""), " Assign a hit+, then block with special+."; got != want {
		t.Errorf("words are %q, want %q", got, want)
	}
	style := c.Palette.Body()
	one, many := c.RichHeight(spans, 1000, style), c.RichHeight(spans, 90, style)
	if one != style.LineHeight() || many < 3*style.LineHeight() {
		t.Errorf("heights are %.1f in a wide box and %.1f in a narrow one", one, many)
	}
	if drawn := c.Rich(spans, Box(0, 0, 90, 200), style); drawn != many {
		t.Errorf("drawn height is %.1f, measured %.1f", drawn, many)
	}
}
