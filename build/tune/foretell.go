package main

import (
	"bufio"
	"fmt"
	"io"
	"math"
	"os"
	"strconv"
	"strings"

	"holoboard/game/rebellion/bot"
)

// foretell fits the weights of forecasts to the games in a file and writes what came of what was foretold, by tenths. Each half of the games is
// foretold by weights that were fitted to the other half; the weights that are printed are fitted to all.
func foretell(file, table string) error {
	games, err := read(file)
	if err != nil {
		return err
	}
	all, trust := fitForecast(join(games, func(int) bool { return true }))
	var tenths [10]tenth
	var setups [2]tenth
	lost, lostBefore, tables := 0.0, 0.0, 0
	for half := range 2 {
		w, _ := fitForecast(join(games, func(i int) bool { return i/2%2 != half }))
		for i, samples := range games {
			if i/2%2 != half {
				continue
			}
			for _, s := range samples {
				p := chance(w, s.features)
				tenths[min(int(10*p), 9)].add(p, s.rebels)
				setups[i%2].add(p, s.rebels)
			}
			lost += loss(samples, w) * float64(len(samples))
			lostBefore += loss(samples, searched(len(w))) * float64(len(samples))
			tables += len(samples)
		}
	}
	f, err := os.Create(table)
	if err != nil {
		return err
	}
	defer f.Close()
	fmt.Fprintf(f, "games %d\n", len(games))
	for i, t := range tenths {
		fmt.Fprintf(f, "tenth %d %s\n", i, t)
	}
	for i, t := range setups {
		fmt.Fprintf(f, "setup %s %s\n", [2]string{"first", "standard"}[i], t)
	}
	fmt.Fprintf(f, "trust %d %d %d\n", perMille(trust[0]), perMille(trust[1]), perMille(trust[2]))
	signs, _, _ := bot.Foretold()
	for i, s := range signs {
		fmt.Fprintf(f, "weight %d %d %s\n", s.Weight, perMille(all[i]), s.Name)
	}
	fmt.Printf("%d tables; log loss %.4f kept aside, %.4f of the value of a search\n", tables, lost/float64(tables), lostBefore/float64(tables))
	return nil
}

// trusted is the pull to the weights of the search; of 0.001 to 0.3 it foretold 4,000 games best that the weights were not fitted to, half by half.
const trusted = 0.003

// fitForecast fits weights of forecasts: those of the search, as far as games between officers bear them out, and what these games say beside. It
// returns too what the search's are taken by: so much more in any game, more in the standard game, and the factor.
func fitForecast(samples []sample) (w, trust []float64) {
	before := searched(len(samples[0].features))
	var rough []sample // the value of the search alone
	for _, s := range samples {
		rough = append(rough, sample{features: []float64{1, s.features[1], dot(before, s.features)}, rebels: s.rebels})
	}
	trust = fit(rough)
	for i := range before {
		before[i] *= trust[2]
	}
	before[0], before[1] = before[0]+trust[0], before[1]+trust[1]
	var rows [][]float64
	for _, s := range samples {
		rows = append(rows, s.features)
	}
	w = descend(spreadOf(rows), len(samples), trusted, func(w, slope []float64) {
		for _, s := range samples {
			add(slope, s.features, chance(before, s.features, w)-s.rebels)
		}
	})
	add(w, before, 1)
	return w, trust
}

func perMille(x float64) int { return int(math.Round(1000 * x)) }

// A tenth is the tables that a chance was foretold for, from one bound to the next.
type tenth struct {
	tables         int
	foretold, came float64
}

func (t *tenth) add(p, rebels float64) {
	t.tables++
	t.foretold += p
	t.came += rebels
}

// String is how many tables there were, and the share of them that was foretold and that the Rebels won, in percent.
func (t tenth) String() string {
	return fmt.Sprintf("%d %.1f %.1f", t.tables, 100*t.foretold/float64(t.tables), 100*t.came/float64(t.tables))
}

// chance is what weights foretell, with others beside them.
func chance(w, features []float64, beside ...[]float64) float64 {
	z := dot(w, features)
	for _, more := range beside {
		z += dot(more, features)
	}
	return 1 / (1 + math.Exp(-z))
}

// searched are the weights of the value of a search; it knows no omens.
func searched(n int) []float64 {
	w := make([]float64, n)
	for i, f := range bot.Weights() {
		w[i] = float64(f.Weight) / 1000
	}
	return w
}

// read returns the tables of each game in a file.
func read(file string) (map[int][]sample, error) {
	f, err := os.Open(file)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	games := map[int][]sample{}
	lines := bufio.NewScanner(f)
	for lines.Scan() {
		var row []float64
		for word := range strings.FieldsSeq(lines.Text()) {
			n, err := strconv.Atoi(word)
			if err != nil {
				return nil, err
			}
			row = append(row, float64(n))
		}
		if len(row) < 3 {
			return nil, io.ErrUnexpectedEOF
		}
		games[int(row[0])] = append(games[int(row[0])], sample{features: row[2:], rebels: row[1]})
	}
	return games, lines.Err()
}

func join(games map[int][]sample, in func(game int) bool) (samples []sample) {
	for i := range len(games) {
		if in(i) {
			samples = append(samples, games[i]...)
		}
	}
	return samples
}
