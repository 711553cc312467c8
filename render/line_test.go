package render

import (
	"fmt"
	"image"
	"math"
	"os"
	"slices"
	"testing"

	"github.com/go-text/typesetting/font"
	"github.com/hajimehoshi/ebiten/v2/text/v2"
)

// sampleLines have what fonts do: pairs that move closer, letters drawn as one, accents, signs, digits, a letter that is in no font.
var sampleLines = []string{
	"Grand Moff Tarkin takes off to Yavin: 88 % at TIE 4, AT-AT “Too. Far”",
	"Плацдарм «Ґанок» — їжа, єдність; ґедзь на Іліці, 3 й 14 ÷ 渡",
	"Вечер 🚀 и שלום",
	"Ёлки и съезд: «Тут АТ-АТ не пройдёт» … № 7 · Cassian",
}

// A line is as wide as the letters of it are when they are set in one go.
func TestALineIsAsWideAsItsLetters(t *testing.T) {
	setter := newTypesetter()
	for face := range faces {
		for _, line := range append(sampleLines, "", " ", "a b", " off  Tatooine ") {
			got := setter.width(lineKey{line, face}, 1)
			shown := face.drawable(line)
			want := text.AdvanceAt(shown, len(shown), face.sized(setAt, lettersOf(shown))) / setAt
			if math.Abs(got-want) > 1e-9 {
				t.Errorf("face %d: %q is %.5f wide, its letters %.5f", face, line, got, want)
			}
		}
	}
}

// A text in Latin or Cyrillic letters looks the same whether the fonts are read that it does not need or not.
func TestFontsThatATextDoesNotNeedAreNotMissed(t *testing.T) {
	for face := range faces {
		all := face.sources(everySign)
		has := func(source *text.GoTextFaceSource, r rune) bool {
			_, ok := source.UnsafeInternal().(*font.Face).NominalGlyph(r)
			return ok
		}
		for r := rune(1); r < 0x3000; r++ {
			set := lettersOf(string(r))
			if set == everySign {
				continue
			}
			first := slices.IndexFunc(all, func(s *text.GoTextFaceSource) bool { return has(s, r) })
			if first >= 0 && first < len(face.sources(anyLetters)) && !slices.Contains(face.sources(set), all[first]) {
				t.Errorf("face %d: %q is in the font %d, which is not read for it", face, r, first)
			}
		}
	}
}

// What the graphics library draws on a screen and what is painted without one is within a pixel of each other, in every row, and
// nowhere are letters on the whole to the left or to the right.
func TestScreenAndPainterAgreeOnLetters(t *testing.T) {
	needDisplay(t)
	for _, scale := range []float64{1, 1.5, 2} {
		c := NewCanvas(NewPictures(), 1280, 720, scale)
		for _, size := range []float64{10, 14, 15, 17.5, 24, 33, 48} {
			for i, line := range sampleLines {
				for face := range faces {
					c.Begin(1280, 720, scale)
					c.TextAt(line, Point{}, TextStyle{Face: face, Size: size, Color: opaqueWhite})
					p := c.marks[0].picture
					c.send()
					got := image.NewRGBA(image.Rectangle{Max: p.size})
					p.gpu.ReadPixels(got.Pix)
					want := p.seen()
					name := fmt.Sprintf("scale %v, size %.1f, face %d, line %d", scale, size, face, i)
					if n, most := apart(got, want)+apart(want, got), inked(want)/2000; n > most {
						t.Errorf("%s: %d pixels have nothing like them beside them, allowed are %d", name, n, most)
						save(t, got, os.TempDir()+"/screen.png")
						save(t, want, os.TempDir()+"/painter.png")
					}
					if off := middle(got) - middle(want); math.Abs(off) > 0.5 {
						t.Errorf("%s: the letters are %.2f pixels to the right", name, off)
					}
				}
			}
		}
	}
}

// apart counts the pixels of a that are far lighter or far darker than all in the same row of b that are a pixel away at most.
func apart(a, b *image.RGBA) int {
	const far = 64 // of 255: a gap of one pixel is a quarter full when a letter beside it is a quarter of a pixel off
	n := 0
	for y := range a.Rect.Dy() {
		for x := range a.Rect.Dx() {
			low, high := 255, 0
			for beside := max(x-1, 0); beside <= min(x+1, a.Rect.Max.X-1); beside++ {
				alpha := int(b.RGBAAt(beside, y).A)
				low, high = min(low, alpha), max(high, alpha)
			}
			if alpha := int(a.RGBAAt(x, y).A); alpha < low-far || alpha > high+far {
				n++
			}
		}
	}
	return n
}

// inked counts the pixels that are not clear.
func inked(m *image.RGBA) int {
	n := 0
	for i := 3; i < len(m.Pix); i += 4 {
		if m.Pix[i] > 0 {
			n++
		}
	}
	return n
}

// middle is the mean column of what is seen.
func middle(m *image.RGBA) float64 {
	var sum, weight float64
	for y := range m.Rect.Dy() {
		for x := range m.Rect.Dx() {
			alpha := float64(m.RGBAAt(x, y).A)
			sum, weight = sum+alpha*float64(x), weight+alpha
		}
	}
	return sum / weight
}
