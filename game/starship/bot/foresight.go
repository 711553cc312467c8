package bot

import (
	"math/rand/v2"
	"slices"

	"holoboard/game"
	"holoboard/game/starship"
)

// Foresight: some plans of the moves are played out until the attacks, with the enemy's answer and the fighters that both sides launch. The plan
// after which the attacks are worth most is kept. No die is thrown until then.

// A foresight is a plan and what is to come of it.
type foresight struct {
	goals   []goal
	engines bool           // with Power to Engines
	value   int            // what the attacks of both sides would be worth less the counter, in hundredths of a point
	table   starship.State // when the attacks begin
}

// foresee tries other plans of the moves than the one that was made, some with Power to Engines, if that is on offer (R15.6).
func (c *Captain) foresee(p *Position) {
	best := c.playOut(p, c.course.goals, false)
	tried := [][]goal{best.goals}
	_, offered := c.cheapest(p, starship.PowerToEngines)
	for n := range c.Level.Plans {
		engines := offered && (n%4 == 3 || n%8 == 4 || n%4 != 0 && best.engines)
		goals := c.another(p.Seat, n, &best, engines)
		if c.enough() {
			break
		}
		if slices.ContainsFunc(tried, func(t []goal) bool { return slices.Equal(t, goals) }) {
			continue
		}
		tried = append(tried, goals)
		next := c.playOut(p, goals, engines)
		if c.enough() {
			break // without time the enemy has answered badly
		}
		if next.value > best.value {
			best = next
		}
	}
	c.course.goals, c.course.engines = best.goals, best.engines
}

// playOut plays a plan until the attacks.
func (c *Captain) playOut(p *Position, goals []goal, engines bool) (f foresight) {
	m := p.Imagine(rand.New(rand.NewPCG(c.seed, 1)))
	var players [starship.MostSeats]*Captain
	for seat := range players {
		players[seat] = c.helper(brief())
	}
	players[p.Seat].course = course{made: true, round: c.state.Round, part: c.state.Part, goals: slices.Clone(goals), engines: engines}
	for !m.Over() && m.Now.Phase() == starship.Move {
		seat := m.Pending.Seat
		if _, err := m.Answer(players[seat].Answer(m.Position(seat))); err != nil {
			panic(err)
		}
	}
	f.goals, f.engines, f.table = goals, engines, m.Now
	f.value = c.attacks(&f.table, p.Seat)
	if engines {
		f.value -= c.price(p.Seat)
	}
	return f
}

// attacks is what the attacks of both sides are worth to a seat, in hundredths of a point: here an own fighter counts in full.
func (c *Captain) attacks(s *starship.State, seat game.Seat) int {
	w := c.Level.Weights
	w[risked] = 100
	t := &c.after
	t.w = &w
	t.lay(s, seat)
	t.w = &c.Level.Weights
	return t.exchange(mine) - t.exchange(theirs)
}

// another is one more plan, in another temper. Of four one is made from the beginning; the others better the best so far, two of them, if the
// enemy is still to move, for where he stands after that.
func (c *Captain) another(seat game.Seat, n int, best *foresight, engines bool) []goal {
	other := c.helper(c.tempered(n))
	other.state = c.state
	if engines {
		other.state.InForce[seat] |= 1 << starship.PowerToEngines
	}
	t := &other.table
	t.lay(&other.state, seat)
	h := helm{c: other, t: t}
	if n%2 == 1 && t.awaits() {
		for j := range t.units[theirs] {
			if slot := t.units[theirs][j].slot; best.table.Ships[slot].Is(starship.OnMap) {
				t.put(theirs, j, best.table.Space(slot))
			}
		}
		t.stand()
	}
	h.list()
	for _, g := range best.goals {
		if side, i := t.find(g.slot); n%4 != 0 && side == mine && i >= 0 {
			t.put(mine, i, g.at)
		}
	}
	h.descend()
	return h.goals()
}

// awaits reports whether an enemy is still to move.
func (t *table) awaits() bool {
	return slices.ContainsFunc(t.units[theirs], func(u unit) bool { return u.moves })
}

// helper is a captain who thinks for this one: his thoughts are one's own.
func (c *Captain) helper(l Level) *Captain {
	h := &Captain{Level: l, seed: c.seed}
	h.table.w, h.after.w = &h.Level.Weights, &h.Level.Weights
	counted := 0
	h.Rest = func() bool {
		if h.table.count < counted {
			counted = 0 // a plan was begun anew
		}
		c.table.count += h.table.count - counted
		counted = h.table.count
		return c.enough()
	}
	return h
}

// brief is an adviser who thinks less.
func brief() Level {
	l := levels["adviser"]
	l.Places, l.Passes = 30, 2
	return l
}

// mostWhim is by how much plans in another temper misjudge at most, in hundredths of a point.
const mostWhim = 300

// tempers are from where to where weights go, percent.
var tempers = [...]struct{ weight, from, to int }{
	{int(Dealt), 50, 150}, {int(Taken), 20, 180}, {int(Approach), 0, 150}, {int(Lanes), 0, 100},
	{risked, 20, 150}, {mayCome, 0, 100}, {mayPass, 50, 100}, {mayFlee, 0, 100},
}

// tempered is such an adviser in another temper, the n-th of a part.
func (c *Captain) tempered(n int) Level {
	l := brief()
	for i, t := range tempers {
		l.Weights[t.weight] = t.from + int(c.luck(n, i, 2)>>8%uint64(t.to-t.from+1))
	}
	l.Noise = int(c.luck(n, len(tempers), 2) >> 8 % (mostWhim + 1))
	return l
}
