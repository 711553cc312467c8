//go:build js

package device

import "syscall/js"

// Wishes are what this person has asked all pages for: little motion, and strong contrast.
func Wishes() (reduced, strong bool) {
	wished := func(what string) (yes bool) {
		try(func() { yes = js.Global().Call("matchMedia", "("+what+")").Get("matches").Bool() })
		return yes
	}
	return wished("prefers-reduced-motion: reduce"), wished("prefers-contrast: more")
}

// Speaks tells the page which language is spoken in it, by its code.
func Speaks(language string) {
	try(func() { js.Global().Get("document").Get("documentElement").Set("lang", language) })
}

// Hold has the browser ask before it closes the page, or no longer.
func Hold(hold bool) {
	var ask any = js.Null()
	if hold {
		ask = js.FuncOf(func(_ js.Value, args []js.Value) any {
			args[0].Call("preventDefault")
			return nil
		})
	}
	try(func() { js.Global().Set("onbeforeunload", ask) })
}
