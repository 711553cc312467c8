package rebellion

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"holoboard/assets"
	rules "holoboard/game/rebellion"
	board "holoboard/render/rebellion"
	"holoboard/ui"
	"holoboard/ui/rebellion/words"
)

// Book is the rule book of the game, with a page for every card, leader, unit, system and ring. Its pages are called as their
// words are found: "R8" for a chapter, "R8.3.2" for a rule in it, "mission.sabotage", "unit.x_wing".
func Book(w *assets.Words) *ui.Book {
	b := newBookmaker(w)
	groups := b.groups()
	b.relate(groups)
	return ui.NewBook(groups)
}

// bookmaker writes the pages in the words of a language.
type bookmaker struct {
	words *assets.Words
	say   *words.Speaker
	board *board.Board
	names *linker
}

func newBookmaker(w *assets.Words) *bookmaker {
	b := &bookmaker{words: w, say: words.NewSpeaker(w), board: board.New(w)}
	b.names = newLinker(w)
	return b
}

// groups are all pages, without what relates them to one another.
func (b *bookmaker) groups() []ui.BookGroup {
	group := func(name string, pages []*ui.BookPage) ui.BookGroup {
		return ui.BookGroup{Name: name, Title: b.words.Say("book." + name), Pages: pages}
	}
	return []ui.BookGroup{
		group("rules", b.rulePages()),
		group("missions_rebels", b.missions(rules.Rebels)), group("missions_empire", b.missions(rules.Empire)),
		group("objectives", b.objectives()), group("tactics", b.tactics()),
		group("actions_rebels", b.actions(rules.Rebels)), group("actions_empire", b.actions(rules.Empire)),
		group("leaders", b.leaders()), group("units", b.units()), group("systems", b.systems()), group("rings", b.rings()),
	}
}

// ruleKeys are how the keys of rules and of their titles begin.
const (
	ruleKeys  = "rule."
	titleKeys = "rule_title."
)

// numbers are those of all rules and titles, in their order.
func (b *bookmaker) numbers() (all []string) {
	for _, key := range b.words.Keys() {
		for _, table := range []string{ruleKeys, titleKeys} {
			if number, ok := strings.CutPrefix(key, table); ok {
				all = append(all, number)
			}
		}
	}
	slices.SortFunc(all, compareRules)
	return slices.Compact(all)
}

// compareRules puts R8.3.2 before R8.3.10.
func compareRules(a, b string) int {
	return slices.CompareFunc(strings.Split(a[1:], "."), strings.Split(b[1:], "."), func(a, b string) int {
		m, _ := strconv.Atoi(a)
		n, _ := strconv.Atoi(b)
		return cmp.Compare(m, n)
	})
}

// rulePages are the chapters of the rules, after a page about the game as a whole and before the house rules.
func (b *bookmaker) rulePages() []*ui.BookPage {
	pages := []*ui.BookPage{b.overview()}
	var page *ui.BookPage
	for _, number := range b.numbers() {
		title := ""
		if b.words.Has(titleKeys + number) {
			title = b.words.Say(titleKeys + number)
		}
		if !strings.Contains(number, ".") {
			page = &ui.BookPage{Name: number, Title: title}
			pages = append(pages, page)
			continue
		}
		if title != "" {
			page.Parts = append(page.Parts, ui.BookPart{Name: number, Kind: ui.BookHead, Spans: ui.BookSpans(title)})
		}
		if b.words.Has(ruleKeys + number) {
			page.Parts = append(page.Parts, b.rule(number)...)
		}
	}
	return append(pages, b.housePage())
}

// overview is the page with which the book begins.
func (b *bookmaker) overview() *ui.BookPage {
	page := &ui.BookPage{Name: "overview", Title: b.words.Say("book.overview")}
	for n := 1; b.words.Has("book.overview." + strconv.Itoa(n)); n++ {
		page.Parts = append(page.Parts, b.text(page.Name, b.words.Say("book.overview."+strconv.Itoa(n))))
	}
	return page
}

// rule is a rule: its paragraph, the points of its list, and the house rules that may change it.
func (b *bookmaker) rule(number string) (parts []ui.BookPart) {
	for i, text := range strings.Split(b.words.Say(ruleKeys+number), " • ") {
		part := b.text(number, text)
		part.Name = number
		if i > 0 {
			part.Kind = ui.BookItem
		}
		parts = append(parts, part)
	}
	for h := range rules.HouseRule(rules.NumHouseRules) {
		if h.Rule() == number {
			link := "[[house." + h.String() + "|" + b.words.Say("house."+h.String()) + "]]"
			spans := ui.BookSpans(b.words.Say("book.house_rule", assets.Args{"rule": link}))
			parts = append(parts, ui.BookPart{Name: number, Kind: ui.BookLead, Spans: spans})
		}
	}
	return parts
}

// housePage tells of the house rules.
func (b *bookmaker) housePage() *ui.BookPage {
	page := &ui.BookPage{Name: "house", Title: b.words.Say("shell.new.house.title")}
	page.Parts = append(page.Parts, b.text(page.Name, b.words.Say("shell.new.house.about")))
	for h := range rules.HouseRule(rules.NumHouseRules) {
		name := "house." + h.String()
		page.Parts = append(page.Parts,
			ui.BookPart{Name: name, Kind: ui.BookHead, Spans: ui.BookSpans(b.words.Say(name))},
			b.text(page.Name, b.words.Say(name+".more")))
	}
	return page
}

// text is a paragraph of a page, in which names lead to their pages.
func (b *bookmaker) text(page, text string) ui.BookPart {
	return ui.BookPart{Spans: b.names.link(page, ui.BookSpans(text))}
}

// lead is a paragraph in smaller letters.
func (b *bookmaker) lead(page, text string) ui.BookPart {
	part := b.text(page, text)
	part.Kind = ui.BookLead
	return part
}

// list adds a title and links to pages below it, if there are any.
func (b *bookmaker) list(page *ui.BookPage, title string, names []string, titled func(name string) string) {
	if len(names) == 0 {
		return
	}
	page.Parts = append(page.Parts, ui.BookPart{Kind: ui.BookHead, Spans: ui.BookSpans(title)})
	for _, name := range names {
		page.Parts = append(page.Parts, ui.BookPart{Kind: ui.BookSee, Spans: []ui.BookSpan{{Text: titled(name), To: name}}})
	}
}

// titled is how a page of cards or things is called.
func (b *bookmaker) titled(name string) string {
	if strings.HasPrefix(name, "unit.") {
		return b.words.Say(name + ".name")
	}
	return b.words.Say(name)
}

// ruled is how a rule is called where it is only named: by its number and the title over it.
func (b *bookmaker) ruled(number string) string {
	for of := number; of != ""; of = of[:max(strings.LastIndexByte(of, '.'), 0)] {
		if b.words.Has(titleKeys + of) {
			return number + "  " + b.words.Say(titleKeys+of)
		}
	}
	return number
}
