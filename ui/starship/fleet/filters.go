package fleet

import (
	"cmp"
	"slices"
	"strconv"

	rules "holoboard/game/starship"
	"holoboard/ui"
)

// A filter says which ships are shown, and in what order.
type filter struct {
	class   uint8 // 0: all
	era     string
	ability int // 1 + the ability, 0: all
	fits    bool
	typed   string
	sort    int
}

// sorts are the orders of ships; the words of each are fleet.sort.NAME.
var sorts = []string{"class", "cost", "name"}

// shown are the ships that the filter lets through, in its order.
func (b *Builder) shown() (cards []rules.Card) {
	t := &b.filter
	for _, c := range b.cards {
		switch {
		case t.class != 0 && c.Class() != t.class,
			t.era != "" && eraOf(c) != t.era,
			t.ability != 0 && !c.Face(false).Has(rules.Ability(t.ability-1)),
			t.fits && b.whyNotAdd(c) != "",
			t.typed != "" && !matches(b.drawing.Name(c), t.typed) && !matches(b.drawing.ShortName(c), t.typed):
		default:
			cards = append(cards, c)
		}
	}
	slices.SortStableFunc(cards, func(x, y rules.Card) int {
		switch sorts[t.sort] {
		case "cost":
			return cmp.Compare(y.Cost(), x.Cost())
		case "name":
			return cmp.Compare(b.drawing.Name(x), b.drawing.Name(y))
		}
		return cmp.Compare(x.Class(), y.Class())
	})
	return cards
}

// eraOf is the era of a ship; an own card has that of the ship from which it was made.
func eraOf(c rules.Card) string {
	if ship := rules.Shipped().Find(c.ID()); ship != nil {
		return ship.Era
	}
	return ""
}

// showFilters shows the filters and returns the place below them.
func (b *Builder) showFilters(f *ui.Frame, area ui.Rect) ui.Rect {
	const high, between = 32.0, 6.0
	rows := 2
	if f.Small() && f.W >= wideWidth {
		rows = 1
	}
	box, rest := area.CutTop(float64(rows)*(high+between) + 4)
	if rows == 1 {
		row, _ := box.CutTop(high)
		parts := row.Columns(between, 10, 12)
		b.showClasses(f, parts[0])
		more := parts[1].Columns(between, 1, 1, 1.6)
		b.showPick(f, more[0], "ability", b.abilityChosen())
		b.showFits(f, more[1])
		b.showSearch(f, more[2])
		return rest
	}
	first, below := box.CutTop(high)
	second, _ := below.Move(0, between).CutTop(high)
	if f.W < wideWidth {
		b.showClasses(f, first)
		parts := second.Columns(between, 1.6, 1, 1)
		b.showSearch(f, parts[0])
		b.showPick(f, parts[1], "ability", b.abilityChosen())
		b.showFits(f, parts[2])
		return rest
	}
	parts := first.Columns(between, 19, 11)
	b.showClasses(f, parts[0])
	b.showSearch(f, parts[1])
	parts = second.Columns(between, 1, 1.3, 1, 1)
	b.showPick(f, parts[0], "era", b.eraChosen())
	b.showPick(f, parts[1], "ability", b.abilityChosen())
	b.showFits(f, parts[2])
	b.showPick(f, parts[3], "sort", b.words.Say("fleet.sort."+sorts[b.filter.sort]))
	return rest
}

func (b *Builder) showClasses(f *ui.Frame, row ui.Rect) {
	places := row.Columns(6, 0.7, 1, 1, 1, 1.1)
	for class := range uint8(5) {
		chip := ui.Button{ID: "fleet.class." + strconv.Itoa(int(class)), Rect: places[class], Chosen: b.filter.class == class, Size: 15}
		if class == 0 {
			chip.Label = b.words.Say("fleet.all")
		} else if chip.Label = b.words.Say("fleet.class." + strconv.Itoa(int(class))); places[class].W < 76 {
			chip.Label, chip.Sign, chip.Hint = "", "class_"+strconv.Itoa(int(class)), chip.Label
		}
		if f.Button(chip) {
			b.filter.class = class
			f.ScrollToStart(tilesID)
		}
	}
}

func (b *Builder) showSearch(f *ui.Frame, box ui.Rect) {
	if f.Field(ui.Field{ID: "fleet.search", Rect: box, Empty: b.words.Say("fleet.search")}, &b.filter.typed) {
		f.ScrollToStart(tilesID)
	}
}

func (b *Builder) showFits(f *ui.Frame, box ui.Rect) {
	if f.Button(ui.Button{ID: "fleet.fits", Rect: box, Label: b.words.Say("fleet.fits"), Chosen: b.filter.fits, Hint: b.words.Say("fleet.fits.about"), Size: 15}) {
		b.filter.fits = !b.filter.fits
		f.ScrollToStart(tilesID)
	}
}

func (b *Builder) eraChosen() string {
	if b.filter.era == "" {
		return b.words.Say("fleet.any_era")
	}
	return b.words.Say("era." + b.filter.era)
}

func (b *Builder) abilityChosen() string {
	if b.filter.ability == 0 {
		return b.words.Say("fleet.any_ability")
	}
	return b.words.Say("ability." + rules.Ability(b.filter.ability-1).String())
}

// showPick shows a button that opens a list to pick from.
func (b *Builder) showPick(f *ui.Frame, box ui.Rect, what, label string) {
	if f.Button(ui.Button{ID: "fleet.pick." + what, Rect: box, Label: label, Size: 15}) {
		b.beginPick(f, what)
	}
}

// A picking is a list of which one thing is picked.
type picking struct {
	title  string
	labels []string
	signs  []string // or nil
	chosen int
	take   func(int)
	then   panel // what is open afterwards
}

// beginPick opens the list of eras, abilities or orders.
func (b *Builder) beginPick(f *ui.Frame, what string) {
	p := picking{title: b.words.Say("fleet.pick." + what)}
	switch what {
	case "era":
		eras := []string{"", "old_republic", "republic", "rebellion", "new_republic"}
		for _, era := range eras {
			key := "fleet.any_era"
			if era != "" {
				key = "era." + era
			}
			p.labels = append(p.labels, b.words.Say(key))
		}
		p.chosen = slices.Index(eras, b.filter.era)
		p.take = func(i int) { b.filter.era = eras[i] }
	case "ability":
		all := []int{0}
		p.labels, p.signs = []string{b.words.Say("fleet.any_ability")}, []string{""}
		for a := range rules.Ability(rules.NumAbilities) {
			if slices.ContainsFunc(b.cards, func(c rules.Card) bool { return c.Face(false).Has(a) }) {
				all = append(all, 1+int(a))
				p.labels, p.signs = append(p.labels, b.words.Say("ability."+a.String())), append(p.signs, signOf(a))
			}
		}
		p.chosen = slices.Index(all, b.filter.ability)
		p.take = func(i int) { b.filter.ability = all[i] }
	case "sort":
		for _, name := range sorts {
			p.labels = append(p.labels, b.words.Say("fleet.sort."+name))
		}
		p.chosen = b.filter.sort
		p.take = func(i int) { b.filter.sort = i }
	}
	b.pickFrom(f, p)
}

// pickFrom opens a list.
func (b *Builder) pickFrom(f *ui.Frame, p picking) {
	b.pick = p
	f.ScrollToStart(tilesID)
	b.show(f, pickPanel)
}

// showPicker shows the list that is open.
func (b *Builder) showPicker(f *ui.Frame) {
	const high = 44.0
	p := &b.pick
	f.Modal(func() {
		columns := 3
		if f.W < wideWidth {
			columns = 1
		}
		if len(p.labels) <= 6 {
			columns = 1
		}
		rows := (len(p.labels) + columns - 1) / columns
		inner := dialog(f, 60+240*float64(columns), 44+44+float64(rows)*high)
		head, rest := inner.CutTop(44)
		b.close(f, "fleet.close", head, p.title)
		if b.open == noPanel {
			b.open = p.then
		}
		f.Scroll("fleet.picker", rest, float64(rows)*high, func(content ui.Rect) {
			content.H = float64(rows) * high
			for i, box := range content.Grid(columns, rows, 6)[:len(p.labels)] {
				item := ui.Button{ID: "fleet.option." + strconv.Itoa(i), Rect: box, Label: p.labels[i], Chosen: i == p.chosen, Left: true, Size: 15}
				if p.signs != nil {
					item.Sign = p.signs[i]
				}
				if f.Button(item) {
					b.show(f, p.then)
					p.take(i)
				}
			}
		})
	})
}
