// Tune finds the weights by which the computer values a table at Rebellion:
//
//	go run ./build/tune [-games 12000] [-seed 1]
//
// It plays whole games of both setups, notes the features of the table before every
// Assignment Phase and who won in the end, fits a logistic regression and prints the
// weights as they stand in game/rebellion/bot/features.go, with how well they foretell
// games that they were not fitted to. At the same tables it notes what hints at the base
// (game/rebellion/bot/belief.go), fits those weights and prints them too.
//
//	go run ./build/tune -foretell FILE [-kind officer] [-games 4000]
//
// notes what a table foretells by of games between computers of a kind in a file, a table a line, and goes on where it was stopped. Then it
// fits the weights of forecasts (game/rebellion/bot/foretelling.go) and writes them, with what was foretold and what came, into
// game/rebellion/bot/testdata/foretold.txt.
//
//	go run ./build/tune -trims 3000
//
// has guides meet whose figures are changed by chance and prints by how many percent each is better more or less, for game/rebellion/bot/trims.go.
package main

import (
	"flag"
	"fmt"
	"math"
	"math/rand/v2"

	"holoboard/game"
	"holoboard/game/rebellion"
	"holoboard/game/rebellion/bot"
)

type (
	state = rebellion.State
	view  = rebellion.View
)

// A sample is a table and who won from there.
type sample struct {
	features []float64
	rebels   float64 // 1: they won
}

func main() {
	games := flag.Int("games", 12000, "how many games are played, half of them of each setup")
	seed := flag.Uint64("seed", 1, "of the first game")
	samples := flag.String("foretell", "", "a `file` of games between computers, which are played until it holds -games")
	kind := flag.String("kind", "officer", "of the computers that play them")
	trims := flag.Int("trims", 0, "how many `rounds` trims of the guide are sought")
	flag.Parse()
	if *trims > 0 {
		sharpen(*trims, *seed)
		return
	}
	if *samples != "" {
		err := collect(*samples, *kind, *games)
		if err == nil {
			err = foretell(*samples, "game/rebellion/bot/testdata/foretold.txt")
		}
		if err != nil {
			panic(err)
		}
		return
	}
	var fitted, kept []sample
	var hunted, keptHunts []hunt
	for i := range *games {
		samples, hunts := play(*seed+uint64(i), i%2 == 1)
		if i%5 == 4 {
			kept, keptHunts = append(kept, samples...), append(keptHunts, hunts...)
		} else {
			fitted, hunted = append(fitted, samples...), append(hunted, hunts...)
		}
	}
	tuneHints(hunted, keptHunts)
	weights := fit(fitted)
	for i, f := range bot.Weights() {
		fmt.Printf("%-45q %6d (was %d)\n", f.Name, int(math.Round(1000*weights[i])), f.Weight)
	}
	fmt.Printf("%d tables; log loss %.4f fitted, %.4f kept aside, %.4f of a guess by the share of wins\n",
		len(fitted)+len(kept), loss(fitted, weights), loss(kept, weights), loss(kept, shareOnly(fitted)))
}

// play plays one game of the players that a search imagines.
func play(seed uint64, standard bool) (samples []sample, hunts []hunt) {
	m, _ := game.Start[state, view](rebellion.Rules{}, rebellion.NewGame(rebellion.Setup{Standard: standard, Players: 2}), rand.New(rand.NewPCG(seed, 1)))
	r := rand.New(rand.NewPCG(seed, 2))
	mind := bot.NewGuide(bot.Level{Most: 4, Ahead: 1})
	mind.Seed(seed)
	noted := uint8(0)
	for !m.Over() {
		if m.Now.Phase == rebellion.Assignment && m.Now.Round != noted {
			noted = m.Now.Round
			samples = append(samples, look(&mind.Mind, m))
			hunts = append(hunts, seek(&mind.Mind, m)...)
		}
		v := m.View(m.Pending.Seat)
		picks := mind.Pick(&v, &m.Pending, nil)
		if r.IntN(8) == 0 { // something else now and then, so that causes can be told from habits
			if others := mind.Promising(&v, &m.Pending, nil); len(others) > 1 && m.Pending.Max == 1 {
				picks = []game.Option{others[r.IntN(len(others))]}
			}
		}
		if _, err := m.Answer(picks...); err != nil {
			panic(err)
		}
	}
	for i := range samples {
		if m.Now.Winner == rebellion.Rebels {
			samples[i].rebels = 1
		}
	}
	return samples, hunts
}

func look(mind *bot.Mind, m *game.Match[state, view]) (s sample) {
	rebels, empire := m.View(0), m.View(1)
	for _, n := range mind.Features(&rebels, &empire, nil) {
		s.features = append(s.features, float64(n))
	}
	return s
}

func fit(samples []sample) []float64 {
	var rows [][]float64
	for _, s := range samples {
		rows = append(rows, s.features)
	}
	spread := spreadOf(rows)
	return descend(spread, len(samples), little, func(w, slope []float64) {
		for _, s := range samples {
			add(slope, s.features, 1/(1+math.Exp(-dot(w, s.features)))-s.rebels)
		}
	})
}

// shareOnly are the weights of a guess that knows nothing of the table.
func shareOnly(samples []sample) []float64 {
	won := 0.0
	for _, s := range samples {
		won += s.rebels
	}
	share := won / float64(len(samples))
	w := make([]float64, len(samples[0].features))
	w[0] = math.Log(share / (1 - share))
	return w
}

func loss(samples []sample, w []float64) (sum float64) {
	for _, s := range samples {
		p := 1 / (1 + math.Exp(-dot(w, s.features)))
		sum -= s.rebels*math.Log(p+1e-12) + (1-s.rebels)*math.Log(1-p+1e-12)
	}
	return sum / float64(len(samples))
}
