package bot

import (
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
)

// spelled are weights as a kind of player names them.
func spelled(w *[2][numWeights]float64) string {
	var all []string
	for name, i := range weightNames {
		for side, word := range [2]string{"light.", "dark."} {
			all = append(all, word+name+"="+strconv.Itoa(int(math.Round(w[side][i]))))
		}
	}
	slices.Sort(all)
	return strings.Join(all, ",")
}

// TestTune finds weights of a mind by simultaneous perturbation: TUNE="cadet 400 64" takes four hundred steps, in each of which two cadets whose weights
// are a little off to opposite sides play sixty-four games against each other, and as many against a script each.
func TestTune(t *testing.T) {
	words := strings.Fields(os.Getenv("TUNE"))
	if len(words) < 3 {
		t.Skip("no tuning was asked for")
	}
	steps, _ := strconv.Atoi(words[1])
	games, _ := strconv.Atoi(words[2])
	rivals := []string{"passer", "turtle", "burner", "committer", "miser", "edgehog", "rusher", "sniper"}
	var at, scale, mean [2][numWeights]float64
	for side := range at {
		for i := range at[side] {
			at[side][i] = float64(usual[side][i])
			scale[side][i] = max(1, 0.2*math.Abs(at[side][i]))
		}
	}
	r := rand.New(rand.NewPCG(7, 7))
	meant := 0
	for step := range steps {
		var off [2][numWeights]float64
		up, down := at, at
		for side := range at {
			for i := range at[side] {
				off[side][i] = float64(2*r.IntN(2) - 1)
				up[side][i] += off[side][i] * scale[side][i]
				down[side][i] -= off[side][i] * scale[side][i]
			}
		}
		one, other := words[0]+":"+spelled(&up), words[0]+":"+spelled(&down)
		rival := rivals[step%len(rivals)]
		var lock sync.Mutex
		var better, straight, against int
		inParallel(2*games, func(n int) {
			points := 0
			if n < games {
				g := oneGame(t, one, other, n, uint64(10_000+step*100))
				won, _ := g.sum(2, 2, 2)
				points = 2*won - 1
			} else {
				g, h := oneGame(t, one, rival, n-games, uint64(10_000+step*100)), oneGame(t, other, rival, n-games, uint64(10_000+step*100))
				a, _ := g.sum(2, 2, 2)
				b, _ := h.sum(2, 2, 2)
				points = a - b
			}
			lock.Lock()
			defer lock.Unlock()
			better += points
			if n < games {
				straight += points
			} else {
				against += points
			}
		})
		gain := 0.7 / math.Pow(1+float64(step)/50, 0.5)
		for side := range at {
			for i := range at[side] {
				at[side][i] += gain * scale[side][i] * off[side][i] * float64(better) / float64(games)
				if step >= steps/2 {
					mean[side][i] += at[side][i]
				}
			}
		}
		if step >= steps/2 {
			meant++
		}
		if step%50 == 49 || step == steps-1 {
			fmt.Printf("step %d: %s:%s\n", step+1, words[0], spelled(&at))
			if meant > 0 {
				m := mean
				for side := range m {
					for i := range m[side] {
						m[side][i] /= float64(meant)
					}
				}
				fmt.Printf("mean of the last %d: %s:%s\n", meant, words[0], spelled(&m))
			}
		}
	}
}
