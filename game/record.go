package game

import "math/rand/v2"

// Answers plays the game that [Simulation.Play] plays from s with the same seed once more, as a match, and returns its
// answers, rolls included. Where the rules panic, it returns those before.
func (sim *Simulation[S, V]) Answers(s S, seed uint64) (log []Answer) {
	defer func() { _ = recover() }() // Play has told of it
	dice := rand.New(rand.NewPCG(seed, 1))
	choose := sim.chooser(&s, seed, dice)
	m, _ := start(sim.Rules, s, dice, nil)
	for n := 0; n < sim.Limit; n++ {
		log = m.Log()
		if m.Over() {
			break
		}
		if _, err := m.Answer(choose(m)...); err != nil {
			break
		}
	}
	return log
}

// chooser answers as the players of a simulated game do.
func (sim *Simulation[S, V]) chooser(s *S, seed uint64, dice *rand.Rand) func(*Match[S, V]) []Option {
	if !sim.random() {
		players := sim.seated(s, seed)
		return func(m *Match[S, V]) []Option {
			return players[m.Pending.Seat].Choose(m.Position(m.Pending.Seat), nil)
		}
	}
	// In a playout chance and choices come from one source, and a window without a choice is not asked.
	return func(m *Match[S, V]) []Option {
		if m.Pending.Forced() {
			return m.Pending.Options
		}
		return RandomChooser{dice}.Choose(&m.Pending, nil)
	}
}
