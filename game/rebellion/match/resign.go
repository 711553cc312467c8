package match

import (
	"math/rand/v2"

	"holoboard/game"
	"holoboard/game/ai"
	"holoboard/game/rebellion"
	"holoboard/game/rebellion/bot"
	"holoboard/game/session"
)

// A computer gives up when five rounds in a row began with less than 2 % for its side, as the chart of the result reckons it.

const (
	roundsWithoutHope = 5
	leastHope         = ai.Whole / 50
)

func resigning() *session.Resigning[view] {
	return &session.Resigning[view]{
		Rounds: roundsWithoutHope, Begins: func(e game.Event) bool { return e.(rebellion.Event).Kind == rebellion.RoundBegan },
		Hopeless: func(v *view, seat game.Seat) bool { return hope(v, seat) < leastHope },
		Beside:   func(a, b game.Seat) bool { return rebellion.SideOf(a) == rebellion.SideOf(b) },
	}
}

// hope is the chance per mille that a seat's side wins, by what the seat knows: the mean of tables that it cannot tell from the true one.
func hope(v *view, seat game.Seat) int {
	const tables = 24
	r, judge, sum := rand.New(rand.NewPCG(uint64(v.Round), uint64(seat))), new(bot.Mind), 0
	for range tables {
		s := rebellion.Rules{}.Guess(v, r)
		rebels, empire := rebellion.Rules{}.View(&s, game.Seat(rebellion.Rebels)), rebellion.Rules{}.View(&s, game.Seat(rebellion.Empire))
		sum += judge.Foretell(&rebels, &empire)
	}
	if rebellion.SideOf(seat) == rebellion.Empire {
		sum = tables*ai.Whole - sum
	}
	return sum / tables
}
