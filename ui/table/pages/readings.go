package pages

import (
	"holoboard/assets"
	"holoboard/ui"
)

// A Reading is an answer to what the rules leave open. The question has its words at reading.NAME, what is in force at reading.NAME.ours,
// and another way, if there is one, at reading.NAME.other.
type Reading struct {
	Name  string // such as "Q3"
	Rule  string // in which it is left open
	House string // the house rule by which a group reads it in the other way, or nothing
}

// Readings is the page about what the rules leave open, for each of which the reading in force stands first.
func (w *Writer) Readings(all []Reading) *ui.BookPage {
	page := &ui.BookPage{Name: "readings", Title: w.Words.Say("book.readings")}
	w.Say(page, "book.readings.about")
	for _, r := range all {
		key := "reading." + r.Name
		asked := w.Text("", w.Words.Say(key))
		page.Parts = append(page.Parts, ui.BookPart{Name: r.Name, Kind: ui.BookHead, Spans: []ui.BookSpan{{Text: r.Name + "  " + asked.Plain()}}})
		w.Cite(page, r.Rule, "book.in_force", assets.Args{"text": w.Words.Say(key + ".ours")})
		if other := key + ".other"; w.Words.Has(other) {
			w.Lead(page, "book.other_reading", assets.Args{"text": w.Words.Say(other)})
		}
		if r.House != "" {
			house := housePage + "." + r.House
			w.Lead(page, "book.house_rule", assets.Args{"rule": Linked(house, w.Words.Say(house))})
		}
	}
	return page
}
