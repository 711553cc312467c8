package book

import (
	"slices"
	"strconv"
	"strings"

	"holoboard/assets"
	rules "holoboard/game/starship"
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
