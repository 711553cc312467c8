//go:build js

package device

import (
	"runtime/debug"
	"syscall/js"

	"holoboard/ui"
)

// Teller keeps what is on the screen in window.holoboardSpots, and in words in the page's elements.
func Teller() func(*ui.Window) {
	spots := OnChange(func(text []byte) { js.Global().Set("holoboardSpots", string(text)) })
	words := mirror()
	return func(w *ui.Window) {
		spots(w)
		words(w)
	}
}

// FirstFrame tells the page that the game can be seen. Garbage is collected from then on.
func FirstFrame() {
	const asUsual = 100 // percent
	debug.SetGCPercent(asUsual)
	if hook := js.Global().Get("holoboardFirstFrame"); hook.Type() == js.TypeFunction {
		hook.Invoke()
	}
}
