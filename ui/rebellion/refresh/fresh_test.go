package refresh

import (
	"slices"
	"testing"

	"holoboard/game"
	rules "holoboard/game/rebellion"
)

// Cards that came into the hand lately are marked in it: in the first round those that were dealt, and action cards kept with a recruit.
func TestNewCardsAreMarked(t *testing.T) {
	drawn := func(n uint8, cards ...uint8) *rules.Event {
		e := &rules.Event{Kind: rules.MissionsDrawn, Side: rules.Rebels, N: n}
		copy(e.List[:], cards)
		return e
	}
	phase := func(p rules.Phase) *rules.Event { return &rules.Event{Kind: rules.PhaseBegan, N: uint8(p)} }
	old, lately := uint8(rules.Sabotage), uint8(rules.HiddenFleet)
	objective := &rules.Event{Kind: rules.ObjectiveDrawn, N: 1, Card: rules.RegionalSupport.Thing()}
	fromEmpire := &rules.Event{Kind: rules.MissionsDrawn, Side: rules.Empire, N: 2, Hidden: true}
	recruited := &rules.Event{Kind: rules.Recruited, Side: rules.Rebels, Leader: rules.HanSolo, N: 1, Card: rules.RecruitWith(rules.GoodIntel, rules.HanSolo)}
	fromBoth := &rules.Event{Kind: rules.Recruited, Side: rules.Empire, Leader: rules.BobaFett, Hidden: true}
	for _, c := range []struct {
		events []*rules.Event
		phase  rules.Phase
		want   []game.Option
	}{
		{[]*rules.Event{drawn(1, old), phase(rules.Assignment)}, rules.Assignment, []game.Option{rules.Sabotage.Thing()}},
		{[]*rules.Event{drawn(1, old), phase(rules.Assignment), phase(rules.Command)}, rules.Command, nil},
		{[]*rules.Event{phase(rules.Refresh), recruited, fromBoth, phase(rules.Assignment)}, rules.Assignment, []game.Option{rules.GoodIntel.Thing()}},
		{[]*rules.Event{drawn(1, old), phase(rules.Refresh), drawn(1, lately), fromEmpire, objective, phase(rules.Assignment)}, rules.Assignment,
			[]game.Option{objective.Card, rules.HiddenFleet.Thing()}},
		{[]*rules.Event{phase(rules.Refresh), drawn(1, old), phase(rules.Assignment), phase(rules.Command), drawn(1, lately)}, rules.Command,
			[]game.Option{rules.HiddenFleet.Thing()}},
	} {
		if got := drawnLately(c.events, c.phase, rules.Rebels); !slices.Equal(got, c.want) {
			t.Errorf("%v: new are %v, not %v", c.events, got, c.want)
		}
	}
}
