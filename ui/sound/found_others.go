//go:build !linux

package sound

// found tells why there is no use in asking for a loudspeaker: here the system says so by itself.
func found() error { return nil }
