//go:build js

package device

import (
	"context"
	"errors"
	"syscall/js"
)

// Clip puts a text on the clipboard of the browser, which takes it only from a page that came safely.
func Clip(ctx context.Context, text string) error {
	_, err := clipboard(ctx, "writeText", text)
	return err
}

// Paste is the text on the clipboard of the browser, if the player lets the page have it.
func Paste(ctx context.Context) (text string, err error) { return clipboard(ctx, "readText") }

// clipboard calls a method of the browser's clipboard and waits for what comes of it.
func clipboard(ctx context.Context, method string, args ...any) (text string, err error) {
	board := js.Global().Get("navigator").Get("clipboard")
	if board.Type() != js.TypeObject {
		return "", errors.New("this browser gives the page no clipboard")
	}
	type answer struct {
		text string
		err  error
	}
	answers := make(chan answer, 1)
	var done, refused js.Func
	release := func() {
		done.Release()
		refused.Release()
	}
	done = js.FuncOf(func(_ js.Value, args []js.Value) any {
		release()
		said := answer{}
		if len(args) > 0 && args[0].Type() == js.TypeString {
			said.text = args[0].String()
		}
		answers <- said
		return nil
	})
	refused = js.FuncOf(func(js.Value, []js.Value) any {
		release()
		answers <- answer{err: errors.New("the browser keeps its clipboard to itself")}
		return nil
	})
	if err := try(func() { board.Call(method, args...).Call("then", done, refused) }); err != nil {
		release()
		return "", err
	}
	select {
	case said := <-answers:
		return said.text, said.err
	case <-ctx.Done(): // the person may still be asked; nobody waits for his answer
		return "", ctx.Err()
	}
}
