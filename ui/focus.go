package ui

import (
	"maps"
	"math"
	"slices"

	"holoboard/render"
)

var arrows = [4]struct {
	key Key
	way Point
}{{KeyLeft, Point{X: -1}}, {KeyRight, Point{X: 1}}, {KeyUp, Point{Y: -1}}, {KeyDown, Point{Y: 1}}}

// keys moves the focus, uses what is focused, mutes, and fills the screen.
func (w *Window) keys() {
	if !w.typing() && w.pressed(KeyM) {
		w.mute(!w.Hearing.Muted)
	}
	if w.pressed(KeyF11) {
		w.Fullscreen = !w.Fullscreen
	}
	w.tab()
	if p, ok := w.find(w.focus); !ok || !w.arrowsBelongTo(p) {
		for _, arrow := range arrows {
			if ok && p.Sideways && arrow.way.Y == 0 && w.focusShown {
				continue
			}
			if w.pressed(arrow.key) {
				w.moveFocus(func(order []*placed, now int) *placed { return nextTowards(order, now, arrow.way) })
			}
		}
	}
	p, ok := w.find(w.focus)
	if !ok || !w.focusShown || p.layer != w.shown.layer || w.typing() {
		return
	}
	if w.pressed(KeyEnter) || w.pressed(KeySpace) {
		w.click(p)
	}
}

// typing tells whether a text field has the focus.
func (w *Window) typing() bool { return w.fields[w.focus] != nil }

// arrowsBelongTo tells whether a widget uses the arrow keys itself.
func (w *Window) arrowsBelongTo(p *placed) bool { return w.fields[p.ID] != nil || p.arrows }

// moveFocus moves the focus to what choose picks from all that can have it; now is the place of the present one, or -1.
func (w *Window) moveFocus(choose func(order []*placed, now int) *placed) {
	order, now := w.focusOrder()
	if len(order) == 0 {
		return
	}
	if now >= 0 && !w.focusShown && !w.typing() { // the first key only shows where the focus is
		w.focusShown = true
		return
	}
	if p := choose(order, now); p != nil {
		w.focus, w.focusShown = p.ID, true
		w.reveal(p)
	}
}

// focusOrder lists what can be focused, as drawn. While something is carried, these are the places that take it.
func (w *Window) focusOrder() (order []*placed, now int) {
	now = -1
	for i := range w.shown.spots {
		p := &w.shown.spots[i]
		if !w.focusable(p) {
			continue
		}
		if p.ID == w.focus {
			now = len(order)
		}
		order = append(order, p)
	}
	return order, now
}

// focusable tells whether a spot can have the focus now.
func (w *Window) focusable(p *placed) bool {
	return p.layer == w.shown.layer && !p.area && (!p.Quiet || p.takes) && (!w.carry.on() || p.takes)
}

func after(now, n int, back bool) int {
	switch {
	case now < 0 && back:
		return n - 1
	case back:
		return (now + n - 1) % n
	}
	return (now + 1) % n
}

// nextTowards finds the nearest spot in a direction; what lies aside counts as farther away.
func nextTowards(order []*placed, now int, way Point) *placed {
	if now < 0 {
		return order[0]
	}
	from := order[now].Rect.Center()
	var best *placed
	least := math.Inf(1)
	for _, p := range order {
		d := p.Rect.Center().Sub(from)
		ahead := d.X*way.X + d.Y*way.Y
		aside := math.Abs(d.X*way.Y) + math.Abs(d.Y*way.X)
		if ahead > 1 && ahead+2*aside < least {
			best, least = p, ahead+2*aside
		}
	}
	return best
}

// Focused tells whether a spot is reached by keys, so that the frame drawn around it can say so.
func (f *Frame) Focused(id string) bool { return f.window.focus == id && f.window.focusShown }

// Hovered tells whether the pointer is at a spot.
func (f *Frame) Hovered(id string) bool {
	w := f.window
	return w.hot == id && !w.pointerGone && !w.carry.on()
}

// Focus is the spot that is reached by keys now, or nothing.
func (w *Window) Focus() string { return w.focus }

// FocusOn puts the focus on a spot, without showing it before a key is used.
func (f *Frame) FocusOn(id string) {
	if f.window.focus != id {
		f.window.focus = id
		f.Invalidate()
	}
}

// FocusRing draws the sign of focus or hovering around a thing: a white line, and for focus a dotted second one.
func (f *Frame) FocusRing(r Rect, s State, corner render.Corner, radius float64) {
	if !s.Attention() {
		return
	}
	style := render.PanelStyle{Corner: corner, Radius: radius}
	f.Panel(r, style.With(f.Palette.Text, 2))
	if s.Focus {
		style.Dash = render.Dash{2, 4}
		f.Panel(r.Inset(-4), style.With(f.Palette.Text, 1.5))
	}
}

// A Chord is a key together with those that are held down with it.
type Chord struct {
	Key       Key
	Ctrl, Alt bool // Ctrl stands for Command too
	Shift     bool // of Tab alone, which it leads back; for others it makes no difference
}

// chords are the keys that have done their work in this frame, and those that something would have come of.
type chords struct {
	used  []Key
	asked map[Chord]bool
	back  bool // Escape is pressed without the key, see [Window.Back]
}

// begin forgets the keys of the frame before.
func (c *chords) begin() {
	c.used, c.back = c.used[:0], false
	clear(c.asked)
}

// pressed tells whether a key went down, neither with Ctrl nor with Alt, that has done no work yet, and uses it.
func (w *Window) pressed(key Key) bool { return w.struck(Chord{Key: key}) }

// struck is pressed for a key with others.
func (w *Window) struck(c Chord) bool {
	w.chords.asked[c] = true
	if c.Ctrl != w.in.Ctrl || c.Alt != w.in.Alt || !slices.Contains(w.in.Keys, c.Key) || slices.Contains(w.chords.used, c.Key) {
		return false
	}
	w.chords.used = append(w.chords.used, c.Key)
	return true
}

// Wants are the chords that something came of in the last frame, if they were pressed, and whether letters are typed. All
// others are for what the window lies in.
func (w *Window) Wants() (all map[Chord]bool, letters bool) {
	return maps.Clone(w.chords.asked), w.typing()
}

// Typed are the places of the text fields that can be reached now, points.
func (w *Window) Typed() (all []Rect) {
	for i := range w.shown.spots {
		if p := &w.shown.spots[i]; w.fields[p.ID] != nil && p.layer == w.shown.layer && !p.seen.Empty() {
			all = append(all, p.seen)
		}
	}
	return all
}

// tab moves the focus on and back.
func (w *Window) tab() {
	if !w.pressed(KeyTab) {
		return
	}
	w.moveFocus(func(order []*placed, now int) *placed {
		if w.leadsOut(now, len(order), w.in.Shift) {
			w.focus, w.focusShown = "", false // it comes back to the first one, or the last
			return nil
		}
		return order[after(now, len(order), w.in.Shift)]
	})
}

// leadsOut tells whether Tab leads out of a page: at the last of n spots, and back at the first.
func (w *Window) leadsOut(now, n int, back bool) bool {
	return w.Leaves && now >= 0 && (back && now == 0 || !back && now == n-1)
}

// askTab asks for Tab where it leads to a spot.
func (w *Window) askTab() {
	now, n := -1, 0
	for i := range w.shown.spots {
		p := &w.shown.spots[i]
		if !w.focusable(p) {
			continue
		}
		if p.ID == w.focus {
			now = n
		}
		n++
	}
	hidden := now >= 0 && !w.focusShown && !w.typing()
	for _, back := range []bool{false, true} {
		w.chords.asked[Chord{Key: KeyTab, Shift: back}] = n > 0 && (hidden || !w.leadsOut(now, n, back))
	}
}
