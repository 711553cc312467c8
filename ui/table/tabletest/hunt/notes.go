package hunt

import (
	"holoboard/game"
	"holoboard/game/gametest"
	"holoboard/render/board"
	"holoboard/ui"
	"holoboard/ui/table/flow"
	"holoboard/ui/table/pins"
	"holoboard/ui/table/screen"
)

// What players pin are systems. sites implements [pins.Table].
type sites struct {
	*Table
	laid
}

// laid is the board, as far as pins ask it.
type laid interface{ Layout() board.Layout }

func (t sites) MayPin() bool { return t.Shown.Play != nil && t.Viewer >= 0 && t.View.Seat == t.Viewer }

func (t sites) Sites() (all []pins.Site) {
	for i := range uint8(gametest.Ring) {
		o := gametest.System(i + 1)
		all = append(all, pins.Site{ID: gametest.Hunt{}.Word(o), Thing: o})
	}
	return all
}

func (t sites) First() pins.Site { return t.Sites()[0] }

func (t sites) Where(system game.Option) (center ui.Point, reach float64) {
	return t.Board.Center(system, t.View), t.Board.Camera().Zoom * board.RingRadius
}

func (t sites) Name(system game.Option) string { return t.OptionText(system) }

// About tells whether the base can be in a system.
func (t sites) About(system game.Option) string {
	if t.View.CouldBe(system.A) {
		return t.Words.Say("could.be")
	}
	return t.Words.Say("could.not")
}

// ShowLayer implements [screen.Panels], and what follows too: pins on the map, the note that is written, the button that leads to them.
func (t *Table) ShowLayer(l screen.Layer) {
	switch l {
	case screen.UnderThings:
		t.pins.ShowSites(t.Shown.States)
	case screen.OverBoard:
		for _, s := range (sites{t, t.Board}).Sites() {
			t.pins.Draw(s)
		}
	case screen.OverSheets:
		t.pins.ShowNote()
	}
}

func (t *Table) ShowPrompt() bool { return t.pins.ShowBarOfPins() }

func (t *Table) Holds() bool { return t.pins.Pinning() }

func (t *Table) Also(list []flow.Button) []flow.Button { return t.pins.WithButton(list) }
