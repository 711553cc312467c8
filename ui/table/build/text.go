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

// What a text is refused for, as a key after that of the title: it is no list, or a word in it is no thing.
var (
	ErrText  = errors.New("why.text")
	ErrThing = errors.New("why.thing")
)

// The bounds of a text.
const (
	LongestText = 32 << 10 // bytes
	LongestName = 120      // bytes
	mostAlike   = 255      // of one thing, as a list is handed in
)

// Texts are lists as text, by a word for each thing.
type Texts[T comparable] struct {
	Word  func(T) string // which begins with no figure and has no comma
	Means func(word string) (t T, known bool)
	Most  int                    // kinds of things in a list; 0: as many as there are
	Takes func(l List[T]) string // why a list is not taken though it could be read, or nothing; nil: all are
}

// Write returns a list as text. Its name does not begin as the text of something else.
func (x *Texts[T]) Write(name string, l List[T]) string {
	var parts []string
	for _, line := range l {
		part := x.Word(line.Thing)
		if line.Count > 1 {
			part = strconv.Itoa(line.Count) + " " + part
		}
		parts = append(parts, part)
	}
	return strings.ReplaceAll(strings.TrimLeft(name, "~{: "), ":", " ") + ": " + strings.Join(parts, ", ")
}

// read reads a list; what it returns says why not.
func (t *Title[T]) read(text string) (name string, l List[T], why string) {
	name, l, err := t.Texts.Read(text)
	if err == nil && t.Texts.Takes != nil {
		why = t.Texts.Takes(l)
	}
	switch {
	case err != nil:
		return "", nil, t.Words.Say(t.Name + "." + err.Error())
	case why != "":
		return "", nil, why
	}
	return name, l, ""
}

// Read reads what Write wrote. Its error is ErrText or ErrThing.
func (x *Texts[T]) Read(text string) (name string, l List[T], err error) {
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
		of, known := x.Means(word)
		if !known {
			return "", nil, ErrThing
		}
		if l.Count(of)+count > mostAlike {
			return "", nil, ErrText
		}
		for range count {
			l = l.With(of)
		}
	}
	if len(l) == 0 || x.Most > 0 && len(l) > x.Most {
		return "", nil, ErrText
	}
	return name, l, nil
}

// printable reports whether a name can stand in one line.
func printable(name string) bool {
	return utf8.ValidString(name) && strings.IndexFunc(name, func(r rune) bool { return !unicode.IsPrint(r) }) < 0
}
