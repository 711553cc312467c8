//go:build js

package shell

import "errors"

// startSecond is not offered: a page has no second window.
func startSecond() error { return errors.New("a page has no second window") }
