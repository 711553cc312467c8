// Package choices shows what may be chosen at a table of Rebellion and stands nowhere on it: cards, leaders, units, dice.
//
//	choices.go  where they are shown · how.go  what each looks like · recruits.go  leaders on action cards
package choices

import (
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/ui"
	"holoboard/ui/rebellion/seat"
	"holoboard/ui/table/scene"
)

// Choices shows options that stand nowhere on the table.
type Choices struct {
	*seat.Seat
	sheet scene.Choices[*rules.View]
}

// New returns the choices of a seat.
func New(s *seat.Seat) *Choices {
	return &Choices{s, scene.Choices[*rules.View]{Flow: s.Flow, How: How{s}}}
}

// Cards shows options as large cards in the middle of an area, or only their titles where those are too many: then it tells so,
// and they cover the middle of the screen.
func (c *Choices) Cards(options []game.Option, area ui.Rect) (titles bool) {
	if c.Asks(rules.AskRecruit) {
		c.recruits(options, area)
		return false
	}
	return c.sheet.Cards(options, area, c.Middle(), c.Phone())
}

// Below shows options below the question, over the hand, or on a phone beside a battlefield: the forces or systems that one
// decides about stay in view.
func (c *Choices) Below(options []game.Option, place ui.Rect) { c.sheet.Below(options, place) }

// FitBelow tells whether options stand below the question without scrolling, and none of them is a card with its words.
func (c *Choices) FitBelow(options []game.Option) bool {
	return !c.Phone() && !form(options[0]).Whole() && !c.Asks(rules.AskRecruit) && scene.FitsBelow(len(options), c.Strip())
}

// Offered lists the options of the decision that are no buttons.
func (c *Choices) Offered() []game.Option {
	return c.OfferedWhere(func(o game.Option) bool { return o.Kind != rules.KindButton })
}
