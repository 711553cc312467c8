package book

import (
	"strings"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/ui"
	"holoboard/ui/table/pages"
)

// faces are the pictures of cards on their pages.
func faces[T interface{ Thing() game.Option }](b *writer) pages.Pictures[T] {
	return pages.Pictures[T]{Shape: float64(board.CardWidth) / board.CardHeight, Draw: func(c *render.Canvas, card T, r render.Rect) {
		var nothing rules.View // a card is the same whatever lies on the table
		b.cards.Draw(c, &nothing, card.Thing(), r)
	}}
}

// missions are the pages of a side's missions.
func (b *writer) missions(side rules.Side) []*ui.BookPage {
	kinds := [...]string{rules.Starting: "book.starting", rules.DeckMission: "book.mission", rules.Project: "book.project"}
	own := func(m rules.Mission) bool { return m.Card().Side == side }
	return pages.Each(&b.Writer, "mission.", rules.AllMissions(), own, faces[rules.Mission](b), func(m rules.Mission, page *ui.BookPage) {
		card, name := m.Card(), page.Name
		b.Lead(page, kinds[card.Kind], assets.Args{"side": b.say.Side(side), "n": int(card.Copies)})
		skill := strings.ToLower(b.Words.Say("skill." + card.Skill.String()))
		b.Say(page, "book.needs", assets.Args{"skill": skill, "n": int(card.Needs)})
		way := "book.attempt"
		if card.Resolve {
			way = "book.resolve"
		}
		b.Say(page, way)
		b.Say(page, "board.where", assets.Args{"place": b.Words.Say(name + ".where")})
		b.Say(page, name+".effect")
		if b.Words.Has(name + ".bonus") {
			b.Say(page, name+".bonus")
			return
		}
		for _, l := range card.Portrait.List() {
			b.Say(page, "board.portrait", assets.Args{"leader": b.say.Leader(l)})
		}
	})
}

// stages are the stages of the objective deck.
var stages = [...]string{1: "I", 2: "II", 3: "III"}

func (b *writer) objectives() []*ui.BookPage {
	return pages.Each(&b.Writer, "objective.", rules.AllObjectives(), nil, faces[rules.Objective](b), func(o rules.Objective, page *ui.BookPage) {
		b.Lead(page, "book.objective", assets.Args{"side": b.say.Side(rules.Rebels), "stage": stages[o.Card().Stage]})
		b.Say(page, page.Name+".when")
		b.Say(page, page.Name+".effect")
	})
}

func (b *writer) tactics() []*ui.BookPage {
	return pages.Each(&b.Writer, "tactic.", rules.AllTactics(), nil, faces[rules.Tactic](b), func(c rules.Tactic, page *ui.BookPage) {
		theater := b.Words.Say("theater." + c.Theater().String())
		b.Lead(page, "book.tactic", assets.Args{"theater": theater, "n": int(c.Card().Copies)})
		way := "book.in_attack"
		if c.Card().Block {
			way = "book.block"
		}
		b.Say(page, way)
		b.Say(page, page.Name+".effect")
	})
}

func (b *writer) actions(side rules.Side) []*ui.BookPage {
	own := func(a rules.Action) bool { return a.Side() == side }
	return pages.Each(&b.Writer, "action.", rules.AllActions(), own, faces[rules.Action](b), func(a rules.Action, page *ui.BookPage) {
		card, kind := a.Card(), "book.recruit_action"
		if card.Starting {
			kind = "book.starting_action"
		}
		b.Lead(page, kind, assets.Args{"side": b.say.Side(side)})
		b.Add(page, b.Words.Say(b.cards.TimingKey(a))+". "+pages.Cited(timingRules[card.Timing]))
		b.Say(page, page.Name+".effect")
		var names []string
		for _, l := range card.Leaders.List() {
			names = append(names, b.say.Leader(l))
		}
		if len(names) > 0 {
			b.Say(page, "book.used_by", assets.Args{"leaders": strings.Join(names, ", ")})
		}
	})
}

// timingRules say when action cards are used.
var timingRules = [...]string{
	rules.AtAssignment: "R7.6", rules.AtCombatStart: "R12.2.2", rules.Immediate: "R21.3.4", rules.AsPrinted: "R21.3.5",
}
