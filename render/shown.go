package render

import (
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/bidi"
)

// Anybody may write anything into a name. Every letter of it is drawn, or a sign that says which it is: those that no font has by their
// numbers. What is written from right to left is put in its order for itself, so that it moves nothing beside it, and what cannot be seen
// and would turn other letters round is left out.

// drawable is a line as it can be drawn from left to right. Most lines stay as they are.
func (f Face) drawable(line string) string {
	if utf8.ValidString(line) && lettersOf(line) < anyLetters {
		return line
	}
	var b strings.Builder
	var unknown []string
	flush := func() {
		if len(unknown) > 0 {
			b.WriteString("‹" + strings.Join(unknown, " ") + "›")
			unknown = nil
		}
	}
	for i, r := range line {
		_, size := utf8.DecodeRuneInString(line[i:])
		switch {
		case r == utf8.RuneError && size == 1:
			unknown = append(unknown, fmt.Sprintf("%02X", line[i]))
		case r == '\u2028' || r == '\u2029':
			flush()
			b.WriteByte(' ')
		case unicode.In(r, unicode.Cf, unicode.Variation_Selector) && r > 0xFF:
		case f.has(r):
			flush()
			b.WriteRune(r)
		case !unicode.In(r, unicode.Mn, unicode.Me):
			unknown = append(unknown, fmt.Sprintf("%X", r))
		}
	}
	flush()
	if b.Len() == 0 && line != "" { // there is nothing to be seen of it
		first, _ := utf8.DecodeRuneInString(line)
		return fmt.Sprintf("‹%X›", first)
	}
	return leftToRight(b.String())
}

// has tells whether one of the fonts has a letter.
func (f Face) has(r rune) bool {
	for _, source := range f.sources(lettersOf(string(r))) {
		if hasGlyph(source, r) {
			return true
		}
	}
	return false
}

// leftward tells whether a letter is one of those of the fonts that are written from right to left.
func leftward(r rune) bool { return r >= 0x590 && r < 0x600 || r >= 0xFB1D && r < 0xFB50 }

// leftToRight puts every stretch of a line that is written from right to left in the order in which it is drawn from left to right.
func leftToRight(line string) string {
	first := strings.IndexFunc(line, leftward)
	if first < 0 {
		return line
	}
	var b strings.Builder
	for first >= 0 {
		b.WriteString(line[:first])
		line = line[first:]
		end := stretch(line)
		b.WriteString(inOrder(line[:end]))
		line = line[end:]
		first = strings.IndexFunc(line, leftward)
	}
	return b.String() + line
}

// stretch is how far what is written from right to left goes on at the beginning of a line, with the numbers and signs in it, bytes.
func stretch(line string) (end int) {
	for i, r := range line {
		switch {
		case leftward(r):
			end = i + utf8.RuneLen(r)
		case unicode.IsLetter(r) || r == '‹':
			return end
		}
	}
	return end
}

// inOrder is a stretch in the order in which it is drawn: turned round, but for the numbers in it.
func inOrder(stretch string) string {
	letters := []rune(bidi.ReverseString(stretch))
	for from := 0; from < len(letters); from++ {
		end := from
		for end < len(letters) && unicode.IsDigit(letters[end]) {
			end++
		}
		slices.Reverse(letters[from:end])
		from = max(end, from)
	}
	return string(letters)
}
