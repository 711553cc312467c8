package bot

import (
	"math/rand/v2"
	"strings"

	"holoboard/game"
	"holoboard/game/ai"
	"holoboard/game/starship"
)

// A Level is how well a captain thinks.
type Level struct {
	Budget int  // estimates for a part
	Passes int  // over all ships when moves are planned; 0: each goes where it likes best
	Places int  // of a ship that are weighed against all others'
	Plans  int  // of the moves that are played out besides the first one, see foresee; 0: fighters are launched by what each sees by itself
	Swaps  int  // of targets that are tried when a volley is planned
	Foils  int  // formations of the enemy that answer the own one and that it answers again; times that it is planned anew if there are none
	Noise  int  // hundredths of a point by which it misjudges
	Price  int  // percent of the usual price for a counter
	Blind  bool // sees what it does to the enemy only

	Weights Weights
}

var levels = map[string]Level{
	"cadet":   {Budget: 2000, Passes: 1, Places: 6, Blind: true, Noise: 1200, Price: 60, Weights: usual},
	"adviser": {Budget: 12000, Passes: 5, Places: 90, Swaps: 200, Price: 60, Weights: bold},
	"officer": {Budget: 40000, Passes: 5, Places: 90, Plans: 12, Swaps: 200, Price: 60, Weights: bold},
	"admiral": {Budget: 280000, Passes: 5, Places: 90, Plans: 300, Swaps: 2000, Foils: 5, Price: 60, Weights: bold},
}

// Kinds are the levels that people play against, the weakest first. The adviser, who gives hints and answers for people, is an officer who
// plays nothing out: he has to answer at once.
var Kinds = []string{"cadet", "officer", "admiral"}

// Player returns a computer player of a kind, or nil: a level, a script, random.
func Player(kind string, r *rand.Rand) game.Player[starship.State, starship.View] {
	name, changes, _ := strings.Cut(kind, ":")
	if level, ok := levels[name]; ok {
		if !ai.Change(changes, level.named) {
			return nil
		}
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

// named returns the figures of a name, if there are any.
func (l *Level) named(name string) []*int {
	if w, known := weightNames[name]; known {
		return []*int{&l.Weights[w]}
	}
	figures := map[string]*int{
		"budget": &l.Budget, "passes": &l.Passes, "places": &l.Places, "swaps": &l.Swaps, "noise": &l.Noise, "price": &l.Price, "foils": &l.Foils, "plans": &l.Plans,
	}
	if at := figures[name]; at != nil {
		return []*int{at}
	}
	return nil
}
