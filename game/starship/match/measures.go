package match

import (
	"encoding/json"
	"math/rand/v2"

	"holoboard/game"
	"holoboard/game/session"
	"holoboard/game/sim"
	"holoboard/game/starship"
)

// Measures say what sim wants to know of battles.
func Measures() sim.Measures[state, view] {
	return sim.Measures[state, view]{
		Limit: 200_000, Broken: (*state).Broken, Winner: winner, Uses: uses, Bring: Bring,
		Rounds: func(s *state) int { return int(s.Round) },
	}
}

// winner is the first seat of the side that has won, or -1.
func winner(s *state) int {
	if s.Winner == starship.NoSide {
		return -1
	}
	return int(s.Winner)
}

// uses names what was counted: kinds of events, options of the Fleet Commander, weapon systems that were fired, and what changed an
// attack.
func uses(t *game.Tally) map[string]uint64 {
	all := map[string]uint64{}
	for kind := starship.NoEvent + 1; kind < starship.NumEventKinds; kind++ {
		for _, n := range t[kind] {
			all[kind.String()] += uint64(n)
		}
	}
	for o := range starship.CommandOption(starship.NumOptions) {
		all["option "+o.String()] = uint64(t[starship.OptionUsed][o])
	}
	for w := range starship.Weapon(starship.NumWeapons) {
		all["weapon "+w.String()] = uint64(t[starship.Aimed][w])
	}
	all["weapon point_defense"] = uint64(t[starship.Aimed][starship.NumWeapons])
	for m := range starship.Modifier(starship.NumModifiers) {
		all["modifier "+m.String()] = uint64(t[starship.ModifiersCounted][m])
	}
	return all
}

// Simulated is the title with battles of as many fleets as are brought.
func Simulated(title session.Title[state, view]) session.Title[state, view] {
	title.DealWith = func(setup json.RawMessage, things [][]byte) (state, error) {
		return starship.Deal(starship.Seated(setup, len(things)), things)
	}
	return title
}

// Bring returns the fleets of a battle of a seed: those that its format prescribes, or random ones of its points.
func Bring(text json.RawMessage, seats int, seed uint64) (things [][]byte) {
	setup, err := starship.ReadSetup(text)
	if err != nil {
		return nil
	}
	r := rand.New(rand.NewPCG(seed, 0))
	var fleets []starship.Fleet
	for seat := range game.Seat(seats) {
		f, given := setup.Given(seat, starship.Shipped(), r)
		switch side := starship.SideOf(seat); {
		case given:
		case setup.Fleets == starship.Picked:
			ready := starship.ReadyFor(side, setup.Points)
			f = ready[r.IntN(len(ready))].Of(starship.Shipped())
		default:
			roster := starship.Shipped().For(seats)
			if seat > 1 {
				roster = roster.Beside(&fleets[seat-2]) // R18.3
			}
			f = starship.RandomFleet(roster, side, setup.Points, r)
		}
		fleets, things = append(fleets, f), append(things, f.Bytes())
	}
	return things
}
