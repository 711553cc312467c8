package screen

import (
	"holoboard/game"
	"holoboard/render"
	"holoboard/ui"
)

// Choices shows options that stand nowhere on the table.
type Choices interface {
	// Cards shows them in an area, and tells whether their titles alone cover the board.
	Cards(options []game.Option, area ui.Rect) (titles bool)
	// FitBelow tells whether they may stand below the question instead, where Below shows them.
	FitBelow(options []game.Option) bool
	Below(options []game.Option, place ui.Rect)
}

// unplaced lists the options that stand nowhere on the screen yet. What lies on the map beyond the edge of its window
// does stand there.
func (t *Table[V, E]) unplaced() (left []game.Option) {
	if t.Pending == nil {
		return nil
	}
	for _, o := range t.Pending.Options {
		if _, placed := t.Places[o]; placed || t.Own.Button(o) || t.Tabs.Elsewhere(o) || t.outOfView(o) {
			continue
		}
		left = append(left, o)
	}
	return left
}

// showChoices shows the options that have no place of their own in a panel over the map.
func (t *Table[V, E]) showChoices() {
	t.search = false
	if camera := t.Board.Camera(); t.drawn != (render.Shot{At: camera.At, Zoom: camera.Zoom}) {
		t.F.Invalidate() // a button has moved the map: what it shows now has its place in the next frame
		return
	}
	if t.peek.on {
		return
	}
	t.peek.may = t.peek.may && t.Covered()
	left := t.unplaced()
	if len(left) == 0 {
		return
	}
	if len(left) == len(t.OfferedWhere(func(o game.Option) bool { return !t.Own.Button(o) })) && t.Choices.FitBelow(left) {
		t.Choices.Below(left, t.Strip()) // nothing of the hand is asked for
		return
	}
	area := t.Middle()
	if !t.Covered() {
		area = t.choicesArea()
	}
	titles := t.Choices.Cards(left, area)
	t.peek.may = true
	t.search = titles && len(t.Recap.Lines) > 0 // it gives way, or most titles would be out of sight
}

// choicesArea is the middle of the screen, but for the recap at the map's right and for what the title has there, which must not
// hide a card.
func (t *Table[V, E]) choicesArea() ui.Rect {
	const recap = 420
	if len(t.Recap.Lines) > 0 && !t.Phone() {
		_, area := t.Board.Layout().Map.CutRight(recap)
		return area
	}
	return t.Own.ChoicesArea(t.Middle())
}
