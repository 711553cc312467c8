package rebellion

import (
	"holoboard/game/rebellion"
	"holoboard/render"
)

// TabsOf lists the tabs that a form has buttons for, in their order. Held sideways, no open tab means the map.
func TabsOf(f Form) []Tab {
	switch f {
	case Upright:
		return []Tab{MapTab, HandTab, SidesTab, LogTab}
	case Sideways:
		return []Tab{HandTab, SidesTab, LogTab}
	}
	return nil
}

// Measures of smaller screens, points.
const (
	foldWidth   = 88
	openRail    = 208
	touchSize   = 44 // the least size of what a thumb has to hit
	tabHeight   = 64
	phoneTop    = 64
	phonePrompt = 166
	lowPrompt   = 148 // where there is less than usual
	lowPhone    = 700
	phoneColumn = 244
	phoneDrawer = 320 // the list of one's own things beside the map
)

// fold divides a screen that has room for everything but the rails, and reports false for a smaller one.
func (l *Layout) fold() bool {
	const leastW, leastMap = 900, 0.45
	if l.Bounds.W < leastW || l.Bounds.H > l.Bounds.W {
		return false
	}
	l.Form = Folded
	l.divide(openRail, openRail)
	middle := render.Box(0, l.Map.Y, l.Bounds.W, l.Map.H)
	l.Folds[rebellion.Rebels], middle = middle.CutLeft(foldWidth)
	l.Folds[rebellion.Empire], middle = middle.CutRight(foldWidth)
	if middle.W*middle.H < leastMap*l.Bounds.W*l.Bounds.H {
		*l = Layout{Bounds: l.Bounds, Tab: l.Tab}
		return false
	}
	if l.Tab != SidesTab {
		l.Tab, l.Map = MapTab, middle
	}
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
	bar := l.Top.InsetXY(8, (phoneTop-touchSize)/2)
	l.Menu, bar = bar.CutRight(touchSize)
	_, bar = bar.CutRight(6)
	l.Buttons, bar = bar.CutRight(touchSize)
	_, bar = bar.CutRight(8)
	l.Round, bar = bar.CutLeft(min(100, bar.W*0.36))
	l.Track = render.Box(bar.X, l.Top.Y+4, bar.W, l.Top.H-8)
	l.Map, l.Own = rest.CutTop(min(mapHeight, rest.H*0.35))
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
	foot, column := column.CutBottom(touchSize + 12)
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
	l.Track = l.Top.InsetXY(8, 2)
	l.overMap(rest)
}

// overMap finds places for what lies over the map of a phone and for the rails that cover it.
func (l *Layout) overMap(middle render.Rect) {
	const margin, gap = 8, 6
	l.Zoom = render.Box(l.Map.X+margin, l.Map.Bottom()-margin-touchSize, 3*touchSize+2*gap, touchSize)
	l.Base = render.Box(l.Map.Right()-margin-124, l.Map.Bottom()-margin-touchSize-20, 124, touchSize+20)
	halves := middle.Columns(0, 1, 1)
	l.Rails[rebellion.Rebels], l.Rails[rebellion.Empire] = halves[0], halves[1]
}
