package ui

import "github.com/hajimehoshi/ebiten/v2"

// Key is a letter, wherever the person's keyboard has it, or a place on the keyboard, named after an American one.
type Key = ebiten.Key

// The keys that screens use.
const (
	KeyEnter     = ebiten.KeyEnter
	KeyEscape    = ebiten.KeyEscape
	KeySpace     = ebiten.KeySpace
	KeyTab       = ebiten.KeyTab
	KeyBackspace = ebiten.KeyBackspace
	KeyDelete    = ebiten.KeyDelete
	KeyUp        = ebiten.KeyArrowUp
	KeyDown      = ebiten.KeyArrowDown
	KeyLeft      = ebiten.KeyArrowLeft
	KeyRight     = ebiten.KeyArrowRight
	KeyHome      = ebiten.KeyHome
	KeyEnd       = ebiten.KeyEnd
	KeyPageUp    = ebiten.KeyPageUp
	KeyPageDown  = ebiten.KeyPageDown
	KeyF1        = ebiten.KeyF1
	KeyF2        = ebiten.KeyF2
	KeyF3        = ebiten.KeyF3
	KeyF11       = ebiten.KeyF11

	KeyA, KeyB, KeyC, KeyD, KeyE = ebiten.KeyA, ebiten.KeyB, ebiten.KeyC, ebiten.KeyD, ebiten.KeyE
	KeyF, KeyG, KeyH, KeyI, KeyJ = ebiten.KeyF, ebiten.KeyG, ebiten.KeyH, ebiten.KeyI, ebiten.KeyJ
	KeyK, KeyL, KeyM, KeyN, KeyO = ebiten.KeyK, ebiten.KeyL, ebiten.KeyM, ebiten.KeyN, ebiten.KeyO
	KeyP, KeyQ, KeyR, KeyS, KeyT = ebiten.KeyP, ebiten.KeyQ, ebiten.KeyR, ebiten.KeyS, ebiten.KeyT
	KeyU, KeyV, KeyW, KeyX, KeyY = ebiten.KeyU, ebiten.KeyV, ebiten.KeyW, ebiten.KeyX, ebiten.KeyY
	KeyZ                         = ebiten.KeyZ

	Key1, Key2, Key3, Key4 = ebiten.KeyDigit1, ebiten.KeyDigit2, ebiten.KeyDigit3, ebiten.KeyDigit4
	Key5, Key6, Key7, Key8 = ebiten.KeyDigit5, ebiten.KeyDigit6, ebiten.KeyDigit7, ebiten.KeyDigit8
	Key9, Key0             = ebiten.KeyDigit9, ebiten.KeyDigit0
)

// Digits are the keys that choose by a place in a row.
var Digits = [...]Key{Key1, Key2, Key3, Key4, Key5, Key6, Key7, Key8, Key9}

// Input is what the player did in one tick. Mouse and first finger are one pointer.
type Input struct {
	At       Point // the pointer, in points; a finger's last place when it is lifted
	Was      Point // where it was one tick before
	Touch    bool  // it is a finger: there is no hovering
	Down     bool  // held down
	Pressed  bool  // went down in this tick
	Released bool  // was lifted in this tick
	Details  bool  // the second mouse button went down
	Wheel    float64
	Pinch    float64 // by how much two fingers spread, as a factor; 0 if there are not two
	PinchAt  Point   // between them
	PinchBy  Point   // the way of that place since the last tick
	Keys     []Key   // that went down or repeat
	Runes    []rune  // that were typed
	Shift    bool
	Alt      bool
	Ctrl     bool
}

// still tells whether nothing happened.
func (in *Input) still() bool {
	return in.At == in.Was && !in.Pressed && !in.Released && !in.Details && in.Wheel == 0 && in.Pinch == 0 &&
		len(in.Keys) == 0 && len(in.Runes) == 0
}

// acts counts what was done other than moving the pointer.
func (in *Input) acts() int {
	n := len(in.Keys) + len(in.Runes)
	if in.Pressed {
		n++
	}
	if in.Released {
		n++
	}
	return n
}

// Source gives the input of each tick. Scale is in pixels a point.
type Source interface {
	Poll(scale float64) Input
}
