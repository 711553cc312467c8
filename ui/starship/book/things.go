package book

import (
	"fmt"
	"iter"
	"slices"
	"strconv"

	rules "holoboard/game/starship"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/table/pages"
)

// pointDefense is the page of Point-Defense, and its sign.
const pointDefense = "point_defense"

// signed are things whose pages show their sign large.
func signed[T fmt.Stringer](prefix string, things iter.Seq[T], sign func(T) string) pages.Kind[T] {
	return pages.Kind[T]{Prefix: prefix, Things: things, Shape: 1, Draw: func(c *render.Canvas, thing T, r render.Rect) {
		c.Sign(sign(thing), r, c.Palette.Text)
	}}
}

func optionSign(o rules.CommandOption) string { return "option_" + o.String() }

func classKey(class uint8) string { return "class." + strconv.Itoa(int(class)) }

// classes are the pages of the four classes.
func (b *writer) classes() (all []*ui.BookPage) {
	for class := uint8(1); class <= 4; class++ {
		sign := "class_" + strconv.Itoa(int(class))
		page := b.page(classKey(class), "book."+sign, sign)
		b.Say(page, "book."+sign+".about")
		b.List(page, "book.ships", pages.KeysOf("ship.", roster(), func(c rules.Card) bool { return c.Class() == class }))
		all = append(all, page)
	}
	return all
}

// page is that of something that stands by itself, with the key of its title.
func (b *writer) page(name, title, sign string) *ui.BookPage {
	return &ui.BookPage{Name: name, Title: b.Words.Say(title), Shape: 1, Picture: func(f *ui.Frame, r ui.Rect) { f.Sign(sign, r, f.Palette.Text) }}
}

// weapons are the pages of weapon systems, and of Point-Defense.
func (b *writer) weapons() []*ui.BookPage {
	all := signed("weapon.", rules.AllWeapons(), rules.Weapon.String).Write(b.Words, func(w rules.Weapon, page *ui.BookPage) {
		b.CiteRules(page, w.Rule())
		b.List(page, "book.ships_with", shipsWith(func(f rules.Figures) bool { return f.Carries(w) }))
	})
	page := b.page(pointDefense, pointDefense+".name", pointDefense)
	b.CiteRules(page, "R13.11", "R10.20", "R10.21", "R10.22", "R10.23", "R10.24")
	b.List(page, "book.ships_with", shipsWith(func(f rules.Figures) bool {
		_, has := f.PointDefense()
		return has
	}))
	return append(all, page)
}

// abilities are the pages of special abilities.
func (b *writer) abilities() []*ui.BookPage {
	return signed("ability.", rules.AllAbilities(), rules.Ability.Sign).Write(b.Words, func(a rules.Ability, page *ui.BookPage) {
		b.CiteRules(page, a.Rules()...)
		b.List(page, "book.ships_with", shipsWith(func(f rules.Figures) bool { return f.Has(a) }))
	})
}

// options are the pages of Fleet Commander options.
func (b *writer) options() []*ui.BookPage {
	return signed("command.", rules.AllOptions(), optionSign).Write(b.Words, func(o rules.CommandOption, page *ui.BookPage) {
		b.AddLead(page, pages.Linked(classKey(o.Class()), b.Words.Say("book.class_"+strconv.Itoa(int(o.Class())))))
		b.CiteRules(page, o.Rules()...)
		b.List(page, "book.payers", shipsWith(func(f rules.Figures) bool { return f.Counters() > 0 && f.Commands(o.Class()) }))
	})
}

// roster goes through the ships of the roster that comes with the program, big ones first.
func roster() iter.Seq[rules.Card] { return slices.Values(rules.Shipped().Cards()) }

// shipsWith are the pages of all ships that have something on a side of their card.
func shipsWith(have func(f rules.Figures) bool) []string {
	return pages.KeysOf("ship.", roster(), func(c rules.Card) bool { return slices.ContainsFunc(c.Sides(), have) })
}
