package ui

import "holoboard/render"

// signed is the sign that the player wants explained: a finger has stayed on it, or it was clicked with the second button.
type signed struct {
	sign  render.Named
	thing Rect // that the sign stands on and can be pointed at, or the sign's own place
	on    bool
	kept  bool // the finger that has found it is still down
}

// findSign finds out whether the player wants a sign explained. What is shown of it may hide the sign: a finger keeps what it has found.
func (w *Window) findSign() {
	w.wants.kept = w.wants.kept && w.in.Down
	if w.wants.kept {
		return
	}
	held := w.in.Touch && w.in.Down && !w.press.moved && w.Clock.Now-w.press.when >= holdTime
	w.wants.on = false
	if !held && !w.in.Details || w.carry.on() {
		return
	}
	w.wants.sign, w.wants.on = w.signAt(w.in.At, slop(false))
	w.wants.thing = w.wants.sign.Rect
	if p, ok := w.find(w.hit(w.in.At, 0)); ok && !p.area && p.seen.Contains(w.wants.sign.Rect.Center()) {
		w.wants.thing = p.seen
	}
	w.wants.kept = held
}

// awaitSign makes sure of a frame when a finger has stayed where it is for long.
func (w *Window) awaitSign() {
	if w.in.Touch && w.in.Down && !w.press.moved {
		if hold := w.press.when + holdTime; w.Clock.Now < hold {
			w.wakeAt = min(w.wakeAt, hold)
		}
	}
}

// signAt finds the uppermost sign of the last frame under a point, or the nearest that is missed by no more than slop.
func (w *Window) signAt(at Point, slop float64) (best render.Named, ok bool) {
	for _, n := range w.canvas.Signs() {
		if d := n.Rect.Distance(at); d <= slop {
			best, slop, ok = n, d, true
		}
	}
	return best, ok
}

// WantsSign is the sign that the player wants explained, and the thing that it stands on and that can be pointed at; where there is none,
// the sign's own place.
func (f *Frame) WantsSign() (sign string, thing Rect, ok bool) {
	return f.window.wants.sign.Name, f.window.wants.thing, f.window.wants.on
}

// Says tells whether something is said in this frame beside a thing already.
func (f *Frame) Says() bool { return !f.window.said.Empty() }
