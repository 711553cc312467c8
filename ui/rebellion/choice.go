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
	if len(left) == len(t.choices.Offered()) && t.choices.FitBelow(left) {
		t.choices.Below(left, t.Strip()) // nothing of the hand is asked for
		return
	}
	titles := t.choices.Cards(left, t.besideSteps())
	t.searching = titles && len(t.recap.lines) > 0 // it gives way, or most titles would be out of sight
}

// besideSteps is the middle of the screen, but for the steps of the Refresh Phase and for the recap at the map's right, which
// must not hide a card.
func (t *Table) besideSteps() ui.Rect {
	const recap = 420
	area, l := t.Middle(), t.Board.Layout()
	switch {
	case t.scene != nil:
		return area
	case len(t.recap.lines) > 0 && !t.Phone():
		_, area = l.Map.CutRight(recap)
	case !l.Steps.Empty():
		_, area = area.CutTop(l.Steps.Bottom() - area.Y)
	}
	return area
}
