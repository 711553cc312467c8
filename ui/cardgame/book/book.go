// Package book is the rule book of The Card Game, with a page for every card, objective set, ready deck, keyword and trait, and one about
// what the rules leave open.
//
//	book.go   its groups, names that lead to pages · cards.go  what stands on cards
//	sets.go   objective sets and decks · things.go  keywords and traits
//	plays.go  small games that show a rule
//	signs.go  what the signs of the table stand for · places.go  where questions are told of
//
// Its pages are called as their words are found: "R8" for a chapter, "R8.3" for a rule in it, "card.yoda", "set.7", "deck.ten_sith",
// "keyword.elite", "trait.pilot"; "readings" stands alone.
package book

import (
	"holoboard/assets"
	rules "holoboard/game/cardgame"
	"holoboard/game/cardgame/match"
	"holoboard/render/cardgame/cards"
	"holoboard/ui"
	"holoboard/ui/table/pages"
)

// Book returns the book in the words of a language.
func Book(w *assets.Words) *ui.Book {
	b := newWriter(w)
	return b.Whole(b.groups(), b.play, related())
}

// related tells which rules and pages name a page, as the English texts do.
var related = pages.ReadEnglish(rules.ID, func(w *assets.Words) []ui.BookGroup { return newWriter(w).groups() }, topics, "card")

// writer writes the pages in the words of a language.
type writer struct {
	pages.Writer
	cards *cards.Speaker
}

func newWriter(w *assets.Words) *writer {
	b := &writer{pages.Writer{Words: w, Names: names(w)}, cards.NewSpeaker(w)}
	for _, name := range rules.HouseRules() {
		house, _ := rules.HouseRuleNamed(name)
		b.House = append(b.House, pages.House{Name: name, Rule: house.Rule()})
	}
	return b
}

// groups are all pages, without what relates them to one another.
func (b *writer) groups() []ui.BookGroup {
	return []ui.BookGroup{
		b.Group("rules", append(b.Rules(), b.Readings(match.Readings()))),
		b.Group("cards_light", b.cardsOf(rules.Light)), b.Group("cards_dark", b.cardsOf(rules.Dark)),
		b.Group("sets", b.sets()), b.Group("decks", b.decks()),
		b.Group("keywords", b.keywords()), b.Group("traits", b.traits()),
	}
}

// names are those of cards and keywords. A name that several cards bear leads nowhere, nor does that of an affiliation's card, which is said
// of the affiliation.
func names(w *assets.Words) (l pages.Names) {
	bearers := map[string]int{}
	for t := range titles() {
		bearers[w.Say(cardKey(t))]++
	}
	for t := range titles() {
		if t.Card().Type != rules.AffiliationCard && bearers[w.Say(cardKey(t))] == 1 {
			l.AddCard(w, cardKey(t))
		}
	}
	for _, k := range keywords {
		if !k.numbered {
			l.AddThing(w, "keyword."+k.id)
		}
	}
	return l
}

// topics are the rules that a card is about whose English text has certain words.
var topics = map[string]string{
	"R6":     `balance of the Force`,
	"R8.4":   `reserve`,
	"R17":    `[Cc]ommit`,
	"R14.7":  `shield`,
	"R18":    `pay \d resource|gains? \d resource|costs? \d less`,
	"R21.14": `[Cc]ancel`,
	"R21.17": `[Ss]acrifice`,
	"R22.1":  `[Cc]apture`,
	"R22.5":  `[Rr]escue`,
	"R23.4":  `Death Star dial`,
}
