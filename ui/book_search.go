package ui

import (
	"cmp"
	"slices"
	"strings"
	"unicode"
)

// BookHit is a place where what somebody looks for stands.
type BookHit struct {
	BookPlace
	Text  string   // of the paragraph
	Marks [][2]int // the words found in it, from one byte to another
}

// Search finds the paragraphs in which all words of a query stand, titles first; the words may be the beginnings of
// longer ones. After them come those in which shorter beginnings stand, as languages that decline their words need it.
func (b *Book) Search(query string, most int) []BookHit {
	words := strings.FieldsFunc(folded(query), func(r rune) bool { return !inWord(r) && r != '.' && r != '-' })
	for i, w := range words {
		words[i] = strings.Trim(w, ".-")
	}
	words = slices.DeleteFunc(words, func(w string) bool { return w == "" })
	if len(words) == 0 {
		return nil
	}
	const shorter, shortest = 2, 3
	hits := b.search(words, 0)
	for cut := 1; cut <= shortest && (cut <= shorter || len(hits) == 0); cut++ {
		hits = append(hits, slices.DeleteFunc(b.search(words, cut), func(h BookHit) bool {
			return slices.ContainsFunc(hits, func(k BookHit) bool { return k.BookPlace == h.BookPlace })
		})...)
	}
	if at, ok := b.at["R"+strings.TrimPrefix(words[0], "r")]; ok && len(words) == 1 {
		hits = append([]BookHit{hitAt(at)}, slices.DeleteFunc(hits, func(h BookHit) bool { return h.BookPlace == at })...)
	}
	return hits[:min(len(hits), most)]
}

// hitAt is a hit in which no words are marked.
func hitAt(at BookPlace) BookHit {
	part := max(at.Part, 0)
	h := BookHit{BookPlace: at}
	if part < len(at.Page.Parts) {
		if at.Page.Parts[part].Kind == BookHead && part+1 < len(at.Page.Parts) {
			part++
		}
		h.Text = at.Page.Parts[part].Plain()
	}
	return h
}

// search finds all places of words that are cut by some letters at their ends.
func (b *Book) search(words []string, cut int) (hits []BookHit) {
	wanted := make([][]rune, len(words))
	for i, w := range words {
		wanted[i] = beginning(w, cut)
	}
	for _, g := range b.Groups {
		for _, page := range g.Pages {
			hits = append(hits, page.search(wanted)...)
		}
	}
	slices.SortStableFunc(hits, func(a, b BookHit) int { return cmp.Compare(a.rank(), b.rank()) })
	return hits
}

// rank is less for what says more of what was looked for: titles of pages, then titles within them.
func (h *BookHit) rank() int {
	switch {
	case h.Part < 0:
		return 0
	case h.Page.Parts[h.Part].Kind == BookHead:
		return 1
	}
	return 2
}

// beginning leaves some letters out at the end of a word, as long as four remain.
func beginning(word string, cut int) []rune {
	const least = 4
	letters := []rune(word)
	return letters[:max(len(letters)-cut, min(len(letters), least))]
}

// search finds the words on a page: in its title, or in each paragraph, where the title of the page may help out.
func (p *BookPage) search(words [][]rune) (hits []BookHit) {
	title := []rune(folded(p.Title))
	if _, all := marks(title, words, nil); all {
		h := hitAt(BookPlace{p, -1})
		h.Marks = nil
		hits = append(hits, h)
	}
	for i := range p.Parts {
		part := &p.Parts[i]
		if part.Kind == BookSee {
			continue
		}
		text := part.Plain()
		found, all := marks([]rune(folded(text)), words, title)
		if !all || len(found) == 0 {
			continue
		}
		h := BookHit{BookPlace: BookPlace{p, i}, Text: text}
		for _, m := range found {
			h.Marks = append(h.Marks, bytesOf(text, m))
		}
		hits = append(hits, h)
	}
	return hits
}

// marks finds each word in a text, from one letter to another; words that stand in the help need not stand in the text.
func marks(text []rune, words [][]rune, help []rune) (found [][2]int, all bool) {
	for _, w := range words {
		at := find(text, w)
		switch {
		case at >= 0:
			end := at + len(w)
			for end < len(text) && inWord(text[end]) {
				end++
			}
			found = append(found, [2]int{at, end})
		case find(help, w) < 0:
			return nil, false
		}
	}
	slices.SortFunc(found, func(a, b [2]int) int { return a[0] - b[0] })
	return found, true
}

// find is where a word of a text begins as wanted, or -1.
func find(text, word []rune) int {
	for i := 0; i+len(word) <= len(text); i++ {
		if (i == 0 || !inWord(text[i-1])) && slices.Equal(text[i:i+len(word)], word) {
			return i
		}
	}
	return -1
}

// bytesOf turns places of letters into places of bytes.
func bytesOf(text string, letters [2]int) (at [2]int) {
	n := 0
	at = [2]int{len(text), len(text)}
	for i := range text {
		for k := range at {
			if n == letters[k] {
				at[k] = i
			}
		}
		n++
	}
	return at
}

func inWord(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }

// folded writes a text as people look for it: in small letters, without the letters that many do not type. Every letter
// stays one letter.
func folded(text string) string {
	return strings.Map(func(r rune) rune {
		switch r = unicode.ToLower(r); r {
		case 'ё':
			return 'е'
		case 'ґ':
			return 'г'
		case '’', 'ʼ', '‘', '`':
			return '\''
		}
		return r
	}, text)
}
