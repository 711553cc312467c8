//go:build js

package device

import "syscall/js"

// webLock is a lock of the browser, which takes it from a page that goes. A browser without locks keeps nobody out.
type webLock struct{ had bool }

// try implements [lock]. A page that is loaded anew waits a little for itself to go; on a busy machine that time may be up before the
// browser has answered at all, so it is asked once more at its end.
func (l *webLock) try() bool {
	const patience = 700 // milliseconds
	if !l.had {
		signal := js.Global().Get("AbortSignal")
		if signal.Type() != js.TypeFunction || signal.Get("timeout").Type() != js.TypeFunction {
			l.had = <-request(map[string]any{"ifAvailable": true})
		} else {
			l.had = <-request(map[string]any{"signal": signal.Call("timeout", patience)}) || <-request(map[string]any{"ifAvailable": true})
		}
	}
	return l.had
}

// steal implements [lock]. The answer is not waited for: it comes in any case.
func (l *webLock) steal() {
	request(map[string]any{"steal": true})
	l.had = true
}

// leave implements [lock]: who has lost it has had it stolen.
func (l *webLock) leave() { l.had = false }

// request asks the browser for the lock, to keep it as long as the page is there, and tells whether it was given.
func request(options map[string]any) (given chan bool) {
	given = make(chan bool, 2) // it is given, and may be stolen later
	locks := js.Global().Get("navigator").Get("locks")
	if locks.Type() != js.TypeObject {
		given <- true
		return given
	}
	never := js.FuncOf(func(js.Value, []js.Value) any { return nil })
	hold := js.FuncOf(func(_ js.Value, args []js.Value) any {
		if args[0].IsNull() {
			given <- false
			return nil
		}
		given <- true
		return js.Global().Get("Promise").New(never)
	})
	refused := js.FuncOf(func(js.Value, []js.Value) any {
		given <- false
		return nil
	})
	err := try(func() { locks.Call("request", root+"playing", options, hold).Call("catch", refused) })
	if err != nil {
		given <- true
	}
	return given
}
