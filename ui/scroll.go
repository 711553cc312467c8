package ui

import (
	"math"

	"holoboard/render"
)

// scrollState is how far a list is scrolled, and where it was last seen.
type scrollState struct {
	offset float64 // points
	most   float64
	view   Rect
	keyed  bool // keys move it already, wherever the pointer is
}

// notch is how far one notch of the wheel scrolls, points.
const notch = 48

// page is how much of the view a key scrolls by.
const page = 0.9

// ScrollBar is the room beside content for the bar that scrolls it, points.
const ScrollBar = 12

// Scroll shows a part of content that may be higher than the view: paint gets the rectangle that the whole content would fill. Wheel,
// dragging with a finger, Page Up and Page Down move it; a spot that gets the focus is brought into view.
func (f *Frame) Scroll(id string, view Rect, contentHeight float64, paint func(content Rect)) {
	w := f.window
	state := w.scrolls[id]
	if state == nil {
		state = &scrollState{}
		w.scrolls[id] = state
	}
	area := f.Area(id, view)
	state.view = view
	state.most = max(contentHeight-view.H, 0)
	state.offset -= area.Wheel*notch + area.Pan.Y
	if area.Hover && !state.keyed && f.Pressed(KeyPageDown) {
		state.offset += view.H * page
	}
	if area.Hover && !state.keyed && f.Pressed(KeyPageUp) {
		state.offset -= view.H * page
	}
	state.keyed = false
	state.offset = min(max(state.offset, 0), state.most)
	content := Rect{X: view.X, Y: view.Y - state.offset, W: view.W, H: max(contentHeight, view.H)}
	if state.most > 0 {
		content.W -= ScrollBar
	}
	seen, list := f.visible, f.list
	f.visible, f.list = seen.Intersect(view), id
	f.Clip(view, func() { paint(content) })
	f.visible, f.list = seen, list
	if state.most > 0 {
		f.scrollBar(view, state, contentHeight)
	}
}

func (f *Frame) scrollBar(view Rect, state *scrollState, contentHeight float64) {
	bar, _ := view.CutRight(5)
	f.Panel(bar, render.PanelStyle{Corner: render.Pill, Fill: f.Palette.Line.Alpha(0.5)})
	length := max(view.H*view.H/contentHeight, 24)
	at := (view.H - length) * state.offset / state.most
	f.Panel(Rect{X: bar.X, Y: bar.Y + at, W: bar.W, H: length}, render.PanelStyle{Corner: render.Pill, Fill: f.Palette.Neutral})
}

// ScrollByKeys lets Page Up, Page Down, Home and End move a list wherever the pointer is, and tells which way they did: -1
// up, 1 down. It is to be called before the list is shown.
func (f *Frame) ScrollByKeys(id string) int {
	state := f.window.scrolls[id]
	if state == nil {
		return 0
	}
	state.keyed = true
	switch {
	case f.Pressed(KeyPageUp):
		state.offset -= state.view.H * page
		return -1
	case f.Pressed(KeyPageDown):
		state.offset += state.view.H * page
		return 1
	case f.Pressed(KeyHome):
		state.offset = 0
		return -1
	case f.Pressed(KeyEnd):
		state.offset = state.most
		return 1
	}
	return 0
}

// ScrollTo moves a list so that it begins so many points below the start of its content.
func (f *Frame) ScrollTo(id string, offset float64) {
	if state := f.window.scrolls[id]; state != nil {
		state.offset = offset
		f.Invalidate()
	}
}

// Scrolled is how far a list is scrolled, points.
func (f *Frame) Scrolled(id string) float64 {
	if state := f.window.scrolls[id]; state != nil {
		return state.offset
	}
	return 0
}

// ScrollToEnd moves a list to its end, as a log does when it is opened.
func (f *Frame) ScrollToEnd(id string) {
	state := f.window.scrolls[id]
	if state == nil {
		state = &scrollState{}
		f.window.scrolls[id] = state
	}
	state.offset = math.Inf(1) // as far as there is something, once it is drawn
	f.Invalidate()
}

// ScrollToStart moves a list to its beginning, as for new content.
func (f *Frame) ScrollToStart(id string) {
	delete(f.window.scrolls, id)
	f.Invalidate()
}

// reveal scrolls a list so that a spot in it can be seen.
func (w *Window) reveal(p *placed) {
	state := w.scrolls[p.list]
	if state == nil {
		return
	}
	const margin = 8
	if above := state.view.Y + margin - p.Rect.Y; above > 0 {
		state.offset = max(state.offset-above, 0)
	}
	if below := p.Rect.Bottom() + margin - state.view.Bottom(); below > 0 {
		state.offset = min(state.offset+below, state.most)
	}
}
