//go:build js

package engine

import (
	"syscall/js"

	"github.com/hajimehoshi/ebiten/v2"

	"holoboard/ui"
)

// types is what a key that just went down types alone: the page notes it, as not every browser tells its keyboard.
func types(place ui.Key) string {
	noted := js.Global().Get("holoboardTypes")
	if noted.Type() != js.TypeObject {
		return ""
	}
	name := place.String()
	if place >= ebiten.KeyA && place <= ebiten.KeyZ {
		name = "Key" + name
	}
	if text := noted.Get(name); text.Type() == js.TypeString {
		return text.String()
	}
	return ""
}
