package rebellion

import (
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/ui"
	"holoboard/ui/rebellion/words"
)

// unplaced lists the options that stand nowhere on the screen yet. What lies on the map beyond the edge of its window
// does stand there.
func (t *Table) unplaced() (left []game.Option) {
	if t.Pending == nil {
		return nil
	}
	for _, o := range t.Pending.Options {
		if _, placed := t.Places[o]; placed || o.Kind == rules.KindButton || t.elsewhere(o) || t.outOfView(o) {
			continue
		}
		left = append(left, o)
	}
	return left
}

// outOfView tells whether an option lies on the map where the window does not show it.
func (t *Table) outOfView(o game.Option) bool {
	if t.scene != nil || t.Asking().InPanel {
		return false
	}
	r, seen := t.Board.Where(words.ThingOf(o), &t.View)
	return !seen && !r.Empty()
}

// showChoices shows the options that have no place of their own in a panel over the map.
func (t *Table) showChoices() {
	t.searching = false
	left := t.unplaced()
	if len(left) == 0 {
		return
	}
	if !t.Phone() && !wholeCard(left[0]) && !t.Asks(rules.AskRecruit) && len(left) == len(t.OfferedWhere(notButton)) && t.fitBelow(len(left)) {
		t.showBelow(left, t.Strip()) // nothing of the hand is asked for
		return
	}
	t.showCards(left, t.besideSteps())
}

// besideSteps is the middle of the screen, but for the steps of the Refresh Phase.
func (t *Table) besideSteps() ui.Rect {
	area, steps := t.Middle(), t.Board.Parts().Steps
	if steps.Empty() || t.scene != nil {
		return area
	}
	_, area = area.CutTop(steps.Bottom() - area.Y)
	return area
}

func notButton(o game.Option) bool { return o.Kind != rules.KindButton }
