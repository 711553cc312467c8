package book

import (
	"iter"
	"strconv"

	rules "holoboard/game/starship"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/table/pages"
)

// upTo are the first n things of a kind.
func upTo[T ~uint8](n int) iter.Seq[T] {
	return func(yield func(T) bool) {
		for i := range n {
			if !yield(T(i)) {
				return
			}
		}
	}
}

func weapons() iter.Seq[rules.Weapon]        { return upTo[rules.Weapon](rules.NumWeapons) }
func abilities() iter.Seq[rules.Ability]     { return upTo[rules.Ability](rules.NumAbilities) }
func options() iter.Seq[rules.CommandOption] { return upTo[rules.CommandOption](rules.NumOptions) }

// signed draws the sign of a page.
func signed(name string) func(f *ui.Frame, r ui.Rect) {
	return func(f *ui.Frame, r ui.Rect) { f.Sign(name, r, f.Palette.Text) }
}

func classKey(class uint8) string { return "class." + strconv.Itoa(int(class)) }

// classes are the pages of the four classes.
func (b *writer) classes() (all []*ui.BookPage) {
	for class := uint8(1); class <= 4; class++ {
		key, sign := classKey(class), "class_"+strconv.Itoa(int(class))
		page := &ui.BookPage{Name: key, Title: b.Words.Say("book." + sign), Shape: 1, Picture: signed(sign)}
		b.Say(page, "book."+sign+".about")
		b.List(page, "book.ships", shipsThat(func(card rules.Card, _ rules.Figures) bool { return card.Class() == class }))
		all = append(all, page)
	}
	return all
}

// weapons are the pages of weapon systems, and of Point-Defense.
func (b *writer) weapons() []*ui.BookPage {
	kind := pages.Kind[rules.Weapon]{Prefix: "weapon.", Things: weapons(), Shape: 1, Draw: func(c *render.Canvas, w rules.Weapon, r render.Rect) {
		c.Sign(w.String(), r, c.Palette.Text)
	}}
	all := kind.Write(b.Words, func(w rules.Weapon, page *ui.BookPage) {
		b.CiteRule(page, w.Rule())
		b.List(page, "book.ships_with", shipsThat(func(_ rules.Card, f rules.Figures) bool {
			for i := range f.Arms() {
				if f.Arm(i).Weapon == w {
					return true
				}
			}
			return false
		}))
	})
	const point = "point_defense"
	page := &ui.BookPage{Name: point, Title: b.Words.Say(point + ".name"), Shape: 1, Picture: signed(point)}
	for _, number := range []string{"R13.11", "R10.20", "R10.21", "R10.22", "R10.23", "R10.24"} {
		b.CiteRule(page, number)
	}
	b.List(page, "book.ships_with", shipsThat(func(_ rules.Card, f rules.Figures) bool {
		_, has := f.PointDefense()
		return has
	}))
	return append(all, page)
}

// abilitySigns are those that are not called by their ability.
var abilitySigns = map[rules.Ability]string{rules.Command: "command_counter", rules.FighterLaunch: "launch", rules.Unique: "unique"}

// abilities are the pages of special abilities.
func (b *writer) abilities() []*ui.BookPage {
	kind := pages.Kind[rules.Ability]{Prefix: "ability.", Things: abilities(), Shape: 1, Draw: func(c *render.Canvas, a rules.Ability, r render.Rect) {
		sign, ok := abilitySigns[a]
		if !ok {
			sign = "ability_" + a.String()
		}
		c.Sign(sign, r, c.Palette.Text)
	}}
	return kind.Write(b.Words, func(a rules.Ability, page *ui.BookPage) {
		b.CiteRule(page, a.Rule())
		switch a {
		case rules.TractorBeams:
			b.CiteRule(page, "R14.27")
		case rules.Command:
			b.CiteRule(page, "R15.1")
			b.CiteRule(page, "R15.2")
		}
		b.List(page, "book.ships_with", shipsThat(func(_ rules.Card, f rules.Figures) bool { return f.Has(a) }))
	})
}

// options are the pages of Fleet Commander options.
func (b *writer) options() []*ui.BookPage {
	kind := pages.Kind[rules.CommandOption]{Prefix: "command.", Things: options(), Shape: 1, Draw: func(c *render.Canvas, o rules.CommandOption, r render.Rect) {
		c.Sign("option_"+o.String(), r, c.Palette.Text)
	}}
	return kind.Write(b.Words, func(o rules.CommandOption, page *ui.BookPage) {
		b.AddLead(page, linkedTo(b.Words, classKey(o.Class()), "book.class_"+strconv.Itoa(int(o.Class()))))
		b.CiteRule(page, o.Rule())
		if o == rules.DamageControl {
			b.CiteRule(page, "R15.20")
		}
		b.List(page, "book.payers", shipsThat(func(_ rules.Card, f rules.Figures) bool {
			return f.Counters() > 0 && f.Commands(o.Class())
		}))
	})
}
