package starship

import (
	"encoding/json"
	"math/rand/v2"

	"holoboard/game"
	rules "holoboard/game/starship"
	"holoboard/ui/shelf"
)

// measures say what sim wants to know of battles.
func measures() shelf.Measures[rules.State, rules.View] {
	return shelf.Measures[rules.State, rules.View]{
		Limit: 200_000, Broken: (*rules.State).Broken, Winner: winner, Uses: uses, Bring: bring,
		Rounds: func(s *rules.State) int { return int(s.Round) },
	}
}

// winner is the first seat of the side that has won, or -1.
func winner(s *rules.State) int {
	if s.Winner == rules.NoSide {
		return -1
	}
	return int(s.Winner)
}

// uses names what was counted: kinds of events, and options of the Fleet Commander.
func uses(t *game.Tally) map[string]uint64 {
	all := map[string]uint64{}
	for kind := rules.NoEvent + 1; kind < rules.NumEventKinds; kind++ {
		for _, n := range t[kind] {
			all[kind.String()] += uint64(n)
		}
	}
	for o := range rules.CommandOption(rules.NumOptions) {
		all["option "+o.String()] = uint64(t[rules.OptionUsed][o])
	}
	return all
}

// bring returns the fleets of a battle of a seed: those that its format prescribes, or random ones of its points.
func bring(text json.RawMessage, seats int, seed uint64) (things [][]byte) {
	setup, err := rules.ReadSetup(text)
	if err != nil {
		return nil
	}
	r := rand.New(rand.NewPCG(seed, 0))
	for seat := range game.Seat(seats) {
		f, given := setup.Given(seat, rules.Shipped(), r)
		if !given {
			f = rules.RandomFleet(rules.Shipped(), rules.SideOf(seat), setup.Points, r)
		}
		things = append(things, f.Bytes())
	}
	return things
}
