package book

import (
	"iter"
	"slices"
	"strings"

	"holoboard/assets"
	rules "holoboard/game/cardgame"
	"holoboard/render"
	"holoboard/render/cardgame/cards"
	"holoboard/ui"
	"holoboard/ui/table/pages"
)

// titles are all cards: those of the affiliations, then those of the sets, each where it stands first.
func titles() iter.Seq[rules.Title] {
	return func(yield func(rules.Title) bool) {
		seen := map[rules.Title]bool{}
		for a := rules.Jedi; a < rules.NumAffiliations; a++ {
			if !yield(a.Card()) {
				return
			}
		}
		for n := 1; n <= rules.NumSets; n++ {
			for _, t := range rules.Sets[n].Cards {
				if seen[t] {
					continue
				}
				seen[t] = true
				if !yield(t) {
					return
				}
			}
		}
	}
}

func cardKey(t rules.Title) string { return "card." + t.ID() }

// keysOf are the pages of the cards that fit.
func keysOf(fits func(*rules.Card) bool) (keys []string) {
	for t := range titles() {
		if fits(t.Card()) {
			keys = append(keys, cardKey(t))
		}
	}
	return keys
}

// How much wider than high cards are that stand, and those that lie.
const (
	standing = 350.0 / 490
	lying    = 1.5
)

// cardsOf are the pages of a side's cards.
func (b *writer) cardsOf(side rules.Side) (all []*ui.BookPage) {
	for t := range titles() {
		card := t.Card()
		if card.Side != side {
			continue
		}
		page := &ui.BookPage{Name: cardKey(t), Title: b.cards.Name(t), Shape: standing}
		if card.Type == rules.Objective || card.Type == rules.AffiliationCard {
			page.Shape = lying
		}
		page.Picture = func(f *ui.Frame, r ui.Rect) { b.cards.Draw(f.Canvas, t, r) }
		b.card(page, t)
		all = append(all, page)
	}
	return all
}

// typeRules say how cards of a type come into play, or are used.
var typeRules = map[rules.Type]string{
	rules.AffiliationCard: "R3.3", rules.Objective: "R7.3", rules.Unit: "R19.1", rules.Enhancement: "R19.2", rules.EventCard: "R19.8", rules.Fate: "R12.15",
}

// card writes what stands on a card.
func (b *writer) card(page *ui.BookPage, t rules.Title) {
	card := t.Card()
	b.AddLead(page, b.Words.Say("book.card", assets.Args{
		"side": b.Words.Say("side." + card.Side.String()), "affiliation": b.Words.Say("affiliation." + card.Of.String()),
		"type": b.Words.Say("type." + card.Type.String()),
	})+" "+pages.Cited(typeRules[card.Type]))
	if card.Unique {
		b.AddLead(page, b.Words.Say("icon.unique")+". "+b.Words.Say("icon.unique.about")+" "+pages.Cited("R19.11"))
	}
	b.figures(page, card)
	if ids := card.Traits.TraitIDs(); len(ids) > 0 {
		for i, id := range ids {
			ids[i] = b.Named("trait." + id)
		}
		b.Say(page, "book.traits_of", assets.Args{"traits": strings.Join(ids, ", ")})
	}
	for _, k := range b.cards.KeywordsOf(t) {
		key := "keyword." + k.ID
		b.Add(page, pages.Linked(key, b.Words.Say(key, k.Args))+". "+b.Words.Say(key+".about", k.Args))
	}
	for _, line := range []string{b.cards.Only(t), b.cards.Host(t)} {
		if line != "" {
			b.Add(page, line)
		}
	}
	for _, a := range b.cards.Abilities(t) {
		text := a.Text
		if a.Kind != cards.Constant {
			text = b.Words.Say("book.ability", assets.Args{"kind": b.Words.Say("kind." + a.Kind), "text": text})
		}
		b.Add(page, text+" "+pages.Cited(kindRules[a.Kind]))
	}
	b.List(page, "book.in_sets", setsWith(t))
}

// kindRules are about the kinds of abilities.
var kindRules = map[string]string{
	cards.Constant: "R21.3", "action": "R21.4", "interrupt": "R21.5", "interrupt.forced": "R21.8", "reaction": "R21.6", "reaction.forced": "R21.8",
	"fate": "R12.7",
}

// figures writes the numbers of a card, each with the rule about it.
func (b *writer) figures(page *ui.BookPage, card *rules.Card) {
	say := func(has bool, key, rule string, n uint8) {
		if has {
			b.Cite(page, rule, key, assets.Args{"n": int(n)})
		}
	}
	paid := card.Type == rules.Unit || card.Type == rules.Enhancement || card.Type == rules.EventCard
	command := paid || card.Type == rules.Fate
	say(paid, "book.cost", "R18.6", card.Cost)
	say(card.Type == rules.Fate, "book.priority", "R12.7", card.Priority)
	say(command, "book.force", "R12.8", card.Force)
	say(card.Health > 0, "book.health", "R14.2", card.Health)
	say(card.Resources > 0, "book.resources", "R18.2", card.Resources)
	if card.Type != rules.Unit {
		return
	}
	if icons := b.icons(card.Icons); icons == "" {
		b.Cite(page, "R13.6", "book.no_icons")
	} else {
		b.Cite(page, "R13.7", "book.icons", assets.Args{"icons": icons})
	}
}

// icons lists combat icons, those that always count first.
func (b *writer) icons(icons rules.Icons) string {
	var list []string
	for i := range icons.Always {
		for _, of := range []struct {
			key string
			n   uint8
		}{{"book.icon", icons.Always[i]}, {"book.icon.edge", icons.WithEdge[i]}} {
			if of.n > 0 {
				list = append(list, b.Words.Say(of.key, assets.Args{"n": int(of.n), "icon": b.Words.Say("icon." + rules.Icon(i).String())}))
			}
		}
	}
	return strings.Join(list, ", ")
}

// setsWith are the pages of the sets that hold a card.
func setsWith(t rules.Title) (keys []string) {
	for n := 1; n <= rules.NumSets; n++ {
		if slices.Contains(rules.Sets[n].Cards[:], t) {
			keys = append(keys, setKey(uint8(n)))
		}
	}
	return keys
}

// fan draws the six cards of a set, the objective first, three in a row.
func (b *writer) fan(c *render.Canvas, set *rules.Set, r render.Rect) {
	const across, down = 3, 2
	w, h := r.W/across, r.H/down
	for i, t := range set.Cards {
		b.cards.Draw(c, t, render.Box(r.X+float64(i%across)*w, r.Y+float64(i/across)*h, w, h).Inset(3))
	}
}
