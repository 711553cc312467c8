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
