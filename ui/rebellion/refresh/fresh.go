package refresh

import (
	"slices"

	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/ui/rebellion/words"
)

// fresh are the cards that came into the viewer's hand in this phase, or while leaders are assigned in the Refresh Phase before.
// They are found out once for what has been told to him.
type fresh struct {
	viewer game.Seat
	told   int
	cards  []game.Option
}

// NewCards are the cards that came into the viewer's hand lately.
func (t *Phase) NewCards() []game.Option {
	told := t.Reel.Past()
	if f := &t.fresh; f.told != told || f.viewer != t.Viewer {
		*f = fresh{t.Viewer, told, drawnLately(t.Reel.Events[:told], t.View.Phase, rules.SideOf(t.Viewer))}
	}
	return t.fresh.cards
}

// drawnLately are the cards that a side drew since a phase began, or in the Assignment Phase since the Refresh Phase before; in
// that of the first round those that it was dealt beside its starting missions.
func drawnLately(events []*rules.Event, phase rules.Phase, by rules.Side) (cards []game.Option) {
	dealt := phase == rules.Assignment
	if dealt {
		phase = rules.Refresh
	}
	for _, e := range slices.Backward(events) {
		if e.Kind == rules.PhaseBegan && rules.Phase(e.N) == phase {
			return cards
		}
		if !e.Hidden && words.SideOf(*e) == by || e.Kind == rules.ObjectiveDrawn && by == rules.Rebels {
			cards = append(cards, e.Gained()...)
		}
	}
	if !dealt {
		return nil
	}
	return cards
}
