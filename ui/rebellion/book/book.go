// Package book is the rule book of Star Wars: Rebellion, with a page for every card, leader, unit, system and ring.
//
//	book.go     its groups · cards.go, things.go, signs.go  their pages
//	related.go  names that lead to pages, and which rules a page is about · places.go  where things, questions and events are told of
//
// Its pages are called as their words are found: "R8" for a chapter, "R8.3.2" for a rule in it, "mission.sabotage", "unit.x_wing".
package book

import (
	"holoboard/assets"
	rules "holoboard/game/rebellion"
	"holoboard/render/rebellion/cards"
	"holoboard/ui"
	"holoboard/ui/rebellion/words"
	"holoboard/ui/table/pages"
)

// New returns the book in the words of a language.
func New(w *assets.Words) *ui.Book {
	b := newWriter(w)
	groups := b.groups()
	b.Relate(groups, related())
	return ui.NewBook(groups)
}

// writer writes the pages in the words of a language.
type writer struct {
	pages.Writer
	say   *words.Speaker
	cards *cards.Cards
}

func newWriter(w *assets.Words) *writer {
	return &writer{
		Writer: pages.Writer{Words: w, Names: names(w), House: pages.Houses(rules.AllHouseRules())},
		say:    words.NewSpeaker(w), cards: cards.New(w),
	}
}

// groups are all pages, without what relates them to one another.
func (b *writer) groups() []ui.BookGroup {
	return []ui.BookGroup{
		b.Group("rules", b.Rules()), b.Group("signs", b.signs()),
		b.Group("missions_rebels", b.missions(rules.Rebels)), b.Group("missions_empire", b.missions(rules.Empire)),
		b.Group("objectives", b.objectives()), b.Group("tactics", b.tactics()),
		b.Group("actions_rebels", b.actions(rules.Rebels)), b.Group("actions_empire", b.actions(rules.Empire)),
		b.Group("leaders", b.leaders()), b.Group("units", b.units()), b.Group("systems", b.systems()), b.Group("rings", b.rings()),
	}
}
