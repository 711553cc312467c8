package hunt

import (
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/render/board"
	"holoboard/ui"
	"holoboard/ui/table/pins"
)

// What players pin in the hunt are systems. table implements [pins.Table].
type table struct{ *Hunt }

// sites are all systems.
var sites = func() (all []pins.Site) {
	for s := range rules.BaseSpace {
		all = append(all, siteOf(s))
	}
	return all
}()

func siteOf(s rules.System) pins.Site { return pins.Site{ID: s.String(), Thing: s.Thing()} }

// MayPin implements [pins.Table]: in the hunt, in a game that is played.
func (h table) MayPin() bool {
	return h.Shows() && h.View.Seat == h.Viewer && h.Plays()
}

// Sites implements [pins.Table].
func (table) Sites() []pins.Site { return sites }

// First implements [pins.Table]: where the base can be.
func (h table) First() pins.Site {
	for s := range rules.BaseSpace {
		if h.View.Sites().Has(s) {
			return siteOf(s)
		}
	}
	return sites[0]
}

// Where implements [pins.Table].
func (h table) Where(thing game.Option) (center ui.Point, reach float64) {
	return h.Board.Center(thing, h.View), h.Board.Camera().Zoom * huntSize
}

// Name implements [pins.Table].
func (h table) Name(thing game.Option) string { return h.Say.System(rules.System(thing.A)) }

// About implements [pins.Table].
func (h table) About(thing game.Option) string { return h.siteReason(rules.System(thing.A)) }

// Layout implements [pins.Table].
func (h table) Layout() board.Layout { return h.Board.Layout() }

// About tells whether the base can be in a system, and if not, since when and why; and what the player put down there.
func (h *Hunt) About(s rules.System) string { return h.Tell(siteOf(s)) }
