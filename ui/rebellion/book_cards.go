package rebellion

import (
	"strings"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
	board "holoboard/render/rebellion"
	"holoboard/ui"
	"holoboard/ui/rebellion/words"
)

// cardPage begins the page of a card, which shows its face large.
func (b *bookmaker) cardPage(name string, thing game.Option) *ui.BookPage {
	return &ui.BookPage{
		Name: name, Title: b.words.Say(name), Shape: float64(board.CardWidth) / board.CardHeight,
		Picture: func(f *ui.Frame, r ui.Rect) {
			var nothing rules.View // a card is the same whatever lies on the table
			b.board.Card(f.Canvas, &nothing, thing, r)
		},
	}
}

// add writes paragraphs onto a page.
func (b *bookmaker) add(page *ui.BookPage, texts ...string) {
	for _, text := range texts {
		page.Parts = append(page.Parts, b.text(page.Name, text))
	}
}

// addLead writes a line about what a page is about onto it.
func (b *bookmaker) addLead(page *ui.BookPage, text string) {
	page.Parts = append(page.Parts, b.lead(page.Name, text))
}

// missions are the pages of a side's missions.
func (b *bookmaker) missions(side rules.Side) (pages []*ui.BookPage) {
	kinds := [...]string{rules.Starting: "book.starting", rules.DeckMission: "book.mission", rules.Project: "book.project"}
	for m := range rules.AllMissions() {
		card, name := m.Card(), "mission."+m.String()
		if card.Side != side {
			continue
		}
		page := b.cardPage(name, m.Thing())
		b.addLead(page, b.words.Say(kinds[card.Kind], assets.Args{"side": b.say.Side(side), "n": int(card.Copies)}))
		skill := strings.ToLower(b.words.Say("skill." + card.Skill.String()))
		b.add(page, b.words.Say("book.needs", assets.Args{"skill": skill, "n": int(card.Needs)}))
		way := "book.attempt"
		if card.Resolve {
			way = "book.resolve"
		}
		b.add(page, b.words.Say(way), b.words.Say("board.where", assets.Args{"place": b.words.Say(name + ".where")}), b.words.Say(name+".effect"))
		if b.words.Has(name + ".bonus") {
			b.add(page, b.words.Say(name+".bonus"))
		} else {
			for _, l := range words.LeadersOf(card.Portrait) {
				b.add(page, b.words.Say("board.portrait", assets.Args{"leader": b.say.Leader(l)}))
			}
		}
		pages = append(pages, page)
	}
	return pages
}

// stages are the stages of the objective deck.
var stages = [...]string{1: "I", 2: "II", 3: "III"}

func (b *bookmaker) objectives() (pages []*ui.BookPage) {
	for o := range rules.AllObjectives() {
		name := "objective." + o.String()
		page := b.cardPage(name, o.Thing())
		b.addLead(page, b.words.Say("book.objective", assets.Args{"side": b.say.Side(rules.Rebels), "stage": stages[o.Card().Stage]}))
		b.add(page, b.words.Say(name+".when"), b.words.Say(name+".effect"))
		pages = append(pages, page)
	}
	return pages
}

func (b *bookmaker) tactics() (pages []*ui.BookPage) {
	for c := range rules.AllTactics() {
		name := "tactic." + c.String()
		page := b.cardPage(name, c.Thing())
		theater := b.words.Say("theater." + c.Theater().String())
		b.addLead(page, b.words.Say("book.tactic", assets.Args{"theater": theater, "n": int(c.Card().Copies)}))
		way := "book.in_attack"
		if c.Card().Block {
			way = "book.block"
		}
		b.add(page, b.words.Say(way), b.words.Say(name+".effect"))
		pages = append(pages, page)
	}
	return pages
}

func (b *bookmaker) actions(side rules.Side) (pages []*ui.BookPage) {
	for a := range rules.AllActions() {
		card, name := a.Card(), "action."+a.String()
		if a.Side() != side {
			continue
		}
		page := b.cardPage(name, a.Thing())
		kind := "book.recruit_action"
		if card.Starting {
			kind = "book.starting_action"
		}
		b.addLead(page, b.words.Say(kind, assets.Args{"side": b.say.Side(side)}))
		b.add(page, b.words.Say(b.board.TimingKey(a))+". "+b.cited(timingRules[card.Timing]), b.words.Say(name+".effect"))
		var names []string
		for _, l := range board.PicturedOn(a) {
			names = append(names, b.say.Leader(l))
		}
		if len(names) > 0 {
			b.add(page, b.words.Say("book.used_by", assets.Args{"leaders": strings.Join(names, ", ")}))
		}
		pages = append(pages, page)
	}
	return pages
}

// timingRules say when action cards are used.
var timingRules = [...]string{
	rules.AtAssignment: "R7.6", rules.AtCombatStart: "R12.2.2", rules.Immediate: "R21.3.4", rules.AsPrinted: "R21.3.5",
}

// cited is a link to a rule.
func (b *bookmaker) cited(number string) string { return "[[" + number + "]]" }
