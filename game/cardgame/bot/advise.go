package bot

import (
	"math/rand/v2"

	"holoboard/game"
	"holoboard/game/ai"
	"holoboard/game/cardgame"
)

// Adviser returns a player of the level that advises people.
func Adviser[S comparable](r *rand.Rand) *ai.Thinker[S, cardgame.View] {
	return NewThinker[S](levels["admiral"], r)
}

// Advise returns what rules of thumb answer in a seat's place, the first of it where a question takes several options.
func Advise[S comparable](v *cardgame.View, d *game.Decision, seed uint64) game.Option {
	m := newMind(rand.New(rand.NewPCG(seed, 5)))
	if picks := m.Pick(v, d, nil); len(picks) > 0 {
		return picks[0]
	}
	return d.Options[len(d.Options)-1]
}
