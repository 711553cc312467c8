package screen

import (
	"math"
	"slices"

	"holoboard/game"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/ui"
	"holoboard/ui/table/carry"
	"holoboard/ui/table/row"
)

// ShowBoard draws the board and lets the player point at what lies on it.
func (t *Table[V, E]) ShowBoard() {
	t.watch()
	if _, covered := t.Own.Panel(); !covered {
		t.moveCamera()
	}
	t.Grip.Follow()
	middle := t.Middle()
	_, panel := t.Own.Panel()
	t.Grip.DropOnGround(t.Covered() || panel)
	t.Things = t.Things[:0]
	t.drawn = render.Shot{At: t.Board.Camera().At, Zoom: t.Board.Camera().Zoom}
	t.Own.ShowLayer(UnderThings)
	if !t.Own.Holds() {
		t.Things = t.Board.AppendThings(t.Things, t.View)
	}
	for _, thing := range t.Things {
		if thing.Listed || t.Covered() && thing.Rect.Overlaps(middle) {
			continue
		}
		t.showThing(thing)
	}
	t.Own.ShowLayer(OverThings)
	t.DrawBoard()
	t.Own.ShowLayer(OverBoard)
	t.DrawNews()
}

// DrawBoard draws the board as it looks in this frame.
func (t *Table[V, E]) DrawBoard() {
	if t.Board.Draw(t.F.Canvas, t.View, t.look()) {
		t.F.Invalidate()
	}
}

// look is how the board looks in this frame.
func (t *Table[V, E]) look() board.Look {
	look := t.looks
	look.Breath, look.Covered = t.Breath(), t.Covered() && t.Scene.Hides()
	return t.Own.Look(look)
}

// ShowOwn shows the list of the viewer's own things, on a phone.
func (t *Table[V, E]) ShowOwn() { t.Tabs.ShowOwn(t.look) }

// moveCamera follows wheel, fingers and drags over the map.
func (t *Table[V, E]) moveCamera() {
	const aNotch = 1.18
	camera := t.Board.Camera()
	area := t.F.Area("map", t.Board.Layout().Map)
	before := camera.Zoom
	if area.Pan != (ui.Point{}) {
		camera.Pan(area.Pan)
	}
	if area.Wheel != 0 && !t.Grip.Counted() { // else it says how many go
		camera.ZoomAt(area.At, math.Pow(aNotch, area.Wheel))
	}
	if area.Pinch != 1 {
		camera.ZoomAt(area.At, area.Pinch)
	}
	if area.Doubled {
		camera.ShowAll(t.F.Clock)
	}
	gliding := camera.Tick(t.F.Clock)
	t.F.Rough = camera.Zoom != before
	if gliding || t.F.Rough {
		t.F.Invalidate()
	}
}

// showThing lets the player point at a thing on the table, and take it if it is on offer.
func (t *Table[V, E]) showThing(thing board.Thing) {
	offered := t.OnBoard(thing.Option)
	place, ground := t.groundOf(thing.Option, offered)
	can, drags := t.Grip.Can(thing.Option, offered)
	acts := drags || t.Asking().Taps && (t.Phone() || t.F.In.Touch)
	spot := ui.Spot{ID: t.Names.ID(thing.Option), Rect: thing.Rect, Drags: can, Acts: acts, Quiet: len(offered) == 0 && !can, Round: t.Own.Round(thing.Option)}
	if thing.Option == t.Pointed && len(ground) == 0 {
		spot.Why = t.WhyNot(thing.Option)
	}
	s := t.F.Spot(spot)
	if len(ground) > 0 {
		t.useThing(place, ground[0], s)
	}
	t.PointAt(thing.Option, spot.ID, s)
	if !t.Reel.Busy() {
		t.Sheets.OnBoard(thing.Option, thing.Rect, s)
	}
	state := board.State{Hover: s.Attention(), Lit: t.Wanted(offered...)}
	for _, o := range offered {
		t.Places[o] = spot.ID
		state.Planned = state.Planned || t.Picked(o)
	}
	if len(offered) > 0 {
		state.Pressed = s.Pressed
		t.useThing(thing.Option, offered[0], s)
	}
	if s.Clicked && len(offered)+len(ground) == 0 && !can && !thing.Rect.Overlaps(t.Board.Layout().Map) {
		t.Sheets.Lay(thing.Option, thing.Rect) // a card of the hand that nothing else is done with
	}
	if s.Carried {
		t.Grip.ShowGhost(thing.Option)
	}
	if t.Grip.Carries() {
		hover := state.Hover
		state = t.Grip.DropOn(spot.ID, thing.Rect, spot.Round, thing.Option)
		state.Hover = state.Hover || hover && s.Focus
	}
	state.Planned = state.Planned || slices.ContainsFunc(t.sent, func(o game.Option) bool { return t.Title.Thing(o) == thing.Option })
	if t.Asking().Carries == row.Subject && thing.Option == t.Pending.About[0] {
		state.Planned = true
	}
	t.States[thing.Option] = t.Own.Mark(thing.Option, state)
}

// groundOf is the place that a thing stands in where that itself is not meant, and the options that are chosen by it.
func (t *Table[V, E]) groundOf(thing game.Option, offered []game.Option) (place game.Option, options []game.Option) {
	place, stands := t.Own.Ground(thing)
	if !stands || len(offered) > 0 {
		return place, nil
	}
	return place, t.OnBoard(place)
}

// useThing takes a thing that is clicked.
func (t *Table[V, E]) useThing(thing, o game.Option, s ui.State) {
	if s.Doubled && t.Asking().Repeats {
		t.Grip.Several(o, carry.All)
		return
	}
	if s.Clicked && !t.Own.Press(thing, o) {
		t.Rest()
		t.Choose(o)
	}
}

// OnBoard lists the options that are chosen by a thing on the board.
func (t *Table[V, E]) OnBoard(thing game.Option) []game.Option {
	if t.Pending == nil || t.Asking().InPanel {
		return nil
	}
	return t.OfferedOn(thing)
}

// outOfView tells whether an option lies on the map where the window does not show it.
func (t *Table[V, E]) outOfView(o game.Option) bool {
	if t.Covered() || t.Asking().InPanel {
		return false
	}
	r, seen := t.Board.Where(t.Flow.Title.Thing(o), t.View)
	return !seen && !r.Empty()
}

// Weigh counts the things of a kind on the board of which a box covers something, or of a strip so high above and below them; what may
// be chosen there weighs three times as much.
func (t *Table[V, E]) Weigh(box ui.Rect, above float64, counts func(thing game.Option) bool) (n int) {
	for _, thing := range t.Things {
		if !counts(thing.Option) || !thing.Rect.InsetXY(0, -above).Overlaps(box) {
			continue
		}
		n++
		if t.Pending != nil && slices.ContainsFunc(t.Pending.Options, func(o game.Option) bool { return t.Flow.Title.Thing(o) == thing.Option }) {
			n += 2
		}
	}
	return n
}
