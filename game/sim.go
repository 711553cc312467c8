package game

import "math/rand/v2"

// A Simulated is how one game without a table went.
type Simulated struct {
	Decisions int // of seats, with two options or more
	Stuck     bool
	Broken    string // the invariant that broke, or ""
}

// A Simulation plays whole games without a window. It is for one goroutine.
type Simulation[S, V comparable] struct {
	Rules  Rules[S, V]
	Broken func(*S) string // what is wrong with a table, or ""
	Every  int             // steps between two looks for it; 0: only at the end
	Limit  int             // steps within which a game must end

	Notice func(*S) // looks at the table at every decision of a game that is not all random; may be nil

	// Players by seat; nil: random. They are asked anew for every game.
	Players []func(*rand.Rand) Player[S, V]

	Tally Tally
	ask   *Ask
	count counting
}

// Play plays one game from s; s is its end then.
func (sim *Simulation[S, V]) Play(s *S, seed uint64) Simulated {
	if sim.random() {
		return sim.playout(s, seed)
	}
	return sim.match(s, seed, sim.seated(s, seed))
}

// random reports whether all players draw at random.
func (sim *Simulation[S, V]) random() bool {
	for _, player := range sim.Players {
		if player != nil {
			return false
		}
	}
	return true
}

// seated returns the players of a game.
func (sim *Simulation[S, V]) seated(s *S, seed uint64) []Player[S, V] {
	players := make([]Player[S, V], sim.Rules.Seats(s))
	for i := range players {
		r := rand.New(rand.NewPCG(seed, uint64(i)+2))
		players[i] = Random[S, V]{r}
		if i < len(sim.Players) && sim.Players[i] != nil {
			players[i] = sim.Players[i](r)
		}
	}
	return players
}

// playout plays a game of random choices as one plain call through the rules.
func (sim *Simulation[S, V]) playout(s *S, seed uint64) (g Simulated) {
	if sim.ask == nil {
		sim.count.pcg = rand.NewPCG(0, 0)
		sim.count.random.Rand = rand.New(sim.count.pcg)
		sim.ask = Playout(&sim.count, sim.count.random.Rand)
		sim.ask.CountIn(&sim.Tally)
	}
	sim.count.pcg.Seed(seed, 1)
	sim.count.decisions = 0
	n := 0
	for ; n < sim.Limit && !sim.Rules.Over(s); n++ {
		if sim.Every > 0 && n > 0 && n%sim.Every == 0 && g.Broken == "" { // the first step lays the table out
			g.Broken = sim.Broken(s)
		}
		sim.Rules.Step(s, sim.ask)
	}
	g.Decisions, g.Stuck = sim.count.decisions, n == sim.Limit
	if g.Broken == "" {
		g.Broken = sim.Broken(s)
	}
	return g
}

// counting draws at random and counts.
type counting struct {
	random    RandomChooser
	pcg       *rand.PCG
	decisions int
}

func (c *counting) Choose(d *Decision, picks []Option) []Option {
	c.decisions++
	return c.random.Choose(d, picks)
}

// match plays a game with players who get their positions and nothing else.
func (sim *Simulation[S, V]) match(s *S, seed uint64, players []Player[S, V]) (g Simulated) {
	m, _ := start(sim.Rules, *s, rand.New(rand.NewPCG(seed, 1)), &sim.Tally)
	for n := 0; !m.Over() && !g.Stuck; n++ {
		if sim.Every > 0 && n%sim.Every == 0 && g.Broken == "" {
			g.Broken = sim.Broken(&m.Now)
		}
		if !m.Pending.Forced() {
			g.Decisions++
		}
		if sim.Notice != nil {
			sim.Notice(&m.Now)
		}
		if _, err := m.Answer(players[m.Pending.Seat].Choose(m.Position(m.Pending.Seat), nil)...); err != nil {
			panic(err)
		}
		g.Stuck = n == sim.Limit
	}
	*s = m.Now
	if g.Broken == "" {
		g.Broken = sim.Broken(s)
	}
	return g
}
