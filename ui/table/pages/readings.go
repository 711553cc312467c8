package pages

import (
	"holoboard/assets"
	"holoboard/game"
	"holoboard/ui"
)

// Readings is the page about what the rules leave open, for each of which the reading in force stands first. The question has its words at reading.NAME, what
// is in force at reading.NAME.ours, and another way, if there is one, at reading.NAME.other.
func (w *Writer) Readings(all []game.Reading) *ui.BookPage {
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
