package pages

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"holoboard/assets"
	"holoboard/ui"
)

// How the keys of rules and of their titles begin.
const (
	RuleKeys  = "rule."
	TitleKeys = "rule_title."
)

// The pages that are none of rules or things.
const (
	overviewPage = "overview"
	housePage    = "house"
)

// IsRule tells whether a page or a part is one of the rules.
func IsRule(name string) bool {
	return len(name) > 1 && name[0] == 'R' && unicode.IsDigit(rune(name[1]))
}

// numbers are those of all rules and titles, in their order.
func (w *Writer) numbers() (all []string) {
	for _, key := range w.Words.Keys() {
		for _, table := range []string{RuleKeys, TitleKeys} {
			if number, ok := strings.CutPrefix(key, table); ok {
				all = append(all, number)
			}
		}
	}
	slices.SortFunc(all, compareRules)
	return slices.Compact(all)
}

// compareRules puts R8.3.2 before R8.3.10.
func compareRules(a, b string) int {
	return slices.CompareFunc(strings.Split(a[1:], "."), strings.Split(b[1:], "."), func(a, b string) int {
		m, _ := strconv.Atoi(a)
		n, _ := strconv.Atoi(b)
		return cmp.Compare(m, n)
	})
}

// Rules are the chapters of the rules, after a page about the game as a whole and before the house rules.
func (w *Writer) Rules() []*ui.BookPage {
	pages := []*ui.BookPage{w.overview()}
	var page *ui.BookPage
	for _, number := range w.numbers() {
		title := ""
		if w.Words.Has(TitleKeys + number) {
			title = w.Words.Say(TitleKeys + number)
		}
		if !strings.Contains(number, ".") {
			page = &ui.BookPage{Name: number, Title: title}
			pages = append(pages, page)
			continue
		}
		if title != "" {
			page.Parts = append(page.Parts, ui.BookPart{Name: number, Kind: ui.BookHead, Spans: ui.BookSpans(title)})
		}
		if w.Words.Has(RuleKeys + number) {
			page.Parts = append(page.Parts, w.rule(number)...)
		}
	}
	return append(pages, w.house())
}

// overview is the page with which the book begins.
func (w *Writer) overview() *ui.BookPage {
	page := &ui.BookPage{Name: overviewPage, Title: w.Words.Say("book.overview")}
	for n := 1; w.Words.Has("book.overview." + strconv.Itoa(n)); n++ {
		w.Add(page, w.Words.Say("book.overview."+strconv.Itoa(n)))
	}
	return page
}

// rule is a rule: its paragraph, the points of its list, and the house rules that may change it.
func (w *Writer) rule(number string) (parts []ui.BookPart) {
	for i, text := range strings.Split(w.Words.Say(RuleKeys+number), " • ") {
		part := w.Text(number, text)
		part.Name = number
		if i > 0 {
			part.Kind = ui.BookItem
		}
		parts = append(parts, part)
	}
	for _, h := range w.House {
		if h.Rule == number {
			name := housePage + "." + h.Name
			spans := ui.BookSpans(w.Words.Say("book.house_rule", assets.Args{"rule": Linked(name, w.Words.Say(name))}))
			parts = append(parts, ui.BookPart{Name: number, Kind: ui.BookLead, Spans: spans})
		}
	}
	return parts
}

// house is the page about the house rules.
func (w *Writer) house() *ui.BookPage {
	page := &ui.BookPage{Name: housePage, Title: w.Words.Say("shell.new.house.title")}
	w.Add(page, w.Words.Say("shell.new.house.about"))
	for _, h := range w.House {
		name := housePage + "." + h.Name
		page.Parts = append(page.Parts, ui.BookPart{Name: name, Kind: ui.BookHead, Spans: ui.BookSpans(w.Words.Say(name))})
		w.Add(page, w.Words.Say(name+".more"))
	}
	return page
}

// ruled is how a rule is called where it is only named: by its number and the title over it.
func (w *Writer) ruled(number string) string {
	for of := number; of != ""; of = of[:max(strings.LastIndexByte(of, '.'), 0)] {
		if w.Words.Has(TitleKeys + of) {
			return number + "  " + w.Words.Say(TitleKeys+of)
		}
	}
	return number
}
