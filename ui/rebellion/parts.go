package rebellion

import (
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/game/session"
	"holoboard/render/board"
	"holoboard/ui"
	"holoboard/ui/rebellion/hunt"
	"holoboard/ui/rebellion/movement"
	"holoboard/ui/rebellion/placing"
	"holoboard/ui/rebellion/refresh"
)

// The parts of the screen that are packages, and what each asks of the rest.

// newHunt is the hunt at this table.
func (t *Table) newHunt() *hunt.Hunt {
	h := hunt.New(t.Seat)
	h.Moments = func(seat game.Seat) ([]session.Moment[rules.View], error) { return t.tape().Moments(seat) }
	h.Covered = t.covers
	h.Plays = func() bool { return t.guide == nil && t.play.Person(t.Viewer) }
	h.OpenMap = func() { t.open(board.MapTab) }
	h.Fold = func() { t.recap.folded = true }
	h.ShowBar = t.showBar
	h.Keep = func() { t.Program.Keep(t.F, t) }
	return h
}

// newRefresh is the Refresh Phase at this table.
func (t *Table) newRefresh() *refresh.Phase {
	return refresh.New(t.Seat, t.covers, &t.log)
}

// newMovement is what this table shows of units that move.
func (t *Table) newMovement() *movement.Movement {
	return &movement.Movement{
		Seat:    t.Seat,
		Hand:    &t.grip,
		Sight:   func() session.Sight[rules.View] { return t.play.Sight() },
		Covered: t.covers,
		Ground:  func() game.Option { return t.ground },
		Place:   func() ui.Rect { return t.bar.BesideAt },
	}
}

// newPlacing is what this table shows of units that are put on it.
func (t *Table) newPlacing() *placing.Placing {
	return &placing.Placing{
		Seat:  t.Seat,
		Hand:  &t.grip,
		Sight: func() session.Sight[rules.View] { return t.play.Sight() },
		Seed:  func() uint64 { return t.play.Keeper.Started().Seed },
	}
}

// Carried implements [seat.Hand].
func (g *grip) Carried() (thing game.Option, carries bool) { return g.thing, g.name != "" }

// Takes implements [seat.Hand].
func (g *grip) Takes(thing game.Option) (answers []game.Option, takes bool) {
	l, takes := g.landing(thing)
	return l.answers, takes
}

// covers tells whether a scene covers the map in this frame.
func (t *Table) covers() bool { return t.scene != nil }

// Notes implements [ui.Noting].
func (t *Table) Notes() []byte { return t.hunt.Notes() }

// TakeNotes implements [ui.Noting].
func (t *Table) TakeNotes(data []byte) error { return t.hunt.TakeNotes(data) }

// HideNotes implements [ui.Noting].
func (t *Table) HideNotes(hide bool) { t.hunt.HideNotes(hide) }
