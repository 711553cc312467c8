//go:build js

package device

import (
	"syscall/js"

	"holoboard/ui"
)

// Teller keeps what is on the screen in window.holoboardSpots.
func Teller() func(*ui.Window) {
	return OnChange(func(text []byte) { js.Global().Set("holoboardSpots", string(text)) })
}

// FirstFrame tells the page that the game can be seen.
func FirstFrame() {
	if hook := js.Global().Get("holoboardFirstFrame"); hook.Type() == js.TypeFunction {
		hook.Invoke()
	}
}
