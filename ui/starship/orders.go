package starship

import (
	"holoboard/game"
	"holoboard/game/session"
	rules "holoboard/game/starship"
	"holoboard/game/starship/match"
	"holoboard/render/board"
	"holoboard/ui/table/flow"
	"holoboard/ui/table/orders"
	"holoboard/ui/table/play"
)

// Standing orders: what the session answers for a seat in windows that it would be asked in.

// standings are the ways in which a window may be answered by an order.
var standings = []orders.Way{
	{ID: "ask"},
	{ID: "round", Order: session.Order{Do: session.PassAlways, Until: match.UntilRound}},
	{ID: "pass", Order: session.Order{Do: session.PassAlways}},
	{ID: "first", Order: session.Order{Do: session.UseAlways}},
	{ID: "decisive", Order: session.Order{Do: session.UseIfDecisive}},
}

// ordersPage is the page of a table's orders.
func ordersPage(t *Table) orders.Page {
	return orders.Page{
		Ways: standings,
		Window: func(window game.Key) (sign, name string) {
			return "option_" + string(window), t.Words.Say("command." + string(window))
		},
		Denied: func(err error) string { return play.Denied(t.Words, err) },
	}
}

// ordering is the seat that gives orders at this screen now; it has no windows where nobody is asked or nobody could use any option.
func (t *Table) ordering() (g orders.Giver) {
	if t.screen.Play == nil || t.screen.Play.Over() || t.screen.Guide != nil || t.Pending == nil {
		return g
	}
	seat := t.Pending.Seat
	g = orders.Giver{Desk: t.screen.Play.Desk(seat), Side: int(rules.SideOf(seat))}
	for _, o := range rules.WindowOptions() {
		if t.View.Commands(seat, o) {
			g.Windows = append(g.Windows, orderKey(o))
		}
	}
	return g
}

// orderKey is the window that an order about an option names.
func orderKey(o rules.CommandOption) game.Key { return game.Key(o.String()) }

// showOrders shows the page of orders while it is open, and on a phone in a tab of its own.
func (t *Table) showOrders() {
	if l := t.board.Layout(); t.Phone() && l.Tab == board.HandTab {
		t.orders.Tab(t.F, t.Words, t.ordering(), l.Own.Inset(8))
	} else {
		t.orders.Show(t.F, t.Words, t.ordering())
	}
}

// ordersButton opens the page of orders from the bar; on a phone its tab does.
func (t *Table) ordersButton(list []flow.Button) []flow.Button {
	if t.Phone() || !t.Asks(rules.AskMove, rules.AskAttack, rules.AskBeforeRoll) || len(t.ordering().Windows) == 0 {
		return list
	}
	return append(list, flow.Button{Button: orders.Button(t.Words), Press: func(game.Option) { t.orders.Open() }})
}
