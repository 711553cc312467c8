package tabletest

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"holoboard/assets"
	"holoboard/game"
	"holoboard/ui"
	"holoboard/ui/table/pages"
	"holoboard/ui/table/plays"
)

// Book is the rule book of a title, of which every language has the same.
type Book struct {
	Title    string
	New      func(*assets.Words) *ui.Book
	First    int   // the number of the first chapter
	Chapters []int // how many rules each has
}

// In runs a check with the book in each language.
func (b Book) In(t *testing.T, check func(t *testing.T, w *assets.Words, book *ui.Book)) {
	for _, lang := range assets.Languages() {
		t.Run(lang, func(t *testing.T) {
			w, err := assets.NewWordsFor(lang, b.Title)
			if err != nil {
				t.Fatal(err)
			}
			check(t, w, b.New(w))
		})
	}
}

// PlaysShow: each play of a book stands on its pages and tells a few events, among them, where one is named, one that is told by it.
func PlaysShow[V any, E game.Event](t *testing.T, b Book, filmed func(*plays.Play) *plays.Film[V, E], named map[string]func(E) bool) {
	b.In(t, func(t *testing.T, w *assets.Words, book *ui.Book) {
		for _, p := range plays.Read(assets.Plays(b.Title)) {
			if !w.Has("play." + p.Name) {
				t.Errorf("nothing is said of %s", p.Name)
			}
			for _, name := range p.At {
				at, ok := book.Find(name)
				if !ok || !slices.ContainsFunc(at.Page.Parts, func(part ui.BookPart) bool { return part.Picture != nil }) {
					t.Errorf("%s does not stand at %s", p.Name, name)
				}
			}
		}
	})
	for _, p := range plays.Read(assets.Plays(b.Title)) {
		film := filmed(&p)
		if n := len(film.Frames); n == 0 || n > 12 {
			t.Errorf("%s has %d events", p.Name, n)
		}
		if shows := named[p.Name]; shows != nil && !slices.ContainsFunc(film.Frames, func(f plays.Frame[V, E]) bool { return shows(f.Event) }) {
			t.Errorf("%s does not show what it is about", p.Name)
		}
		delete(named, p.Name)
	}
	if len(named) > 0 {
		t.Errorf("there are no such plays: %v", named)
	}
}

// numbers are those of all its rules: true for a chapter.
func (b Book) numbers() map[string]bool {
	all := map[string]bool{}
	for chapter, n := range b.Chapters {
		of := "R" + strconv.Itoa(b.First+chapter)
		all[of] = true
		for i := range n {
			all[of+"."+strconv.Itoa(i+1)] = false
		}
	}
	return all
}

// HasEveryRule: every numbered rule stands in the book but for those that this game leaves out, and no other.
func (b Book) HasEveryRule(t *testing.T, without ...string) {
	numbered := b.numbers()
	for _, number := range without {
		delete(numbered, number)
	}
	b.In(t, func(t *testing.T, w *assets.Words, book *ui.Book) {
		for number, chapter := range numbered {
			key := pages.RuleKeys + number
			if chapter {
				key = pages.TitleKeys + number
			}
			if !book.Has(number) || !w.Has(key) {
				t.Errorf("the book has no %s", number)
			}
		}
		for _, key := range w.Keys() {
			if number, ok := strings.CutPrefix(key, pages.RuleKeys); ok {
				if _, known := numbered[number]; !known {
					t.Errorf("there is no rule for %s", key)
				}
			}
			if number, ok := strings.CutPrefix(key, pages.TitleKeys); ok && !book.Has(number) {
				t.Errorf("nothing stands under the title of %s", number)
			}
		}
	})
}

// PagesOf are all pages of a book.
func PagesOf(b *ui.Book) (all []*ui.BookPage) {
	for _, g := range b.Groups {
		all = append(all, g.Pages...)
	}
	return all
}

// LeadsSomewhere: every link leads to a page or a part of it, and every page can be read.
func (b Book) LeadsSomewhere(t *testing.T) {
	b.In(t, func(t *testing.T, _ *assets.Words, book *ui.Book) {
		for _, page := range PagesOf(book) {
			if page.Title == "" || len(page.Parts) == 0 {
				t.Errorf("%s is empty: %q", page.Name, page.Title)
			}
			for i := range page.Parts {
				text := page.Parts[i].Plain()
				if strings.ContainsAny(text+page.Title, "[]⟦⟧|•{}") || strings.TrimSpace(text) == "" {
					t.Errorf("%s: %q shows the marks of a link, a list or a name, or nothing", page.Name, text)
				}
				for _, s := range page.Parts[i].Spans {
					if s.To != "" && !book.Has(s.To) {
						t.Errorf("%s: %q leads to %s, which is not there", page.Name, s.Text, s.To)
					}
					if s.To != "" && s.Text == s.To && !pages.IsRule(s.To) && page.Name != s.To && !strings.Contains(text, " ") {
						t.Errorf("%s shows the key of a page, %s, in the place of its name", page.Name, s.To)
					}
				}
			}
		}
	})
}

// LeadsAlike: rules are cited and things are linked by hand alike in every language, in the words of some tables.
func (b Book) LeadsAlike(t *testing.T, tables ...string) {
	en, err := assets.NewWordsFor("en", b.Title)
	if err != nil {
		t.Fatal(err)
	}
	linked := func(w *assets.Words, key string) (to []string) {
		for _, s := range ui.BookSpans(w.Say(key)) {
			if s.To != "" {
				to = append(to, s.To)
			}
		}
		slices.Sort(to)
		return to
	}
	b.In(t, func(t *testing.T, w *assets.Words, _ *ui.Book) {
		for _, key := range en.Keys() {
			if table, _, _ := strings.Cut(key, "."); !slices.Contains(tables, table) {
				continue
			}
			if got, want := linked(w, key), linked(en, key); !w.Has(key) || !slices.Equal(got, want) {
				t.Errorf("%s leads to %v, in English to %v", key, got, want)
			}
		}
	})
}

// Found: words that a player may look for lead, by language, to the page or the part that he wants.
func (b Book) Found(t *testing.T, queries map[string]map[string]string) {
	b.In(t, func(t *testing.T, w *assets.Words, book *ui.Book) {
		for query, want := range queries[w.Language()] {
			if hits := book.Search(query, 20); !slices.ContainsFunc(hits, func(h ui.BookHit) bool { return nameOf(h.BookPlace) == want }) {
				t.Errorf("%q is not found in %s but in %v", query, want, hits)
			}
		}
	})
}

func nameOf(at ui.BookPlace) string {
	if at.Part < 0 {
		return at.Page.Name
	}
	return at.Page.Parts[at.Part].Name
}

// LeadsToRules tells whether a page leads to a rule.
func LeadsToRules(page *ui.BookPage) bool {
	return slices.ContainsFunc(page.Parts, func(p ui.BookPart) bool {
		return slices.ContainsFunc(p.Spans, func(s ui.BookSpan) bool { return pages.IsRule(s.To) })
	})
}

// ReadPage is a page as one reads it, a line for each part.
func ReadPage(b *ui.Book, name string) string {
	at, _ := b.Find(name)
	var lines []string
	for i := range at.Page.Parts {
		lines = append(lines, at.Page.Parts[i].Plain())
	}
	return strings.Join(lines, "\n")
}
