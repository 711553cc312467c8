package deck

import (
	"holoboard/game"
	rules "holoboard/game/cardgame"
	"holoboard/game/cardgame/match"
	"holoboard/game/session"
	"holoboard/ui"
	"holoboard/ui/table/play"
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
		start := session.Start{
			Setup: rules.WriteSetup(setup), Seed: 1,
			Seats: []session.Chair{{Name: "Ann", Kind: session.Person}, {Name: "Ben", Kind: session.Person}},
		}
		screen, err := New(p, session.Open(match.Title(), start, true), play.NewClock(), func(*play.Place[*rules.View]) ui.Game { return nil })
		if err != nil || seat == game.Table {
			return screen, err
		}
		screen.Sit(seat)
		b := screen.Builder(seat).(*builder)
		b.GoOn([]byte(text))
		b.Point(b.List()[0].Thing)
		return screen, nil
	}
}
