package orders

import (
	"slices"

	"holoboard/assets"
	"holoboard/game/session"
	"holoboard/render"
	"holoboard/ui"
)

// An Until is for how long all windows may be passed that have no order of their own.
type Until struct {
	ID    string
	Label string
	Order session.Order // in no window of its own, until something is over
}

// untilHigh is how high the buttons at the foot of the page are, points.
func untilHigh(f *ui.Frame, g *Giver) float64 {
	if len(g.Until) == 0 {
		return 0
	}
	return f.Reach(40) + 12
}

// showUntil shows for how long all may be passed; the one that holds is lit, and pressed once more it holds no longer.
func (p *Page) showUntil(f *ui.Frame, words *assets.Words, g *Giver, foot ui.Rect) {
	if len(g.Until) == 0 {
		return
	}
	given := g.Desk.Orders().Each
	_, foot = foot.CutTop(12)
	for i := range g.Until {
		u := &g.Until[i]
		holds := slices.Contains(given, u.Order)
		b := ui.Button{ID: "orders.until." + u.ID, Rect: foot.Column(i, len(g.Until), 8), Label: u.Label, Size: render.SizeLabel, Chosen: holds}
		if !f.Button(b) {
			continue
		}
		order := u.Order
		if holds {
			order = session.Order{}
		}
		give(f, words, g, order)
		p.open = holds
	}
}
