// Package placing is what a player sees of units that he puts on the table: forces laid out at setup, units deployed in the
// Refresh Phase.
//
//	setup.go  forces at setup · deploying.go  where units may be deployed, and how many were
package placing

import (
	"math/rand/v2"
	"slices"

	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/game/rebellion/bot"
	"holoboard/game/session"
	"holoboard/render/board"
	"holoboard/ui"
	"holoboard/ui/rebellion/seat"
	"holoboard/ui/table/flow"
)

// Placing is what the table shows of units that are put on it.
type Placing struct {
	*seat.Seat
	Hand  seat.Hand
	Sight func() session.Sight[*rules.View] // of who is asked
	Seed  func() uint64                     // of the game

	Tags []board.Tag // at places in this frame

	deploys   deploys
	suggested int // how often the computer was asked how to place forces
}

// Forget drops what was found out: another question is put.
func (t *Placing) Forget() { t.deploys = deploys{} }

// AtSetup tells whether a side lays out its forces at setup.
func (t *Placing) AtSetup() bool { return t.Asks(rules.AskPlace, rules.AskPlaceTo) }

// Several are the answers that put up to so many units of a type in one place, at setup or in the Refresh Phase, as far as that is
// possible.
func (t *Placing) Several(unit, place game.Option, n int) (answers []game.Option) {
	for now := t.Sight(); n > 0; n-- {
		d := now.Asked()
		if d == nil {
			return answers
		}
		var next []game.Option
		switch {
		case (d.Ask == rules.AskPlace || d.Ask == rules.AskDeploy) && d.Has(unit):
			next = []game.Option{unit}
			look, taken := now.Try(unit)
			if !taken {
				return answers
			}
			if asksWhere(look.Asked(), unit) {
				next = append(next, place)
			} else if !stands(look.Heard(), place) {
				return answers // the only place left for it is another one
			}
		case asksWhere(d, unit):
			next = []game.Option{place}
		}
		after, taken := now.Try(next...)
		if next == nil || !taken {
			return answers
		}
		now, answers = after, append(answers, next...)
	}
	return answers
}

// stands tells whether the last unit that was put somewhere was put in a place.
func stands(news []game.Event, place game.Option) bool {
	for _, e := range slices.Backward(news) {
		if placed := e.(rules.Event); placed.Kind == rules.UnitPlaced || placed.Kind == rules.UnitDeployed {
			return placed.System.Thing() == place
		}
	}
	return false
}

// asksWhere tells whether it is asked where a unit is put.
func asksWhere(d *game.Decision, unit game.Option) bool {
	return d != nil && (d.Ask == rules.AskPlaceTo || d.Ask == rules.AskDeployTo) && d.About[0] == unit
}

// SuggestButton has the computer lay out the rest of the forces in a sensible way.
func (t *Placing) SuggestButton() flow.Button {
	return flow.Button{
		Button: ui.Button{ID: "suggest", Label: t.Words.Say("table.suggest"), Sign: "computer", Hint: t.Words.Say("table.suggest.about")},
		Press:  func(game.Option) { t.suggest() },
	}
}

// suggest places all units, each time another way, but for the last answer: whoever does not like it can still take it
// back.
func (t *Placing) suggest() {
	r := rand.New(rand.NewPCG(t.Seed(), uint64(t.suggested)+adviser))
	t.suggested++
	answers := bot.Suggest(t.Sight().(*game.Position[rules.State, rules.View]), r)
	t.GiveInTurn(answers[:max(len(answers)-1, 1)]...)
}

// adviser keeps the chance of suggestions apart from that of the players.
const adviser = 1 << 32
