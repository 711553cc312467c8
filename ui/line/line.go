// Package line is a line of text that somebody types in: where the next letter goes, what is chosen, what fits. It draws nothing and knows
// no keys.
package line

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// A Line is a line of text that is typed in, where the next letter goes, and what is chosen of it. Places are bytes. The caret stands
// between letters as they are seen: an accent, the parts of a flag or of a family are no letters of their own.
type Line struct {
	Text          string
	Caret, Anchor int // what lies between them is chosen
}

// Written returns a line with the caret at its end.
func Written(text string) Line { return Line{text, len(text), len(text)} }

// Chosen are the ends of what is chosen; they are one where nothing is.
func (l *Line) Chosen() (from, to int) { return min(l.Caret, l.Anchor), max(l.Caret, l.Anchor) }

// Sides are the text before what is chosen and the one after it.
func (l *Line) Sides() (before, after string) {
	from, to := l.Chosen()
	return l.Text[:from], l.Text[to:]
}

// Put writes a text in the place of what is chosen.
func (l *Line) Put(text string) {
	before, after := l.Sides()
	l.Text = before + text + after
	l.MoveTo(len(before)+len(text), false)
}

// Erase takes away what is chosen, or else what lies between the caret and a place.
func (l *Line) Erase(to int) {
	if l.Caret == l.Anchor {
		l.Anchor = to
	}
	l.Put("")
}

// MoveTo moves the caret; what it passes is chosen if it is to be.
func (l *Line) MoveTo(at int, choosing bool) {
	l.Caret = at
	if !choosing {
		l.Anchor = at
	}
}

// ChooseAll chooses everything.
func (l *Line) ChooseAll() { l.Anchor, l.Caret = 0, len(l.Text) }

// ChooseWord chooses the word at the caret, or what lies between two.
func (l *Line) ChooseWord() {
	from, to := l.Caret, l.Caret
	at, _ := utf8.DecodeRuneInString(l.Text[from:])
	if from == len(l.Text) {
		at, _ = utf8.DecodeLastRuneInString(l.Text)
	}
	like := func(r rune) bool { return ofWord(r) == ofWord(at) }
	for from > 0 {
		r, n := utf8.DecodeLastRuneInString(l.Text[:from])
		if !like(r) {
			break
		}
		from -= n
	}
	for to < len(l.Text) {
		r, n := utf8.DecodeRuneInString(l.Text[to:])
		if !like(r) {
			break
		}
		to += n
	}
	l.Anchor, l.Caret = from, to
}

// Next is the place one letter on, or at the end of a word.
func (l *Line) Next(words bool) int {
	if !words {
		for at := l.Caret + 1; at < len(l.Text); at++ {
			if Between(l.Text, at) {
				return at
			}
		}
		return len(l.Text)
	}
	rest := l.Text[l.Caret:]
	word := strings.TrimLeftFunc(rest, func(r rune) bool { return !ofWord(r) })
	after := strings.TrimLeftFunc(word, ofWord)
	return len(l.Text) - len(after)
}

// Last is the place one letter back, or at the beginning of a word.
func (l *Line) Last(words bool) int {
	if !words {
		for at := l.Caret - 1; at > 0; at-- {
			if Between(l.Text, at) {
				return at
			}
		}
		return 0
	}
	word := strings.TrimRightFunc(l.Text[:l.Caret], func(r rune) bool { return !ofWord(r) })
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

// Between tells whether a place lies between two letters as they are seen. It knows accents, joined pictures, skins and flags, which is
// what is typed in a line.
func Between(text string, at int) bool {
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

// Fitting is what of a text may stand in a line that has room for so many more signs, and whether that is all that can be shown of it.
func Fitting(text string, room int, digits bool) (fits string, all bool) {
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
		if at == 0 || Between(fits, at) {
			end = at
		}
		room--
	}
	return fits[:end], false
}
