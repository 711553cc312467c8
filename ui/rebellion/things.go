package rebellion

import (
	"math"
	"slices"

	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	board "holoboard/render/rebellion"
	"holoboard/ui"
	"holoboard/ui/rebellion/words"
	"holoboard/ui/table/row"
)

// showMap draws the board and lets the player point at what lies on it.
func (t *Table) showMap() {
	t.watch()
	if !t.planned() {
		t.moveCamera()
	}
	t.follow()
	middle := t.Middle()
	t.dropOnTerritory()
	if !t.Phone() {
		t.dropInPool()
	}
	t.movement.Look()
	t.things = t.Board.AppendThings(t.things[:0], &t.View)
	if t.hunt.Pinning() {
		t.hunt.ShowSites(t.states)
		t.things = t.things[:0]
	}
	for _, thing := range t.things {
		if thing.Listed || t.scene != nil && thing.Rect.Overlaps(middle) {
			continue
		}
		t.showThing(thing)
	}
	t.showFacts()
	if t.Board.Draw(t.F.Canvas, &t.View, t.looks()) {
		t.F.Invalidate()
	}
	t.placing.DrawBaseTag()
	t.showDoubts()
	t.drawNews()
}

// looks is how the board looks in this frame.
func (t *Table) looks() board.Look {
	if t.looksOf == nil {
		t.looksOf, t.held = func(o game.Option) board.State { return t.states[o] }, t.inHand
	}
	t.placing.Tag()
	look := board.Look{
		Of:      t.looksOf,
		Breath:  t.Breath(),
		Held:    t.held,
		Covered: t.scene != nil && t.scene.Hides(),
	}
	if set := t.concerned(); set != 0 {
		look.Concerns = func(place game.Option) bool { return set>>place.A&1 != 0 }
	}
	look.Routes, look.Happening, look.Tags = t.movement.Routes(), t.breaking(), t.placing.Tags
	if m := t.travel(); m != nil {
		look.Movers, look.Routes = []board.Mover{m.mover}, m.routes
		look.Held = func(o game.Option) int {
			if o == m.away {
				return 1
			}
			return 0
		}
	}
	return look
}

// moveCamera follows wheel, fingers and drags over the map.
func (t *Table) moveCamera() {
	const aNotch = 1.18
	camera := t.Board.Camera
	area := t.F.Area("map", t.Board.Layout().Map)
	before := camera.Zoom
	if area.Pan != (ui.Point{}) {
		camera.Pan(area.Pan)
	}
	if area.Wheel != 0 {
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
func (t *Table) showThing(thing board.Thing) {
	offered := t.onBoard(thing.Option)
	ground := t.groundOf(thing.Option, offered)
	drags := t.carries(thing.Option, offered)
	spot := ui.Spot{ID: t.Names.ID(thing.Option), Rect: thing.Rect, Drags: drags, Quiet: len(offered) == 0 && !drags, Round: thing.Option.Kind == rules.KindSystem && !t.isBase(thing.Option)}
	if thing.Option == t.Pointed && len(ground) == 0 {
		spot.Why = t.WhyNot(thing.Option)
	}
	s := t.F.Spot(spot)
	if len(ground) > 0 {
		t.useThing(rules.System(thing.Option.B).Thing(), ground[0], s)
	}
	t.PointAt(thing.Option, spot.ID, s)
	if !t.Reel.Busy() {
		t.sheets.OnBoard(thing.Option, thing.Rect, s)
	}
	state := board.State{Hover: s.Attention(), Lit: len(offered) > 0}
	for _, o := range offered {
		t.Places[o] = spot.ID
		state.Planned = state.Planned || t.Picked(o)
	}
	state.New = slices.Contains(t.refresh.NewCards(), thing.Option)
	if len(offered) > 0 {
		state.Pressed = s.Pressed
		t.useThing(thing.Option, offered[0], s)
	}
	if s.Carried {
		t.showGhost(thing.Option)
	}
	if t.grip.name != "" {
		hover, fresh := state.Hover, state.New
		state = t.drop(spot.ID, thing.Rect, spot.Round, thing.Option)
		state.New = fresh
		state.Hover = state.Hover || hover && s.Focus
		if thing.Option == t.ground {
			state.Over, state.Refused = state.Over || t.onGround.Over, state.Refused || t.onGround.Refused
		}
	}
	if thing.Option == t.View.Moving.To.Thing() && t.Asks(rules.AskMove) || t.Asking().Carries == row.Subject && thing.Option == t.Pending.About[0] {
		state.Planned = true
	}
	state.Planned = state.Planned || t.movement.Could(thing.Option)
	t.states[thing.Option] = state
}

// groundOf lists the options of the place that units stand in, where they themselves are not meant: a stack may hide
// nearly all of its place.
func (t *Table) groundOf(thing game.Option, offered []game.Option) []game.Option {
	if thing.Kind != rules.KindUnitAt || len(offered) > 0 {
		return nil
	}
	return t.onBoard(rules.System(thing.B).Thing())
}

// useThing takes a thing that is clicked, or all of a stack that is clicked twice.
func (t *Table) useThing(thing, o game.Option, s ui.State) {
	switch {
	case s.Doubled && t.Pending.Ask == rules.AskMove:
		t.moveUnits(o, all)
	case s.Clicked && thing.Kind == rules.KindAction:
		t.sheets.Use(thing)
	case s.Clicked:
		t.Rest()
		t.Choose(o)
	}
}

// dropOnTerritory takes what is put down anywhere in a system's territory, not only on its planet.
func (t *Table) dropOnTerritory() {
	t.ground, t.onGround = game.Option{}, board.State{}
	if t.grip.name == "" || t.scene != nil || t.planned() {
		return
	}
	if s, ok := t.Board.At(t.F.In.At); ok {
		t.ground = s.Thing()
		t.onGround = t.drop("territory", t.Board.Layout().Map, false, t.ground)
	}
}

// dropInPool takes back a leader who is brought home from a mission.
func (t *Table) dropInPool() {
	if t.Pending == nil || t.Pending.Ask != rules.AskAssign {
		return
	}
	pool := t.Board.Pool(&t.View, rules.SideOf(t.Pending.Seat))
	if pool.Empty() {
		return
	}
	l, ok := t.grip.landing(poolOf(rules.SideOf(t.Pending.Seat)))
	at := t.F.Drop(ui.Target{ID: "pool", Rect: pool}, func(string) (bool, string) { return ok, "" })
	if at.Open {
		style := t.F.Palette.Chosen()
		if !at.Over {
			style.Fill = render.Color{}
		}
		t.F.OnTop(func() { t.F.Panel(pool.Inset(-2), style.With(t.F.Palette.Legal, 2)) })
	}
	if at.Got != "" {
		t.put(l)
	}
}

// isBase tells whether a thing is the Rebel Base space, which is a panel and no disc.
func (t *Table) isBase(o game.Option) bool { return o == rules.BaseSpace.Thing() }

// onBoard lists the options that are chosen by a thing on the board.
func (t *Table) onBoard(thing game.Option) []game.Option {
	if t.Pending == nil || t.Asking().InPanel {
		return nil
	}
	return t.OfferedOn(thing)
}

// concerned are the systems that the question is about; no system at all if it is about none or nearly all.
func (t *Table) concerned() (set rules.Systems) {
	const nearlyAll = 24
	if t.Pending == nil {
		return 0
	}
	n := 0
	add := func(s rules.System) {
		if s < rules.BaseSpace && set>>s&1 == 0 {
			set |= 1 << s
			n++
		}
	}
	for _, o := range t.Pending.Options {
		switch thing := words.ThingOf(o); thing.Kind {
		case rules.KindSystem:
			add(rules.System(thing.A))
		case rules.KindUnitAt:
			add(rules.System(thing.B))
		case rules.KindLeader:
			if at := t.View.Leaders[thing.A].At; at < rules.Spot(rules.BaseSpace) {
				add(rules.System(at))
			}
		}
	}
	for _, tag := range t.placing.Tags {
		add(rules.System(tag.At.A))
	}
	if t.View.Moving.To < rules.BaseSpace && t.Pending.Ask == rules.AskMove {
		add(t.View.Moving.To)
	}
	if n > nearlyAll {
		return 0
	}
	return set
}
