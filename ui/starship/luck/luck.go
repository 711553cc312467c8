// Package luck tells of a battle what was expected of the dice and what they did.
package luck

import (
	"slices"
	"strconv"

	"holoboard/game/session"
	rules "holoboard/game/starship"
	"holoboard/render/board"
)

// rungs is how many numbers a die has.
const rungs = 20

// A Story is a battle in figures.
type Story struct {
	Counts map[string][2]int
	Chart  board.Chart // of the Light Side's share of the points on the map
	Shots  []Shot

	expected [2]int // damage, in twentieths
}

// A Shot came out as it did, against the odds or with them.
type Shot struct {
	Text    string
	Percent int // that it hits
	Hit     bool
}

// mostShots is how many shots are told of each kind.
const mostShots = 3

// Of tells a battle from what everybody has seen of it; name names an attack shortly.
func Of(frames []session.Frame[*rules.View], name func(*rules.View, *rules.Event) string) *Story {
	s := &Story{Counts: map[string][2]int{}}
	add := func(key string, side rules.Side, n int) {
		both := s.Counts[key]
		both[side] += n
		s.Counts[key] = both
	}
	for i := range frames {
		e, v := frames[i].Event.(rules.Event), frames[i].View
		switch e.Kind {
		case rules.RoundBegan, rules.BattleOver:
			s.Mark(v, &e)
		case rules.Destroyed:
			add("destroyed", e.Ship.Side().Other(), 1)
		case rules.Turned:
			add("turned", e.Ship.Side().Other(), 1)
		case rules.Hit:
			add("dealt", e.Ship.Side(), int(e.N))
			add("hits", e.Ship.Side(), 1)
		case rules.Rolled:
			add("attacks", e.Ship.Side(), 1)
			s.expected[e.Ship.Side()] += int(e.Mean)
			s.remember(name(v, &e), &e)
		}
	}
	for side, n := range s.expected {
		add("expected", rules.Side(side), (n+rungs/2)/rungs)
	}
	last := frames[len(frames)-1].View
	for _, side := range []rules.Side{rules.Light, rules.Dark} {
		add("left", side, last.Points(side))
	}
	return s
}

// Beyond is how much more damage a side has done than was to be expected, in hundredths.
func (s *Story) Beyond(side rules.Side) int {
	return (rungs*s.Counts["dealt"][side] - s.expected[side]) * 100 / rungs
}

// Mark adds what is left of both fleets to the chart; at the end the pool of a side that has no ship on the map is worth nothing (R17.1).
func (s *Story) Mark(v *rules.View, e *rules.Event) {
	var left [2]int
	for side := range left {
		_, left[side] = v.Fighting(rules.Side(side))
		if e.Kind == rules.BattleOver && v.Points(rules.Side(side)) == 0 {
			left[side] = 0
		}
	}
	share := 500 // of nothing each has a half
	if all := left[rules.Light] + left[rules.Dark]; all > 0 {
		share = 1000 * left[rules.Light] / all
	}
	s.Chart.Values = append(s.Chart.Values, share)
	name := strconv.Itoa(int(v.Round))
	if e.Kind == rules.BattleOver {
		name = ""
	}
	s.Chart.Names = append(s.Chart.Names, name)
}

// remember keeps the shots that came out least likely, hits and misses.
func (s *Story) remember(text string, e *rules.Event) {
	hit := e.N >= e.M
	s.Shots = append(s.Shots, Shot{text, 5 * (rungs + 1 - int(e.M)), hit})
}

// Least are the least likely of the hits, or of the misses.
func (s *Story) Least(hits bool) (all []Shot) {
	for _, r := range s.Shots {
		if r.Hit == hits {
			all = append(all, r)
		}
	}
	slices.SortStableFunc(all, func(a, b Shot) int {
		if hits {
			return a.Percent - b.Percent
		}
		return b.Percent - a.Percent
	})
	return all[:min(len(all), mostShots)]
}
