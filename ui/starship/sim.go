package starship

import (
	"encoding/json"
	"math/rand/v2"

	"holoboard/game"
	"holoboard/game/session"
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

// uses names what was counted: kinds of events, options of the Fleet Commander, weapon systems that were fired, and what changed an
// attack.
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
	for w := range rules.Weapon(rules.NumWeapons) {
		all["weapon "+w.String()] = uint64(t[rules.Aimed][w])
	}
	all["weapon point_defense"] = uint64(t[rules.Aimed][rules.NumWeapons])
	for m := range rules.Modifier(rules.NumModifiers) {
		all["modifier "+m.String()] = uint64(t[rules.ModifiersCounted][m])
	}
	return all
}

// simulated is the title with battles of as many fleets as are brought.
func simulated(title session.Title[rules.State, rules.View]) session.Title[rules.State, rules.View] {
	title.DealWith = func(setup json.RawMessage, things [][]byte) (rules.State, error) {
		return rules.Deal(rules.Seated(setup, len(things)), things)
	}
	return title
}

// bring returns the fleets of a battle of a seed: those that its format prescribes, or random ones of its points.
func bring(text json.RawMessage, seats int, seed uint64) (things [][]byte) {
	setup, err := rules.ReadSetup(text)
	if err != nil {
		return nil
	}
	r := rand.New(rand.NewPCG(seed, 0))
	var fleets []rules.Fleet
	for seat := range game.Seat(seats) {
		f, given := setup.Given(seat, rules.Shipped(), r)
		switch side := rules.SideOf(seat); {
		case given:
		case setup.Fleets == rules.Picked:
			ready := rules.ReadyFor(side, setup.Points)
			f = ready[r.IntN(len(ready))].Of(rules.Shipped())
		default:
			roster := rules.Shipped().For(seats)
			if seat > 1 {
				roster = roster.Beside(&fleets[seat-2]) // R18.3
			}
			f = rules.RandomFleet(roster, side, setup.Points, r)
		}
		fleets, things = append(fleets, f), append(things, f.Bytes())
	}
	return things
}
