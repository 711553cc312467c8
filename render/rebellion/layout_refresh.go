package rebellion

import (
	"holoboard/render"
)

// Refreshing says for which parts of the Refresh Phase a wide screen makes room.
type Refreshing struct {
	Steps  bool // the phase has begun
	Tray   bool // units leave the build queues
	Column bool // there is something to tell beside the map
}

// Refresh makes room for parts of the Refresh Phase, or gives it back to the map. It costs nothing while they stay.
func (b *Board) Refresh(r Refreshing) {
	if r == b.refreshing {
		return
	}
	b.refreshing = r
	if b.layout.Form == Wide {
		b.Again()
	}
}

// divideRefresh takes the parts of the Refresh Phase from the map. The tray takes the place of the hand, of which nothing is asked
// meanwhile.
func (l *Layout) divideRefresh(r Refreshing) {
	const column, leastWide = 250, 1120
	if l.Form != Wide || !r.Steps {
		return
	}
	l.Steps, l.Map = l.Map.CutTop(28 + l.Top.H/6)
	if !r.Tray {
		return
	}
	if r.Column && l.Map.W >= leastWide {
		l.Column, l.Map = l.Map.CutLeft(column)
	}
	l.Tray = render.Box(l.Strip.X, l.Strip.Y, l.Log.X-l.Strip.X-8, l.Strip.H)
}
