package cardgame

import (
	"math"

	rules "holoboard/game/cardgame"
	"holoboard/render"
	table "holoboard/render/cardgame"
	"holoboard/ui"
	"holoboard/ui/table/flow"
)

// A band is drawn with the mouse over the table, from where nothing lies: what it touches is chosen, where several may be.
type band struct {
	on   bool
	from ui.Point
}

// showBand draws the band, and chooses when it is let go.
func (t panels) showBand() {
	const least = 12 // points, of a drag that is meant
	in := &t.F.In
	switch {
	case !t.mayBand():
		t.band.on = false
		return
	case in.Pressed && !in.Touch && t.onGround(in.At):
		t.band = band{true, in.At}
	}
	if !t.band.on {
		return
	}
	a, z := t.band.from, in.At
	box := render.Box(min(a.X, z.X), min(a.Y, z.Y), math.Abs(a.X-z.X), math.Abs(a.Y-z.Y)).Intersect(t.Board.Layout().Map)
	if box.W+box.H >= least {
		legal := t.F.Palette.Legal
		t.F.Panel(box, render.PanelStyle{Corner: render.Sharp, Fill: legal.Alpha(0.1), Line: legal, Width: 1.5, Dash: render.Dash{6, 4}})
	}
	if in.Down {
		return
	}
	if t.band.on = false; box.W+box.H >= least {
		t.chooseIn(box)
	}
}

// mayBand tells whether several things on the table are asked for.
func (t panels) mayBand() bool {
	return t.Pending != nil && flow.Several(t.Pending) && !t.Asking().InPanel && !t.screen.Grip.Carries() && t.Scene == nil && !t.Phone()
}

// onGround tells whether nothing lies at a place of the table.
func (t panels) onGround(at ui.Point) bool {
	if !t.Board.Layout().Map.Contains(at) || t.board.Deeds.Contains(at) {
		return false
	}
	for _, thing := range t.screen.Things {
		if thing.Option.Kind != table.KindHalf && !thing.Listed && thing.Rect.Contains(at) {
			return false
		}
	}
	return true
}

// chooseIn chooses what is offered and lies in a part of the table, as far as so many are asked for.
func (t panels) chooseIn(box ui.Rect) {
	for _, o := range t.Pending.Options {
		at, seen := t.Board.Where(t.Thing(o), t.View)
		if o.Kind != rules.KindSlot || !seen || !at.Overlaps(box) || t.Picked(o) || len(t.Picks) >= t.Pending.Max {
			continue
		}
		t.Choose(o)
	}
}
