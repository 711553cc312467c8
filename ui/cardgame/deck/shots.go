package deck

import (
	"holoboard/game"
	rules "holoboard/game/cardgame"
	"holoboard/game/cardgame/match"
	"holoboard/ui"
	"holoboard/ui/table/prepare"
)

// Shots are examples of every screen before a game, by name.
func Shots() map[string]func(ui.Program) (ui.Screen, error) {
	return map[string]func(ui.Program) (ui.Screen, error){
		"deck-cover": shot(game.Table, rules.Setup{Format: "custom"}, ""),
		"deck":       shot(0, rules.Setup{Format: "custom"}, "jedi 1 2 4 5 6 7 16 18"),
		"deck-dark":  shot(1, rules.Setup{Format: "custom"}, "sith 19 20 21 22 23 24 25 34 35 36"),
		"deck-ready": shot(0, rules.Setup{Format: "starter"}, "jedi 1 2 3 4 5 6 7 18"),
	}
}

// shot shows the bench of a seat with a deck, or the cover before it.
func shot(seat game.Seat, setup rules.Setup, text string) func(ui.Program) (ui.Screen, error) {
	return func(p ui.Program) (ui.Screen, error) {
		screen, err := prepare.Example(p, match.Title(), rules.WriteSetup(setup), seat, New)
		if err != nil || seat == game.Table {
			return screen, err
		}
		b := screen.Builder(seat).(*builder)
		b.GoOn([]byte(text))
		b.Point(b.List()[0].Thing)
		return screen, nil
	}
}
