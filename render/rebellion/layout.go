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
		wide := l.Grow(board.Span{Small: 246, Large: 300})
		if l.Form == board.Folded {
			wide = tableCell // the titles of the hand need the rest
		}
		l.OnTable, l.Hand = l.Hand.CutLeft(wide)
		_, l.Hand = l.Hand.CutLeft(gap)
	}
	l.divideRefresh(b.refreshing)
	*general, b.layout = l.Layout, l
}
