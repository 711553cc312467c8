// Package duel is a table for the toy title Duel, which has what Hunt has not: hands that are built in secret, answers given at once,
// windows in turn, and standing orders. No player ever sees it.
//
//	duel.go  the screen, and what is its own · board.go  what lies where · rack.go  the cards in hand · deck.go  what each brings
//	second.go  who fights for somebody · window.go  what is answered · rails.go  what both have · result.go  how it went · hit.go  what has led to a hit · words/  its words
package duel

import (
	"embed"
	"io/fs"
	"time"

	"holoboard/assets"
	"holoboard/game"
	"holoboard/game/gametest"
	"holoboard/game/session"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/ui"
	"holoboard/ui/table/advice"
	"holoboard/ui/table/answer"
	"holoboard/ui/table/flow"
	"holoboard/ui/table/layers"
	"holoboard/ui/table/leave"
	"holoboard/ui/table/ledger"
	"holoboard/ui/table/look"
	"holoboard/ui/table/odds"
	"holoboard/ui/table/orders"
	"holoboard/ui/table/play"
	"holoboard/ui/table/rack"
	"holoboard/ui/table/row"
	"holoboard/ui/table/scene"
	"holoboard/ui/table/screen"
	"holoboard/ui/table/seat"
	"holoboard/ui/table/tabletest/toy"
	"holoboard/ui/table/tell"
	"holoboard/ui/table/watch"
)

type (
	view  = gametest.DuelView
	event = gametest.DuelEvent
)

//go:embed words
var words embed.FS

// Words is the folder with the title's words; they are English in every language.
func Words() fs.FS { return toy.Words(words) }

// Names of the seats, and their signs.
var (
	seatIDs = [...]string{"left", "right"}
	signs   = [...]string{"lock", "eye"}
	cardIDs = [...]string{"none", "feint", "thrust", "cut", "parry", "lunge"}
)

func cardID(card uint8) string { return cardIDs[card] }

// Table is the screen of a duel.
type Table struct {
	*seat.Seat[*view, *event]
	screen.Plain[*view, *event]

	screen *watch.Table[*view, *event] // that shows it

	board  *table
	rack   rack.Rack
	orders orders.Page
	auto   leave.Leave // to a second
	layers layers.Layers
	coin   odds.Shown // beside the question
	pass   ledger.Ledger
	since  int // the first event of that pass
}

// What a duel's table has of its own, see [screen.Own].
type (
	sayings struct {
		*Table
		screen.PlainWords[*view, *event]
	}
	things struct {
		*Table
		screen.PlainThings
	}
	panels struct {
		*Table
		screen.PlainPanels
	}
	carried struct {
		*Table
		screen.PlainCarries[*view]
	}
)

// unplayed is a table at which nobody plays.
func unplayed(p ui.Program, projected bool) *Table {
	t := &Table{board: newTable(p.Words(), projected), layers: layers.Layers{All: 2}, orders: orders.Page{
		Ways: []orders.Way{
			{ID: "ask"}, {ID: "pass", Order: session.Order{Do: session.PassAlways}}, {ID: "pass.over", Order: session.Order{Do: session.PassAlways, Until: "pass"}},
			{ID: "use", Order: session.Order{Do: session.UseAlways}}, {ID: "decides", Order: session.Order{Do: session.UseIfDecisive}},
		},
	}}
	t.Seat = &seat.Seat[*view, *event]{Flow: flow.New(t, p, new(view)), Board: t.board, Means: meaning{}}
	t.orders.Window = func(window game.Key) (sign, name string) { return "action", t.Words.Say("orders." + string(window)) }
	t.orders.Denied = func(err error) string { return play.Denied(t.Words, err) }
	t.screen = watch.New(screen.New(t.Seat, screen.Own[*view, *event]{
		Title: t, Words: sayings{Table: t}, Things: things{Table: t}, Panels: panels{Table: t}, Carries: carried{Table: t},
	}, screen.Parts[*view, *event]{
		Lines: toy.Lines[*event]{Sign: sayings{Table: t}.Emblem, Line: func(e *event) tell.Line {
			return tell.Line{Side: int(e.Who), Weight: row.Befalls, Text: t.screen.Own.EventText(e)}
		}},
		Filters: toy.Filters(), Sheets: sheets{Seat: t.Seat}, Scenes: func() []scene.Scene { return []scene.Scene{answer.Of(t.Flow, blows{t}, t.board.Layout)} }, Beside: func(float64) float64 { return 0 }, Windows: screen.SecretWindows,
	}), gametest.DuelWire(), func(p ui.Program, projected bool) *screen.Table[*view, *event] {
		return unplayed(p, projected).screen.Table
	})
	t.auto = leave.Leave{Title: second{t}, Table: leave.At(t.screen.Table)}
	t.screen.Advice.Choose = func(s session.Sight[*view], _ uint64, _ func() bool) advice.Choice {
		return advice.Choice{Option: s.Asked().Options[0]}
	}
	return t
}

// giver is who may give orders now: whoever is asked for a strike, or to answer one.
func (t *Table) giver() (g orders.Giver) {
	if t.screen.Play != nil && t.Pending != nil {
		g = orders.Giver{Windows: []game.Key{"answer"}, Desk: t.screen.Play.Desk(t.Pending.Seat), Side: int(t.Pending.Seat)}
	}
	return g
}

// Also implements [screen.Panels].
func (t panels) Also(list []flow.Button) []flow.Button {
	if t.Pending == nil {
		return list
	}
	return append(list, flow.Button{Button: t.orders.Button(t.Words), Press: func(game.Option) { t.orders.Open() }})
}

// ShowLayer implements [screen.Panels].
func (t panels) ShowLayer(l screen.Layer) {
	switch l {
	case screen.Beginning:
		t.auto.GoOn()
	case screen.UnderThings:
		t.layers.Choose(t.F)
		t.layRack()
	case screen.OverBoard:
		t.showRack()
		t.showSpent()
		if t.Reel.Halted() {
			t.showPass(1)
		}
	case screen.OverTable:
		t.orders.Show(t.F, t.Words, t.giver())
		t.auto.Show()
	}
}

// Buttons implements [screen.Panels].
func (t panels) Buttons(list []flow.Button) []flow.Button { return t.auto.Button(list) }

// Hint implements [screen.Sayings].
func (t sayings) Hint() string { return t.auto.Hint() }

// Close implements [ui.Working].
func (t *Table) Close() {
	t.auto.Stop()
	t.screen.Close()
}

// Screen implements [opening.Table].
func (t *Table) Screen() *watch.Table[*view, *event] { return t.screen }

// Thing implements [flow.Title].
func (*Table) Thing(o game.Option) game.Option { return o }

// ID implements [flow.Title].
func (*Table) ID(o game.Option) string {
	switch o.Kind {
	case kindStand:
		return "stand." + seatIDs[o.A]
	case kindStrike:
		return "strike." + seatIDs[o.A]
	}
	return "option." + cardIDs[o.A]
}

// Explain implements [flow.Title].
func (*Table) Explain(game.Option) string { return "" }

// The words.

func (t carried) Why(why *game.Why) string { return t.Words.Say("why." + string(why.Text)) }

func (t sayings) Question(d *game.Decision) (title, help string) {
	return t.Words.Say("ask." + string(d.Ask)), ""
}

func (t sayings) OptionText(o game.Option) string { return t.Words.Say("option." + cardIDs[o.A]) }

func (t sayings) ButtonText(o game.Option) string { return t.OptionText(o) }

func (t sayings) EventText(e *event) string {
	return t.Words.Say("event."+e.What, assets.Args{"who": t.Words.Say("side." + seatIDs[e.Who])})
}

func (sayings) SeatID(_ *view, s game.Seat) string { return seatIDs[s] }
func (sayings) SideID(side int) string             { return seatIDs[side] }
func (sayings) Emblem(side int) string             { return append(signs[:], "")[side] }

func (t sayings) MarkOf(e *event) screen.Mark {
	return screen.Mark{Name: t.EventText(e), Side: int(e.Who)}
}

func (t sayings) EventColor(e *event) render.Color { return t.F.Palette.SideColor(int(e.Who)) }

// The things.

func (things) Button(o game.Option) bool   { return o == gametest.None }
func (things) Finishes(o game.Option) bool { return o == gametest.None }

func (t things) InHand() (n int) {
	for _, held := range t.View.Hand {
		n += int(held)
	}
	return n
}

// About says how far the game is.
func (t *Table) About() string {
	return t.Words.Say("table.standing", assets.Args{"n": int(t.screen.Play.Open().Pass)})
}

// Result implements [screen.Title].
func (t *Table) Result() *ui.Result {
	if !t.screen.Play.Over() {
		return nil
	}
	v := t.screen.Play.Open()
	return &ui.Result{Won: []bool{v.Won == 1, v.Won == 2}, How: "result." + seatIDs[v.Won-1], Rounds: int(v.Pass)}
}

// sheets has nothing to tell about things.
type sheets struct {
	look.Plain
	*seat.Seat[*view, *event]
}

func (s sheets) Layout() board.Layout    { return s.Board.Layout() }
func (s sheets) Note(game.Option) string { return "" }

// meaning says that everything is told alike.
type meaning struct{}

// told is the row of every event.
var told = []row.Telling{{Takes: 300 * time.Millisecond, Recap: row.Befalls}}

func (meaning) Asking(game.Key) row.Asking  { return row.Asking{Hand: true} }
func (meaning) Rows() []row.Telling         { return told }
func (meaning) Telling(*event) *row.Telling { return &told[0] }
func (meaning) Length(*event) time.Duration { return told[0].Takes }
func (meaning) Actor(e *event) int          { return int(e.Who) }
func (meaning) Event(e game.Event) *event   { return new(e.(event)) }

func (meaning) Side(s game.Seat) int   { return int(s) }
func (meaning) Stops(*event) bool      { return false }
func (meaning) Reads(e *event) bool    { return e.What == "wins" }
func (meaning) Halts(*event) bool      { return false }
func (meaning) Hear(*ui.Frame, *event) {}
