// Package pages writes the rule book of any title out of its words: the chapters of its rules, pages of its cards and things,
// links wherever one is named, and at the end of a page which others belong to it.
//
//	pages.go  what stands on a page · things.go  a page for each thing of a kind · rules.go  the chapters of the rules
//	names.go  names that lead to pages · related.go  which pages belong together · readings.go  what the rules leave open
//	signs.go  what the signs of a table stand for
//
// Pages are called as their words are found: "R8" for a chapter, "R8.3.2" for a rule in it, and by a title's keys for its things.
package pages

import (
	"iter"

	"holoboard/assets"
	"holoboard/game"
	"holoboard/ui"
)

// A Writer writes pages in the words of a language.
type Writer struct {
	Words *assets.Words
	Names Names
	House []House // in their order
}

// A House is a house rule: its words are at house.NAME.
type House struct {
	Name string
	Rule string // that it changes
}

// Houses are the house rules of a title, each with the rule that it changes.
func Houses[H interface {
	game.HouseRule
	Rule() string
}](all iter.Seq[H]) (houses []House) {
	for h := range all {
		houses = append(houses, House{Name: h.String(), Rule: h.Rule()})
	}
	return houses
}

// Group is a group of pages, whose title is book.NAME.
func (w *Writer) Group(name string, pages []*ui.BookPage) ui.BookGroup {
	return ui.BookGroup{Name: name, Title: w.Words.Say("book." + name), Pages: pages}
}

// Text is a paragraph of a page, in which names lead to their pages.
func (w *Writer) Text(page, text string) ui.BookPart {
	return ui.BookPart{Spans: w.Names.link(page, w.named(ui.BookSpans(text)))}
}

// named puts the names of things into links that have no text of their own.
func (w *Writer) named(spans []ui.BookSpan) []ui.BookSpan {
	for i, s := range spans {
		if s.Text == s.To && !IsRule(s.To) && w.Words.Has(s.To) {
			spans[i].Text = w.Words.Say(s.To)
		}
	}
	return spans
}

// Add writes paragraphs onto a page.
func (w *Writer) Add(page *ui.BookPage, texts ...string) {
	for _, text := range texts {
		page.Parts = append(page.Parts, w.Text(page.Name, text))
	}
}

// Say writes a paragraph with a phrase onto a page.
func (w *Writer) Say(page *ui.BookPage, key string, args ...assets.Args) {
	w.Add(page, w.Words.Say(key, args...))
}

// Cite is the same with the number of the rule behind it that says so.
func (w *Writer) Cite(page *ui.BookPage, number, key string, args ...assets.Args) {
	w.Add(page, w.Words.Say(key, args...)+" "+Cited(number))
}

// CiteRules writes rules onto the page of what they are about, which then does not lead to itself.
func (w *Writer) CiteRules(page *ui.BookPage, numbers ...string) {
	for _, number := range numbers {
		at := len(page.Parts)
		w.Cite(page, number, RuleKeys+number)
		for i, s := range page.Parts[at].Spans {
			if s.To == page.Name {
				page.Parts[at].Spans[i].To = ""
			}
		}
	}
}

// Lead writes a line with a phrase about what a page is about onto it, in smaller letters.
func (w *Writer) Lead(page *ui.BookPage, key string, args ...assets.Args) {
	w.AddLead(page, w.Words.Say(key, args...))
}

// AddLead writes a line about what a page is about onto it, in smaller letters.
func (w *Writer) AddLead(page *ui.BookPage, text string) {
	part := w.Text(page.Name, text)
	part.Kind = ui.BookLead
	page.Parts = append(page.Parts, part)
}

// AddItem writes a point of a list onto a page.
func (w *Writer) AddItem(page *ui.BookPage, text string) {
	part := w.Text(page.Name, text)
	part.Kind = ui.BookItem
	page.Parts = append(page.Parts, part)
}

// Head writes a title with a key over what follows on a page.
func (w *Writer) Head(page *ui.BookPage, key string) {
	page.Parts = append(page.Parts, ui.BookPart{Kind: ui.BookHead, Spans: ui.BookSpans(w.Words.Say(key))})
}

// See writes a line that leads to a page.
func (w *Writer) See(page *ui.BookPage, to, text string) {
	page.Parts = append(page.Parts, ui.BookPart{Kind: ui.BookSee, Spans: []ui.BookSpan{{Text: text, To: to}}})
}

// List adds the title with a key and links to pages below it, if there are any. The pages are called as their words are.
func (w *Writer) List(page *ui.BookPage, key string, names []string) {
	w.list(page, key, names, func(name string) string { return w.Words.Say(name) })
}

func (w *Writer) list(page *ui.BookPage, key string, names []string, titled func(name string) string) {
	if len(names) == 0 {
		return
	}
	w.Head(page, key)
	for _, name := range names {
		w.See(page, name, titled(name))
	}
}

// Named is a link to the page of a thing under its name, which its key says.
func (w *Writer) Named(key string) string { return Linked(key, w.Words.Say(key)) }

// Cited is a link to a rule.
func Cited(number string) string { return "[[" + number + "]]" }

// Linked is a link to a page under another text.
func Linked(page, text string) string { return "[[" + page + "|" + text + "]]" }
