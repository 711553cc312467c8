package bot

import (
	"math/rand/v2"

	"holoboard/game"
	"holoboard/game/starship"
)

// The admiral plays some deployments out before he takes one: some rounds with the same dice for each, both sides led by
// officers who think little. For moves the same was tried and brought nothing (TRIED.md).

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

// formations are the figures of a deployment that are tried, the usual ones first: center, forward, apart, room.
var formations = [...][4]int{{4, 10, 120, 2}, {4, -10, 120, 2}, {1, 10, 120, 2}, {-2, 10, 60, 2}, {4, 10, 60, 4}, {2, 0, 120, 3}}

// chooseFormation has the captain place his ships as does best when it is played out.
func (c *Captain) chooseFormation(seat game.Seat) {
	if c.Level.Trials == 0 || c.formed {
		return
	}
	c.formed = true
	c.table.lay(&c.state, seat)
	best := c.bestPlayed(seat)
	c.Level.Weights.form(formations[best])
}

// form sets the figures of a deployment.
func (w *Weights) form(f [4]int) { w[center], w[forward], w[apart], w[room] = f[0], f[1], f[2], f[3] }

// doubt is by how many tenths of its standard error a formation must do better than the usual one.
const doubt = 15

// bestPlayed plays formations out with the same dice; it returns the one that surely does best, else the first.
func (c *Captain) bestPlayed(seat game.Seat) (best int) {
	var ends [len(formations)][]int
trials:
	for n := range c.Level.Trials {
		for i := range formations {
			if n >= 6 && i > 0 && lead(ends[i], ends[0]) < 0 {
				continue // it has shown that it is no better
			}
			ends[i] = append(ends[i], c.played(seat, i, n))
			if c.Rest != nil && c.Rest() {
				break trials
			}
		}
	}
	for i := 1; i < len(formations); i++ {
		if surely(ends[i], ends[0]) && (best == 0 || lead(ends[i], ends[best]) > 0) {
			best = i
		}
	}
	return best
}

// lead is by how much one did better than another in the trials that both had.
func lead(a, b []int) (sum int) {
	for i := range min(len(a), len(b)) {
		sum += a[i] - b[i]
	}
	return sum
}

// surely reports whether it did so by more than doubt.
func surely(a, b []int) bool {
	n, sum, squares := int64(min(len(a), len(b))), int64(0), int64(0)
	for i := range n {
		d := int64(a[i]-b[i]) / point
		sum += d
		squares += d * d
	}
	return sum > 0 && 100*sum*sum*n > doubt*doubt*(squares*n-sum*sum)
}

// tryRounds is how many rounds of a battle are played out.
const tryRounds = 4

// played is what a formation comes to with the dice of a number, in hundredths of a point.
func (c *Captain) played(seat game.Seat, formation, number int) int {
	t := &c.trial
	t.s = c.state
	seed := c.luck(number, 77)
	for s := range t.s.Players {
		t.captains[s] = NewCaptain(aide, rand.New(rand.NewPCG(seed, uint64(s))))
		t.captains[s].Rest = func() bool { c.pause(); return false } // his thoughts are counted
	}
	t.captains[seat].Level.Weights.form(formations[formation])
	ask := game.Playout(t, rand.New(rand.NewPCG(seed, 5)))
	for t.s.Round <= tryRounds && t.s.Ending == starship.Undecided {
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
			sum += worth
		} else {
			sum -= worth
		}
	})
	return sum
}
