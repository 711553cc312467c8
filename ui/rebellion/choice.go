package rebellion

import (
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/ui"
)

// choice registers an option of the pending decision at its place on the screen, and takes it if it is clicked. Whoever
// calls it draws the thing. The decision must offer the option.
func (t *Table) choice(name string, r ui.Rect, o game.Option) ui.State {
	s := t.f.Spot(ui.Spot{ID: name, Rect: r})
	t.places[o] = name
	if s.Clicked {
		t.choose(o)
	}
	return s
}

// unplaced lists the options that stand nowhere on the screen yet. What lies on the map beyond the edge of its window
// does stand there.
func (t *Table) unplaced() (left []game.Option) {
	if t.asked == nil {
		return nil
	}
	for _, o := range t.asked.Options {
		if _, placed := t.places[o]; placed || o.Kind == rules.KindButton || t.outOfView(o) {
			continue
		}
		left = append(left, o)
	}
	return left
}

// outOfView tells whether an option lies on the map where the window does not show it.
func (t *Table) outOfView(o game.Option) bool {
	if t.scene != nil || inPanel[t.asked.Ask] {
		return false
	}
	r, seen := t.board.Where(thingOf(o), &t.view)
	return !seen && !r.Empty()
}

// showChoices shows the options that have no place of their own in a panel over the map.
func (t *Table) showChoices() {
	left := t.unplaced()
	if len(left) == 0 {
		return
	}
	const gap, margin, height, width = 8, 16, 46, 260
	f := t.f
	columns := min(len(left), 3)
	rows := (len(left) + columns - 1) / columns
	area := t.board.Layout().Map
	shown := min(float64(rows)*(height+gap)-gap, area.H-2*margin-16)
	box := area.Middle(float64(columns)*(width+gap)-gap+2*margin+12, shown+2*margin)
	f.Cover("choices", box)
	f.Shadow(box)
	f.Panel(box, f.Palette.Glass().Filled(f.Palette.Panel.Alpha(0.96)).With(f.Palette.Legal, 1.5))
	f.Scroll("choices.list", box.Inset(margin), float64(rows)*(height+gap)-gap, func(content ui.Rect) {
		cells := content.Grid(columns, rows, gap)
		for i, o := range left {
			name := "choice." + id(o)
			t.places[o] = name
			if f.Button(ui.Button{ID: name, Rect: cells[i], Label: t.say.Choice(t.asked, &t.view, o), Left: true, Chosen: t.picked(o)}) {
				t.choose(o)
			}
		}
	})
}
