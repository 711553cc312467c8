package board

import "holoboard/render"

// Measures of smaller screens, points.
const (
	TouchSize = 44 // the least size of what a thumb has to hit

	foldWidth   = 88
	openRail    = 216
	tabHeight   = 64
	phoneTop    = 64
	phonePrompt = 166
	lowPrompt   = 148 // where there is less than usual
	lowPhone    = 700
	narrowPhone = 340
	phoneColumn = 244
	phoneDrawer = 320 // the list of one's own things beside the map
)

// fold divides a screen that has room for everything but the rails, and reports false for a smaller one.
func (l *Layout) fold(shape Shape) bool {
	const leastW, leastMap = 900, 0.45
	if l.Bounds.W < leastW || l.Bounds.H > l.Bounds.W {
		return false
	}
	open := *l
	open.Form = Folded
	open.divide(Span{openRail, openRail}, shape)
	middle := render.Box(0, open.Map.Y, open.Bounds.W, open.Map.H)
	left, middle := middle.CutLeft(foldWidth)
	right, middle := middle.CutRight(foldWidth)
	if middle.W*middle.H < leastMap*l.Bounds.W*l.Bounds.H {
		return false
	}
	beside(open.Folds, left, right)
	if open.Tab != SidesTab {
		open.Tab, open.Map = MapTab, middle
	}
	*l = open
	return true
}

// divideUpright divides the screen of a phone that is held upright: the question lies over the tabs, near the thumb.
func (l *Layout) divideUpright() {
	const mapHeight = 176
	l.Form = Upright
	var rest render.Rect
	l.Top, rest = l.Bounds.CutTop(phoneTop)
	tabs, rest := rest.CutBottom(tabHeight)
	l.Tabs = tabs.Columns(0, 1, 1, 1, 1)
	prompt := float64(phonePrompt)
	if l.Bounds.H < lowPhone {
		prompt = lowPrompt
	}
	l.Prompt, rest = rest.CutBottom(prompt)
	bar := l.Top.InsetXY(8, (phoneTop-TouchSize)/2)
	l.Menu, bar = bar.CutRight(TouchSize)
	_, bar = bar.CutRight(6)
	l.Buttons, bar = bar.CutRight(TouchSize)
	_, bar = bar.CutRight(8)
	l.Round, bar = bar.CutLeft(min(100, bar.W*0.36))
	if l.Bounds.W < narrowPhone {
		_, bar = bar.CutLeft(6)
	}
	l.Bar = render.Box(bar.X, l.Top.Y+4, bar.W, l.Top.H-8)
	small := min(mapHeight, rest.H*0.35)
	if l.Bounds.H < lowPhone {
		small = rest.H * 0.26 // the cards need the room
	}
	l.Map, l.Own = rest.CutTop(small)
	l.Log = rest
	l.Overview = l.Tab == HandTab
	if l.Tab != HandTab {
		l.Map, l.Hidden = rest, l.Tab != MapTab
	}
	l.overMap(rest)
}

// divideSideways divides the screen of a phone that is held sideways.
func (l *Layout) divideSideways() {
	const chip, leastMap = 212, 200
	l.Form = Sideways
	column, rest := l.Bounds.CutRight(phoneColumn)
	foot, column := column.CutBottom(TouchSize + 12)
	places := foot.InsetXY(6, 6).Columns(3, 1, 1, 1, 1, 1)
	l.Tabs, l.Buttons, l.Menu = places[:3], places[3], places[4]
	l.Prompt = column
	own := min(phoneDrawer, rest.W)
	if rest.W-own < leastMap {
		own = rest.W
	}
	l.Own, l.Map = rest.CutRight(own)
	l.Log = rest
	if l.Tab != HandTab || l.Map.W < leastMap {
		l.Map, l.Hidden = rest, l.Tab != MapTab
	}
	l.Top = render.Box(8, 8, chip, 56)
	l.Bar = l.Top.InsetXY(8, 2)
	l.overMap(rest)
}

// overMap finds places for what lies over the map of a phone and for the rails that cover it.
func (l *Layout) overMap(middle render.Rect) {
	const margin, gap = 8, 6
	l.Zoom = render.Box(l.Map.X+margin, l.Map.Bottom()-margin-TouchSize, 3*TouchSize+2*gap, TouchSize)
	beside(l.Rails, middle.Column(0, 2, 0), middle.Column(1, 2, 0))
}
