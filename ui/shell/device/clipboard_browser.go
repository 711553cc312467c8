//go:build js

package device

import (
	"context"
	"errors"
	"syscall/js"
)

// Clip puts a text on the clipboard of the browser, which takes it only from a page that came safely.
func Clip(ctx context.Context, text string) error {
	board := js.Global().Get("navigator").Get("clipboard")
	if board.Type() != js.TypeObject {
		return errors.New("this browser gives the page no clipboard")
	}
	answers := make(chan error, 1)
	var done, refused js.Func
	answer := func(err error) any {
		done.Release()
		refused.Release()
		answers <- err
		return nil
	}
	done = js.FuncOf(func(js.Value, []js.Value) any { return answer(nil) })
	refused = js.FuncOf(func(js.Value, []js.Value) any { return answer(errors.New("the browser keeps its clipboard to itself")) })
	if err := try(func() { board.Call("writeText", text).Call("then", done, refused) }); err != nil {
		answer(err)
	}
	select {
	case err := <-answers:
		return err
	case <-ctx.Done(): // the person may still be asked; nobody waits for his answer
		return ctx.Err()
	}
}

// Paste is not asked for: the page's element that takes what is typed pastes by itself.
func Paste(context.Context) (text string, err error) {
	return "", errors.New("a page pastes by itself")
}
