package build

import (
	"errors"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Lists as one line of text, to be sent to somebody and put in there:
//
//	Star Defender: viscount, millennium_falcon, 6 x_wing

// ErrText is returned for a text that is no list.
var ErrText = errors.New("this text is no list")

// The bounds of a text.
const (
	LongestText = 32 << 10 // bytes
	LongestName = 120      // bytes
	mostAlike   = 255      // of one thing, as a list is handed in
)

// WriteText returns a list as text; word is a thing's, which begins with no figure and has no comma.
func WriteText[T comparable](name string, l List[T], word func(T) string) string {
	var parts []string
	for _, line := range l {
		part := word(line.Thing)
		if line.Count > 1 {
			part = strconv.Itoa(line.Count) + " " + part
		}
		parts = append(parts, part)
	}
	return strings.ReplaceAll(name, ":", " ") + ": " + strings.Join(parts, ", ")
}

// ReadText reads what WriteText wrote; thing reads the word of one. Its error is ErrText, or that of thing.
func ReadText[T comparable](text string, thing func(word string) (T, error)) (name string, l List[T], err error) {
	name, things, found := strings.Cut(strings.TrimSpace(text), ":")
	if name = strings.TrimSpace(name); !found || len(text) > LongestText || len(name) > LongestName || !printable(name) {
		return "", nil, ErrText
	}
	for part := range strings.SplitSeq(things, ",") {
		count, word := 1, strings.TrimSpace(part)
		if word == "" {
			continue
		}
		if n, rest, more := strings.Cut(word, " "); more {
			if count, err = strconv.Atoi(n); err != nil || count < 1 || count > mostAlike {
				return "", nil, ErrText
			}
			word = strings.TrimSpace(rest)
		}
		of, err := thing(word)
		if err != nil {
			return "", nil, err
		}
		if l.Count(of)+count > mostAlike {
			return "", nil, ErrText
		}
		for range count {
			l = l.With(of)
		}
	}
	if len(l) == 0 {
		return "", nil, ErrText
	}
	return name, l, nil
}

// printable reports whether a name can stand in one line.
func printable(name string) bool {
	return utf8.ValidString(name) && strings.IndexFunc(name, func(r rune) bool { return !unicode.IsPrint(r) }) < 0
}
