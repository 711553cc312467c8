// Package book is the rule book of Starship Battles, with a page for every ship, class, weapon, special ability and Fleet
// Commander option, and one about what the rules leave open.
//
//	book.go     its groups, names that lead to pages · ships.go  both sides of a ship's card
//	things.go   classes, weapons, abilities, options
//	plays.go    small battles that show a rule · places.go  where things and phases are told of
//
// Its pages are called as their words are found: "R8" for a chapter, "R8.3" for a rule in it, "ship.x_wing", "ability.cloak";
// "point_defense" and "readings" stand alone.
package book

import (
	"holoboard/assets"
	rules "holoboard/game/starship"
	"holoboard/ui"
	"holoboard/ui/table/pages"
)

// Book returns the book in the words of a language.
func Book(w *assets.Words) *ui.Book {
	b := newWriter(w)
	return b.Whole(b.groups(), b.play, related())
}

// writer writes the pages in the words of a language.
type writer struct {
	pages.Writer
}

func newWriter(w *assets.Words) *writer {
	return &writer{pages.Writer{Words: w, Names: names(w), House: pages.Houses(rules.AllHouseRules())}}
}

// groups are all pages, without what relates them to one another.
func (b *writer) groups() []ui.BookGroup {
	return []ui.BookGroup{
		b.Group("rules", append(b.Rules(), b.Readings(rules.Readings()))),
		b.Group("ships_light", b.ships(rules.Light)), b.Group("ships_dark", b.ships(rules.Dark)),
		b.Group("classes", b.classes()), b.Group("weapons", b.weapons()),
		b.Group("abilities", b.abilities()), b.Group("options", b.options()),
	}
}

// names are those of things as cards print them.
func names(w *assets.Words) (l pages.Names) {
	for card := range roster() {
		l.AddThing(w, OfCard(card))
	}
	l.AddCards(w, pages.KeysOf("weapon.", rules.AllWeapons(), nil))
	l.AddCards(w, pages.KeysOf("ability.", rules.AllAbilities(), nil))
	l.AddCards(w, pages.KeysOf("command.", rules.AllOptions(), nil))
	return l
}

// related tells which rules and pages name a page, as the English texts do.
var related = pages.ReadEnglish(rules.ID, func(w *assets.Words) []ui.BookGroup { return newWriter(w).groups() }, nil)
