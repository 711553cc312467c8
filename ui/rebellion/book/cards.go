package book

import (
	"fmt"
	"iter"
	"strings"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/ui"
	"holoboard/ui/table/pages"
)

// faces are cards of a deck, which their pages show large.
func faces[T card](b *writer, deck string, all iter.Seq[T]) pages.Kind[T] {
	return pages.Kind[T]{
		Prefix: deck + ".", Things: all, Shape: float64(board.CardWidth) / board.CardHeight,
		Draw: func(c *render.Canvas, card T, r render.Rect) {
			var nothing rules.View // a card is the same whatever lies on the table
			b.cards.Draw(c, &nothing, card.Thing(), r)
		},
	}
}

// card is a card or another thing of the game, which has a name.
type card interface {
	fmt.Stringer
	Thing() game.Option
}

// missions are the pages of a side's missions.
func (b *writer) missions(side rules.Side) []*ui.BookPage {
	kinds := [...]string{rules.Starting: "book.starting", rules.DeckMission: "book.mission", rules.Project: "book.project"}
	own := faces(b, "mission", rules.AllMissions())
	own.Fits = func(m rules.Mission) bool { return m.Card().Side == side }
	return own.Write(b.Words, func(m rules.Mission, page *ui.BookPage) {
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
	return faces(b, "objective", rules.AllObjectives()).Write(b.Words, func(o rules.Objective, page *ui.BookPage) {
		b.Lead(page, "book.objective", assets.Args{"side": b.say.Side(rules.Rebels), "stage": stages[o.Card().Stage]})
		b.Say(page, page.Name+".when")
		b.Say(page, page.Name+".effect")
	})
}

func (b *writer) tactics() []*ui.BookPage {
	return faces(b, "tactic", rules.AllTactics()).Write(b.Words, func(c rules.Tactic, page *ui.BookPage) {
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
	own := faces(b, "action", rules.AllActions())
	own.Fits = func(a rules.Action) bool { return a.Side() == side }
	return own.Write(b.Words, func(a rules.Action, page *ui.BookPage) {
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
