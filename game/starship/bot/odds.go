package bot

import (
	"slices"

	"holoboard/game/starship"
)

// Odds for people: by the same convolution that plans use, never by a plan.

// Odds are chances per mille.
type Odds struct {
	Turn int // turns or falls
	Fall int
	Mean int // counters expected, in hundredths, without those beyond what destroys the ship
}

// A Salvo is what some attacks on one ship come to.
type Salvo struct {
	At    starship.Slot
	Shots int
	Odds
}

// SalvosOf are attacks by whom they are made at, in the order in which those come.
func SalvosOf(s *starship.State, shots []starship.Shot) (all []Salvo) {
	for i, first := range shots {
		at := func(shot starship.Shot) bool { return shot.At == first.At }
		if slices.ContainsFunc(shots[:i], at) {
			continue
		}
		others := slices.DeleteFunc(slices.Clone(shots), func(shot starship.Shot) bool { return !at(shot) })
		all = append(all, Salvo{first.At, len(others), OddsOf(s, first.At, others)})
	}
	return all
}

// OddsOf is what becomes of a ship in the Damage Phase if these attacks are made at it besides what lies on it.
func OddsOf(s *starship.State, at starship.Slot, shots []starship.Shot) (o Odds) {
	ship := &s.Ships[at]
	turn, fall := bears(s.Card(at), ship.Is(starship.Reduced))
	turn, fall = max(0, turn-ship.Counters()), max(0, fall-ship.Counters())
	sp := spread{top: mostHull - 1}
	sp.clear(fall)
	for i := range shots {
		r := s.Reckon(&shots[i])
		sp.add(shot{int8(r.Need), int8(min(r.Damage, mostHull)), int8(min(r.Critical(), mostHull))})
	}
	o.Turn, o.Fall = perMille(sp.atLeast(turn)), perMille(sp.atLeast(fall))
	for c := range sp.top + 1 {
		o.Mean += int(int64(sp.chance[c]) * int64(c) * 100 >> 20)
	}
	return o
}

// perMille rounds a chance.
func perMille(chance int) int { return (chance*1000 + certain/2) / certain }

// A Forecast is the worth that each side expects to lose in the attacks that are still to come this round, in hundredths of
// a point, if all take their best targets from where ships stand now.
type Forecast struct{ Loses [2]int }

// ForecastOf looks at a table as it stands.
func ForecastOf(s *starship.State) (f Forecast) {
	w := usual
	t := table{w: &w}
	t.lay(s, 0)
	t.stand()
	f.Loses[starship.Dark] = t.exchange(mine)
	f.Loses[starship.Light] = t.exchange(theirs)
	return f
}
