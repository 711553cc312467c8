//go:build js

package device

import "errors"

// StartSecond is not offered: a page has no second window.
func StartSecond() error { return errors.New("a page has no second window") }
