// Package orders is the page of standing orders: what is answered for a seat in each kind of window that it would be asked in. A title
// says which windows these are and in which ways they may be answered; the session keeps the orders and tells nobody.
//
//	orders.go  the page, and a list of windows · groups.go  many windows in groups, in columns · until.go  passing for a while
package orders

import (
	"cmp"

	"holoboard/assets"
	"holoboard/game"
	"holoboard/game/session"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/table/flow"
	"holoboard/ui/table/play"
	"holoboard/ui/table/seat"
)

// A Way is what an order may do in a window, and what that is called: orders.ID.
type Way struct {
	ID    string
	Order session.Order // for any window
}

// Usual are the ways in which most windows may be answered: by the player, by passing until something is over, which is called by its own ID,
// by passing always, by the first option that there is, and by that if it decides.
func Usual(id string, until game.Key) []Way {
	return []Way{
		{ID: "ask"}, {ID: id, Order: session.Order{Do: session.PassAlways, Until: until}}, {ID: "pass", Order: session.Order{Do: session.PassAlways}},
		{ID: "first", Order: session.Order{Do: session.UseAlways}}, {ID: "decisive", Order: session.Order{Do: session.UseIfDecisive}},
	}
}

// A Desk is where orders are given.
type Desk interface {
	Orders() session.Orders
	SetOrder(session.Order) error
}

// Giver is the seat that may give orders at this screen now.
type Giver struct {
	Windows []game.Key // that it could be asked in; none: there is nothing to order
	Groups  []Group    // the same in groups, where they are many: instead of the list
	Until   []Until    // for how long all may be passed
	Desk    Desk
	Side    int      // whose colours the page has
	Now     game.Key // the window that is asked in now, or nothing: its row is lit
}

// Asked is whoever is asked at a screen of a seat, who could be asked in some windows; without a desk: nobody is, or a guide leads.
func Asked[V any, E game.Event](s *seat.Seat[V, E], p *play.Play[V, E], windows ...game.Key) (g Giver) {
	if p == nil || p.Over() || s.Wants != nil || s.Pending == nil {
		return g
	}
	who := s.Pending.Seat
	return Giver{Windows: windows, Desk: p.Desk(who), Side: s.Means.Side(who)}
}

// may tells whether there is anything to order.
func (g *Giver) may() bool { return len(g.Windows)+len(g.Groups) > 0 }

// Page is the page of a table.
type Page struct {
	Ways   []Way                                     // the first one is that of a seat without orders
	Window func(window game.Key) (sign, name string) // what a window is called; nil: orders.WINDOW, without a sign of its own
	Keys   string                                    // whose KEYS.title and KEYS.button are its heading and its button; nothing: orders

	open bool
}

// Show shows the page while it is open; its key opens and closes it. Who gives orders is asked only then.
func (p *Page) Show(f *ui.Frame, words *assets.Words, giver func() Giver) {
	pressed := f.Pressed(ui.KeyO)
	if !p.open && !pressed {
		return
	}
	g := giver()
	if g.may() && pressed {
		p.open = !p.open
		f.Invalidate()
	}
	if p.open = p.open && g.may(); p.open {
		f.Modal(func() { p.draw(f, words, &g) })
	}
}

// Open opens it.
func (p *Page) Open() { p.open = true }

// Button is what opens the page from a bar.
func (p *Page) Button(words *assets.Words) flow.Button {
	b := ui.Button{ID: "orders", Label: words.Say(p.keys() + ".button"), KeyName: "O", Hint: words.Say("orders.about")}
	return flow.Button{Button: b, Press: func(game.Option) { p.Open() }}
}

func (p *Page) keys() string { return cmp.Or(p.Keys, "orders") }

// Tab shows the orders in a place of a phone's, or why there are none.
func (p *Page) Tab(f *ui.Frame, words *assets.Words, g Giver, area ui.Rect) {
	if p.open = false; !g.may() {
		f.Paragraph(words.Say("orders.none"), area.Middle(area.W-24, 60), f.Palette.Body().Centered())
		return
	}
	head, list := area.CutTop(30)
	f.Text(words.Say(p.keys()+".title"), head, f.Palette.Title().Sized(render.SizeLarge))
	p.list(f, words, &g, list)
}

// wideRow is how high a window is on the page, narrowRow where its ways stand below its name in two rows; wide is how wide a page has
// one row for them. Points.
const (
	wideRow   = 62
	narrowRow = 134
	wide      = 900
)

func (p *Page) draw(f *ui.Frame, words *assets.Words, g *Giver) {
	look := &f.Palette
	f.Fill(f.Bounds(), look.Space.Alpha(0.6))
	wide := min(f.W-24, 980)
	box := f.Bounds().Middle(wide, min(f.H-24, 120+p.high(f, g, wide-36)+untilHigh(f, g)))
	f.Panel(box, look.SidePanel(g.Side).Filled(look.Panel.Alpha(0.97)))
	head, inner := box.InsetXY(18, 12).CutTop(f.Reach(36) - 2)
	title := words.Say(p.keys() + ".title")
	f.Text(title, head, f.Fitted(title, look.Title(), head.W-120))
	about, style := words.Say("orders.about"), look.Body().In(look.Dim)
	more, inner := inner.CutTop(max(28, f.ParagraphHeight(about, inner.W, style)+6))
	f.Paragraph(about, more, style)
	place := render.Box(head.Right()-110, head.Y-2, 110, f.Reach(36))
	if f.Button(ui.Button{ID: "orders.close", Rect: place, Label: words.Say("orders.close"), Key: ui.KeyEscape, Size: render.SizeText}) {
		p.open = false
		f.Invalidate()
	}
	foot, inner := inner.CutBottom(untilHigh(f, g))
	p.list(f, words, g, inner)
	p.showUntil(f, words, g, foot)
}

// high is how high a list of that width is, points.
func (p *Page) high(f *ui.Frame, g *Giver, wide float64) float64 {
	if g.Groups != nil {
		return groupsHigh(f, g, wide)
	}
	return wideRow * float64(len(g.Windows))
}

// list lists the windows with the ways in which they may be answered.
func (p *Page) list(f *ui.Frame, words *assets.Words, g *Giver, area ui.Rect) {
	if g.Groups != nil {
		p.listGroups(f, words, g, area)
		return
	}
	high := float64(wideRow)
	if area.W < wide {
		high = narrowRow
	}
	f.Scroll("orders.all", area, high*float64(len(g.Windows)), func(list ui.Rect) {
		for i := range g.Windows {
			var line ui.Rect
			line, list = list.CutTop(high)
			p.drawWindow(f, words, g, g.Windows[i], line.InsetXY(0, 4))
		}
	})
}

func (p *Page) drawWindow(f *ui.Frame, words *assets.Words, g *Giver, window game.Key, line ui.Rect) {
	name, places := line.CutLeft(min(234, line.W*0.34))
	columns, rows := len(p.Ways), 1
	if line.H > wideRow {
		name, places = line.CutTop(30)
		columns, rows = 3, (len(p.Ways)+2)/3
	}
	sign, called := "action", words.Say("orders."+string(window))
	if p.Window != nil {
		sign, called = p.Window(window)
	}
	at, text := name.CutLeft(44)
	f.Sign(sign, at.Middle(28, 28), f.Palette.Amber)
	f.Label(called, text.InsetXY(0, 4), f.Palette.Name().UpTo(2))
	p.choose(f, words, g, window, places.Grid(columns, rows, 6)[:len(p.Ways)])
}

// choose lets the player choose the way in which a window is answered.
func (p *Page) choose(f *ui.Frame, words *assets.Words, g *Giver, window game.Key, places []ui.Rect) {
	choice := ui.Choice{ID: "order." + string(window), Rects: places}
	for i := range p.Ways {
		choice.Labels = append(choice.Labels, words.Say("orders."+p.Ways[i].ID))
	}
	now := p.given(g.Desk.Orders().Each, window)
	way := now
	if f.Choice(choice, &way); way == now {
		return
	}
	order := p.Ways[way].Order
	order.Window = window
	give(f, words, g, order)
}

// give gives an order, or says why it was refused.
func give(f *ui.Frame, words *assets.Words, g *Giver, order session.Order) {
	if err := g.Desk.SetOrder(order); err != nil {
		f.Toast(play.Denied(words, err))
	}
	f.Invalidate()
}

// given is the way in which a seat has a window answered: the one that ends as its order does, or else the one that does the same and
// never ends.
func (p *Page) given(given []session.Order, window game.Key) (way int) {
	for _, order := range given {
		if order.Window != window {
			continue
		}
		for i, w := range p.Ways {
			switch {
			case w.Order.Do != order.Do:
			case w.Order.Until == order.Until:
				return i
			case w.Order.Until == "":
				way = i
			}
		}
	}
	return way
}
