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

// Percent rounds a chance per mille.
func Percent(perMille int) int { return (perMille + 5) / 10 }

// Word says of which chances of a salvo something is to be told: of "fall" or "turn" alone, of "both", or of what it takes in the "mean" where
// nothing else is likely; and how likely that is, in percent.
func (k *Salvo) Word(s *starship.State) (word string, likely int) {
	word, chance := "both", k.Turn
	switch {
	case s.Ships[k.At].Is(starship.Reduced) || !s.Card(k.At).HasReduced():
		word, chance = "fall", k.Fall
	case Percent(k.Fall) == 0:
		word = "turn"
	}
	if Percent(chance) == 0 { // nobody learns anything from 0 %
		word = "mean"
	}
	return word, Percent(chance)
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

// An Outlook is what a move of a ship would change.
type Outlook struct {
	Then, Now Forecast
	Best      starship.Shot // what the ship would fire best
	Fires     bool          // it could fire at all
	Face, Was starship.Face // of it that big ships of the enemy would see at worst, and see now; [starship.NoFace]: none sees it
}

// OutlookOf compares a table on which a ship would stand elsewhere with the one on which it does not.
func OutlookOf(then, now *starship.State, slot starship.Slot) (o Outlook) {
	o.Then, o.Now = ForecastOf(then), ForecastOf(now)
	o.Best, o.Fires = then.Strongest(slot)
	o.Face, o.Was = worst(then, slot), worst(now, slot)
	return o
}

func worst(s *starship.State, slot starship.Slot) starship.Face {
	if face, seen := s.Exposed(slot); seen {
		return face
	}
	return starship.NoFace
}

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
