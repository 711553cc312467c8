package rebellion

import (
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/board"
)

// moving is what is on its way over the board in this frame.
type moving struct {
	mover  board.Mover
	away   game.Option // the stack or leader that it comes from
	routes []board.Route
}

// travel is what the event being told moves over the board, or nil.
func (t *Table) travel() *moving {
	e, told := t.Reel.Event()
	if e == nil || t.Covered() {
		return nil
	}
	m := &moving{mover: board.Mover{Count: 1, Size: 1.15}}
	switch e.Kind {
	case rules.UnitMoved:
		m.mover.What, m.away = e.Unit.Thing(), rules.UnitAt(e.Unit, e.From)
		m.routes = []board.Route{{From: e.From.Thing(), To: e.System.Thing()}}
	case rules.UnitDeployed, rules.UnitPlaced:
		m.mover.What, m.away = e.Unit.Thing(), e.Unit.Thing()
	case rules.Activated, rules.LeaderMoved, rules.CaptiveMoved, rules.LeaderAdded, rules.LeaderRescued, rules.LeaderJoined, rules.Retreated:
		m.mover.What, m.away = e.Leader.Thing(), e.Leader.Thing()
	default:
		return nil
	}
	from, seen := t.Board.Where(m.away, t.View)
	if !seen && from.Empty() {
		return nil
	}
	start, end := from.Center(), t.Board.Center(e.System.Thing(), t.View)
	if e.Kind == rules.UnitMoved {
		start = t.Board.Center(e.From.Thing(), t.View)
	}
	m.mover.At = start.Toward(end, render.InOut(told))
	return m
}

// breaking is the planet that the event being told destroys.
func (t *Table) breaking() board.Happening {
	e, told := t.Reel.Event()
	if e == nil || e.Kind != rules.SystemDestroyed {
		return board.Happening{}
	}
	return board.Happening{At: e.System.Thing(), Told: told, Calm: t.F.Clock.Reduced}
}
