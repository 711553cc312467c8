package render

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/go-text/typesetting/font"
	"github.com/hajimehoshi/ebiten/v2/text/v2"

	"holoboard/assets"
)

// Face is a typeface in one weight.
type Face uint8

// The faces.
const (
	Reading Face = iota // text
	Strong              // names, buttons
	Figures             // numbers, the main button
	Title               // titles and the prompt
	Banner              // the largest titles, stamps
	faces
)

// sourceOf reads a font file of a face, each once in the life of the program and only when a text needs it: Latin, extended Latin,
// Cyrillic and so on, in the order to be tried for each letter. They may be used from several goroutines.
var sourceOf = func() (read [faces][assets.FontParts]func() *text.GoTextFaceSource) {
	type origin struct {
		face   assets.Face
		weight int
	}
	for f, from := range [faces]origin{
		Reading: {assets.TextFace, 500}, Strong: {assets.TextFace, 600}, Figures: {assets.TextFace, 700},
		Title: {assets.TitleFace, 600}, Banner: {assets.TitleFace, 700},
	} {
		for part := range assets.FontParts {
			if !assets.HasFontPart(from.face, part) {
				continue
			}
			read[f][part] = sync.OnceValue(func() *text.GoTextFaceSource {
				source, err := text.NewGoTextFaceSource(bytes.NewReader(assets.FontFile(from.face, from.weight, part)))
				if err != nil {
					panic(fmt.Sprintf("render: a font of face %s %d: %v", from.face, from.weight, err))
				}
				return source
			})
		}
	}
	return read
}()

// letterSet is which fonts a text needs: most are written in letters that the first has, or the first and the third.
type letterSet uint8

const (
	latin letterSet = iota
	cyrillic
	anyLetters
	everySign // small pictures and what is written from right to left too
	letterSets
)

// fontsOf are the font files for a set of letters, in the order to be tried.
var fontsOf = [letterSets][]int{{0}, {0, 2, 3}, {0, 1, 2, 3, 4, 5}, {0, 1, 2, 3, 4, 5, 6, 7}}

// isPicture tells whether a letter may be a small picture that is no symbol of the program's own.
func isPicture(r rune) bool {
	switch {
	case r >= 0x1F000 && r < 0x20000:
		return true
	case r >= 0x2000 && r < 0x3300:
		return !slices.ContainsFunc(Reading.sources(anyLetters), func(s *text.GoTextFaceSource) bool { return hasGlyph(s, r) })
	}
	return false
}

func hasGlyph(source *text.GoTextFaceSource, r rune) bool {
	_, ok := source.UnsafeInternal().(*font.Face).NominalGlyph(r)
	return ok
}

// lettersOf is the set of letters that a text is written in.
func lettersOf(line string) (set letterSet) {
	for _, r := range line {
		switch {
		case r <= 0xFF || r >= 0x2013 && r <= 0x2026 && r != '†':
		case r >= 0x410 && r <= 0x44F || r == 'ё' || r == 'Ё' || r == 'і' || r == 'І' || r == 'ї' || r == 'Ї' || r == 'є' || r == 'Є':
			set = max(set, cyrillic)
		case leftward(r) || isPicture(r):
			return everySign
		default:
			set = anyLetters
		}
	}
	return set
}

// sources are the fonts of the face for a set of letters.
func (f Face) sources(set letterSet) []*text.GoTextFaceSource {
	var all []*text.GoTextFaceSource
	for _, part := range fontsOf[set] {
		if part >= assets.FontParts {
			break // that a page in a browser does without
		}
		if read := sourceOf[f][part]; read != nil {
			all = append(all, read())
		}
	}
	return all
}

// sized is the face in a size in pixels, for a line's letters. first comes before its own fonts. A letter that none has gets the
// Latin font's box.
func (f Face) sized(size float64, set letterSet, first ...text.Face) *text.MultiFace {
	sources := f.sources(set)
	for _, source := range append(sources, sources[0]) {
		first = append(first, &text.GoTextFace{Source: source, Size: size})
	}
	all, err := text.NewMultiFace(first...)
	if err != nil {
		panic(fmt.Sprintf("render: fonts of face %d: %v", f, err))
	}
	return all
}

// capHeight is the height of capital letters as a share of the size: text looks centred when its capitals are.
func (f Face) capHeight() float64 {
	return (&text.GoTextFace{Source: sourceOf[f][0](), Size: 1}).Metrics().CapHeight
}

// setAt is the size in pixels at which lines are measured and letters placed, to be shrunk from there: fonts are laid out in
// whole sizes only, and a text must break at the same places on every screen.
const setAt = 1024

// typesetter measures lines of text. It keeps what it has worked out; it is not for several goroutines at once.
type typesetter struct {
	large    [faces][letterSets]*text.MultiFace
	measured map[lineKey]*measure
	wrapped  map[wrapKey]*wrapping
	laidOut  int // bytes of text that were measured letter by letter
}

// lineKey is a line in any size.
type lineKey struct {
	text string
	face Face
}

// measure is the width of a line as a multiple of its size.
type measure struct {
	width float64
	used  int // the frame of its last use
}

// wrapKey is a text in a size, and the width of its lines, both in points.
type wrapKey struct {
	lineKey
	size, width float64
}

// wrapping is a text that has been divided into lines.
type wrapping struct {
	lines []string
	used  int // the frame of its last use
}

func newTypesetter() *typesetter {
	return &typesetter{measured: map[lineKey]*measure{}, wrapped: map[wrapKey]*wrapping{}}
}

func (t *typesetter) face(f Face, set letterSet) *text.MultiFace {
	if t.large[f][set] == nil {
		t.large[f][set] = f.sized(setAt, set)
	}
	return t.large[f][set]
}

// width is that of a line as a multiple of its size.
func (t *typesetter) width(line lineKey, frame int) float64 {
	m, ok := t.measured[line]
	if !ok {
		m = &measure{width: t.words(line, frame, func(string, int, float64) {})}
		t.measured[line] = m
	}
	m.used = frame
	return m.width
}

// words calls word with every word of a line, where it begins in the text, bytes, and how far from the line's beginning it stands, in
// multiples of the size, and returns how wide all of it is. The same words are in many lines, and in every try to make a line one
// word longer.
func (t *typesetter) words(line lineKey, frame int, word func(text string, from int, x float64)) float64 {
	line.text = line.face.drawable(line.text)
	words := strings.Split(line.text, " ")
	if len(words) == 1 || slices.Contains(words, "") || strings.ContainsFunc(line.text, leftward) || utf8.RuneCountInString(line.text) <= drawnAsOne+2 {
		word(line.text, 0, 0)
		t.laidOut += len(line.text)
		return text.AdvanceAt(line.text, len(line.text), t.face(line.face, lettersOf(line.text))) / setAt
	}
	width := func(part string) float64 { return t.width(lineKey{part, line.face}, frame) }
	x, from := 0.0, 0
	for i, w := range words {
		if i > 0 { // a space is narrower beside some letters
			last, first := lastLetters(words[i-1]), firstLetter(w)
			x += width(last+" "+first) - width(last) - width(first)
		}
		word(w, from, x)
		x += width(w)
		from += len(w) + 1
	}
	return x
}

// drawnAsOne is how many letters a font may draw as one, as it does with the last of "off".
const drawnAsOne = 3

func lastLetters(word string) string {
	at := len(word)
	for range drawnAsOne {
		_, n := utf8.DecodeLastRuneInString(word[:at])
		at -= n
	}
	return word[at:]
}

func firstLetter(word string) string {
	_, n := utf8.DecodeRuneInString(word)
	return word[:n]
}

// forget drops the lines and texts not used since the given frame.
func (t *typesetter) forget(before int) {
	for key, m := range t.measured {
		if m.used < before {
			delete(t.measured, key)
		}
	}
	for key, w := range t.wrapped {
		if w.used < before {
			delete(t.wrapped, key)
		}
	}
}
