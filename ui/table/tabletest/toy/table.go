package toy

import (
	"io/fs"
	"slices"

	"holoboard/assets"
	"holoboard/game"
	"holoboard/game/gametest"
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

// A View is what a seat of a toy title sees.
type View interface {
	Stands() (round, won int)                 // won is the seat that has won, from 1 on
	Holds() (viewer game.Seat, cards []uint8) // what he holds, by kind of card
}

// An Event says what happened in a toy title, and of whom that is told.
type Event interface {
	game.Event
	Says() (what string, who game.Seat)
}

// Kind is what a toy title says of its questions, its events, its things, and its two seats, each of which is a side.
type Kind[E Event] struct {
	seat.ByRows[E]
	Signs  [2]string                // of the seats
	Word   func(game.Option) string // "option.WORD" is what an option is called
	Things []string                 // what spots are called of the kinds of things that are no options, from [Own] on: each is a side's, A
}

// Own is the first kind of a title's things that are no options.
const Own uint8 = 100

// Thing is the one of a kind that a side has.
func Thing(kind uint8, side int) game.Option { return game.Option{Kind: kind, A: uint8(side)} }

// Emblem implements [seat.Meaning].
func (k *Kind[E]) Emblem(side int) string { return append(k.Signs[:], "")[side] }

// ByWhat finds an event's row by what it says, for [seat.ByRows].
func ByWhat[E Event](whats ...string) func(e E) (kind, side int) {
	return func(e E) (kind, side int) {
		what, who := e.Says()
		return slices.Index(whats, what), int(who)
	}
}

// Table is the screen of a toy title, but for what is its own: embed it and write the rest.
type Table[V View, E Event] struct {
	*seat.Seat[V, E]
	screen.Plain[V, E]
	screen.PlainOwn[V, E]

	Kind  *Kind[E]
	Shown *watch.Table[V, E] // that shows it
}

// A Title is a table that embeds one.
type Title[V View, E Event] interface {
	screen.Whole[V, E]
	flow.Title
	common() *Table[V, E]
}

func (t *Table[V, E]) common() *Table[V, E] { return t }

// Set makes the parts of a title's table at which nobody plays, as unplayed does, on a board: nothing is what is seen there before anything
// is told, and more what else the title has.
func Set[V View, E Event, T Title[V, E]](
	own T, unplayed func(p ui.Program, projected bool) T, p ui.Program, kind *Kind[E], b board.Board[V], nothing V, wire session.Wire,
	more ...func(*screen.Parts[V, E]),
) {
	t := own.common()
	t.Kind = kind
	t.Seat = &seat.Seat[V, E]{Flow: flow.New(own, p, nothing), Board: b, Means: kind}
	parts := screen.Parts[V, E]{
		Lines:  screen.PlainLines[V, E]{Of: t.Seat, Text: func(e E) string { return t.Shown.Own.EventText(e) }},
		Sheets: screen.PlainSheets[V, E]{Of: t.Seat}, Why: t.why,
	}
	for _, add := range more {
		add(&parts)
	}
	t.Shown = watch.New(screen.New(t.Seat, screen.OwnOf[V, E](own), parts), wire, func(p ui.Program, projected bool) *screen.Table[V, E] {
		return unplayed(p, projected).common().Shown.Table
	})
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

// ID implements [flow.Title].
func (t *Table[V, E]) ID(o game.Option) string {
	if o.Kind >= Own {
		return t.Kind.Things[o.Kind-Own] + "." + t.Kind.SideID(int(o.A))
	}
	return "option." + t.Kind.Word(o)
}

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

// OptionText implements [screen.Words].
func (t *Table[V, E]) OptionText(o game.Option) string {
	return t.Words.Say("option." + t.Kind.Word(o))
}

// ButtonText implements [screen.Words].
func (t *Table[V, E]) ButtonText(o game.Option) string { return t.Shown.Own.OptionText(o) }

// EventText implements [screen.Words].
func (t *Table[V, E]) EventText(e E) string {
	what, who := e.Says()
	return t.Words.Say("event."+what, assets.Args{"who": t.NameOf(int(who))})
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

// Button implements [screen.Things], and Finishes: of the options not to do anything.
func (*Table[V, E]) Button(o game.Option) bool   { return o.Kind == gametest.KindNone }
func (*Table[V, E]) Finishes(o game.Option) bool { return o.Kind == gametest.KindNone }

// Hides implements [screen.Things].
func (t *Table[V, E]) Hides(box ui.Rect) int {
	return t.Shown.Weigh(box, 0, func(game.Option) bool { return true })
}

// InHand implements [screen.Things].
func (t *Table[V, E]) InHand() (n int) {
	_, cards := t.View.Holds()
	for _, held := range cards {
		n += int(held)
	}
	return n
}

// About implements [screen.Title].
func (t *Table[V, E]) About() string {
	round, _ := t.Shown.Play.Open().Stands()
	return t.Words.Say("table.standing", assets.Args{"n": round})
}

// Result implements [screen.Title].
func (t *Table[V, E]) Result() *ui.Result {
	if !t.Shown.Play.Over() {
		return nil
	}
	round, won := t.Shown.Play.Open().Stands()
	return &ui.Result{Won: []bool{won == 1, won == 2}, How: "result." + t.Kind.SideID(won-1), Rounds: round}
}

// Outcome implements [screen.Panels].
func (t *Table[V, E]) Outcome() scene.Outcome {
	_, won := t.View.Stands()
	return t.OutcomeOf(won-1, t.F.Palette.SideColor, "result."+t.Kind.SideID(won-1))
}

// ShowResult implements [screen.Panels]: who has won, and no pictures.
func (t *Table[V, E]) ShowResult() (buttons []ui.Rect, size float64) {
	empty := func(ui.Rect) {}
	page := scene.Result{Outcome: t.Outcome(), Pictures: [2]func(ui.Rect){empty, empty}, High: func(float64) (h [2]float64) { return h }}
	return page.Show(t.F)
}
