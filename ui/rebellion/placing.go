package rebellion

import (
	"math/rand/v2"

	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/game/rebellion/bot"
	"holoboard/ui"
	"holoboard/ui/table/flow"
)

// placing tells whether a side lays out its forces at setup.
func (t *Table) placing() bool { return t.Asks(rules.AskPlace, rules.AskPlaceTo) }

// placeAll are the answers that place all units of a type in one place at setup, as far as that is possible.
func (t *Table) placeAll(unit, place game.Option) (answers []game.Option) {
	for now := t.play.Sight(); ; {
		d := now.Asked()
		if d == nil {
			return answers
		}
		var next []game.Option
		switch {
		case d.Ask == rules.AskPlace && d.Has(unit):
			next = []game.Option{unit}
			look, taken := now.Try(unit)
			if !taken {
				return answers
			}
			if d := look.Asked(); d != nil && d.Ask == rules.AskPlaceTo && d.About[0] == unit {
				next = append(next, place)
			}
		case d.Ask == rules.AskPlaceTo && d.About[0] == unit:
			next = []game.Option{place}
		}
		after, taken := now.Try(next...)
		if next == nil || !taken {
			return answers
		}
		now, answers = after, append(answers, next...)
	}
}

// suggestButton has the computer lay out the rest of the forces in a sensible way.
func (t *Table) suggestButton() flow.Button {
	return flow.Button{
		Button: ui.Button{ID: "suggest", Label: t.Words.Say("table.suggest"), Sign: "computer", Hint: t.Words.Say("table.suggest.about")},
		Press:  func(game.Option) { t.suggest() },
	}
}

// suggest places all units, each time another way, but for the last answer: whoever does not like it can still take it
// back.
func (t *Table) suggest() {
	r := rand.New(rand.NewPCG(t.play.Keeper.Started().Seed, uint64(t.suggested)+adviser))
	t.suggested++
	answers := bot.Suggest(position(t.play.Sight()), r)
	t.GiveInTurn(answers[:max(len(answers)-1, 1)]...)
}

// adviser keeps the chance of suggestions apart from that of the players.
const adviser = 1 << 32
