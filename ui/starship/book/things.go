package book

import (
	"fmt"
	"iter"
	"slices"
	"strconv"
	"strings"

	"holoboard/assets"
	rules "holoboard/game/starship"
	"holoboard/render"
	table "holoboard/render/starship"
	"holoboard/ui"
	"holoboard/ui/table/pages"
)

// ships are the pages of a side's ships.
func (b *writer) ships(side rules.Side) []*ui.BookPage {
	board := table.New(b.Words, false)
	own := pages.Kind[rules.Card]{Prefix: "ship.", Things: slices.Values(rules.Shipped().Of(side)), Shape: 1, Draw: board.DrawShip}
	return own.Write(b.Words, func(card rules.Card, page *ui.BookPage) {
		b.Lead(page, "book.ship", assets.Args{
			"side": b.Words.Say("side." + side.String()), "class": b.Named(classKey(card.Class())), "era": b.Words.Say("era." + card.Era()),
		})
		c := cardWriter{b, card, page, map[string]bool{}}
		c.figure("cost", "R4.3", b.Words.Say("book.cost", assets.Args{"n": card.Cost()}))
		c.side("full", card.Face(false))
		if card.HasReduced() {
			c.side("reduced", card.Face(true))
		} else {
			b.Cite(page, "R2.3", "book.only_full")
		}
		c.legend()
	})
}

// cardWriter writes the figures of a card, and where each is from. Those of our own have no mark beside them.
type cardWriter struct {
	*writer
	card  rules.Card
	page  *ui.BookPage
	marks map[string]bool // that are beside figures
}

// own is the mark of most figures.
const own = "own"

// marked is a text about a figure with its mark.
func (c *cardWriter) marked(path, text string) string {
	origin := c.card.Origin(path)
	if origin == own {
		return text
	}
	c.marks[origin] = true
	return c.Words.Say("book.marked", assets.Args{"text": text, "mark": c.Words.Say("origin." + origin)})
}

// figure writes a line about a figure, with the number of the rule about it.
func (c *cardWriter) figure(path, number, text string) {
	c.Add(c.page, c.marked(path, text)+" "+pages.Cited(number))
}

// item writes a point of a list about a figure.
func (c *cardWriter) item(path, text string) {
	c.AddItem(c.page, c.marked(path, text))
}

// side writes one side of the card.
func (c *cardWriter) side(name string, f rules.Figures) {
	c.Head(c.page, "book."+name)
	c.figure(name+".hull", "R2.3", c.Words.Say("book.hull", assets.Args{"n": f.Hull()}))
	c.Add(c.page, c.defense(name, f)+" "+pages.Cited("R2.4"))
	if rating, has := f.PointDefense(); has {
		c.Add(c.page, c.marked(name+".pd", pages.Linked(pointDefense, c.Words.Say(pointDefense+".name"))+" +"+strconv.Itoa(rating)))
	}
	for i := range f.Arms() {
		arm := f.Arm(i)
		c.item(name+".weapons", c.Words.Say("book.arm", assets.Args{
			"weapon": c.Named(OfWeapon(arm.Weapon)), "attack": arm.Attack, "damage": arm.Damage,
			"arc": c.Words.Say("book.arc_" + arm.Arc.String()),
		}))
	}
	for a := range rules.AllAbilities() {
		if f.Has(a) {
			c.ability(name, f, a)
		}
	}
}

// defense is that of all faces.
func (c *cardWriter) defense(side string, f rules.Figures) string {
	path := side + ".defense."
	if c.card.Fighter() {
		return c.marked(path+"all", c.Words.Say("book.defense_all", assets.Args{"n": f.Defense(rules.NoFace)}))
	}
	var figures []string
	for _, face := range []struct {
		path, key string
		face      rules.Face
	}{{"front", "nose", rules.Nose}, {"side", "sides", rules.Port}, {"rear", "stern", rules.Stern}} {
		text := c.Words.Say("book."+face.key, assets.Args{"n": f.Defense(face.face)})
		figures = append(figures, c.marked(path+face.path, text))
	}
	return c.Words.Say("book.defense", assets.Args{"figures": strings.Join(figures, ", ")})
}

// ability writes an ability with its number, and what it does.
func (c *cardWriter) ability(side string, f rules.Figures, a rules.Ability) {
	name, n, path := c.Named(OfAbility(a)), f.Value(a), side+".abilities."+a.String()
	switch {
	case a == rules.Command:
		path = side + ".command"
		name += ", " + c.Words.Say("book.commands", assets.Args{"n": f.Counters(), "classes": f.Rating().String()})
	case a == rules.LongRangeBomber:
		name += ": " + c.Named(OfWeapon(rules.Weapon(n-1)))
	case a.Numbered():
		name += " " + strconv.Itoa(n)
	}
	c.item(path, name)
	c.Lead(c.page, OfAbility(a)+".about", assets.Args{"n": n})
}

// legend says what the marks of the page mean.
func (c *cardWriter) legend() {
	for _, origin := range []string{"printed", "golden"} {
		if c.marks[origin] {
			c.Lead(c.page, "book.mark", assets.Args{"mark": c.Words.Say("origin." + origin), "about": c.Words.Say("origin." + origin + ".about")})
		}
	}
	c.Lead(c.page, "book.unmarked")
}

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
