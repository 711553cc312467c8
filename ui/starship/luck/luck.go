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
	did rules.Accounts
}

// Of tells a battle from what everybody has seen of it; name names an attack shortly.
func Of(frames []session.Frame[*rules.View], name func(*rules.View, *rules.Event) string) *Story {
	s := &Story{}
	for i := range frames {
		e, v := frames[i].Event.(rules.Event), frames[i].View
		s.did.Add(&e, v.Cards)
		switch e.Kind {
		case rules.RoundBegan, rules.BattleOver:
			s.Mark(v, &e)
		case rules.Rolled:
			s.Throws = append(s.Throws, story.Throw{Text: name(v, &e), Percent: rules.ChanceFrom(int(e.M)), Hit: e.N >= e.M})
		}
	}
	last := frames[len(frames)-1].View
	for side := range rules.Side(2) {
		did, theirs := &s.did[side], &s.did[side.Other()]
		for what, n := range map[string]int{
			"destroyed": theirs.Destroyed, "turned": theirs.Turned, "left": last.Points(side),
			"attacks": did.Attacks, "hits": did.Hits, "dealt": did.Dealt, "expected": (did.Mean + rules.DieSides/2) / rules.DieSides,
		} {
			s.Count(what, int(side), n)
		}
	}
	return s
}

// Beyond is how much more damage a side has done than was to be expected, in hundredths.
func (s *Story) Beyond(side rules.Side) int {
	return (rules.DieSides*s.did[side].Dealt - s.did[side].Mean) * 100 / rules.DieSides
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
