package ui

import (
	"maps"
	"slices"
)

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
