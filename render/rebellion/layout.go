package rebellion

import (
	"holoboard/render"
	"holoboard/render/board"
)

// Layout says where each part of the table is on a screen, in points.
type Layout struct {
	board.Layout
	OnTable render.Rect // the viewer's facedown missions in the strip
	Base    render.Rect // the Rebel Base space over the map, on a phone

	Plan     render.Rect // the viewer's missions of this round over the map of a wide screen, while [Board.Plan] is open
	PlanHead render.Rect // its title
	PlanSide render.Rect // what stands beside it

	Steps  render.Rect // of the Refresh Phase, over the map of a wide screen; see Refreshing
	Tray   render.Rect // for what leaves the build queue
	Column render.Rect // beside the map for what the phase has brought
}

// What a layout is made of for any title.
type (
	Form = board.Form
	Tab  = board.Tab
)

// The forms and tabs.
const (
	Wide      = board.Wide
	Folded    = board.Folded
	Projected = board.Projected
	Sideways  = board.Sideways
	Upright   = board.Upright

	Everywhere = board.Everywhere
	MapTab     = board.MapTab
	HandTab    = board.HandTab
	SidesTab   = board.SidesTab
	LogTab     = board.LogTab

	ProjectedW = board.ProjectedW
	ProjectedH = board.ProjectedH
	UprightW   = board.UprightW
	UprightH   = board.UprightH
)

// TabsOf lists the tabs that a form has buttons for, in their order.
func TabsOf(f Form) []Tab { return board.TabsOf(f) }

// touchSize is the least size of what a thumb has to hit.
const touchSize = board.TouchSize

// Divide implements [board.Owner].
func (b *Board) Divide(general *board.Layout) {
	l := Layout{Layout: *general}
	switch {
	case b.projected:
	case l.Form.Phone():
		const margin, wide, high = 8, 124, touchSize + 20
		l.Base = render.Box(l.Map.Right()-margin-wide, l.Map.Bottom()-margin-high, wide, high)
	default:
		const gap = 8
		l.OnTable, l.Hand = l.Hand.CutLeft(l.Grow(board.Span{Small: 246, Large: 300}))
		_, l.Hand = l.Hand.CutLeft(gap)
	}
	l.divideRefresh(b.refreshing)
	*general, b.layout = l.Layout, l
}
