package bot

import (
	"math/rand/v2"

	"holoboard/game"
	"holoboard/game/starship"
)

// A Level is how well a captain thinks.
type Level struct {
	Budget int  // estimates for a part
	Passes int  // over all ships when moves are planned; 0: each goes where it likes best
	Places int  // of a ship that are weighed against all others'
	Swaps  int  // of targets that are tried when a volley is planned
	Reply  bool // foresees the enemy's moves
	Noise  int  // hundredths of a point by which it misjudges
	Price  int  // percent of the usual price for a counter
	Blind  bool // sees what it does to the enemy only
}

var levels = map[string]Level{
	"cadet":   {Budget: 2000, Passes: 1, Places: 6, Blind: true, Noise: 300, Price: 60},
	"officer": {Budget: 12000, Passes: 3, Places: 12, Swaps: 200, Price: 100},
	"admiral": {Budget: 80000, Passes: 4, Places: 20, Swaps: 2000, Reply: true, Price: 100},
}

// Kinds are the levels, the weakest first.
var Kinds = []string{"cadet", "officer", "admiral"}

// Player returns a computer player of a kind, or nil: a level, a script, random.
func Player(kind string, r *rand.Rand) game.Player[starship.State, starship.View] {
	if level, ok := levels[kind]; ok {
		return NewCaptain(level, r)
	}
	if s, ok := scripts[kind]; ok {
		return scripted(s, r)
	}
	if kind == "random" {
		return aimless{r}
	}
	return nil
}
