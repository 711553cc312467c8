// Package around is what stands around a map that has nearly all of the screen: rails that are always open, a rack below it, the question at
// the bottom, and the bar at the top that says how far a round is.
//
//	divide.go  where all that lies · round.go  the bar
package around

import (
	"holoboard/render"
	"holoboard/render/board"
)

// A Shape is what such a table needs of a screen.
type Shape struct {
	Columns, Rows float64 // squares of the usual map
	Names         float64 // what their names take beside them, points
	Rails         board.Span
	Narrow        float64 // the least width of a rail on a small screen, points
	Aloud         float64 // the width of a rail for a whole room
}

// Divide divides a screen so. The last lines of the log stand in the foot of the right rail.
func Divide(l *board.Layout, s Shape, forARoom bool) {
	switch {
	case forARoom && l.Form == board.Projected:
		const less = 90 // of the phases: whose turn it is has to be read
		l.Rails[0].W = s.Aloud
		l.Rails[1].X, l.Rails[1].W = l.Bounds.W-s.Aloud, s.Aloud
		l.Bar.W -= less
		l.Turn.X, l.Turn.W = l.Turn.X-less, l.Turn.W+less
		l.Map = render.Box(s.Aloud, l.Top.Bottom(), l.Bounds.W-2*s.Aloud, l.Map.H).Inset(2)
	case forARoom:
	case l.Form == board.Upright:
		upright(l)
	case l.Form == board.Sideways:
		sideways(l)
	default:
		wide(l, s)
	}
}

// wide: a small screen has as large squares as its height allows, and narrow rails beside them. On one that is not high the last line
// of the log stands below whose turn it is.
func wide(l *board.Layout, s Shape) {
	const high, about = 850, 150
	l.Form, l.Tab = board.Wide, board.Everywhere
	clear(l.Folds)
	foot, less := l.Grow(board.Span{Small: 92, Large: 150}), 0.0
	if l.Bounds.H < high {
		foot, less = 0, 8
	}
	l.Top.H -= less
	for _, r := range [...]*render.Rect{&l.Menu, &l.Buttons, &l.Round} {
		r.Y -= less / 2
	}
	l.Round.W = max(l.Round.W, about)
	rail, rack := l.Grow(s.Rails), l.Grow(board.Span{Small: 45, Large: 72})
	parts := min(l.Bounds.W*0.28, 640)
	l.Prompt.Y = l.Bounds.H - l.Prompt.H
	if l.Bounds.W < board.SmallestW-1 {
		rack, parts = 54, 0 // chips have their names below their signs, and the part of the round stands below it
		square := (l.Prompt.Y - l.Top.H - rack - s.Names) / s.Rows
		rail = min(max((l.Bounds.W-s.Columns*square-s.Names)/2, s.Narrow), rail)
	}
	l.Bar = render.Box(l.Round.Right()+12, l.Top.Y+8, parts, l.Top.H-16)
	l.Turn = render.Box(l.Bar.Right()+12, l.Top.Y+2, l.Buttons.X-l.Bar.Right()-24, l.Top.H-4)
	l.Strip = render.Box(0, l.Bounds.H, l.Bounds.W, 0)
	between := l.Prompt.Y - l.Top.Bottom()
	l.Rails[0] = render.Box(0, l.Top.Bottom(), rail, between)
	l.Rails[1] = render.Box(l.Bounds.W-rail, l.Top.Bottom(), rail, between-foot)
	l.Log = render.Box(l.Bounds.W-rail, l.Prompt.Y-foot, rail, foot).Inset(4)
	if foot == 0 {
		l.Log, l.Turn = l.Turn.CutBottom(l.Turn.H / 2)
	}
	const read, most = 200, 232
	for i, r := range l.Rails {
		if r.W > read {
			_, l.Aside[i] = r.CutTop(max(r.H-most, r.H/2))
		}
	}
	l.Hand, l.Map = render.Box(rail, l.Top.Bottom(), l.Bounds.W-2*rail, between).CutBottom(rack)
	l.Map = l.Map.Inset(1)
}

// On a phone the rack lies below the map, and nothing over it: any square may be an answer.
const (
	phoneRack = 58
	zoomWidth = 3*board.TouchSize + 12
)

func upright(l *board.Layout) {
	const edge, less = 8, 34 // of bar and tabs, and of the question
	l.Top.H -= edge
	for _, r := range [...]*render.Rect{&l.Menu, &l.Buttons, &l.Round} {
		r.Y -= edge / 2
	}
	foot := l.Prompt.Bottom() + edge
	for i := range l.Tabs {
		l.Tabs[i].Y, l.Tabs[i].H = foot, l.Tabs[i].H-edge
	}
	l.Prompt.H -= less
	l.Prompt.Y = foot - l.Prompt.H
	for _, r := range [...]*render.Rect{&l.Log, &l.Own, &l.Rails[0], &l.Rails[1]} {
		r.H = l.Prompt.Y - r.Y
	}
	l.Zoom = render.Box(l.Bar.Right()-zoomWidth, l.Menu.Y, zoomWidth, board.TouchSize)
	if l.Tab == board.MapTab {
		l.Hand, l.Map = render.Box(0, l.Top.Bottom(), l.Bounds.W, l.Prompt.Y-l.Top.Bottom()).CutBottom(phoneRack)
	}
}

func sideways(l *board.Layout) {
	top, rest := l.Prompt.CutTop(40)
	zoom, rest := rest.CutTop(board.TouchSize + 6)
	l.Top, l.Bar, l.Round = top, render.Rect{}, top.InsetXY(12, 0)
	l.Zoom = render.Box(zoom.X+12, zoom.Y, zoomWidth, board.TouchSize)
	l.Prompt = rest
	if l.Tab == board.MapTab {
		l.Hand, l.Map = render.Box(0, 0, l.Map.W, l.Bounds.H).CutBottom(phoneRack)
	}
}
