package windows

import (
	"holoboard/assets"
	"holoboard/game"
	"holoboard/game/session"
	rules "holoboard/game/starship"
	"holoboard/game/starship/match"
	"holoboard/render/board"
	"holoboard/ui"
	"holoboard/ui/starship/seat"
	"holoboard/ui/table/flow"
	"holoboard/ui/table/orders"
	"holoboard/ui/table/play"
)

// Standing orders: what the session answers for a seat in windows that it would be asked in.

// Ways are those in which a window may be answered by an order.
func Ways() []orders.Way {
	return []orders.Way{
		{ID: "ask"},
		{ID: "round", Order: session.Order{Do: session.PassAlways, Until: match.UntilRound}},
		{ID: "pass", Order: session.Order{Do: session.PassAlways}},
		{ID: "first", Order: session.Order{Do: session.UseAlways}},
		{ID: "decisive", Order: session.Order{Do: session.UseIfDecisive}},
	}
}

// page is the page of a table's orders.
func page(s *seat.Seat) orders.Page {
	return orders.Page{
		Ways: Ways(),
		Window: func(window game.Key) (sign, name string) {
			return "option_" + string(window), s.Words.Say("command." + string(window))
		},
		Denied: func(err error) string { return play.Denied(s.Words, err) },
	}
}

// ordering is the seat that gives orders at this screen now; it has no windows where nobody is asked or nobody could use any option.
func (t *Windows) ordering() (g orders.Giver) {
	playing := t.Play()
	if playing == nil || playing.Over() || t.Guided() || t.Pending == nil {
		return g
	}
	seat := t.Pending.Seat
	g = orders.Giver{Desk: playing.Desk(seat), Side: int(rules.SideOf(seat))}
	for _, o := range rules.WindowOptions() {
		if t.View.Commands(seat, o) {
			g.Windows = append(g.Windows, game.Key(o.String()))
		}
	}
	return g
}

// ShowOrders shows the page of orders while it is open, and on a phone in a tab of its own.
func (t *Windows) ShowOrders() {
	if l := t.Board.Layout(); t.Phone() && l.Tab == board.HandTab {
		t.Orders.Tab(t.F, t.Words, t.ordering(), l.Own.Inset(8))
	} else {
		t.Orders.Show(t.F, t.Words, t.ordering)
	}
}

// Button adds to those of the bar the one that opens the page of orders; on a phone its tab does.
func (t *Windows) Button(list []flow.Button) []flow.Button {
	if !t.Phone() && t.Asks(rules.AskMove, rules.AskAttack, rules.AskBeforeRoll) && len(t.ordering().Windows) > 0 {
		list = append(list, flow.Button{Button: t.Orders.Button(t.Words), Press: func(game.Option) { t.Orders.Open() }})
	}
	return list
}

// PassShip adds a button that lets all windows of a ship's attacks pass.
func (t *Windows) PassShip(list []flow.Button) []flow.Button {
	playing, by := t.Play(), t.View.Shot.By
	if !t.Asks(rules.AskBeforeRoll) || playing == nil || t.Guided() {
		return list
	}
	seat := t.Pending.Seat
	order := session.Order{Window: match.WindowKind(t.Pending), Do: session.PassAlways, Until: match.BlockOf(by)}
	return append(list, flow.Button{
		Button: ui.Button{ID: "pass.ship", Label: t.Words.Say("answer.pass_ship", assets.Args{"ship": t.Say.Ship(by)})},
		Press: func(game.Option) {
			if err := playing.Desk(seat).SetOrder(order); err == nil {
				t.Choose(game.Option{Kind: rules.KindPass})
			}
		},
	})
}
