package pages

import (
	"regexp"
	"slices"
	"strings"
	"sync"

	"holoboard/assets"
	"holoboard/ui"
)

// Related tells which rules a page is about, and which other pages name it. It is the same in every language, so it is read
// from the texts of one, best of one whose names have no cases.
type Related struct {
	Rules, Named map[string][]string // by page
}

// Read takes in what pages refer to. Those whose name begins with one of some kinds are also about each rule whose topic stands in
// their text: its words, as a regular expression.
func Read(groups []ui.BookGroup, topics map[string]string, kinds ...string) *Related {
	r := &Related{map[string][]string{}, map[string][]string{}}
	words := map[string]*regexp.Regexp{}
	for rule, topic := range topics {
		words[rule] = regexp.MustCompile(topic)
	}
	for _, g := range groups {
		for _, page := range g.Pages {
			text := r.read(page)
			if kind, _, _ := strings.Cut(page.Name, "."); !slices.Contains(kinds, kind) {
				continue
			}
			for rule, topic := range words {
				if topic.MatchString(text) {
					r.Rules[page.Name] = append(r.Rules[page.Name], rule)
				}
			}
		}
	}
	r.sort()
	return r
}

// ReadEnglish is the same with the English texts of a title, once they are asked for.
func ReadEnglish(title string, groups func(*assets.Words) []ui.BookGroup, topics map[string]string, kinds ...string) func() *Related {
	return sync.OnceValue(func() *Related {
		w, err := assets.NewWordsFor("en", title)
		if err != nil {
			panic(err) // it is part of the program
		}
		return Read(groups(w), topics, kinds...)
	})
}

// Add relates a page to rules that its text does not name, and to other pages, as these to it.
func (r *Related) Add(page string, rules []string, others ...string) {
	r.Rules[page] = append(r.Rules[page], rules...)
	r.Named[page] = append(r.Named[page], others...)
	for _, other := range others {
		r.Named[other] = append(r.Named[other], page)
	}
	r.sort()
}

func (r *Related) sort() {
	for name := range r.Rules {
		slices.SortFunc(r.Rules[name], compareRules)
		r.Rules[name] = slices.Compact(r.Rules[name])
	}
	for name := range r.Named {
		slices.Sort(r.Named[name])
		r.Named[name] = slices.Compact(r.Named[name])
	}
}

// read takes in what a page refers to, and returns its text.
func (r *Related) read(page *ui.BookPage) (text string) {
	for i := range page.Parts {
		part := &page.Parts[i]
		if part.Kind == ui.BookSee {
			continue
		}
		if part.Kind != ui.BookLead {
			text += part.Plain() + "\n"
		}
		for _, s := range part.Spans {
			switch {
			case s.To == "" || IsRule(s.To) || strings.HasPrefix(s.To, housePage+"."):
			case IsRule(part.Name):
				r.Rules[s.To] = append(r.Rules[s.To], part.Name)
			case page.Name != overviewPage && page.Name != housePage:
				r.Named[s.To] = append(r.Named[s.To], page.Name)
			}
		}
	}
	return text
}

// Whole is a book of pages, with the small games that play on them and what relates them to one another.
func (w *Writer) Whole(groups []ui.BookGroup, play func([]ui.BookGroup), r *Related) *ui.Book {
	play(groups)
	w.Relate(groups, r)
	return ui.NewBook(groups)
}

// Relate writes at the end of each page but those of the first group, which are the rules, which rules and which other pages it
// belongs to.
func (w *Writer) Relate(groups []ui.BookGroup, r *Related) {
	titles := map[string]string{}
	for _, g := range groups {
		for _, page := range g.Pages {
			titles[page.Name] = page.Title
		}
	}
	for _, g := range groups[1:] {
		for _, page := range g.Pages {
			linked := map[string]bool{page.Name: true}
			for i := range page.Parts {
				for _, s := range page.Parts[i].Spans {
					linked[s.To] = true
				}
			}
			fresh := func(names []string) []string {
				return slices.DeleteFunc(slices.Clone(names), func(name string) bool { return linked[name] })
			}
			w.list(page, "book.see_rules", fresh(r.Rules[page.Name]), w.ruled)
			w.list(page, "book.see_also", fresh(r.Named[page.Name]), func(name string) string { return titles[name] })
		}
	}
}
