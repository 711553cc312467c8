package engine

import (
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"holoboard/ui"
)

// live reads mouse, fingers and keys from Ebitengine.
type live struct {
	at      ui.Point
	mouse   [2]int // where the mouse was seen last, pixels
	lifted  bool   // a finger was the pointer last, and the mouse has not moved since
	finger  ebiten.TouchID
	touched bool     // a finger is the pointer now
	spread  float64  // between two fingers one tick ago
	between ui.Point // and the place in their middle
	ids     []ebiten.TouchID
	fresh   []ebiten.TouchID // that came down in this tick
	taps    taps
	keys    []ebiten.Key
	runes   []rune
}

// A key that is held repeats after this many ticks, and then so often.
const (
	repeatAfter = 24
	repeatEvery = 3
)

// Poll returns the input of this tick.
func (l *live) Poll(scale float64) ui.Input {
	in := ui.Input{Was: l.at, Touch: l.touched}
	l.ids = ebiten.AppendTouchIDs(l.ids[:0])
	tap, tapped := l.taps.next(scale)
	switch {
	case tapped && !l.touched:
		in.At, in.Was, in.Touch, in.Down, in.Pressed, in.Released = tap, tap, true, true, true, true
		l.lifted = true
	case l.touched || l.newFinger():
		l.pollFinger(&in, scale)
	default:
		l.pollMouse(&in, scale)
	}
	l.at = in.At
	l.pollPinch(&in, scale)
	l.pollKeys(&in)
	return in
}

func (l *live) newFinger() bool {
	l.fresh = inpututil.AppendJustPressedTouchIDs(l.fresh[:0])
	return len(l.fresh) > 0
}

func (l *live) pollMouse(in *ui.Input, scale float64) {
	x, y := ebiten.CursorPosition()
	in.At = ui.Point{X: float64(x) / scale, Y: float64(y) / scale}
	if at := [2]int{x, y}; l.lifted && at == l.mouse && !ebiten.IsMouseButtonPressed(ebiten.MouseButtonLeft) {
		in.At = l.at
	} else {
		l.mouse, l.lifted = at, false
	}
	in.Down = ebiten.IsMouseButtonPressed(ebiten.MouseButtonLeft)
	in.Pressed = inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonLeft)
	in.Released = inpututil.IsMouseButtonJustReleased(ebiten.MouseButtonLeft)
	in.Details = inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonRight)
	_, in.Wheel = ebiten.Wheel()
}

func (l *live) pollFinger(in *ui.Input, scale float64) {
	in.Touch = true
	place := func() ui.Point {
		x, y := ebiten.TouchPosition(l.finger)
		return ui.Point{X: float64(x) / scale, Y: float64(y) / scale}
	}
	switch {
	case !l.touched:
		l.finger, l.touched = l.fresh[0], true
		in.At = place()
		in.Was = in.At
		in.Down, in.Pressed = true, true
	case !slices.Contains(l.ids, l.finger):
		l.touched, l.lifted = false, true
		in.At, in.Released = l.at, true // a lifted finger has no place any more
	default:
		in.At, in.Down = place(), true
	}
}

func (l *live) pollPinch(in *ui.Input, scale float64) {
	if len(l.ids) < 2 {
		l.spread = 0
		return
	}
	ax, ay := ebiten.TouchPosition(l.ids[0])
	bx, by := ebiten.TouchPosition(l.ids[1])
	spread := math.Hypot(float64(ax-bx), float64(ay-by))
	between := ui.Point{X: float64(ax+bx) / 2 / scale, Y: float64(ay+by) / 2 / scale}
	if l.spread > 0 && spread > 0 {
		in.Pinch = spread / l.spread
		in.PinchAt, in.PinchBy = between, between.Sub(l.between)
	}
	l.spread, l.between = spread, between
}

func (l *live) pollKeys(in *ui.Input) {
	l.keys = inpututil.AppendJustPressedKeys(l.keys[:0])
	for _, key := range l.keys {
		if key == ebiten.KeyNumpadEnter {
			key = ui.KeyEnter
		}
		if typing(key) {
			var known bool
			if key, known = lettered(key, types(key)); !known {
				continue
			}
		}
		in.Keys = append(in.Keys, key)
	}
	for _, key := range repeating {
		if held := inpututil.KeyPressDuration(key); held >= repeatAfter && (held-repeatAfter)%repeatEvery == 0 {
			in.Keys = append(in.Keys, key)
		}
	}
	l.runes = ebiten.AppendInputChars(l.runes[:0])
	in.Runes = l.runes
	in.Shift = ebiten.IsKeyPressed(ebiten.KeyShift)
	in.Alt = ebiten.IsKeyPressed(ebiten.KeyAlt)
	in.Ctrl = ebiten.IsKeyPressed(ebiten.KeyControl) || ebiten.IsKeyPressed(ebiten.KeyMeta)
}

// repeating are the keys that do their work again while they are held down; an answer must not be given twice by a slow finger.
var repeating = [...]ui.Key{ui.KeyUp, ui.KeyDown, ui.KeyLeft, ui.KeyRight, ui.KeyBackspace, ui.KeyDelete, ui.KeyTab, ui.KeyPageUp, ui.KeyPageDown}
