package match

import (
	"math/rand/v2"
	"slices"

	"holoboard/game"
	"holoboard/game/session"
	"holoboard/game/starship"
	"holoboard/game/starship/bot"
)

// Given returns what seats bring to a battle that build no fleet, and nothing for the others: the fleets that its format prescribes or draws
// by lot, and those of computers, each of its kind. No two of a side have a Unique ship of one group (R18.3).
func Given(start session.Start) (things [][]byte, err error) {
	setup, err := starship.ReadSetup(start.Setup)
	if err != nil {
		return nil, err
	}
	var in []starship.Fleet
	for i, chair := range start.Seats {
		seat := game.Seat(i)
		roster, r := starship.Shipped().For(len(start.Seats)), rand.New(rand.NewPCG(start.Seed, uint64(seat)))
		for other := range in {
			if starship.SideOf(game.Seat(other)) == starship.SideOf(seat) {
				roster = roster.Beside(&in[other])
			}
		}
		f, fixed := setup.Given(seat, starship.Shipped(), rand.New(rand.NewPCG(start.Seed, 0)))
		switch {
		case fixed:
		case setup.Fleets == starship.Drawn:
			f = starship.RandomFleet(roster, starship.SideOf(seat), setup.Points, r)
		case chair.Kind != session.Person:
			f = computers(chair.Kind, &setup, seat, roster, r)
		default:
			in, things = append(in, f), append(things, nil)
			continue
		}
		in, things = append(in, f), append(things, f.Bytes())
	}
	return things, nil
}

// computers is a fleet that a computer player of a kind brings, of a roster.
func computers(kind string, setup *starship.Setup, seat game.Seat, roster *starship.Roster, r *rand.Rand) starship.Fleet {
	side := starship.SideOf(seat)
	if setup.Fleets == starship.Picked {
		fits := starship.ReadyFor(side, setup.Points)
		return fits[r.IntN(len(fits))].Of(starship.Shipped())
	}
	if slices.Contains([]string{"cadet", "officer", "admiral"}, kind) {
		return bot.Fleet(kind, roster, side, setup.Points, r)
	}
	return starship.RandomFleet(roster, side, setup.Points, r)
}
