//go:build !js

package device

import "holoboard/ui"

// TellKeys returns nothing: a window of its own has all keys.
func TellKeys() func(*ui.Window) { return nil }
