package ui

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// A line is a line of text that is typed in, where the next letter goes, and what is chosen of it. Places are bytes. The caret stands
// between letters as they are seen: an accent, the parts of a flag or of a family are no letters of their own.
type line struct {
	text          string
	caret, anchor int // what lies between them is chosen
}

// written returns a line with the caret at its end.
func written(text string) line { return line{text, len(text), len(text)} }

// chosen are the ends of what is chosen; they are one where nothing is.
func (l *line) chosen() (from, to int) { return min(l.caret, l.anchor), max(l.caret, l.anchor) }

// sides are the text before what is chosen and the one after it.
func (l *line) sides() (before, after string) {
	from, to := l.chosen()
	return l.text[:from], l.text[to:]
}

// put writes a text in the place of what is chosen.
func (l *line) put(text string) {
	before, after := l.sides()
	l.text = before + text + after
	l.moveTo(len(before)+len(text), false)
}

// erase takes away what is chosen, or else what lies between the caret and a place.
func (l *line) erase(to int) {
	if l.caret == l.anchor {
		l.anchor = to
	}
	l.put("")
}

// moveTo moves the caret; what it passes is chosen if it is to be.
func (l *line) moveTo(at int, choosing bool) {
	l.caret = at
	if !choosing {
		l.anchor = at
	}
}

// chooseAll chooses everything.
func (l *line) chooseAll() { l.anchor, l.caret = 0, len(l.text) }

// chooseWord chooses the word at the caret, or what lies between two.
func (l *line) chooseWord() {
	from, to := l.caret, l.caret
	at, _ := utf8.DecodeRuneInString(l.text[from:])
	if from == len(l.text) {
		at, _ = utf8.DecodeLastRuneInString(l.text)
	}
	like := func(r rune) bool { return ofWord(r) == ofWord(at) }
	for from > 0 {
		r, n := utf8.DecodeLastRuneInString(l.text[:from])
		if !like(r) {
			break
		}
		from -= n
	}
	for to < len(l.text) {
		r, n := utf8.DecodeRuneInString(l.text[to:])
		if !like(r) {
			break
		}
		to += n
	}
	l.anchor, l.caret = from, to
}

// next is the place one letter on, or at the end of a word.
func (l *line) next(words bool) int {
	if !words {
		for at := l.caret + 1; at < len(l.text); at++ {
			if between(l.text, at) {
				return at
			}
		}
		return len(l.text)
	}
	rest := l.text[l.caret:]
	word := strings.TrimLeftFunc(rest, func(r rune) bool { return !ofWord(r) })
	after := strings.TrimLeftFunc(word, ofWord)
	return len(l.text) - len(after)
}

// last is the place one letter back, or at the beginning of a word.
func (l *line) last(words bool) int {
	if !words {
		for at := l.caret - 1; at > 0; at-- {
			if between(l.text, at) {
				return at
			}
		}
		return 0
	}
	word := strings.TrimRightFunc(l.text[:l.caret], func(r rune) bool { return !ofWord(r) })
	return len(strings.TrimRightFunc(word, ofWord))
}

// ofWord tells whether a sign is part of a word.
func ofWord(r rune) bool {
	return unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.IsMark(r) || r == '\'' || r == '’'
}

const (
	joiner   = '\u200d' // makes one picture of two
	selector = '\ufe0f' // makes a picture of a sign
)

// between tells whether a place lies between two letters as they are seen. It knows accents, joined pictures, skins and flags, which is
// what is typed in a line.
func between(text string, at int) bool {
	if !utf8.RuneStart(text[at]) {
		return false
	}
	before, _ := utf8.DecodeLastRuneInString(text[:at])
	after, _ := utf8.DecodeRuneInString(text[at:])
	switch {
	case before == joiner, after == joiner, after == selector, unicode.IsMark(after), after >= 0x1f3fb && after <= 0x1f3ff:
		return false
	case flag(before) && flag(after):
		n := 0 // of signs before the place: a flag has two
		for rest := text[:at]; ; n++ {
			r, size := utf8.DecodeLastRuneInString(rest)
			if !flag(r) {
				break
			}
			rest = rest[:len(rest)-size]
		}
		return n%2 == 0
	}
	return true
}

// flag tells whether a sign is half of a flag.
func flag(r rune) bool { return r >= 0x1f1e6 && r <= 0x1f1ff }

// fitting is what of a text may stand in a line that has room for so many more signs, and whether that is all that can be shown of it.
func fitting(text string, room int, digits bool) (fits string, all bool) {
	var b strings.Builder
	for _, r := range text {
		switch {
		case digits && (r < '0' || r > '9'):
		case unicode.Is(unicode.Zs, r): // spaces of other widths, as Chinese is written with
			b.WriteByte(' ')
		case unicode.IsPrint(r), r == joiner:
			b.WriteRune(r)
		}
	}
	fits = b.String()
	if utf8.RuneCountInString(fits) <= room {
		return fits, true
	}
	end := 0
	for at := range fits {
		if room < 0 {
			break
		}
		if at == 0 || between(fits, at) {
			end = at
		}
		room--
	}
	return fits[:end], false
}
