package render

import (
	"math/rand/v2"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"
)

// Whatever somebody writes is drawn, in one line and in its order, or there is a sign for it.
func TestEveryNameIsDrawn(t *testing.T) {
	for name, want := range map[string]string{
		"":                   "",
		"Friday":             "Friday",
		"Партія №5 – «Хан»":  "Партія №5 – «Хан»",
		"Łódź ő ←★":          "Łódź ő ←★",
		"Вечер 🚀🎲":           "Вечер 🚀🎲",
		"❤\ufe0f☀\ufe0f":     "❤☀",
		"👨\u200d👩":           "👨👩",
		"日本 now":             "‹65E5 672C› now",
		"שלום עולם":          "םלוע םולש",
		"“שלום”: 12 coins":   "“םולש”: 12 coins",
		"a שלום 12 עולם b":   "a םלוע 12 םולש b",
		"מ! and ו":           "מ! and ו",
		"\u202eevil\u202c x": "evil x",
		"a\u2028b\u2029c":    "a b c",
		"\u200b\u200b":       "‹200B›",
		"bro\xffken":         "bro‹FF›ken",
		"\xf0\x9f":           "‹F0 9F›",
		"\ufffd":             "‹FFFD›",
		"e\u0301\u1ab0 Z":    "e\u0301 Z",
	} {
		if got := Strong.drawable(name); got != want {
			t.Errorf("%q is drawn as %q, want %q", name, got, want)
		}
	}
}

// All that is drawn is in a font, for any letters in any order; nothing turns round what stands beside it.
func TestAnyLettersAreDrawn(t *testing.T) {
	chance := rand.New(rand.NewPCG(36, 14))
	ranges := [][2]rune{{0x20, 0x7F}, {0x80, 0x600}, {0x590, 0x700}, {0x2000, 0x3000}, {0x1F300, 0x1FB00}, {0, 0x110000}}
	for range 2000 {
		var name []byte
		for range chance.IntN(12) {
			r := ranges[chance.IntN(len(ranges))]
			name = utf8.AppendRune(name, r[0]+chance.Int32N(r[1]-r[0]))
			if chance.IntN(9) == 0 {
				name = append(name, byte(chance.IntN(256)))
			}
		}
		face := Face(chance.IntN(int(faces)))
		got := face.drawable(string(name))
		for _, r := range got {
			if !face.has(r) && r > 0xFF || unicode.In(r, unicode.Cf, unicode.Zl, unicode.Zp) && r > 0xFF {
				t.Fatalf("face %d: %q is drawn as %q, without %q", face, name, got, r)
			}
		}
		if between := face.drawable("Ж" + string(name) + "Я"); !strings.HasPrefix(between, "Ж") || !strings.HasSuffix(between, "Я") {
			t.Fatalf("face %d: %q moves what stands beside it: %q", face, name, between)
		}
	}
}

// A path and a name without spaces are broken where they no longer fit, and nothing of them is lost.
func TestLongWordsAreBroken(t *testing.T) {
	c := NewCanvas(NewPictures(), 390, 844, 1)
	style := TextStyle{Face: Reading, Size: SizeText}
	for _, text := range []string{
		"Exported to /home/somebody/Documents/Games/of/the/board/holoboard-friday-night.json", `C:\Users\somebody\Downloads\holoboard-friday-night-and-more.json`,
		strings.Repeat("ы", 200), strings.Repeat("🚀", 60), strings.Repeat("\xff", 60), "Export " + strings.Repeat("ab/", 60),
	} {
		lines := c.wrapped(text, 300, style)
		for _, line := range lines {
			if w := c.TextWidth(line, style); w > 300.5 {
				t.Errorf("%q is %.0f wide", line, w)
			}
		}
		whole := strings.Join(lines, "")
		if strings.ReplaceAll(whole, " ", "") != strings.ReplaceAll(text, " ", "") {
			t.Errorf("%q is broken into %q", text, lines)
		}
	}
}
