package cardgame

import (
	"holoboard/game/cardgame/match"
	"holoboard/game/session"
	"holoboard/game/sim"
	"holoboard/ui"
	"holoboard/ui/cardgame/deck"
	"holoboard/ui/table/watch"
)

// Shot makes a screen to be drawn without a window: of a saved game, or without one of an example.
type Shot = func(p ui.Program, save []byte) (ui.Screen, error)

// Shots are the screens of the game by name.
func Shots() map[string]Shot {
	all := map[string]Shot{"table": shotTable, "projector": shotRoom}
	for name, before := range deck.Shots() {
		all[name] = func(p ui.Program, _ []byte) (ui.Screen, error) { return before(p) }
	}
	return all
}

// exampleAnswers is how far the game has come that is shown without a save.
const exampleAnswers = 120

// saved opens a saved game, or without one the middle of an example.
func saved(save []byte) (*Session, error) {
	if save == nil {
		whole, err := ExampleGame()
		if err != nil {
			return nil, err
		}
		s, err := session.Load(match.Title(), whole)
		if err != nil {
			return nil, err
		}
		return s.At(min(exampleAnswers, s.Answers()))
	}
	return session.Load(match.Title(), save)
}

func shotTable(p ui.Program, save []byte) (ui.Screen, error) {
	s, err := saved(save)
	if err != nil {
		return nil, err
	}
	t := newTable(p, s)
	if !s.Over() {
		t.screen.Sit(s.Asked())
	}
	return t.screen, nil
}

func shotRoom(p ui.Program, save []byte) (ui.Screen, error) {
	s, err := saved(save)
	if err != nil {
		return nil, err
	}
	return watch.NewProjector(unplayed(p, true).screen.Table, openDesk(s)), nil
}

// ExampleGame is a save of a whole game between cadets.
func ExampleGame() ([]byte, error) {
	games, err := sim.Of(match.Title(), match.Measures())(sim.Order{Kinds: []string{"cadet", "cadet"}})
	if err != nil {
		return nil, err
	}
	return games.Record(1)
}
