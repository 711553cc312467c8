package bot

import (
	"math/rand/v2"
	"slices"

	"holoboard/game/starship"
)

// Fleets: a ready one, or one built around an idea. A seed decides; nobody's list is looked at.

// An Archetype is an idea of a fleet.
type Archetype uint8

const (
	Flagship Archetype = iota // one ship of class 1 and its escort
	Carriers                  // launch much
	Line                      // guns of class 2
	Hunters                   // class 3
	Swarm                     // fighters above all

	NumArchetypes = iota
)

// tastes are what each archetype adds to what a ship is worth by its class, percent, and how many of its points fighters take.
var tastes = [NumArchetypes]struct {
	byClass  [5]int
	launch   int // for each fighter launched in a round
	fighters int // percent of the points
}{
	Flagship: {byClass: [5]int{1: 400, 2: 100, 3: 110, 4: 100}, launch: 1, fighters: 20},
	Carriers: {byClass: [5]int{1: 40, 2: 110, 3: 70, 4: 110}, launch: 6, fighters: 40},
	Line:     {byClass: [5]int{1: 40, 2: 140, 3: 80, 4: 100}, launch: 1, fighters: 20},
	Hunters:  {byClass: [5]int{1: 20, 2: 90, 3: 160, 4: 100}, launch: 2, fighters: 20},
	Swarm:    {byClass: [5]int{1: 20, 2: 90, 3: 60, 4: 140}, launch: 8, fighters: 60},
}

// Fleet returns a fleet that a computer player of a kind brings: a ready one or, but for the cadet, at times one of its own.
func Fleet(kind string, roster *starship.Roster, side starship.Side, points int, r *rand.Rand) starship.Fleet {
	if kind == "cadet" || r.IntN(2) == 0 {
		if f, ok := readyFleet(roster, side, points, r); ok {
			return f
		}
	}
	return BuildFleet(roster, side, points, Archetype(r.IntN(NumArchetypes)), r)
}

// readyFleet draws one that uses up the points.
func readyFleet(roster *starship.Roster, side starship.Side, points int, r *rand.Rand) (f starship.Fleet, ok bool) {
	n := 0
	for _, ready := range starship.ReadyFleets() {
		fleet := ready.Of(roster)
		if ready.Side() != side || len(fleet.WhyNot(side, points)) > 0 || roster.Columns > 0 && fleet.Columns() > roster.Columns || 10*fleet.Points() < 9*points {
			continue
		}
		if n++; r.IntN(n) == 0 {
			f, ok = fleet, true
		}
	}
	return f, ok
}

// BuildFleet builds a fleet around an idea: ships first, then fighters as many as can be launched in three rounds, each the
// best by a knapsack.
func BuildFleet(roster *starship.Roster, side starship.Side, points int, a Archetype, r *rand.Rand) (f starship.Fleet) {
	Complete(&f, roster, side, points, a, r)
	return f
}

// Complete fills a fleet up to its points in that way, around what is in it.
func Complete(f *starship.Fleet, roster *starship.Roster, side starship.Side, points int, a Archetype, r *rand.Rand) {
	taste := &tastes[a]
	var ships, fighters []ware
	for i := range roster.Ships {
		c := roster.Ships[i].Pack()
		if c.Faction() != side || c.Cost() > points {
			continue
		}
		w := ware{c, c.Cost() * taste.byClass[c.Class()] / 10 * (80 + r.IntN(41)) / 100}
		if c.Fighter() {
			fighters = append(fighters, w)
		} else {
			w.worth += 10 * taste.launch * c.Face(false).Value(starship.FighterLaunch)
			ships = append(ships, w)
		}
	}
	had, flying := costs(f)
	fill(f, roster, ships, side, points, points-points*taste.fighters/100-had, 20)
	if n, _ := f.Ships(); n == 0 {
		fill(f, roster, ships, side, points, points-f.Points(), 20)
	}
	flatter(f, fighters)
	fill(f, roster, fighters, side, points, points-f.Points(), 3*f.Launches()-flying)
	fill(f, roster, ships, side, points, points-f.Points(), 20)
}

// Liked is how many of each ship an officer would take besides what is in a fleet, over all his ideas of one; a lot says what he makes of
// what is as good.
func Liked(f *starship.Fleet, roster *starship.Roster, side starship.Side, points int, lot uint64) map[starship.Card]int {
	likes := map[starship.Card]int{}
	for idea := range Archetype(NumArchetypes) {
		more := starship.Fleet{Lines: slices.Clone(f.Lines)}
		Complete(&more, roster, side, points, idea, rand.New(rand.NewPCG(lot, uint64(idea))))
		for _, line := range more.Lines {
			likes[line.Card] += line.Count - f.Count(line.Card)
		}
	}
	return likes
}

// costs are what the ships of classes 1 to 3 of a fleet cost, and how many fighters it has.
func costs(f *starship.Fleet) (points, fighters int) {
	for _, line := range f.Lines {
		if line.Card.Fighter() {
			fighters += line.Count
		} else {
			points += line.Count * line.Card.Cost()
		}
	}
	return points, fighters
}

// A ware is a ship to choose, and what it is worth.
type ware struct {
	card  starship.Card
	worth int
}

// flatter raises the worth of fighters that ships of the fleet help.
func flatter(f *starship.Fleet, fighters []ware) {
	droids, beside := 0, 0
	for _, line := range f.Lines {
		face := line.Card.Face(false)
		droids += face.Value(starship.DroidControl)
		beside = max(beside, face.Value(starship.SensorArray), face.Value(starship.JediCommand), face.Value(starship.SithCommand))
	}
	for i := range fighters {
		w := &fighters[i]
		if w.card.Face(false).Has(starship.Droid) {
			w.worth += w.worth * droids / 10
		}
		w.worth += w.worth * beside / 40
	}
}

// fill adds the ships that are worth most for so many points, at most so many of them: a knapsack, each kind as often as it
// may be.
func fill(f *starship.Fleet, roster *starship.Roster, wares []ware, side starship.Side, limit, points, most int) {
	if points <= 0 || most <= 0 {
		return
	}
	chosen := knapsack(wares, points, most)
	for _, i := range chosen {
		if roster.Adds(f, wares[i].card, side, limit) {
			f.Add(wares[i].card)
		}
	}
}

// knapsack returns which wares to take: the most worth for so many points, each copy of a kind worth a tenth less than the
// one before, of a Unique group one.
func knapsack(wares []ware, points, most int) (chosen []int) {
	best := make([]int, points+1)
	bags := make([][]uint8, points+1) // which wares, by cost
	bags[0] = []uint8{}
	for i, w := range wares {
		copies := min(most, points/max(1, w.card.Cost()), 6)
		if w.card.Group() != "" {
			copies = min(copies, 1)
		}
		worth := w.worth
		for range copies {
			for at := points; at >= w.card.Cost(); at-- {
				from := at - w.card.Cost()
				if bags[from] == nil || len(bags[from]) >= most || taken(wares, bags[from], i) {
					continue
				}
				if v := best[from] + worth; bags[at] == nil || v > best[at] {
					best[at], bags[at] = v, append(append([]uint8(nil), bags[from]...), uint8(i))
				}
			}
			worth = worth * 9 / 10
		}
	}
	top := 0
	for at := range bags {
		if bags[at] != nil && best[at] >= best[top] {
			top = at
		}
	}
	for _, i := range bags[top] {
		chosen = append(chosen, int(i))
	}
	return chosen
}

// taken reports whether a bag has a ship of the same Unique group.
func taken(wares []ware, bag []uint8, i int) bool {
	group := wares[i].card.Group()
	if group == "" {
		return false
	}
	for _, k := range bag {
		if wares[k].card.Group() == group {
			return true
		}
	}
	return false
}
