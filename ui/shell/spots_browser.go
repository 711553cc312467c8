//go:build js

package shell

import (
	"syscall/js"

	"holoboard/ui"
)

// teller keeps what is on the screen in window.holoboardSpots.
func teller() func(*ui.Window) {
	return onChange(func(text []byte) { js.Global().Set("holoboardSpots", string(text)) })
}

// firstFrame tells the page that the game can be seen.
func firstFrame() {
	if hook := js.Global().Get("holoboardFirstFrame"); hook.Type() == js.TypeFunction {
		hook.Invoke()
	}
}
