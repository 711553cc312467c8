package starship

import (
	"strconv"
	"strings"

	"holoboard/game"
	"holoboard/game/session"
	rules "holoboard/game/starship"
	"holoboard/render"
	"holoboard/ui"
)

// Standing orders: what the session answers for a seat in windows that it would be asked in.

// What an order holds until; nothing: to the end of the battle.
const (
	untilRound game.Key = "round"
	blockUntil          = "block." // and the ship whose attacks they are
)

// blockOf is what an order holds until that ends with the attacks of a ship.
func blockOf(by rules.Slot) game.Key { return game.Key(blockUntil + strconv.Itoa(int(by))) }

// endsOrder tells whether an order ends with an event.
func endsOrder(o session.Order, e rules.Event) bool {
	if by, block := strings.CutPrefix(string(o.Until), blockUntil); block {
		return e.Kind == rules.Aimed && by != strconv.Itoa(int(e.Ship)) || e.Kind == rules.DamageBegan
	}
	return o.Until == untilRound && e.Kind == rules.RoundBegan
}

// A way to answer a window by an order, and the words of it, orders.ID.
type standing struct {
	id    string
	order session.Order
}

var standings = []standing{
	{"ask", session.Order{}},
	{"round", session.Order{Do: session.PassAlways, Until: untilRound}},
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

// showOrders shows the page of orders while it is open.
func (t *Table) showOrders() {
	seat, may := t.ordering()
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

func (t *Table) drawOrders(seat game.Seat) {
	const row = 62
	f, p := t.F, &t.F.Palette
	all := t.usable(seat)
	f.Fill(f.Bounds(), p.Space.Alpha(0.6))
	box := f.Bounds().Middle(min(f.W-24, 980), min(f.H-24, 120+row*float64(len(all))))
	f.Panel(box, p.SidePanel(int(rules.SideOf(seat))).Filled(p.Panel.Alpha(0.97)))
	head, inner := box.InsetXY(18, 12).CutTop(34)
	f.Text(t.Words.Say("orders.title"), head, f.Fitted(t.Words.Say("orders.title"), p.Title(), head.W-120))
	more, inner := inner.CutTop(28)
	f.Text(t.Words.Say("orders.about"), more, f.Fitted(t.Words.Say("orders.about"), p.Body().In(p.Dim), more.W))
	close := ui.Button{ID: "orders.close", Rect: render.Box(head.Right()-110, head.Y-2, 110, 36), Label: t.Words.Say("orders.close"), Key: ui.KeyEscape, Size: render.SizeText}
	if f.Button(close) {
		t.orders.open = false
		f.Invalidate()
	}
	f.Scroll("orders", inner, row*float64(len(all)), func(list ui.Rect) {
		for _, o := range all {
			var line ui.Rect
			line, list = list.CutTop(row)
			t.drawOrder(seat, o, line.InsetXY(0, 4))
		}
	})
}

// drawOrder shows an option and the ways in which windows about it may be answered; on a narrow screen by their number.
func (t *Table) drawOrder(seat game.Seat, o rules.CommandOption, line ui.Rect) {
	f, p := t.F, &t.F.Palette
	sign, rest := line.CutLeft(44)
	f.Sign("option_"+o.String(), sign.Middle(32, 32), p.Amber)
	name, choices := rest.CutLeft(min(190, rest.W*0.34))
	t.wrapped(t.Words.Say("command."+o.String()), name.InsetXY(0, 4), p.Name())
	now := t.standingOf(seat, o)
	choice := ui.Choice{ID: "order." + o.String()}
	for i, s := range standings {
		choice.Rects = append(choice.Rects, choices.Column(i, len(standings), 6))
		choice.Labels = append(choice.Labels, t.Words.Say("orders."+s.id))
	}
	at := now
	if f.Choice(choice, &at); at != now {
		order := standings[at].order
		order.Window = orderKey(o)
		if err := t.Play.Keeper.Desk(seat).SetOrder(order); err != nil {
			f.Toast(err.Error())
		}
		f.Invalidate()
	}
}

// orderKey is the window that an order about an option names.
func orderKey(o rules.CommandOption) game.Key { return game.Key(o.String()) }

// standingOf is the way in which a seat has its windows about an option answered.
func (t *Table) standingOf(seat game.Seat, o rules.CommandOption) int {
	for _, order := range t.Play.Keeper.Desk(seat).Orders().Each {
		for i, s := range standings {
			if order.Window == orderKey(o) && order.Do == s.order.Do && (order.Until == s.order.Until || i > 0 && order.Until != untilRound && s.order.Until == "") {
				return i
			}
		}
	}
	return 0
}
