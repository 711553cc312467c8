//go:build js

package device

import (
	"encoding/json"
	"syscall/js"

	"holoboard/ui"
)

// mirrored is the account of a window as the page's elements show it.
type mirrored struct {
	ui.Account
	Told  int `json:"told"`  // lines of the log, of which the last are there
	Heard int `json:"heard"` // presses of elements so far
}

// mirror returns what keeps the page's elements like the account of a window, where the page has such elements. What is pressed there is
// pressed in the window.
func mirror() func(*ui.Window) {
	const lines = 60 // of the log
	show := js.Global().Get("holoboardShow")
	if show.Type() != js.TypeFunction {
		return func(*ui.Window) {}
	}
	var before string
	var listens bool
	var heard int
	return func(w *ui.Window) {
		if !listens {
			listens = true
			js.Global().Set("holoboardUse", js.FuncOf(func(_ js.Value, args []js.Value) any {
				w.Use(args[0].String())
				heard++
				return nil
			}))
			js.Global().Set("holoboardBack", js.FuncOf(func(js.Value, []js.Value) any {
				w.Back()
				return nil
			}))
			js.Global().Set("holoboardWrite", js.FuncOf(func(_ js.Value, args []js.Value) any {
				w.Write(args[0].String(), args[1].String())
				return nil
			}))
		}
		m := mirrored{Account: w.Account()}
		m.Told, m.Heard = len(m.Log), heard
		m.Log = m.Log[max(len(m.Log)-lines, 0):]
		text, err := json.Marshal(m)
		if err != nil {
			panic(err) // nothing in it can fail
		}
		if now := string(text); now != before {
			before = now
			show.Invoke(now)
		}
	}
}
