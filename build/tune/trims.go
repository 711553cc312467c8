package main

import (
	"fmt"
	"math"
	"math/rand/v2"
	"runtime"
	"strings"
	"sync"

	"holoboard/game"
	"holoboard/game/rebellion"
	"holoboard/game/rebellion/bot"
)

// How trims are sought: two guides whose figures are changed by as much in opposite ways, each by chance up or down, meet in some games on both sides. All
// figures then go a little to the side of whoever won more. What a figure does shows over the rounds; what others did averages out (SPSA).
const (
	asideBy     = 30 // percent that a figure is changed by for trial
	pairsOfAim  = 20 // pairs of games a round, the same seed from both sides
	firstStride = 4  // percent that a figure would go in the first round if one of the two won everything
	lastStride  = 0.3 * firstStride
	leastTrim   = -95
	mostTrim    = 300
	tooLittle   = 8 // percent that are left out of what is printed
	printedBy   = 5 // percent that printed trims are rounded to
)

// sharpen seeks trims of the guide for so many rounds and prints the mean of the second half.
func sharpen(rounds int, seed uint64) {
	var at, mean [bot.NumTrims]float64
	r := rand.New(rand.NewPCG(seed, 9))
	for round := range rounds {
		var up [bot.NumTrims]float64
		var guides [2]bot.Trims
		for i := range at {
			up[i] = float64(1 - 2*r.IntN(2))
			guides[0][i] = int(at[i] + asideBy*up[i])
			guides[1][i] = int(at[i] - asideBy*up[i])
		}
		stride := firstStride + (lastStride-firstStride)*float64(round)/float64(rounds)
		lead := meet(guides, seed<<32+uint64(round*pairsOfAim))
		for i := range at {
			at[i] = min(max(at[i]+stride*lead*up[i], leastTrim), mostTrim)
			if round >= rounds/2 {
				mean[i] += at[i] / float64(rounds-rounds/2)
			}
		}
	}
	var words []string
	for i, n := range mean {
		if name := bot.Trim(i).String(); name != "" && math.Abs(n) >= tooLittle {
			words = append(words, fmt.Sprintf("%s=%d", name, printedBy*int(math.Round(n/printedBy))))
		}
	}
	fmt.Println(strings.Join(words, ","))
}

// meet has two guides play the pairs of a round and returns how much more the first one won: 1 if everything, -1 if nothing.
func meet(guides [2]bot.Trims, seed uint64) float64 {
	var work sync.WaitGroup
	won := make([]int, runtime.NumCPU())
	for w := range won {
		work.Go(func() {
			for k := w; k < 2*pairsOfAim; k += len(won) {
				first := k & 1 // the side of the first guide
				rebels := rebelsWin(seed+uint64(k/2), k/4%2 == 1, guides[first], guides[1-first])
				if rebels == (first == 0) {
					won[w]++
				}
			}
		})
	}
	work.Wait()
	sum := 0
	for _, n := range won {
		sum += n
	}
	return float64(sum)/pairsOfAim - 1
}

// rebelsWin plays a game between guides of some trims.
func rebelsWin(seed uint64, standard bool, rebels, empire bot.Trims) bool {
	m, _ := game.Start[state, view](rebellion.Rules{}, rebellion.NewGame(rebellion.Setup{Standard: standard, Players: 2}), rand.New(rand.NewPCG(seed, 1)))
	var guides [2]*bot.Guide
	for seat, trims := range [2]bot.Trims{rebels, empire} {
		guides[seat] = bot.NewGuide(bot.Level{Ways: bot.Ways{Trims: trims}})
		guides[seat].Seed(seed + uint64(seat))
	}
	for !m.Over() {
		v := m.View(m.Pending.Seat)
		if _, err := m.Answer(guides[m.Pending.Seat].Pick(&v, &m.Pending, nil)...); err != nil {
			panic(err)
		}
	}
	return m.Now.Winner == rebellion.Rebels
}
