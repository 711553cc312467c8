// Package duel is a table for the toy title Duel, which has what Hunt has not: hands that are built in secret, answers given at once,
// windows in turn, and standing orders. No player ever sees it.
//
//	duel.go  the screen, and what is its own · board.go  what lies where, the rack · rails.go  what both have · deck.go  what each brings
//	answers.go  what is answered, and who fights for somebody · told.go  what has led to a hit, how it went · words/  its words
package duel

import (
	"embed"
	"slices"
	"time"

	"holoboard/game"
	"holoboard/game/gametest"
	"holoboard/ui"
	"holoboard/ui/table/answer"
	"holoboard/ui/table/flow"
	"holoboard/ui/table/layers"
	"holoboard/ui/table/leave"
	"holoboard/ui/table/ledger"
	"holoboard/ui/table/odds"
	"holoboard/ui/table/orders"
	"holoboard/ui/table/rack"
	"holoboard/ui/table/row"
	"holoboard/ui/table/scene"
	"holoboard/ui/table/screen"
	"holoboard/ui/table/seat"
	"holoboard/ui/table/tabletest/toy"
)

type (
	view  = gametest.DuelView
	event = gametest.DuelEvent
)

//go:embed words
var words embed.FS // they are English in every language

// Table is the screen of a duel.
type Table struct {
	toy.Table[*view, *event]

	board  *table
	rack   rack.Rack
	orders orders.Page
	auto   *leave.Leave // to a second
	layers layers.Layers
	coin   odds.Shown // beside the question
	pass   ledger.Gathered[*view, *event]
}

// kind is what every toy title's table asks: all events are told alike.
var kind = &toy.Kind[*event]{
	ByRows: seat.ByRows[*event]{
		Asks:   map[game.Key]row.Asking{"strike": {Hand: true}, "answer": {Hand: true}},
		Events: slices.Repeat([]row.Telling{{Takes: 300 * time.Millisecond, Recap: row.Befalls}}, 6), Ends: 5, Sides: []string{"left", "right"},
		Of: toy.ByWhat[*event]("chooses", "strikes", "plays", "hits", "passes over", "wins"), Made: func(e game.Event) *event { return new(e.(event)) },
	},
	Signs: [2]string{"lock", "eye"}, Word: gametest.Duel{}.Word, Things: []string{"stand", "strike"},
}

// unplayed is a table at which nobody plays.
func unplayed(p ui.Program, projected bool) *Table {
	t := &Table{board: newTable(p.Words(), projected), layers: layers.Layers{All: 2}, orders: orders.Page{Ways: orders.Usual("pass.over", "pass")}}
	toy.Set(t, unplayed, p, kind, t.board, new(view), gametest.DuelWire(), func(parts *screen.Parts[*view, *event]) {
		parts.Scenes = func() []scene.Scene { return []scene.Scene{answer.Of(t.Flow, t, t.board.Layout)} }
		parts.Windows = screen.SecretWindows
	})
	t.pass = ledger.Gathered[*view, *event]{Teller: kind, Table: t.Shown, Fits: hits, Begins: ends, Reckon: t.reckon}
	t.auto = leave.At(t.Shown.Table, t.second())
	return t
}

// ShowLayer implements [screen.Panels].
func (t *Table) ShowLayer(l screen.Layer) {
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
			t.ShowNews()
		}
	case screen.OverTable:
		t.orders.Show(t.F, t.Words, func() orders.Giver { return orders.Asked(t.Seat, t.Shown.Play, "answer") })
		t.auto.Show()
	}
}

// Buttons implements [screen.Panels].
func (t *Table) Buttons(list []flow.Button) []flow.Button {
	return append(t.auto.Button(list), t.orders.Button(t.Words))
}

// Hint implements [screen.Sayings].
func (t *Table) Hint() string { return t.auto.Hint() }
