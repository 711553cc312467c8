package rebellion

import (
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/render"
)

// note is what the sheet of a thing on the board says besides its card.
func (t *Table) note(thing game.Option) string {
	if t.hunt.Shows() && thing.Kind == rules.KindSystem && thing.A < uint8(rules.BaseSpace) {
		return t.hunt.About(rules.System(thing.A))
	}
	if why := t.WhyNot(thing); why != "" {
		return why
	}
	return t.doubt(thing)
}

// helpFirst is what the player wants to know about first: nothing of the table while it is covered, else what a guide explains.
func (t *Table) helpFirst() (place string, ok bool) {
	if t.covered() {
		return "", true
	}
	place = t.guide.Rule()
	return place, place != "" && (t.Pointed == (game.Option{}) || t.F.Focused(t.PointedBy)) // the guide itself puts the focus on things
}

// showFacts lets the player ask what the counted cards at the rails are; where the base can be, the hunt shows.
func (t *Table) showFacts() {
	for _, fact := range t.Board.Facts(&t.View) {
		if t.scene != nil && fact.Rect.Overlaps(t.Middle()) {
			continue
		}
		count := t.cards.CountOf(fact)
		s := t.sheets.ShowCount(count)
		if count.Does && t.hunt.On {
			t.F.Panel(fact.Rect, render.PanelStyle{Corner: render.Slight, Line: t.F.Palette.Amber, Width: 1.5})
		}
		if count.Does && s.Clicked {
			t.hunt.Toggle()
		}
	}
}

// usesOf lists the options to use an action card with a leader.
func (t *Table) usesOf(l rules.Leader) []game.Option {
	return t.OfferedWhere(func(o game.Option) bool { return o.Kind == rules.KindAction && rules.Leader(o.B) == l })
}
