package book

import (
	"strings"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
	board "holoboard/render/rebellion"
	"holoboard/ui"
	"holoboard/ui/table/pages"
)

// cardPage begins the page of a card, which shows its face large.
func (b *writer) cardPage(name string, thing game.Option) *ui.BookPage {
	return &ui.BookPage{
		Name: name, Title: b.Words.Say(name), Shape: float64(board.CardWidth) / board.CardHeight,
		Picture: func(f *ui.Frame, r ui.Rect) {
			var nothing rules.View // a card is the same whatever lies on the table
			b.board.Card(f.Canvas, &nothing, thing, r)
		},
	}
}

// missions are the pages of a side's missions.
func (b *writer) missions(side rules.Side) (all []*ui.BookPage) {
	kinds := [...]string{rules.Starting: "book.starting", rules.DeckMission: "book.mission", rules.Project: "book.project"}
	for m := range rules.AllMissions() {
		card, name := m.Card(), "mission."+m.String()
		if card.Side != side {
			continue
		}
		page := b.cardPage(name, m.Thing())
		b.AddLead(page, b.Words.Say(kinds[card.Kind], assets.Args{"side": b.say.Side(side), "n": int(card.Copies)}))
		skill := strings.ToLower(b.Words.Say("skill." + card.Skill.String()))
		b.Add(page, b.Words.Say("book.needs", assets.Args{"skill": skill, "n": int(card.Needs)}))
		way := "book.attempt"
		if card.Resolve {
			way = "book.resolve"
		}
		b.Add(page, b.Words.Say(way), b.Words.Say("board.where", assets.Args{"place": b.Words.Say(name + ".where")}), b.Words.Say(name+".effect"))
		if b.Words.Has(name + ".bonus") {
			b.Add(page, b.Words.Say(name+".bonus"))
		} else {
			for _, l := range card.Portrait.List() {
				b.Add(page, b.Words.Say("board.portrait", assets.Args{"leader": b.say.Leader(l)}))
			}
		}
		all = append(all, page)
	}
	return all
}

// stages are the stages of the objective deck.
var stages = [...]string{1: "I", 2: "II", 3: "III"}

func (b *writer) objectives() (all []*ui.BookPage) {
	for o := range rules.AllObjectives() {
		name := "objective." + o.String()
		page := b.cardPage(name, o.Thing())
		b.AddLead(page, b.Words.Say("book.objective", assets.Args{"side": b.say.Side(rules.Rebels), "stage": stages[o.Card().Stage]}))
		b.Add(page, b.Words.Say(name+".when"), b.Words.Say(name+".effect"))
		all = append(all, page)
	}
	return all
}

func (b *writer) tactics() (all []*ui.BookPage) {
	for c := range rules.AllTactics() {
		name := "tactic." + c.String()
		page := b.cardPage(name, c.Thing())
		theater := b.Words.Say("theater." + c.Theater().String())
		b.AddLead(page, b.Words.Say("book.tactic", assets.Args{"theater": theater, "n": int(c.Card().Copies)}))
		way := "book.in_attack"
		if c.Card().Block {
			way = "book.block"
		}
		b.Add(page, b.Words.Say(way), b.Words.Say(name+".effect"))
		all = append(all, page)
	}
	return all
}

func (b *writer) actions(side rules.Side) (all []*ui.BookPage) {
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
		b.AddLead(page, b.Words.Say(kind, assets.Args{"side": b.say.Side(side)}))
		b.Add(page, b.Words.Say(b.board.TimingKey(a))+". "+pages.Cited(timingRules[card.Timing]), b.Words.Say(name+".effect"))
		var names []string
		for _, l := range card.Leaders.List() {
			names = append(names, b.say.Leader(l))
		}
		if len(names) > 0 {
			b.Add(page, b.Words.Say("book.used_by", assets.Args{"leaders": strings.Join(names, ", ")}))
		}
		all = append(all, page)
	}
	return all
}

// timingRules say when action cards are used.
var timingRules = [...]string{
	rules.AtAssignment: "R7.6", rules.AtCombatStart: "R12.2.2", rules.Immediate: "R21.3.4", rules.AsPrinted: "R21.3.5",
}
