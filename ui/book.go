package ui

import (
	"regexp"
	"strings"
)

// Book is what can be looked up about a game: pages in groups, whose texts refer to one another.
type Book struct {
	Groups []BookGroup
	at     map[string]BookPlace
}

// BookGroup is a chapter of the contents.
type BookGroup struct {
	Name  string // never changes with the language
	Title string
	Pages []*BookPage
}

// BookPage is a page. What it shows is drawn beside its text.
type BookPage struct {
	Name    string // never changes with the language, such as "R8" or "unit.x_wing"
	Title   string
	Picture func(f *Frame, r Rect) // or nil
	Shape   float64                // how much wider than high it is
	Parts   []BookPart
}

// BookPart is a paragraph of a page.
type BookPart struct {
	Name    string // of a part that can be referred to, such as "R8.3.2", which then stands before it
	Kind    BookKind
	Spans   []BookSpan
	Picture func(f *Frame, r Rect) // that stands above its text, or nil; it may move
	Shape   float64                // how much wider than high that is
}

// BookKind says how a paragraph looks.
type BookKind uint8

// The kinds of paragraphs.
const (
	BookText BookKind = iota
	BookHead          // a title within a page
	BookItem          // a point of a list
	BookLead          // in the smaller letters of what is said by the way
	BookSee           // a point of a list of pages that belong to this one; searching passes it over
)

// BookSpan is a piece of text; with To it leads to a page or a part.
type BookSpan struct{ Text, To string }

// BookPlace is a place in a book: a page, and a part of it or -1.
type BookPlace struct {
	Page *BookPage
	Part int
}

// NewBook binds a book.
func NewBook(groups []BookGroup) *Book {
	b := &Book{Groups: groups, at: map[string]BookPlace{}}
	for _, g := range groups {
		for _, page := range g.Pages {
			for i := range page.Parts {
				if name := page.Parts[i].Name; name != "" {
					if _, twice := b.at[name]; !twice { // a title and the text below it may share a name
						b.at[name] = BookPlace{page, i}
					}
				}
			}
			b.at[page.Name] = BookPlace{page, -1}
		}
	}
	return b
}

// Find finds a page or a part. Of a part that the book does not have it finds what that belongs to.
func (b *Book) Find(name string) (BookPlace, bool) {
	for {
		if at, ok := b.at[name]; ok {
			return at, true
		}
		end := strings.LastIndexByte(name, '.')
		if end < 0 {
			return BookPlace{}, false
		}
		name = name[:end]
	}
}

// Has tells whether there is exactly such a page or part.
func (b *Book) Has(name string) bool { _, ok := b.at[name]; return ok }

// Group finds the group of a page.
func (b *Book) Group(page *BookPage) int {
	for i, g := range b.Groups {
		for _, p := range g.Pages {
			if p == page {
				return i
			}
		}
	}
	return -1
}

// Plain is the text of a paragraph.
func (p *BookPart) Plain() string {
	var b strings.Builder
	for _, s := range p.Spans {
		b.WriteString(s.Text)
	}
	return b.String()
}

// bookLink is [[place]] or [[place|text]], or a rule in brackets, as reasons cite them.
var bookLink = regexp.MustCompile(`\[\[([^]|]+)(?:\|([^]]+))?\]\]|\[(R[0-9.]*[0-9])\]`)

// BookSpans divides a text with links into spans.
func BookSpans(text string) (spans []BookSpan) {
	for {
		at := bookLink.FindStringSubmatchIndex(text)
		if at == nil {
			break
		}
		group := func(i int) string {
			if at[2*i] < 0 {
				return ""
			}
			return text[at[2*i]:at[2*i+1]]
		}
		if at[0] > 0 {
			spans = append(spans, BookSpan{Text: text[:at[0]]})
		}
		link := BookSpan{Text: group(2), To: group(1) + group(3)}
		if link.Text == "" {
			link.Text = link.To
		}
		spans = append(spans, link)
		text = text[at[1]:]
	}
	if text != "" {
		spans = append(spans, BookSpan{Text: text})
	}
	return spans
}

// CitedRule is the place in a book that a sentence cites at its end, as "… [R8.3.2]" does, or nothing.
func CitedRule(sentence string) string {
	cited := bookLink.FindAllStringSubmatch(sentence, -1)
	if len(cited) == 0 {
		return ""
	}
	last := cited[len(cited)-1]
	return last[1] + last[3]
}

// Citing is a sentence that cites a place in a book, unless it cites one already or there is none.
func Citing(sentence, place string) string {
	if place == "" || CitedRule(sentence) != "" {
		return sentence
	}
	return sentence + " [[" + place + "]]"
}

// ruleCode is a rule or a page that a sentence cites in brackets, and the space before it.
var ruleCode = regexp.MustCompile(`\s*(\[R[0-9.]*[0-9]\]|\[\[[^]|]+\]\])`)

// Uncited is a sentence without the rules that it cites: what shows it leads there.
func Uncited(sentence string) string { return ruleCode.ReplaceAllString(sentence, "") }
