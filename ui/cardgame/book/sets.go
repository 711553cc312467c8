package book

import (
	"slices"
	"strconv"

	"holoboard/assets"
	rules "holoboard/game/cardgame"
	"holoboard/ui"
	"holoboard/ui/table/pages"
)

func setKey(n uint8) string { return "set." + strconv.Itoa(int(n)) }

// sets are the pages of the objective sets.
func (b *writer) sets() (all []*ui.BookPage) {
	for n := uint8(1); n <= rules.NumSets; n++ {
		set, name := &rules.Sets[n], b.Words.Say(setKey(n))
		page := &ui.BookPage{
			Name: setKey(n), Title: b.Words.Say("set_line.name", assets.Args{"n": int(n), "name": name}), Shape: standing * 3 / 2,
			Picture: func(f *ui.Frame, r ui.Rect) { b.fan(f.Canvas, set, r) },
		}
		b.AddLead(page, b.Words.Say("side."+rules.SideOfSet(n).String())+" "+pages.Cited("R2.1"))
		if set.Only != rules.Neutral {
			b.Cite(page, "R2.5", "set_line.only", assets.Args{"affiliation": b.Words.Say("affiliation." + set.Only.String())})
		}
		copies := "set_line.twice"
		if set.Once {
			copies = "set_line.once"
		}
		b.Cite(page, "R2.6", copies)
		b.Head(page, "book.set_cards")
		for i, t := range set.Cards {
			if !slices.Contains(set.Cards[:i], t) {
				b.See(page, cardKey(t), b.counted(b.cards.Name(t), count(set, t)))
			}
		}
		all = append(all, page)
	}
	return all
}

// count is how many copies of a card a set holds.
func count(set *rules.Set, t rules.Title) (n int) {
	for _, other := range set.Cards {
		if other == t {
			n++
		}
	}
	return n
}

// counted is a name with how many of it there are, if they are several.
func (b *writer) counted(name string, n int) string {
	if n < 2 {
		return name
	}
	return b.Words.Say("book.copies", assets.Args{"name": name, "n": n})
}

// decks are the pages of the ready decks.
func (b *writer) decks() (all []*ui.BookPage) {
	for _, d := range rules.ReadyDecks {
		key := "deck." + d.ID
		page := &ui.BookPage{
			Name: key, Title: b.Words.Say(key), Shape: lying,
			Picture: func(f *ui.Frame, r ui.Rect) { b.cards.Draw(f.Canvas, d.Of.Card(), r) },
		}
		rule := "R2.7"
		if d.Starter {
			rule = "R2.8"
		}
		b.AddLead(page, b.Words.Say("side."+d.Of.Side().String())+" · "+b.Named(cardKey(d.Of.Card()))+" "+pages.Cited(rule))
		b.Say(page, key+".line")
		var sets []string
		for _, n := range d.Sets {
			sets = append(sets, setKey(n))
		}
		b.List(page, "book.sets", sets)
		all = append(all, page)
	}
	return all
}
