package cardgame

import (
	"maps"
	"math/rand/v2"

	rules "holoboard/game/cardgame"
	"holoboard/game/cardgame/match"
	"holoboard/game/session"
	"holoboard/game/sim"
	"holoboard/ui/cardgame/deck"
	"holoboard/ui/shelf"
	"holoboard/ui/table/opening"
)

// Shots are the screens of the game by name.
func Shots() map[string]opening.Shot {
	x := opening.Examples[rules.State, view, *event, *Table]{Kit: kit(), At: example}
	all := map[string]opening.Shot{"table": x.Moment("", ""), "projector": x.Projected("", "")}
	maps.Copy(all, Moments())
	maps.Copy(all, deck.Shots())
	return all
}

// exampleAnswers is how far the game has come that is shown without a save.
const exampleAnswers = 90

// example is the middle of a game: two persons who choose as cadets do.
func example(string, string) (before, now *Session, err error) {
	s, err := session.New(match.Title(), session.Start{
		Seed: 1, Things: match.Bring(nil, 2, 1), Seats: []session.Chair{{Name: "Ann", Kind: session.Person}, {Name: "Ben", Kind: session.Person}},
	})
	if err != nil {
		return nil, nil, err
	}
	cadet := match.Title().Player("cadet", rand.New(rand.NewPCG(1, 1)))
	for range exampleAnswers {
		if s.Over() {
			break
		}
		at := s.Asked()
		if err := s.Answer(at, cadet.Choose(s.Position(at), nil)...); err != nil {
			return nil, nil, err
		}
	}
	return s, s, nil
}

// ExampleGame is a save of a whole game between cadets.
func ExampleGame() ([]byte, error) {
	return sim.Of(match.Title(), match.Measures()).Record(sim.Order{Kinds: []string{"cadet", "cadet"}})
}

// commanded adds to a title what the commands of a terminal need of it. Who plays in a browser need not fetch that.
func commanded(title shelf.Title) shelf.Title {
	if shelf.Commands {
		title.Example, title.Shots = ExampleGame, Shots()
		title.Says = shelf.Saying(rules.Rules{}, rules.Asks)
		title.Tell, title.Sim = shelf.Tells(rules.Rules{}), sim.Of(match.Title(), match.Measures())
	}
	return title
}
