package bot

import (
	"math/bits"

	"holoboard/game/ai"
	"holoboard/game/rebellion"
)

// Where the base probably is. What the rules rule out is left out by the rules themselves
// ([rebellion.View.Sites]); of what is left people prefer the quiet places, so those are
// believed in more. The Rebels know what the Empire can believe, and play accordingly.

// A Hint is a number that tells something about a system where the base can be.
type Hint struct {
	Name   string
	Weight int // of the logit, in 1/1000: found by go run ./build/tune

	of func(*table, rebellion.System) int
}

var hints = [...]Hint{
	{"threat", -53, func(t *table, s rebellion.System) int { return min(t.threat(s), 60) }},
	{"Imperial neighbors", -351, func(t *table, s rebellion.System) int { return t.neighbors(s, t.imperial) }},
	{"neighbors", -123, func(t *table, s rebellion.System) int { return len(s.Figures().Neighbors) }},
	{"remote", -160, func(t *table, s rebellion.System) int { return onlyIf(!t.populous(s), 1) }},
	{"Rebel loyalty", -120, func(t *table, s rebellion.System) int { return onlyIf(t.rebel(s), 1) }},
}

// Hints returns all hints with what they weigh now.
func Hints() []Hint { return hints[:] }

// Hinted returns the systems where the base can be for a viewer, and the hints of each in the order of [Hints].
func (m *Mind) Hinted(v *rebellion.View) (sites []rebellion.System, of [][]int) {
	t := &m.both.empire
	t.look(v, nil)
	for set := t.suspects(); set != 0; set &= set - 1 {
		s := rebellion.System(bits.TrailingZeros32(uint32(set)))
		row := make([]int, len(hints))
		for i := range hints {
			row[i] = hints[i].of(t, s)
		}
		sites, of = append(sites, s), append(of, row)
	}
	return sites, of
}

// neighbors counts the neighbors of a system of which something is true.
func (t *table) neighbors(s rebellion.System, is func(rebellion.System) bool) (n int) {
	for _, next := range s.Figures().Neighbors {
		n += onlyIf(is(next), 1)
	}
	return n
}

// A belief is the chance in 1/10,000 of each system to be where the base is.
type belief [systems]int16

const certain = 10000

// bluffs is how much in a hundred is believed against all hints: somebody may have chosen
// a place because nobody would think of it.
const bluffs = 25

// believed returns the chance in 1/10,000 that the base is in a system, by all that the
// viewer knows, or for the Rebels by what everybody knows. It is worked out once a decision.
func (t *table) believed(s rebellion.System) int {
	if !t.believing {
		t.believe()
		t.believing = true
	}
	return int(t.belief[s])
}

// likelier returns in percent how much likelier a system is than if nothing hinted at any.
func (t *table) likelier(s rebellion.System) int {
	return 100 * t.believed(s) * t.suspected() / certain
}

func (t *table) believe() {
	suspects := t.suspects()
	n := bits.OnesCount32(uint32(suspects))
	if n == 0 {
		return
	}
	if !t.reads {
		for set := suspects; set != 0; set &= set - 1 {
			t.belief[bits.TrailingZeros32(uint32(set))] = int16(certain / n)
		}
		return
	}
	var logits [systems]int
	best := -1 << 30
	for set := suspects; set != 0; set &= set - 1 {
		s := bits.TrailingZeros32(uint32(set))
		for i := range hints {
			logits[s] += hints[i].Weight * hints[i].of(t, rebellion.System(s))
		}
		best = max(best, logits[s])
	}
	sum := 0
	for set := suspects; set != 0; set &= set - 1 {
		s := bits.TrailingZeros32(uint32(set))
		t.belief[s] = int16(fading(best - logits[s]))
		sum += int(t.belief[s])
	}
	for set := suspects; set != 0; set &= set - 1 {
		s := bits.TrailingZeros32(uint32(set))
		t.belief[s] = int16(certain/100*(100-bluffs)*int(t.belief[s])/sum + certain/100*bluffs/n)
	}
}

// fading returns 10,000·e^-x for x >= 0 in 1/1000, between the points of a table.
func fading(x int) int {
	const step = 500
	points := [...]int{10000, 6065, 3679, 2231, 1353, 821, 498, 302, 183, 111, 67, 41, 25, 15, 9}
	i := x / step
	if i >= len(points)-1 {
		return points[len(points)-1]
	}
	return points[i] + (points[i+1]-points[i])*(x%step)/step
}

// Likely implements [ai.Guide]: to the Empire those imagined tables are likely whose base is where it would look.
func (g *Guide) Likely(v *rebellion.View, imagined ai.Outlook[rebellion.View]) int {
	if v.Side() != rebellion.Empire || v.Revealed {
		return ai.Whole
	}
	t := &g.both.empire
	t.look(v, nil)
	best := 0
	for s := range rebellion.System(systems) {
		best = max(best, t.believed(s))
	}
	rebels := imagined.View(rebelSeat)
	if best == 0 || rebels.Rebel.Base >= systems {
		return ai.Whole
	}
	return ai.Whole * t.believed(rebels.Rebel.Base) / best
}
