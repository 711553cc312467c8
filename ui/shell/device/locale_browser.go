//go:build js

package device

import "syscall/js"

// Locales are those this person reads, by the settings of the browser, the best first.
func Locales() (codes []string) {
	list := js.Global().Get("navigator").Get("languages")
	if list.Type() != js.TypeObject {
		return nil
	}
	for i := range list.Length() {
		codes = append(codes, list.Index(i).String())
	}
	return codes
}
