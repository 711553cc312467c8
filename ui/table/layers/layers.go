// Package layers lets pictures of a whole table be shown besides, one at a time: by keys, and by a button that lies on the map where it hides
// nothing. What they show the title draws.
package layers

import (
	"strconv"

	"holoboard/game"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/ui"
	"holoboard/ui/table/screen"
)

// Layers are those of a table.
type Layers struct {
	All int // how many there are, at most nine
	On  int // the one that is shown, from 1; 0: none
}

// Choose shows a layer by Alt and its number; the same again puts it away.
func (l *Layers) Choose(f *ui.Frame) {
	for i := range l.All {
		if f.AltPressed(ui.Digits[i]) {
			if l.On == i+1 {
				l.On = 0
			} else {
				l.On = i + 1
			}
			f.Invalidate()
		}
	}
}

// ShowOver shows the button that goes through them over a part of the map of a table, and returns where: layers.N are its words while a layer is
// shown. Where something covers the map there is none.
func ShowOver[V any, E game.Event](l *Layers, t *screen.Table[V, E], area ui.Rect) (place ui.Rect, shown bool) {
	if on := t.Board.Layout(); t.Covered() || t.Reel.Halted() || on.Hidden || on.Overview {
		return place, false
	}
	return l.show(t.F, area, t.Phone(), t.Words.Say(t.ForTouch("layers."+strconv.Itoa(l.On))), t.Own.Hides), true
}

// show shows the button, with words about what is shown, and returns where: at the right and above in a part of the map where it hides none
// of what is counted there, or somewhere along its edges.
func (l *Layers) show(f *ui.Frame, area ui.Rect, finger bool, about string, counted func(ui.Rect) int) (place ui.Rect) {
	size := 36.0
	if finger {
		size = board.TouchSize
	}
	hides := func(r ui.Rect) (n int) {
		if r.X < area.Center().X {
			n++
		}
		if r.Y > area.Center().Y {
			n++
		}
		return n + 3*counted(r)
	}
	place = area.Spare(size, size, hides)
	for y := area.Y; counted(place) > 0 && y < area.Bottom()-size; y += size / 2 {
		if at := render.Box(area.X, y, area.W, size).Spare(size, size, hides); hides(at) < hides(place) {
			place = at
		}
	}
	if f.Button(ui.Button{ID: "layers", Rect: place, Sign: "eye", Chosen: l.On > 0, Aside: true, Hint: about}) {
		l.On = (l.On + 1) % (l.All + 1)
		f.Invalidate()
	}
	return place
}
