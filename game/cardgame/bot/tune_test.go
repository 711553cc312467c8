package bot

import (
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"
)

// A setting is the weights of a mind on both sides, between whole numbers.
type setting [2][numWeights]float64

// usualSetting is that of the levels.
func usualSetting() (s setting) {
	for side := range s {
		for i := range s[side] {
			s[side][i] = float64(usual[side][i])
		}
	}
	return s
}

// off is a setting so far from another, along a direction.
func (s *setting) off(by float64, direction *setting) (moved setting) {
	for side := range s {
		for i := range s[side] {
			moved[side][i] = s[side][i] + by*direction[side][i]
		}
	}
	return moved
}

// kind is what plays by a setting.
func (s *setting) kind(name string) string {
	var all []string
	for weight, i := range weightNames {
		for side, word := range [2]string{"light.", "dark."} {
			all = append(all, word+weight+"="+strconv.Itoa(int(math.Round(s[side][i]))))
		}
	}
	slices.Sort(all)
	return name + ":" + strings.Join(all, ",")
}

// anyDirection goes a fifth of each usual weight, or one, up or down by chance.
func anyDirection(r *rand.Rand) (d setting) {
	for side := range d {
		for i := range d[side] {
			d[side][i] = max(1, 0.2*math.Abs(float64(usual[side][i]))) * float64(2*r.IntN(2)-1)
		}
	}
	return d
}

// wins is 1 where the first of two kinds wins a game, else 0.
func wins(tb testing.TB, one, other string, n int, from uint64) int {
	m := oneGame(tb, one, other, n, from)
	won, _ := m.sum(2, 2, 2)
	return won
}

// compared is by how much one kind does better than another, -2 to 2: against each other, and against somebody else.
func compared(tb testing.TB, one, other, rival string, games int, from uint64) float64 {
	var points atomic.Int64
	inParallel(2*games, func(n int) {
		if n < games {
			points.Add(int64(2*wins(tb, one, other, n, from) - 1))
		} else {
			points.Add(int64(wins(tb, one, rival, n-games, from) - wins(tb, other, rival, n-games, from)))
		}
	})
	return float64(points.Load()) / float64(games)
}

// TestTune looks for weights of a mind by simultaneous perturbation: TUNE="mind 400 64" takes four hundred steps, in each of which two minds
// whose weights are a little off to opposite sides play sixty-four games against each other, and as many against a script each.
func TestTune(t *testing.T) {
	words := strings.Fields(os.Getenv("TUNE"))
	if len(words) < 3 {
		t.Skip("no tuning was asked for")
	}
	steps, _ := strconv.Atoi(words[1])
	games, _ := strconv.Atoi(words[2])
	rivals := []string{"passer", "turtle", "burner", "committer", "miser", "edgehog", "rusher", "sniper"}
	r := rand.New(rand.NewPCG(7, 7))
	at := usualSetting()
	var sum setting // of the second half
	for step := range steps {
		direction := anyDirection(r)
		up, down := at.off(1, &direction), at.off(-1, &direction)
		better := compared(t, up.kind(words[0]), down.kind(words[0]), rivals[step%len(rivals)], games, uint64(10_000+step*100))
		at = at.off(0.7*better/math.Sqrt(1+float64(step)/50), &direction)
		if step >= steps/2 {
			sum = sum.off(1, &at)
		}
		if step%50 == 49 || step == steps-1 {
			fmt.Printf("step %d: %s\n", step+1, at.kind(words[0]))
		}
	}
	var mean setting
	mean = mean.off(1/float64(steps-steps/2), &sum)
	fmt.Printf("mean of the second half: %s\n", mean.kind(words[0]))
}
