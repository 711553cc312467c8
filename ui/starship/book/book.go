// Package book is the rule book of Starship Battles, with a page for every ship, class, weapon, special ability and Fleet
// Commander option, and one about what the rules leave open.
//
//	book.go    its groups, names that lead to pages, where things and signs are told of
//	things.go  both sides of a ship's card, classes, weapons, abilities, options · plays.go  small battles that show a rule
//
// Its pages are called as their words are found: "R8" for a chapter, "R8.3" for a rule in it, "ship.x_wing", "ability.cloak";
// "point_defense" and "readings" stand alone.
package book

import (
	"strings"
	"sync"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/starship"
	"holoboard/game/starship/match"
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
		b.Group("rules", append(b.Rules(), b.Readings(match.Readings()))),
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

// Where in the rule book stands what a player wants to know about a thing. Phases, questions, events, refusals and what
// changes an attack cite their rules themselves.

// Of is the page of what an option is about on the table as a view shows it, or nothing.
func Of(v *rules.View, thing game.Option) string {
	if v.Cards == "" {
		return ""
	}
	switch thing.Kind {
	case rules.KindShip, rules.KindTarget, rules.KindShift:
		return OfCard(v.Card(rules.Slot(thing.A)))
	case rules.KindLaunch:
		return OfCard(v.Cards.Card(thing.B))
	case rules.KindWeapon:
		if thing.B == rules.PointDefense {
			return pointDefense
		}
		return OfWeapon(v.Figures(rules.Slot(thing.A)).Arm(int(thing.B)).Weapon)
	case rules.KindOrder:
		return OfOption(rules.CommandOption(thing.A))
	}
	return ""
}

// OfCard is the page of a ship; of one that is its owner's own that of its class.
func OfCard(card rules.Card) string {
	if rules.Shipped().Find(card.ID()) == nil {
		return classKey(card.Class())
	}
	return "ship." + card.ID()
}

// OfWeapon is the page of a weapon system.
func OfWeapon(w rules.Weapon) string { return "weapon." + w.String() }

// OfAbility is the page of a special ability.
func OfAbility(a rules.Ability) string { return "ability." + a.String() }

// OfOption is the page of a Fleet Commander option.
func OfOption(o rules.CommandOption) string { return "command." + o.String() }

// signs are the words of the signs of the table, and the rules about them.
var signs = sync.OnceValue(func() map[string]pages.Sign {
	all := map[string]pages.Sign{
		"hull": {Key: "sign.hull", Rule: "R2.3"}, "reduced": {Key: "sign.reduced", Rule: "R12.2"}, "fighter_pool": {Key: "sign.fighter_pool", Rule: "R4.7"},
		"will_fall": {Key: "sign.will_fall", Rule: "R12.3"}, "will_turn": {Key: "sign.will_turn", Rule: "R12.2"},
		"emblem_light": {Key: "sign.emblem_light", Rule: "R4"}, "emblem_dark": {Key: "sign.emblem_dark", Rule: "R4"},
		pointDefense: {Key: pointDefense + ".name", About: pointDefense + ".about", Rule: "R10.20"},
	}
	for w := range rules.AllWeapons() {
		all[w.String()] = pages.Sign{Key: OfWeapon(w), Rule: w.Rule()}
	}
	for a := range rules.AllAbilities() {
		all[a.Sign()] = pages.Sign{Key: OfAbility(a), Rule: a.Rule()}
	}
	for o := range rules.AllOptions() {
		all[optionSign(o)] = pages.Sign{Key: OfOption(o), Rule: o.Rule()}
	}
	return all
})

// SignText says what a sign of the table stands for and cites its rule; nothing for the sign of a button.
func SignText(w *assets.Words, sign string) string {
	if arc, ok := strings.CutPrefix(sign, "arc_"); ok {
		return w.Say("sign.arc", assets.Args{"where": w.Say("book.arc_" + arc)}) + " [R10.19]"
	}
	if s, known := signs()[sign]; known {
		return s.Text(w)
	}
	return ""
}
