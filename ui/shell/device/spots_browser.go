//go:build js

package device

import (
	"runtime/debug"
	"syscall/js"

	"holoboard/ui"
)

// Teller keeps what is on the screen in window.holoboardSpots.
func Teller() func(*ui.Window) {
	return OnChange(func(text []byte) { js.Global().Set("holoboardSpots", string(text)) })
}

// FirstFrame tells the page that the game can be seen. Garbage is collected from then on.
func FirstFrame() {
	const asUsual = 100 // percent
	debug.SetGCPercent(asUsual)
	if hook := js.Global().Get("holoboardFirstFrame"); hook.Type() == js.TypeFunction {
		hook.Invoke()
	}
}
