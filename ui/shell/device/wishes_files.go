//go:build !js

package device

// Wishes are none where no browser tells of any.
func Wishes() (reduced, strong bool) { return false, false }

// Speaks does nothing: only a page says which language it speaks.
func Speaks(string) {}

// Hold does nothing: a window asks itself before it is closed.
func Hold(bool) {}
