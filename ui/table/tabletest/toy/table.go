package toy

import (
	"io/fs"

	"holoboard/assets"
	"holoboard/game"
	"holoboard/game/session"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/ui"
	"holoboard/ui/table/advice"
	"holoboard/ui/table/flow"
	"holoboard/ui/table/reel"
	"holoboard/ui/table/row"
	"holoboard/ui/table/scene"
	"holoboard/ui/table/screen"
	"holoboard/ui/table/seat"
	"holoboard/ui/table/watch"
)

// Words is the folder with a title's words in what it embeds.
func Words(embedded fs.FS) fs.FS {
	folder, err := fs.Sub(embedded, "words")
	if err != nil {
		panic(err)
	}
	return folder
}

// Kind is what a toy title says of its questions, its events, and its two seats.
type Kind[V any, E game.Event] struct {
	seat.ByRows[E]
	Signs [2]string                  // of the seats
	What  func(e E) string           // what an event says
	Stand func(v V) (round, won int) // how a game stands: won is the seat that has won, from 1 on
	Hand  func(v V) []uint8          // what the viewer holds, by kind
}

// Emblem implements [seat.Meaning].
func (k *Kind[V, E]) Emblem(side int) string { return append(k.Signs[:], "")[side] }

// Table is the screen of a toy title, but for what is its own: embed it and write the rest.
type Table[V any, E game.Event] struct {
	*seat.Seat[V, E]
	screen.Plain[V, E]
	screen.PlainOwn[V, E]

	Kind  *Kind[V, E]
	Shown *watch.Table[V, E] // that shows it
}

// A Title is a toy title's table.
type Title[V any, E game.Event] interface {
	screen.Whole[V, E]
	flow.Title
}

// Set makes the parts of a table at which nobody plays: of a title that embeds it, its board, what it sees before anything is told, what
// else it has, if anything, and what makes another one.
func (t *Table[V, E]) Set(p ui.Program, own Title[V, E], kind *Kind[V, E], b board.Board[V], nothing V, wire session.Wire, more func(*screen.Parts[V, E]), another func(ui.Program, bool) *watch.Table[V, E]) {
	t.Kind = kind
	t.Seat = &seat.Seat[V, E]{Flow: flow.New(own, p, nothing), Board: b, Means: kind}
	parts := screen.Parts[V, E]{
		Lines:  screen.PlainLines[V, E]{Of: t.Seat, Text: func(e E) string { return t.Shown.Own.EventText(e) }},
		Sheets: screen.PlainSheets[V, E]{Of: t.Seat}, Why: t.why,
	}
	if more != nil {
		more(&parts)
	}
	t.Shown = watch.New(screen.New(t.Seat, screen.OwnOf[V, E](own), parts), wire, func(p ui.Program, projected bool) *screen.Table[V, E] { return another(p, projected).Table })
	t.Shown.Advice.Choose = func(s session.Sight[V], _ uint64, _ func() bool) advice.Choice {
		return advice.Choice{Option: s.Asked().Options[0]}
	}
}

// Screen is what shows it, see [opening.Kit].
func (t *Table[V, E]) Screen() *watch.Table[V, E] { return t.Shown }

// Teller implements [screen.Title].
func (t *Table[V, E]) Teller() reel.Teller[E] { return t.Kind }

// Thing implements [flow.Title].
func (*Table[V, E]) Thing(o game.Option) game.Option { return o }

// Explain implements [flow.Title].
func (t *Table[V, E]) Explain(thing game.Option) string {
	if why := t.Shown.Play.Sight().WhyNot(thing); why != nil {
		return t.why(why)
	}
	return ""
}

// why says why something was refused.
func (t *Table[V, E]) why(why *game.Why) string { return t.Words.Say("why." + string(why.Text)) }

// Question implements [screen.Words].
func (t *Table[V, E]) Question(d *game.Decision) (title, help string) {
	return t.Words.Say("ask." + string(d.Ask)), ""
}

// ButtonText implements [screen.Words].
func (t *Table[V, E]) ButtonText(o game.Option) string { return t.Shown.Own.OptionText(o) }

// EventText implements [screen.Words].
func (t *Table[V, E]) EventText(e E) string {
	return t.Words.Say("event."+t.Kind.What(e), assets.Args{"who": t.NameOf(t.Kind.Actor(e))})
}

// NameOf is what a side is called.
func (t *Table[V, E]) NameOf(side int) string { return t.Words.Say("side." + t.Kind.SideID(side)) }

// SeatID implements [screen.Words].
func (t *Table[V, E]) SeatID(_ V, s game.Seat) string { return t.Kind.SideID(int(s)) }

// MarkOf implements [screen.Words].
func (t *Table[V, E]) MarkOf(e E) screen.Mark {
	return screen.Mark{Name: t.Shown.Own.EventText(e), Side: t.Kind.Actor(e), Warns: t.Kind.Telling(e).Mark == row.Chapter}
}

// EventColor implements [screen.Words].
func (t *Table[V, E]) EventColor(e E) render.Color { return t.F.Palette.SideColor(t.Kind.Actor(e)) }

// InHand implements [screen.Things].
func (t *Table[V, E]) InHand() (n int) {
	for _, held := range t.Kind.Hand(t.View) {
		n += int(held)
	}
	return n
}

// About implements [screen.Title].
func (t *Table[V, E]) About() string {
	round, _ := t.Kind.Stand(t.Shown.Play.Open())
	return t.Words.Say("table.standing", assets.Args{"n": round})
}

// Result implements [screen.Title].
func (t *Table[V, E]) Result() *ui.Result {
	if !t.Shown.Play.Over() {
		return nil
	}
	round, won := t.Kind.Stand(t.Shown.Play.Open())
	return &ui.Result{Won: []bool{won == 1, won == 2}, How: "result." + t.Kind.SideID(won-1), Rounds: round}
}

// Outcome implements [screen.Panels].
func (t *Table[V, E]) Outcome() scene.Outcome {
	_, won := t.Kind.Stand(t.View)
	side, p := won-1, &t.F.Palette
	return scene.Outcome{
		Sign: t.Kind.Emblem(side), Color: p.SideColor(side), Panel: p.SidePanel(side), Title: t.NameOf(side), How: t.Words.Say("result." + t.Kind.SideID(side)),
	}
}

// ShowResult implements [screen.Panels]: who has won, and no pictures.
func (t *Table[V, E]) ShowResult() (buttons []ui.Rect, size float64) {
	empty := func(ui.Rect) {}
	page := scene.Result{Outcome: t.Outcome(), Pictures: [2]func(ui.Rect){empty, empty}, High: func(float64) (h [2]float64) { return h }}
	return page.Show(t.F)
}
