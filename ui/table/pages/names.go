package pages

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"holoboard/assets"
	"holoboard/ui"
)

// Names finds names of things and cards in texts. Of several that begin alike the longest is meant.
type Names struct {
	byFirst map[string][]named // by the first word of the name
}

// named is a name and the page that it leads to.
type named struct {
	name, page string
	card       bool // a single word that is no name of a card where a sentence begins with it
}

// put takes in a name.
func (l *Names) put(n named) {
	if l.byFirst == nil {
		l.byFirst = map[string][]named{}
	}
	first := firstWord(n.name)
	all := l.byFirst[first]
	at := slices.IndexFunc(all, func(m named) bool { return len(m.name) < len(n.name) })
	if at < 0 {
		at = len(all)
	}
	l.byFirst[first] = slices.Insert(all, at, n)
}

// Add takes in a name that leads to a page.
func (l *Names) Add(name, page string) { l.put(named{name: name, page: page}) }

// AddThing takes in the name of a page's thing, which its key says, and its further forms.
func (l *Names) AddThing(w *assets.Words, key string, forms ...string) {
	l.Add(w.Say(key), key)
	for _, form := range forms {
		if w.Has(key + "." + form) {
			l.Add(w.Say(key+"."+form), key)
		}
	}
}

// AddCard takes in the title of a page's card, which its key says: in quotation marks, as Russian and Ukrainian set it, or with
// capitals as in English, where a single word must not begin a sentence.
func (l *Names) AddCard(w *assets.Words, key string) {
	title := w.Say(key)
	if strings.IndexFunc(title, func(r rune) bool { return unicode.Is(unicode.Cyrillic, r) }) >= 0 {
		l.Add("«"+title+"»", key)
		return
	}
	l.put(named{name: title, page: key, card: !strings.Contains(title, " ")})
}

// AddCards is the same for the titles of many.
func (l *Names) AddCards(w *assets.Words, keys []string) {
	for _, key := range keys {
		l.AddCard(w, key)
	}
}

// firstWord is a text up to the first thing that is no part of its first word.
func firstWord(text string) string {
	first, size := utf8.DecodeRuneInString(text)
	if !letter(first) {
		return text[:size]
	}
	end := strings.IndexFunc(text, func(r rune) bool { return !letter(r) })
	if end < 0 {
		return text
	}
	return text[:end]
}

func letter(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }

// link makes links of the names in the plain pieces of a paragraph: each once, and none to the page itself.
func (l *Names) link(page string, spans []ui.BookSpan) (linked []ui.BookSpan) {
	seen := map[string]bool{page: true}
	for _, s := range spans {
		if s.To != "" {
			seen[s.To] = true
		}
	}
	for _, s := range spans {
		if s.To == "" {
			linked = append(linked, l.linkText(s.Text, seen)...)
		} else {
			linked = append(linked, s)
		}
	}
	return linked
}

// linkText makes links in a plain text.
func (l *Names) linkText(text string, seen map[string]bool) (spans []ui.BookSpan) {
	plain := 0
	for at := 0; at < len(text); {
		word := firstWord(text[at:])
		n, ok := l.nameAt(text, at)
		switch {
		case !ok:
			at += len(word)
			continue
		case !seen[n.page]:
			seen[n.page] = true
			if at > plain {
				spans = append(spans, ui.BookSpan{Text: text[plain:at]})
			}
			spans = append(spans, ui.BookSpan{Text: n.name, To: n.page})
			plain = at + len(n.name)
		}
		at += len(n.name)
	}
	if plain < len(text) {
		spans = append(spans, ui.BookSpan{Text: text[plain:]})
	}
	return spans
}

// nameAt finds the longest name that stands at a place of a text as whole words.
func (l *Names) nameAt(text string, at int) (named, bool) {
	for _, n := range l.byFirst[firstWord(text[at:])] {
		if !strings.HasPrefix(text[at:], n.name) {
			continue
		}
		before, _ := utf8.DecodeLastRuneInString(text[:at])
		after, _ := utf8.DecodeRuneInString(text[at+len(n.name):])
		last, _ := utf8.DecodeLastRuneInString(n.name)
		whole := !letter(after) && after != '-' || !letter(last)
		if whole && !letter(before) && !(n.card && beginsSentence(text[:at])) {
			return n, true
		}
	}
	return named{}, false
}

// beginsSentence tells whether a sentence begins after a text.
func beginsSentence(before string) bool {
	before = strings.TrimRight(before, " ")
	return before == "" || strings.HasSuffix(before, ".") || strings.HasSuffix(before, ":")
}
