// Package watch is looking at a game that is played at a table: a whole room sees it on a [Projector], a recorded one is wound and
// told on a [Tape], and a part of the game under way is told once more. Nobody plays at the tables that show these.
//
//	watch.go      a table that turns to the room, and tells things once more · again.go  that
//	projector.go  what everybody may see, for a whole room · follower.go  the same of a game that is played elsewhere
//	tape.go       recorded games · marks.go  moments that one may want to find
package watch

import (
	"holoboard/game"
	"holoboard/game/session"
	"holoboard/ui"
	"holoboard/ui/table/play"
	"holoboard/ui/table/reel"
	"holoboard/ui/table/screen"
	"holoboard/ui/table/tell"
)

// Table is a table whose game can be looked at otherwise while it is played.
type Table[V any, E game.Event] struct {
	*screen.Table[V, E]
	unplayed  func(p ui.Program, projected bool) *screen.Table[V, E] // another table of the title, at which nobody plays
	wire      session.Wire
	projector *Projector[V, E] // is shown instead, or nil
	again     *again[V, E]     // is shown instead, or nil
	filled    bool             // the window filled the screen before that
}

// New returns a table at which nobody plays yet; unplayed returns another one of its title, whose wire tells far away what happens.
func New[V any, E game.Event](t *screen.Table[V, E], wire session.Wire, unplayed func(p ui.Program, projected bool) *screen.Table[V, E]) *Table[V, E] {
	w := &Table[V, E]{Table: t, unplayed: unplayed, wire: wire}
	t.Heard, t.Game = w.heard, w
	return w
}

// Begin has a game played at the table, see [screen.Table.Begin].
func (t *Table[V, E]) Begin(at *play.Place[V]) {
	t.Table.Begin(at)
	t.Log.Again = t.TellAgain
}

// ScreenName tells what is shown, for tests.
func (t *Table[V, E]) ScreenName() string {
	switch {
	case t.projector != nil:
		return "projector"
	case t.again != nil:
		return "again"
	}
	return t.Table.ScreenName()
}

// Show implements [ui.Screen].
func (t *Table[V, E]) Show(f *ui.Frame) {
	t.F = f
	if t.projector != nil {
		t.showProjector()
		return
	}
	t.Listen()
	if t.again != nil {
		t.showAgain()
		return
	}
	t.Table.Show(f)
	if f.Pressed(ui.KeyP) {
		t.Project(f)
	}
}

// Account implements [ui.Accounting].
func (t *Table[V, E]) Account() (a ui.Account, shows func(spot string) bool, ok bool) {
	if t.projector != nil || t.again != nil {
		return a, nil, false
	}
	return t.Table.Account()
}

// Feed implements [ui.Game].
func (t *Table[V, E]) Feed() (ui.Feed, error) {
	return t.Play.Table.Feed(t.wire, 0, 0), nil
}

// Told implements [ui.Game].
func (t *Table[V, E]) Told() string {
	seen, _ := t.Play.Table.Frames(0)
	events := reel.EventsOf(reel.FramesOf(seen, t.Means.Event))
	return tell.TextOf(t.Log.Title.Recount(events, tell.UpTo(0, len(events))))
}

// heard tells the room what an answer has led to.
func (t *Table[V, E]) heard() {
	if t.projector != nil {
		t.projector.Hear()
	}
}

// Project implements [ui.Game]: until the player goes back the screen shows what everybody may see, whoever sits there. The
// computer goes on playing; people are asked when they are back.
func (t *Table[V, E]) Project(f *ui.Frame) {
	t.projector = NewProjector(t.unplayed(t.Program, true), t.Play.Table)
	t.filled = f.Window().Fullscreen
	f.Window().Fullscreen = true
	f.Go(t.Game)
}

// Projector is what a whole room is shown instead of the table, or nil.
func (t *Table[V, E]) Projector() *Projector[V, E] { return t.projector }

// Points implements [ui.Distant].
func (t *Table[V, E]) Points(upright bool) (w, h float64) {
	if t.projector == nil {
		return 0, 0
	}
	return t.projector.Points(upright)
}

func (t *Table[V, E]) showProjector() {
	const size, margin = 44, 10
	f := t.F
	t.projector.Table.Board.SetSize(f.W, f.H)
	l := t.projector.Table.Board.Layout()
	back := l.Menu
	if t.projector.kept = 0; back.Empty() { // it hides nothing of the table
		back, _ = l.Prompt.InsetXY(margin, 0).CutRight(size)
		back, t.projector.kept = back.Middle(size, size), size+margin
	}
	t.projector.Show(f)
	if t.projector.Table.Reel.Busy() {
		t.Stand()
	} else {
		t.LetPlay()
	}
	if f.Button(ui.Button{ID: "projector.back", Rect: back, Sign: "projector", Hint: t.Words.Say("table.projector"), Key: ui.KeyP}) || f.Pressed(ui.KeyEscape) {
		t.endProjector()
	}
}

// endProjector goes back to the view of whoever sits there, or to the cover where several share the screen.
func (t *Table[V, E]) endProjector() {
	t.F.Window().Fullscreen = t.filled
	t.projector = nil
	t.Rise()
	t.F.Invalidate()
}
