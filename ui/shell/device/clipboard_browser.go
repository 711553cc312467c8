//go:build js

package device

import (
	"errors"
	"syscall/js"
)

// Clip puts a text on the clipboard of the browser, which takes it only from a page that came safely.
func Clip(text string) error {
	board := js.Global().Get("navigator").Get("clipboard")
	if board.Type() != js.TypeObject {
		return errors.New("this browser gives the page no clipboard")
	}
	return try(func() { board.Call("writeText", text) })
}

// Paste takes the text on the clipboard of the browser, if the player lets the page have it.
func Paste(take func(text string), _ func(error)) {
	board := js.Global().Get("navigator").Get("clipboard")
	if board.Type() != js.TypeObject {
		return // the page can do without
	}
	var read, refused js.Func
	release := func() {
		read.Release()
		refused.Release()
	}
	read = js.FuncOf(func(_ js.Value, args []js.Value) any {
		defer release()
		take(args[0].String())
		return nil
	})
	refused = js.FuncOf(func(js.Value, []js.Value) any {
		release()
		return nil
	})
	if try(func() { board.Call("readText").Call("then", read, refused) }) != nil {
		release()
	}
}
