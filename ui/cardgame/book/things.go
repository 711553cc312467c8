package book

import (
	"holoboard/assets"
	rules "holoboard/game/cardgame"
	"holoboard/ui"
)

// keywords are those of the rules (R20).
var keywords = []struct {
	id, rule string
	has      func(*rules.Card) bool
	numbered bool // with a number, or a trait
}{
	{"edge", "R20.2", func(c *rules.Card) bool { return c.EdgeBonus > 0 }, true},
	{"elite", "R20.3", bears(rules.Elite), false},
	{"limited", "R20.4", bears(rules.Limited), false},
	{"no_enhancements", "R20.5", bears(rules.NoEnhancements), false},
	{"protect", "R20.6", func(c *rules.Card) bool { return c.Protects != 0 }, true},
	{"shielding", "R20.7", bears(rules.Shielding), false},
	{"targeted_strike", "R20.8", bears(rules.TargetedStrike), false},
}

func bears(k rules.Keywords) func(*rules.Card) bool {
	return func(c *rules.Card) bool { return c.Keywords&k != 0 }
}

// keywords are the pages of the keywords.
func (b *writer) keywords() (all []*ui.BookPage) {
	for _, k := range keywords {
		key := "keyword." + k.id
		page := &ui.BookPage{Name: key, Title: b.Words.Say(key, assets.Args{"n": "x", "trait": b.Words.Say("book.a_trait")})}
		b.CiteRules(page, k.rule)
		b.List(page, "book.cards_with", keysOf(k.has))
		all = append(all, page)
	}
	return all
}

// traits are the pages of the traits.
func (b *writer) traits() (all []*ui.BookPage) {
	for i := range rules.NumTraits {
		trait := rules.Trait(1) << i
		key := "trait." + trait.TraitIDs()[0]
		page := &ui.BookPage{Name: key, Title: b.Words.Say(key)}
		b.CiteRules(page, "R20.1")
		b.List(page, "book.cards_with", keysOf(func(c *rules.Card) bool { return c.Is(trait) }))
		b.List(page, "book.fits_with", keysOf(func(c *rules.Card) bool { return c.Fits&trait != 0 }))
		b.List(page, "book.protects", keysOf(func(c *rules.Card) bool { return c.Protects&trait != 0 }))
		all = append(all, page)
	}
	return all
}
