package rebellion

import (
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/game/session"
	board "holoboard/render/rebellion"
	"holoboard/ui/rebellion/hunt"
)

// The parts of the screen that are packages, and what each asks of the rest.

// newHunt is the hunt at this table.
func (t *Table) newHunt() *hunt.Hunt {
	return &hunt.Hunt{
		Seat:    t.Seat,
		Pins:    hunt.Pinboard{},
		Moments: func(seat game.Seat) ([]session.Moment[rules.View], error) { return t.tape().Moments(seat) },
		Covered: t.covers,
		Plays:   func() bool { return t.guide == nil && t.play.Person(t.Viewer) },
		OpenMap: func() { t.open(board.MapTab) },
		Fold:    func() { t.recap.folded = true },
		ShowBar: t.showBar,
		Keep:    func() { t.Program.Keep(t.F, t) },
	}
}

// covers tells whether a scene covers the map in this frame.
func (t *Table) covers() bool { return t.scene != nil }

// Notes implements [ui.Noting].
func (t *Table) Notes() []byte { return t.hunt.Notes() }

// TakeNotes implements [ui.Noting].
func (t *Table) TakeNotes(data []byte) error { return t.hunt.TakeNotes(data) }

// HideNotes implements [ui.Noting].
func (t *Table) HideNotes(hide bool) { t.hunt.HideNotes(hide) }
