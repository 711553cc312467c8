//go:build js

package device

import "syscall/js"

// lockName is what the browser calls the lock.
const lockName = root + "playing"

// webLock is a lock of the browser, which takes it from a page that goes. A browser without locks keeps nobody out.
type webLock struct{ had bool }

// try implements [lock]. It waits for the browser's answers and for no time: on a busy machine they come late. A page that is loaded
// anew may be refused the lock for itself as it was, which has gone when the browser is asked who has it.
func (l *webLock) try() bool {
	const often = 3
	for n := 0; n < often && !l.had; n++ {
		if l.had = <-request(map[string]any{"ifAvailable": true}); !l.had && <-held() {
			return false
		}
	}
	return true // refused though nobody has it: such a browser keeps nobody out
}

// steal implements [lock]. The answer is not waited for: it comes in any case.
func (l *webLock) steal() {
	request(map[string]any{"steal": true})
	l.had = true
}

// leave implements [lock]: who has lost it has had it stolen.
func (l *webLock) leave() { l.had = false }

// held asks the browser whether a page has the lock.
func held() (yes chan bool) {
	yes = make(chan bool, 1)
	var told, refused js.Func
	answer := func(has bool) {
		told.Release()
		refused.Release()
		yes <- has
	}
	told = js.FuncOf(func(_ js.Value, args []js.Value) any {
		has := false
		for all, i := args[0].Get("held"), 0; i < all.Length(); i++ {
			has = has || all.Index(i).Get("name").String() == lockName
		}
		answer(has)
		return nil
	})
	refused = js.FuncOf(func(js.Value, []js.Value) any {
		answer(false)
		return nil
	})
	if try(func() { js.Global().Get("navigator").Get("locks").Call("query").Call("then", told, refused) }) != nil {
		answer(false)
	}
	return yes
}

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
	err := try(func() { locks.Call("request", lockName, options, hold).Call("catch", refused) })
	if err != nil {
		given <- true
	}
	return given
}
