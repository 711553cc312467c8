package scene

import (
	"holoboard/game"
	"holoboard/ui"
	"holoboard/ui/table/flow"
)

// A Group is a card and what can be chosen with it.
type Group struct {
	Card    game.Option
	Options []game.Option
}

// Groups shows cards side by side, and under each of them a line for everything that can be chosen with it; on a phone a list of both.
type Groups[V any] struct {
	*flow.Flow[V]
	Shape float64 // the width of a card for its height
	Draws GroupCards
}

// GroupCards draws cards and what can be chosen with them.
type GroupCards interface {
	// Card draws a card.
	Card(card game.Option, at ui.Rect) bool
	// Row draws it in a row of a list, and RowHeight is how high that must be.
	Row(card game.Option, at ui.Rect)
	RowHeight(card game.Option, width float64) float64
	// Choice draws what can be chosen in its line.
	Choice(o game.Option, line ui.Rect)
	// About shows the large card of a card, or of what an option is about, beside it, if it is looked at.
	About(o game.Option, at ui.Rect, s ui.State)
}

const groupLine = 58 // points

// Show shows groups in the middle of an area.
func (g *Groups[V]) Show(groups []Group, area ui.Rect) {
	const gap, margin, between, under, highest, narrowest = 20, 18, 6, 10, 360, 190
	most := 0
	for _, group := range groups {
		most = max(most, len(group.Options))
	}
	rows := float64(most) * (groupLine + between)
	h := min(area.H-2*margin-24-rows-under, highest)
	w := max(h*g.Shape, narrowest)
	w = min(w, (area.W-60)/float64(len(groups))-gap)
	panel := area.Middle(float64(len(groups))*(w+gap)-gap+2*margin, h+rows+under+2*margin)
	Panel(g.F, "choices", panel)
	column := panel.Inset(margin)
	for _, group := range groups {
		var whole ui.Rect
		whole, column = column.CutLeft(w)
		_, column = column.CutLeft(gap)
		card, list := whole.CutTop(h)
		g.Draws.Card(group.Card, card)
		g.looks(group.Card, card)
		_, list = list.CutTop(under)
		g.lines(group.Options, list, between)
	}
}

// List shows groups below each other, to be scrolled.
func (g *Groups[V]) List(groups []Group, area ui.Rect) {
	const gap, margin, widest = 8, 10, 420
	wide := min(area.W-2*margin, widest)
	high := func(card game.Option) float64 { return g.Draws.RowHeight(card, wide-2*margin-ui.ScrollBar) }
	height := 0.0
	for _, group := range groups {
		height += high(group.Card) + gap + float64(len(group.Options))*(groupLine+gap)
	}
	panel := area.Middle(wide, min(height+2*margin, area.H-2*margin))
	Panel(g.F, "choices", panel)
	g.F.Scroll(choicesList, panel.Inset(margin), height, func(list ui.Rect) {
		for _, group := range groups {
			var line ui.Rect
			line, list = list.CutTop(high(group.Card))
			_, list = list.CutTop(gap)
			g.Draws.Row(group.Card, line)
			g.looks(group.Card, line)
			list = g.lines(group.Options, list, gap)
		}
	})
}

// looks lets a card be looked at.
func (g *Groups[V]) looks(card game.Option, at ui.Rect) {
	g.Draws.About(card, at, g.F.Spot(ui.Spot{ID: g.Names.Join("card.", g.Names.ID(card)), Rect: at, Quiet: true}))
}

// lines shows what can be chosen below each other, and returns the place below. What is not on offer is pale.
func (g *Groups[V]) lines(options []game.Option, list ui.Rect, gap float64) ui.Rect {
	const pale = 0.5
	p := g.F.Palette
	for _, o := range options {
		var line ui.Rect
		line, list = list.CutTop(groupLine)
		_, list = list.CutTop(gap)
		s, look := Offered(g.Flow, g.Names.Join("choice.", g.Names.ID(o)), line, o)
		alpha := 1.0
		if !look.Lit {
			alpha = pale
		}
		g.F.Fade(alpha, func() {
			g.F.Panel(line, p.Glass().Filled(p.PanelLight).With(p.LineLight, 1))
			g.Draws.Choice(o, line)
		})
		Frame(g.Flow, line, look)
		g.Draws.About(o, line, s)
	}
	return list
}
