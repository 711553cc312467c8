package ui

import (
	"math"
	"time"
)

// Spot is something that can be pointed at.
type Spot struct {
	ID    string // unique in the frame, such as "leader.mon_mothma"
	Rect  Rect
	Why   string // why it cannot be used now, for the player; empty if it can
	Round bool   // only the ellipse in the rectangle counts
	Drags bool   // it can be carried: dragged, or picked up by a click or Enter and put down by the next
	Acts  bool   // of a thing that drags: a click is for its owner and does not pick it up
	Quiet bool   // it is left out when focus moves by keys
	Slow  bool   // a long touch uses it too: there is nothing more to know about it
	Aside bool   // what is carried stays in the hand when it is used

	Name   string // what it is called in an [Account]; nothing leaves it out there
	Value  string // what is typed there
	Chosen bool   // it stands for what is chosen now

	Sideways bool // the arrow keys to the left and right are its owner's while it has the focus
}

// Enabled tells whether the spot can be used.
func (s Spot) Enabled() bool { return s.Why == "" }

// State is what the player does with a spot.
type State struct {
	Hover   bool // the pointer is over it
	Focus   bool // it is reached by keys; show it
	Pressed bool // held down on it
	Clicked bool // clicked, tapped or activated by Enter or Space, and enabled
	Doubled bool // clicked for the second time in a row
	Details bool // clicked with the second button
	Sheet   bool // looked at for a while (pointer, focus or a long touch): show what there is to know
	Carried bool // carried, or on its way back: draw a Ghost and dim the place
}

// Attention tells whether the spot should stand out.
func (s State) Attention() bool { return s.Hover || s.Focus }

// Area is what the player does with a part of the screen that can be moved and zoomed, outside of its spots.
type Area struct {
	Hover   bool
	Clicked bool
	Doubled bool
	Pan     Point   // the way since the last tick, points
	Wheel   float64 // notches, up is positive
	Pinch   float64 // factor of two fingers, 1 if there are none
	At      Point   // where wheel or fingers are
}

// placed is a spot or area of the frame, and how it can be hit.
type placed struct {
	Spot
	seen   Rect // what is not hidden by a scroll list
	layer  int  // of dialogs: only the highest one can be hit
	area   bool
	drops  bool // a place to put things
	takes  bool // and it takes what is carried
	arrows bool // it uses the arrow keys itself
	list   string
}

// plan is where the spots and areas of a frame are.
type plan struct {
	spots []placed
	index map[string]int // by ID
	layer int            // the highest
}

func (p *plan) clear() {
	p.spots, p.layer = p.spots[:0], 0
	clear(p.index)
}

const (
	lookTime   = 250 * time.Millisecond
	holdTime   = 450 * time.Millisecond
	doubleTime = 350 * time.Millisecond
	doubleWay  = 40 // points
	readTime   = 400 * time.Millisecond
)

// Spot registers something that can be pointed at and tells what the player does with it.
// Two spots with one ID in a frame are a mistake of the program and panic.
func (f *Frame) Spot(s Spot) State {
	f.register(placed{Spot: s})
	w := f.window
	state := State{
		Hover:   w.hot == s.ID && !w.pointerGone && !w.carry.on(),
		Focus:   w.focus == s.ID && w.focusShown,
		Pressed: w.press.id == s.ID && f.In.Down && !w.press.moved,
		Clicked: w.clicked == s.ID && s.Enabled(),
		Doubled: w.doubled == s.ID && s.Enabled(),
		Details: f.In.Details && w.hot == s.ID,
		Carried: w.carry.id == s.ID,
	}
	state.Sheet = f.looksAt(s.ID, state)
	if w.clicked == s.ID && !s.Enabled() {
		f.Refuse(s.Rect, s.Why)
	}
	return state
}

// looksAt tells whether the player has looked at a spot for a while, and makes sure of a frame when he will have.
func (f *Frame) looksAt(id string, s State) bool {
	w := f.window
	switch {
	case w.carry.on():
		return false
	case s.Focus:
		return true
	case s.Pressed && f.In.Touch:
		return f.since(w.press.when, holdTime)
	case s.Hover && w.sought:
		return f.since(w.hotSince, lookTime)
	}
	return false
}

// since tells whether a time has passed, and if not asks for a frame when it will have.
func (f *Frame) since(when, length time.Duration) bool {
	passed := f.Clock.Now - when
	if passed < length {
		f.WakeIn(length - passed)
	}
	return passed >= length
}

// Area registers a part of the screen that takes wheel, pinch and pan. Register it before the spots that lie in it. It
// also keeps what is under it from being hit.
func (f *Frame) Area(id string, r Rect) Area {
	f.register(placed{Spot: Spot{ID: id, Rect: r, Quiet: true}, area: true})
	w := f.window
	a := Area{Hover: w.hotArea == id, Clicked: w.clicked == id, Doubled: w.doubled == id, Pinch: 1, At: f.In.At}
	if a.Hover && f.In.Pinch == 0 {
		a.Wheel = f.In.Wheel
	}
	if w.press.area == id && w.press.moved && f.In.Down && !w.carry.on() && f.In.Pinch == 0 {
		a.Pan = f.In.At.Sub(f.In.Was)
	}
	if f.In.Pinch > 0 && w.areaAt(f.In.PinchAt) == id {
		a.Pinch, a.At, a.Pan = f.In.Pinch, f.In.PinchAt, f.In.PinchBy
	}
	return a
}

// Cover keeps what is under a panel from being hit.
func (f *Frame) Cover(id string, r Rect) { f.Area(id, r) }

func (f *Frame) register(p placed) {
	w := f.window
	if _, twice := w.coming.index[p.ID]; twice {
		panic("ui: two spots are called " + p.ID)
	}
	p.layer = f.layer
	p.seen = p.Rect.Intersect(f.visible)
	p.list = f.list
	w.coming.index[p.ID] = len(w.coming.spots)
	w.coming.spots = append(w.coming.spots, p)
}

// contains tells whether a point hits the spot.
func (p *placed) contains(at Point) bool {
	if !p.seen.Contains(at) {
		return false
	}
	return p.distance(at) == 0
}

// distance is how far a point is from the spot, points; 0 on it.
func (p *placed) distance(at Point) float64 {
	if !p.Round {
		return p.seen.Distance(at)
	}
	c := p.Rect.Center()
	far := math.Hypot((at.X-c.X)/(p.Rect.W/2), (at.Y-c.Y)/(p.Rect.H/2))
	return max(far-1, 0) * min(p.Rect.W, p.Rect.H) / 2
}

// hit finds what lies under a point: the last spot drawn there, or a small one that is missed by no more than slop.
// Without a spot there it is the area.
func (w *Window) hit(at Point, slop float64) string {
	best, near := "", slop
	for i := len(w.shown.spots) - 1; i >= 0; i-- {
		p := &w.shown.spots[i]
		if p.layer != w.shown.layer {
			continue
		}
		if p.contains(at) {
			if p.area && best != "" {
				return best
			}
			return p.ID
		}
		if d := p.distance(at); !p.area && !p.seen.Empty() && p.Enabled() && d < near {
			best, near = p.ID, d
		}
	}
	return best
}

// areaAt finds the area under a point.
func (w *Window) areaAt(at Point) string {
	for i := len(w.shown.spots) - 1; i >= 0; i-- {
		if p := &w.shown.spots[i]; p.area && p.layer == w.shown.layer && p.contains(at) {
			return p.ID
		}
	}
	return ""
}

// find returns a spot of the last frame.
func (w *Window) find(id string) (*placed, bool) {
	i, ok := w.shown.index[id]
	if !ok {
		return nil, false
	}
	return &w.shown.spots[i], true
}
