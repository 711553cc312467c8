package cardgame

import (
	"math/rand/v2"

	"holoboard/game"
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
	for name, moment := range Moments() {
		all[name] = moment
	}
	for name, before := range deck.Shots() {
		all[name] = func(p ui.Program, _ []byte) (ui.Screen, error) { return before(p) }
	}
	return all
}

// exampleAnswers is how far the game has come that is shown without a save.
const exampleAnswers = 90

// saved opens a saved game, or without one the middle of an example: two persons who choose as cadets do.
func saved(save []byte) (*Session, error) {
	if save != nil {
		return session.Load(match.Title(), save)
	}
	s, err := session.New(match.Title(), session.Start{
		Seed: 1, Things: match.Bring(nil, 2, 1), Seats: []session.Chair{{Name: "Ann", Kind: session.Person}, {Name: "Ben", Kind: session.Person}},
	})
	if err != nil {
		return nil, err
	}
	cadet := match.Title().Player("cadet", rand.New(rand.NewPCG(1, 1)))
	for range exampleAnswers {
		if s.Over() {
			break
		}
		at := s.Asked()
		if err := s.Answer(at, cadet.Choose(s.Position(at), nil)...); err != nil {
			return nil, err
		}
	}
	return s, nil
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

// openDesk is everybody's desk at a session.
func openDesk(s *Session) session.Desk[*view] { return session.NewHost(s, true).Desk(game.Table) }
