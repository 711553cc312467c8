package bot

import (
	"math/rand/v2"

	"holoboard/game"
	"holoboard/game/starship"
)

// The admiral plays some plans out before he takes one: two rounds with the same dice for each, both sides led by officers
// who think little.

// A trial is a battle that is only thought of.
type trial struct {
	s        starship.State
	captains [starship.MostSeats]*Captain
	at       Position // lent to the captains
}

// Choose implements [game.Chooser].
func (t *trial) Choose(d *game.Decision, picks []game.Option) []game.Option {
	t.at.Seat, t.at.Decision, t.at.News = d.Seat, *d, nil
	t.at.View.State, t.at.View.Seat = t.s, d.Seat
	return append(picks, t.captains[d.Seat].Answer(&t.at))
}

// ways are what the weights of a plan are changed to, so that there are plans to choose from.
var ways = [...]func(w *Weights){
	func(w *Weights) {},
	func(w *Weights) { w[Taken], w[Approach] = w[Taken]/2, w[Approach]*3/2 },
	func(w *Weights) { w[Taken], w[Approach] = w[Taken]*3/2, w[Approach]/2 },
	func(w *Weights) { w[Lanes] *= 3 },
	func(w *Weights) { w[Dealt], w[Taken], w[Approach] = 0, 0, w[Approach]/4 },
}

// tryOut takes the plan that does best when it is played out.
func (c *Captain) tryOut(seat game.Seat) {
	own := *c.table.w
	var plans [][]goal
	for _, change := range ways {
		*c.table.w = own
		change(c.table.w)
		c.planOnce(seat)
		if goals := c.course.goals; !known(plans, goals) {
			plans = append(plans, append([]goal(nil), goals...))
		}
	}
	*c.table.w = own
	best := c.bestPlayed(seat, plans)
	c.course.goals = append(c.course.goals[:0], plans[best]...)
}

func known(plans [][]goal, goals []goal) bool {
	for _, p := range plans {
		same := len(p) == len(goals)
		for i := range goals {
			same = same && p[i] == goals[i]
		}
		if same {
			return true
		}
	}
	return false
}

// doubt is by how many tenths of its standard error a plan must do better than the one that the weights like best.
const doubt = 15

// bestPlayed plays plans out with the same dice; it returns the one that surely does best, else the first.
func (c *Captain) bestPlayed(seat game.Seat, plans [][]goal) (best int) {
	ends := make([][]int, len(plans))
	for n := range c.Level.Trials {
		for i := range plans {
			if n >= 6 && i > 0 && lead(ends[i], ends[0]) < 0 {
				continue // it has shown that it is no better
			}
			ends[i] = append(ends[i], c.played(seat, plans[i], n))
		}
		if c.Rest != nil && c.Rest() {
			break
		}
	}
	for i := 1; i < len(plans); i++ {
		if surely(ends[i], ends[0]) && (best == 0 || lead(ends[i], ends[best]) > 0) {
			best = i
		}
	}
	return best
}

// lead is by how much one plan did better than another in the trials that both had.
func lead(a, b []int) (sum int) {
	for i := range min(len(a), len(b)) {
		sum += a[i] - b[i]
	}
	return sum
}

// surely reports whether it did so by more than doubt.
func surely(a, b []int) bool {
	n, sum, squares := min(len(a), len(b)), 0, 0
	for i := range n {
		d := (a[i] - b[i]) / point
		sum += d
		squares += d * d
	}
	return sum > 0 && 100*sum*sum*n > doubt*doubt*(squares*n-sum*sum)
}

// played is what a plan comes to with the dice of a number, in hundredths of a point.
func (c *Captain) played(seat game.Seat, plan []goal, number int) int {
	t := &c.trial
	t.s = c.state
	seed := c.luck(number, 77)
	for s := range t.s.Players {
		if t.captains[s] == nil {
			t.captains[s] = NewCaptain(aide, rand.New(rand.NewPCG(seed, uint64(s))))
			t.captains[s].Level.Weights = c.Level.Weights
		}
		t.captains[s].course.made, t.captains[s].volley.made = false, false
	}
	own := t.captains[seat]
	own.course = course{made: true, round: t.s.Round, part: t.s.Part, goals: append(own.course.goals[:0], plan...)}
	ask := game.Playout(t, rand.New(rand.NewPCG(seed, 5)))
	until := t.s.Round + 2
	for t.s.Round < until && t.s.Ending == starship.Undecided {
		starship.Rules{}.Step(&t.s, ask)
	}
	return c.standing(&t.s, seat)
}

// standing is what the own ships on a table are worth, less the enemy's.
func (c *Captain) standing(s *starship.State, seat game.Seat) (sum int) {
	s.Each(func(slot starship.Slot) {
		ship, card := &s.Ships[slot], s.Card(slot)
		reduced := ship.Is(starship.Reduced)
		worth := c.Level.Weights.shipWorth(card, reduced, ship.Counters(), !s.Quick && card.Face(reduced).Has(starship.Infinite))
		if slot.Side() == starship.SideOf(seat) {
			sum += worth * c.table.care / 100
		} else {
			sum -= worth
		}
	})
	return sum
}
