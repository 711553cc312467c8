// Package hunt is a table for the toy title Hunt: the smallest screen that a title can have. No player ever sees it; ui/table is
// tried on it, and a new title can start from it.
//
//	hunt.go  the screen, and what is its own · rows.go  what questions and events mean · board.go  what lies where
//	notes.go  what players note on the map · pack.go  what each may bring · shelf.go  the title on a shelf · words/  its words
package hunt

import (
	"slices"
	"strconv"

	"holoboard/assets"
	"holoboard/game"
	"holoboard/game/gametest"
	"holoboard/game/session"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/ui"
	"holoboard/ui/table/pins"
	"holoboard/ui/table/play"
	"holoboard/ui/table/tabletest/toy"
)

type (
	view  = gametest.HuntView
	event = gametest.HuntEvent
)

// Table is the screen of Hunt.
type Table struct {
	toy.Table[*view, *event]
	pins *pins.Pins[*view]
}

// New sets people and computers at a table of a session that is kept here.
func New(p ui.Program, s *session.Session[gametest.HuntTable, view]) *Table {
	return kit(gametest.HuntTitle()).Keep(p, session.NewHost(s, true), play.NewClock())
}

// unplayed is a table at which nobody plays.
func unplayed(p ui.Program, projected bool) *Table {
	t := &Table{}
	toy.Set(t, unplayed, p, kind, newTable(p.Words(), projected), new(view), gametest.HuntWire())
	t.pins = pins.New(t.Flow, sites{t, t.Board})
	t.pins.OpenMap, t.pins.ShowBar = func() { t.Shown.Tabs.Open(board.MapTab) }, t.Shown.ShowBar
	t.pins.Keep = func() { t.Program.Keep(t.F, t.Shown) }
	return t
}

// OptionText implements [screen.Words], EventText and EventPlace too.
func (t *Table) OptionText(o game.Option) string {
	if o.Kind == gametest.KindSystem {
		return t.Words.Say("option.system", assets.Args{"n": int(o.A)})
	}
	return t.Table.OptionText(o)
}

// EventText is described at [Table.OptionText].
func (t *Table) EventText(e *event) string {
	return t.Words.Say("event."+e.What, assets.Args{"who": t.NameOf(int(e.Who)), "n": int(e.System)})
}

// EventPlace is described at [Table.OptionText].
func (*Table) EventPlace(e *event) (place game.Option, ok bool) {
	return gametest.System(e.System), e.System > 0
}

// Round implements [screen.Things], and what follows on this.
func (*Table) Round(thing game.Option) bool { return thing.Kind == gametest.KindSystem }

func (t *Table) Turns(thing game.Option) bool { return t.Round(thing) }

func (t *Table) MapPlace(thing game.Option) (place game.Option, ok bool) {
	return thing, t.Round(thing)
}

// Picture shows in the bar where the base can be: a dot for each system, lit if it can.
func (t *Table) Picture() (picture ui.PromptPicture) {
	if t.Pending == nil || t.Pending.Ask != "look_at" && t.Pending.Ask != "strike_at" {
		return picture
	}
	return ui.PromptPicture{Width: 12 * gametest.Ring, Draw: func(r ui.Rect) {
		for i, place := range r.Middle(r.W, 12).Columns(2, slices.Repeat([]float64{1}, gametest.Ring)...) {
			style := render.RingStyle{Line: t.F.Palette.Dim, Width: 1}
			if t.View.CouldBe(uint8(i + 1)) {
				style.Fill = t.F.Palette.Amber
			}
			t.F.Ring(place.Center(), 4, style)
			t.F.Spot(ui.Spot{ID: "could." + strconv.Itoa(i+1), Rect: place, Quiet: true})
		}
	}}
}

// Uses implements [screen.Carries]: the systems that the probe can be put on.
func (t *Table) Uses(thing game.Option) []game.Option {
	if thing != probe {
		return nil
	}
	return t.OfferedWhere(func(o game.Option) bool { return o.Kind == gametest.KindSystem })
}

// DrawCarried implements [screen.Carries].
func (t *Table) DrawCarried(_ game.Option, at ui.Point) {
	t.F.Sign("eye", render.Around(at, 40, 40), t.F.Palette.SideColor(int(gametest.Seeker)))
}
