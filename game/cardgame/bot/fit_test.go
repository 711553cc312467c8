package bot

import (
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"holoboard/game"
	"holoboard/game/cardgame"
)

// A seen table is what its features are, and whether light won.
type seenTable struct {
	x    [len(features)]float64
	won  float64
	side cardgame.Side // whose turn it is
}

// wanderer plays like another player but answers at random now and then, so that weights learn causes and not habits.
type wanderer struct {
	player
	r *rand.Rand
}

func (w wanderer) Choose(p *game.Position[cardgame.State, cardgame.View], picks []game.Option) []game.Option {
	if w.r.IntN(10) == 0 {
		return game.RandomChooser{Rand: w.r}.Choose(&p.Decision, picks)
	}
	return w.player.Choose(p, picks)
}

// collect plays games and keeps the tables of each turn.
func collect(kind string, games int, from uint64) (seen []seenTable) {
	each := make([][]seenTable, games)
	inParallel(games, func(n int) { each[n] = tablesOf(kind, n, from) })
	return slices.Concat(each...)
}

// tablesOf are the tables of a game at the beginning of each turn.
func tablesOf(kind string, n int, from uint64) (seen []seenTable) {
	mind := newMind(nil)
	seed := from + uint64(n)
	var turn uint8
	sim := game.Simulation[cardgame.State, cardgame.View]{Rules: cardgame.Rules{}, Broken: (*cardgame.State).Broken, Limit: 100_000}
	for range 2 {
		sim.Players = append(sim.Players, func(r *rand.Rand) player { return wanderer{Player[cardgame.State](kind, r), r} })
	}
	sim.Notice = func(s *cardgame.State) {
		if s.Turn > turn && s.Phase >= cardgame.DrawPhase {
			turn = s.Turn
			v := cardgame.Rules{}.View(s, game.Table)
			mind.look(&v, &game.Decision{})
			x := seenTable{side: s.Active}
			for i := range features {
				x.x[i] = float64(features[i].of(&mind.table))
			}
			seen = append(seen, x)
		}
	}
	s := cardgame.NewGame(cardgame.Starter, 0, [2]cardgame.Deck{cardgame.ReadyDecks[n%2].Deck, cardgame.ReadyDecks[2+n/2%2].Deck})
	sim.Play(&s, seed)
	for i := range seen {
		if s.Winner == cardgame.Light {
			seen[i].won = 1
		}
	}
	return seen
}

// loss is the mean log loss of weights over tables.
func loss(seen []seenTable, w *[len(features)]float64) (sum float64) {
	for i := range seen {
		p := min(max(chance(&seen[i], w), 1e-4), 1-1e-4)
		sum -= seen[i].won*math.Log(p) + (1-seen[i].won)*math.Log(1-p)
	}
	return sum / float64(len(seen))
}

func chance(t *seenTable, w *[len(features)]float64) float64 {
	z := 0.0
	for i, x := range t.x {
		z += w[i] * x
	}
	return 1 / (1 + math.Exp(-z))
}

// fit is the logistic regression with a little shrinking, by Newton's steps.
func fit(seen []seenTable, shrink float64) (w [len(features)]float64) {
	const n = len(features)
	for range 12 {
		var grad [n]float64
		var hess [n][n + 1]float64
		for k := range seen {
			t := &seen[k]
			p := chance(t, &w)
			for i := range n {
				grad[i] += (t.won - p) * t.x[i]
				for j := range i + 1 {
					hess[i][j] += p * (1 - p) * t.x[i] * t.x[j]
				}
			}
		}
		for i := range n {
			hess[i][i] += shrink
			hess[i][n] = grad[i] - shrink*w[i]
			for j := range i {
				hess[j][i] = hess[i][j]
			}
		}
		for i := range n { // Gauss
			for j := range n {
				if j != i {
					f := hess[j][i] / hess[i][i]
					for k := i; k <= n; k++ {
						hess[j][k] -= f * hess[i][k]
					}
				}
			}
		}
		for i := range n {
			w[i] += hess[i][n] / hess[i][i]
		}
	}
	return w
}

// TestFit finds the weights of the features: FIT="mind 4000 0" plays four thousand games from seed 0 on.
func TestFit(t *testing.T) {
	words := strings.Fields(os.Getenv("FIT"))
	if len(words) < 2 {
		t.Skip("no fit was asked for")
	}
	games, _ := strconv.Atoi(words[1])
	from := 0
	if len(words) > 2 {
		from, _ = strconv.Atoi(words[2])
	}
	var found [2][len(features)]float64
	seen := collect(words[0], games, uint64(from))
	all := 0.0
	for side := range cardgame.Side(2) {
		var of []seenTable
		for _, t := range seen {
			if t.side == side {
				of = append(of, t)
			}
		}
		kept := len(of) * 4 / 5
		var now [len(features)]float64
		for i := range features {
			now[i] = float64(features[i].Weights[side]) / 1000
		}
		w := fit(of[:kept], 20)
		share := 0.0
		for _, s := range of {
			share += s.won
		}
		share /= float64(len(of))
		fmt.Printf("%d tables, light wins %.3f; loss by that %.4f, by the weights of now %.4f, of the fit %.4f, on its own tables %.4f\n", len(of), share,
			-share*math.Log(share)-(1-share)*math.Log(1-share), loss(of[kept:], &now), loss(of[kept:], &w), loss(of[:kept], &w))
		all += loss(of[kept:], &w) / 2
		found[side] = w
	}
	for i := range features {
		fmt.Printf("%-40s %6d, %6d -> %6.0f, %6.0f\n", features[i].Name, features[i].Weights[0], features[i].Weights[1], 1000*found[0][i], 1000*found[1][i])
	}
	fmt.Printf("%.4f\n", all)
}
