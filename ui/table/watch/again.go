package watch

import (
	"slices"
	"sort"
	"time"

	"holoboard/game"
	"holoboard/game/session"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/table/flow"
)

// again shows once more on the table what a line of the log or of the recap tells, and then goes back to the game.
type again[V any, E game.Event] struct {
	tape *Tape[V, E]
	rest render.Motion // the end is left to be looked at
	done bool
}

// TellAgain shows again what happened from an event that the viewer saw to before another one.
func (t *Table[V, E]) TellAgain(first, until int) {
	tape := NewTape(t.unplayed(t.Program, false), session.Seen(t.Play.Desk(t.Viewer)))
	tape.tellFrom(first, until)
	t.again = &again[V, E]{tape: tape}
	t.Log.Open = false
	t.F.Invalidate()
}

// Again is the recorded game that is told from once more, or nil.
func (t *Table[V, E]) Again() *Tape[V, E] {
	if t.again == nil {
		return nil
	}
	return t.again.tape
}

// Record is the game as far as it has come, with all that happened at its table; nil where that is kept elsewhere.
func (t *Table[V, E]) Record() session.Recording[V] {
	if t.Play.Keeper == nil {
		return nil
	}
	record, err := t.Play.Keeper.Record()
	if err != nil {
		panic(err) // what was played can be played again
	}
	return record
}

// tellFrom shows the table before an event and has it told from there to before another one.
func (p *Tape[V, E]) tellFrom(first, until int) {
	at := sort.SearchInts(p.until, first+1)
	p.Wind(at - 1)
	if at == 0 {
		return // so it was laid out
	}
	t := p.Table
	before := t.Reel.View
	if first > 0 {
		before = p.frames[first-1].View
	}
	t.Reel.Begin(before, slices.Clip(p.events[:first]))
	p.at = sort.SearchInts(p.until, until)
	t.Reel.Add(p.frames[first:until], p.moments[p.at].View)
}

// showAgain shows the table as it was instead of the table as it is. Where nothing moves, it does here: that is what the
// player wants to see.
func (t *Table[V, E]) showAgain() {
	const looked = 1200 * time.Millisecond
	f, a := t.F, t.again
	t.Pending = nil
	if f.Clock.Speed == render.Off {
		f.Clock.Speed = render.Normal
		defer func() { f.Clock.Speed = render.Off }()
	}
	t.Board.SetSize(f.W, f.H)
	places := a.tape.Show(f)
	bar := ui.Prompt{Rect: places.Bar, Waiting: true, Title: a.tape.Told(), Help: t.Words.Say("again.help")}
	stop := flow.Button{
		Button: ui.Button{ID: "again.stop", Label: t.Words.Say("again.stop"), Key: ui.KeyEscape, KeyName: "Esc"},
		Press:  func(game.Option) { t.endAgain() },
	}
	t.ShowBar(bar, []flow.Button{stop})
	switch {
	case a.tape.Telling():
	case !a.done:
		a.rest, a.done = f.Clock.Begin(looked), true
		f.Progress(a.rest)
	case f.Progress(a.rest) == 1:
		t.endAgain()
	}
}

func (t *Table[V, E]) endAgain() {
	t.again = nil
	t.F.Invalidate()
}
