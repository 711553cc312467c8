// Package luck tells of a battle what was expected of the dice and what they did.
package luck

import (
	"strconv"

	"holoboard/game/session"
	rules "holoboard/game/starship"
	"holoboard/ui/table/story"
)

// A Story is a battle in figures.
type Story struct {
	story.Story
	expected [2]int // damage, in twentieths
}

// Of tells a battle from what everybody has seen of it; name names an attack shortly.
func Of(frames []session.Frame[*rules.View], name func(*rules.View, *rules.Event) string) *Story {
	s := &Story{}
	for i := range frames {
		e, v := frames[i].Event.(rules.Event), frames[i].View
		side := int(e.Ship.Side())
		switch e.Kind {
		case rules.RoundBegan, rules.BattleOver:
			s.Mark(v, &e)
		case rules.Destroyed:
			s.Count("destroyed", 1-side, 1)
		case rules.Turned:
			s.Count("turned", 1-side, 1)
		case rules.Hit:
			s.Count("dealt", side, int(e.N))
			s.Count("hits", side, 1)
		case rules.Rolled:
			s.Count("attacks", side, 1)
			s.expected[side] += int(e.Mean)
			s.Throws = append(s.Throws, story.Throw{Text: name(v, &e), Percent: rules.ChanceFrom(int(e.M)), Hit: e.N >= e.M})
		}
	}
	last := frames[len(frames)-1].View
	for side, n := range s.expected {
		s.Count("expected", side, (n+rules.DieSides/2)/rules.DieSides)
		s.Count("left", side, last.Points(rules.Side(side)))
	}
	return s
}

// Beyond is how much more damage a side has done than was to be expected, in hundredths.
func (s *Story) Beyond(side rules.Side) int {
	return (rules.DieSides*s.Counted("dealt", int(side)) - s.expected[side]) * 100 / rules.DieSides
}

// Mark adds what is left of both fleets to the chart.
func (s *Story) Mark(v *rules.View, e *rules.Event) {
	_, light := v.Fighting(rules.Light)
	_, dark := v.Fighting(rules.Dark)
	name := strconv.Itoa(int(v.Round))
	if e.Kind == rules.BattleOver {
		name = ""
	}
	s.Story.Mark(name, light, dark)
}
