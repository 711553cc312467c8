package starship

import (
	"holoboard/game/sim"
	rules "holoboard/game/starship"
	"holoboard/game/starship/match"
	"holoboard/ui/shelf"
)

// commanded adds to a title what the commands of a terminal need of it. Who plays in a browser need not fetch that.
func commanded(title shelf.Title) shelf.Title {
	if shelf.Commands {
		title.Example, title.Shots = ExampleGame, Shots()
		title.Says = shelf.Saying(rules.Rules{}, rules.Asks)
		title.Tell, title.Sim = shelf.Tells(rules.Rules{}), sim.Of(match.Simulated(match.Title()), match.Measures())
	}
	return title
}
