package main

import (
	"fmt"
	"math"

	"holoboard/game"
	"holoboard/game/rebellion"
	"holoboard/game/rebellion/bot"
)

// A hunt is what the Empire sees of the systems where the base can be, and which it is.
type hunt struct {
	hints [][]float64
	base  int
}

// seek notes a table where the base is hidden and can be in more than one system.
func seek(mind *bot.Mind, m *game.Match[state, view]) []hunt {
	if m.Now.Revealed {
		return nil
	}
	v := m.View(1)
	sites, of := mind.Hinted(&v)
	if len(sites) < 2 {
		return nil
	}
	var h hunt
	for i, s := range sites {
		row := make([]float64, len(of[i]))
		for k, n := range of[i] {
			row[k] = float64(n)
		}
		h.hints = append(h.hints, row)
		if s == rebellion.System(m.Now.Rebel.Base) {
			h.base = i
		}
	}
	return []hunt{h}
}

// tuneHints fits the weights of the hints and prints them.
func tuneHints(fitted, kept []hunt) {
	var rows [][]float64
	for _, h := range fitted {
		rows = append(rows, h.hints...)
	}
	weights := descend(spreadOf(rows), len(fitted), little, func(w, slope []float64) {
		for _, h := range fitted {
			for i, p := range h.believed(w) {
				if i == h.base {
					p--
				}
				add(slope, h.hints[i], p)
			}
		}
	})
	for i, hint := range bot.Hints() {
		fmt.Printf("%-45q %6d (was %d)\n", hint.Name, int(math.Round(1000*weights[i])), hint.Weight)
	}
	blind := make([]float64, len(weights))
	fmt.Printf("%d hunts; log loss %.4f fitted, %.4f kept aside, %.4f of a blind guess\n",
		len(fitted)+len(kept), huntLoss(fitted, weights), huntLoss(kept, weights), huntLoss(kept, blind))
}

// believed is the chance of each system by some weights.
func (h *hunt) believed(w []float64) []float64 {
	p, sum := make([]float64, len(h.hints)), 0.0
	for i, x := range h.hints {
		p[i] = math.Exp(dot(w, x))
		sum += p[i]
	}
	for i := range p {
		p[i] /= sum
	}
	return p
}

func huntLoss(hunts []hunt, w []float64) (sum float64) {
	for _, h := range hunts {
		sum -= math.Log(h.believed(w)[h.base])
	}
	return sum / float64(len(hunts))
}
