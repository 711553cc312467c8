//go:build js

package engine

import (
	"syscall/js"

	"github.com/hajimehoshi/ebiten/v2"

	"holoboard/ui"
)

// taps are touches that begin and end between two ticks. Ebitengine tells which fingers are down at a tick; at few frames a second one
// may have been down and lifted by then.
type taps struct {
	hears bool
	ticks int
	began map[int]int // the tick before which a finger came down
	done  []ui.Point  // in parts of the page
}

// next is the place of the next of them, scale pixels to a point.
func (t *taps) next(scale float64) (at ui.Point, tapped bool) {
	if !t.hears {
		t.hears, t.began = true, map[int]int{}
		t.hear("touchstart", func(finger int, _ ui.Point) { t.began[finger] = t.ticks })
		t.hear("touchend", func(finger int, at ui.Point) {
			if began, seen := t.began[finger]; seen && began == t.ticks {
				t.done = append(t.done, at)
			}
			delete(t.began, finger)
		})
	}
	t.ticks++
	if len(t.done) == 0 {
		return at, false
	}
	at, t.done = t.done[0], t.done[1:]
	pixels := ebiten.Monitor().DeviceScaleFactor() / scale
	return ui.Point{X: at.X * pixels, Y: at.Y * pixels}, true
}

// hear has it told of each finger of an event of the page's board.
func (*taps) hear(event string, tell func(finger int, at ui.Point)) {
	js.Global().Get("document").Call("addEventListener", event, js.FuncOf(func(_ js.Value, args []js.Value) any {
		all := args[0].Get("changedTouches")
		for i := range all.Length() {
			f := all.Index(i)
			if f.Get("target").Get("tagName").String() == "CANVAS" {
				tell(f.Get("identifier").Int(), ui.Point{X: f.Get("clientX").Float(), Y: f.Get("clientY").Float()})
			}
		}
		return nil
	}), map[string]any{"passive": true})
}
