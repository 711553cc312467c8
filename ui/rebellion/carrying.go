package rebellion

import (
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/rebellion/pieces"
	"holoboard/ui"
)

// What carrying means at a table of Rebellion: [carry.Title].

// Uses lists the options to use an action card with a leader.
func (t carried) Uses(thing game.Option) []game.Option {
	if thing.Kind != rules.KindLeader {
		return nil
	}
	return t.OfferedWhere(func(o game.Option) bool { return o.Kind == rules.KindAction && o.B == thing.A })
}

// Lands is the system that units move to.
func (t carried) Lands(_, _ game.Option) (place game.Option, alone bool) {
	return t.View.Moving.To.Thing(), t.Asks(rules.AskMove)
}

// Home is the pool, for a leader who is taken back.
func (t carried) Home(thing game.Option) (place game.Option, away bool) {
	if !t.Asks(rules.AskAssign) {
		return place, false
	}
	return poolOf(rules.SideOf(t.Pending.Seat)), t.View.Leaders[thing.A].At != rules.InPool
}

// poolOf stands for the pool of a side's leaders as a place to put one.
func poolOf(s rules.Side) game.Option { return game.Option{Kind: poolKind, A: uint8(s)} }

// poolKind is no kind of the rules.
const poolKind = 255

// Settled is where a unit or a leader went that had only one place to go.
func (carried) Settled(news []game.Event) (game.Option, bool) {
	for _, e := range news {
		switch e := e.(rules.Event); e.Kind {
		case rules.UnitDeployed, rules.UnitPlaced:
			return e.System.Thing(), true
		case rules.Assigned:
			return e.Card, true
		}
	}
	return game.Option{}, false
}

// StandsOn is the system or base space that units or a leader stand in, the mission that he is on, or his
// pool.
func (t carried) StandsOn(thing game.Option) game.Option {
	switch thing.Kind {
	case rules.KindUnitAt:
		return rules.System(thing.B).Thing()
	case rules.KindLeader:
		l := rules.Leader(thing.A)
		switch at := t.View.Leaders[l].At; {
		case at == rules.InPool:
			return poolOf(t.View.Serves(l))
		case at <= rules.Spot(rules.BaseSpace):
			return rules.System(at).Thing()
		case at >= rules.OnMission:
			return rules.Slot(t.View.Serves(l), uint8(at-rules.OnMission))
		}
	}
	return game.Option{}
}

// Stack is how many units of the type of a stack are where it stands, or wait to be put on the table.
func (t carried) Stack(thing game.Option) int {
	switch thing.Kind {
	case rules.KindUnitAt:
		return int(t.View.Units[thing.B][thing.A])
	case rules.KindUnit:
		return int(t.View.Deploying.Leaving[thing.A])
	}
	return 1
}

// Gives are the answers that come of putting so many of a stack somewhere.
func (t carried) Gives(thing, place game.Option, answers []game.Option, n int) []game.Option {
	if n > 1 && thing.Kind == rules.KindUnit {
		return t.placing.Several(thing, place, n)
	}
	return answers
}

// DrawCarried draws what is carried at the pointer.
func (t carried) DrawCarried(thing game.Option, at ui.Point) {
	const w, h = 46, 42
	f := t.F
	if thing.Kind == rules.KindLeader {
		box := render.Around(at, 44, 55)
		f.Shadow(box)
		pieces.DrawLeader(f.Canvas, t.View, rules.Leader(thing.A), box)
		return
	}
	box := render.Around(at, w, h)
	f.Shadow(box)
	f.Panel(box, f.Palette.Chosen())
	pieces.DrawUnit(f.Canvas, rules.Unit(thing.A), box.Inset(5))
}

// dropInPool takes back a leader who is brought home from a mission.
func (t *Table) dropInPool() {
	if !t.Asks(rules.AskAssign) {
		return
	}
	side := rules.SideOf(t.Pending.Seat)
	if pool := t.Board.Pool(t.View, side); !pool.Empty() {
		t.screen.Grip.DropHome(poolOf(side), pool)
	}
}
