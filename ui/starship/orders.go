package starship

import (
	"holoboard/game"
	"holoboard/game/session"
	rules "holoboard/game/starship"
	"holoboard/game/starship/match"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/ui"
	"holoboard/ui/table/flow"
	"holoboard/ui/table/play"
)

// Standing orders: what the session answers for a seat in windows that it would be asked in.

// A way to answer a window by an order, and the words of it, orders.ID.
type standing struct {
	id    string
	order session.Order
}

var standings = []standing{
	{"ask", session.Order{}},
	{"round", session.Order{Do: session.PassAlways, Until: match.UntilRound}},
	{"pass", session.Order{Do: session.PassAlways}},
	{"first", session.Order{Do: session.UseAlways}},
	{"decisive", session.Order{Do: session.UseIfDecisive}},
}

// answering are the options that windows ask for, with those that come in the Damage Phase and after a hit.
var answering = []rules.CommandOption{
	rules.PowerToShields, rules.PowerToWeapons, rules.PowerToShieldsFront, rules.TargetFighters, rules.AttackFormation, rules.Evasive,
	rules.FlyCasual, rules.DamageControl,
}

// orders is the page on which a seat gives its orders.
type orders struct{ open bool }

// ordering is the seat that gives orders at this screen now, and false where nobody is asked or nobody could use any option.
func (t *Table) ordering() (seat game.Seat, may bool) {
	if t.Play == nil || t.Play.Over() || t.Guide != nil || t.Pending == nil {
		return 0, false
	}
	seat = t.Pending.Seat
	return seat, len(t.usable(seat)) > 0
}

// usable are the options that a fleet could pay for at some time.
func (t *Table) usable(seat game.Seat) (all []rules.CommandOption) {
	for _, o := range answering {
		able := false
		t.View.EachOf(seat, func(slot rules.Slot) {
			able = able || t.View.Counters(slot) > 0 && t.View.Figures(slot).Commands(o.Class())
		})
		if able {
			all = append(all, o)
		}
	}
	return all
}

// showOrders shows the page of orders while it is open, and on a phone in a tab of its own.
func (t *Table) showOrders() {
	seat, may := t.ordering()
	if l := t.board.Layout(); t.Phone() && l.Tab == board.HandTab {
		t.tabOrders(seat, may, l.Own.Inset(8))
		return
	}
	if may && t.F.Pressed(ui.KeyO) {
		t.orders.open = !t.orders.open
		t.F.Invalidate()
	}
	if !may || !t.orders.open {
		t.orders.open = false
		return
	}
	t.F.Modal(func() { t.drawOrders(seat) })
}

// ordersButton opens the page of orders from the bar; on a phone its tab does.
func (t *Table) ordersButton(list []flow.Button) []flow.Button {
	if _, may := t.ordering(); !may || t.Phone() || !t.Asks(rules.AskMove, rules.AskAttack, rules.AskBeforeRoll) {
		return list
	}
	return append(list, flow.Button{
		Button: ui.Button{ID: "orders", Label: t.Words.Say("orders.button"), KeyName: "O", Hint: t.Words.Say("orders.about")},
		Press:  func(game.Option) { t.orders.open = true },
	})
}

// tabOrders shows them in a tab, or why there are none.
func (t *Table) tabOrders(seat game.Seat, may bool, area ui.Rect) {
	if !may {
		text := t.Words.Say("orders.none")
		t.F.Paragraph(text, area.Middle(area.W-24, 60), t.F.Palette.Body().Centered())
		return
	}
	head, list := area.CutTop(30)
	t.F.Text(t.Words.Say("orders.title"), head, t.F.Palette.Title().Sized(render.SizeLarge))
	t.listOrders(seat, list)
}

// orderRow is how high an option is on the page; narrowRow is the same where its orders stand below its name.
const (
	orderRow  = 62
	narrowRow = 134
)

func (t *Table) drawOrders(seat game.Seat) {
	f, p := t.F, &t.F.Palette
	f.Fill(f.Bounds(), p.Space.Alpha(0.6))
	box := f.Bounds().Middle(min(f.W-24, 980), min(f.H-24, 120+orderRow*float64(len(t.usable(seat)))))
	f.Panel(box, p.SidePanel(int(rules.SideOf(seat))).Filled(p.Panel.Alpha(0.97)))
	head, inner := box.InsetXY(18, 12).CutTop(34)
	f.Text(t.Words.Say("orders.title"), head, f.Fitted(t.Words.Say("orders.title"), p.Title(), head.W-120))
	about, style := t.Words.Say("orders.about"), p.Body().In(p.Dim)
	more, inner := inner.CutTop(max(28, f.ParagraphHeight(about, inner.W, style)+6))
	f.Paragraph(about, more, style)
	close := ui.Button{ID: "orders.close", Rect: render.Box(head.Right()-110, head.Y-2, 110, f.Reach(36)), Label: t.Words.Say("orders.close"), Key: ui.KeyEscape, Size: render.SizeText}
	if f.Button(close) {
		t.orders.open = false
		f.Invalidate()
	}
	t.listOrders(seat, inner)
}

// listOrders lists the options of a seat with the ways in which windows about them may be answered.
func (t *Table) listOrders(seat game.Seat, area ui.Rect) {
	all, row := t.usable(seat), float64(orderRow)
	if area.W < 900 {
		row = narrowRow
	}
	t.F.Scroll("orders.all", area, row*float64(len(all)), func(list ui.Rect) {
		for _, o := range all {
			var line ui.Rect
			line, list = list.CutTop(row)
			t.drawOrder(seat, o, line.InsetXY(0, 4))
		}
	})
}

func (t *Table) drawOrder(seat game.Seat, o rules.CommandOption, line ui.Rect) {
	f, p := t.F, &t.F.Palette
	name, choices := line.CutLeft(min(234, line.W*0.34))
	columns, rows := len(standings), 1
	if line.H > orderRow {
		name, choices = line.CutTop(30)
		columns, rows = 3, 2
	}
	sign, text := name.CutLeft(44)
	f.Sign("option_"+o.String(), sign.Middle(28, 28), p.Amber)
	t.wrapped(t.Words.Say("command."+o.String()), text.InsetXY(0, 4), p.Name())
	now := t.standingOf(seat, o)
	choice := ui.Choice{ID: "order." + o.String()}
	places := choices.Grid(columns, rows, 6)
	for i, s := range standings {
		choice.Rects = append(choice.Rects, places[i])
		choice.Labels = append(choice.Labels, t.Words.Say("orders."+s.id))
	}
	at := now
	if f.Choice(choice, &at); at != now {
		order := standings[at].order
		order.Window = orderKey(o)
		if err := t.Play.Desk(seat).SetOrder(order); err != nil {
			f.Toast(play.Denied(t.Words, err))
		}
		f.Invalidate()
	}
}

// orderKey is the window that an order about an option names.
func orderKey(o rules.CommandOption) game.Key { return game.Key(o.String()) }

// standingOf is the way in which a seat has its windows about an option answered.
func (t *Table) standingOf(seat game.Seat, o rules.CommandOption) int {
	for _, order := range t.Play.Desk(seat).Orders().Each {
		for i, s := range standings {
			if order.Window == orderKey(o) && order.Do == s.order.Do && (order.Until == s.order.Until || i > 0 && order.Until != match.UntilRound && s.order.Until == "") {
				return i
			}
		}
	}
	return 0
}
