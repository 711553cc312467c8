package deck

import (
	"holoboard/game"
	rules "holoboard/game/cardgame"
	"holoboard/game/cardgame/match"
	"holoboard/ui"
	"holoboard/ui/table/opening"
	"holoboard/ui/table/prepare"
)

// Shots are examples of every screen before a game, by name.
func Shots() map[string]opening.Shot {
	return map[string]opening.Shot{
		"deck-cover": shot(game.Table, rules.Setup{Format: "custom"}, ""),
		"deck":       shot(0, rules.Setup{Format: "custom"}, "jedi 1 2 4 5 6 7 16 18"),
		"deck-dark":  shot(1, rules.Setup{Format: "custom"}, "sith 19 20 21 22 23 24 25 34 35 36"),
		"deck-ready": shot(0, rules.Setup{Format: "starter"}, "jedi 1 2 3 4 5 6 7 18"),
	}
}

// shot shows the bench of a seat with a deck, or the cover before it.
func shot(seat game.Seat, setup rules.Setup, text string) opening.Shot {
	return prepare.Example(match.Title(), rules.WriteSetup(setup), seat, New, func(at prepare.Builder) func(*ui.Frame) {
		b := at.(*builder)
		b.GoOn([]byte(text))
		b.Point(b.List()[0].Thing)
		return nil
	})
}
