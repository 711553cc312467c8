//go:build js

package work

import (
	"syscall/js"
	"time"
)

// turnOf is how long work goes on before the page has its turn. In a page that nobody sees there are no frames to be in time for, and the
// browser has it wait a second for every turn.
func turnOf() time.Duration {
	if page := js.Global().Get("document"); page.Type() == js.TypeObject && page.Get("hidden").Truthy() {
		return hiddenTurn
	}
	return seenTurn
}
