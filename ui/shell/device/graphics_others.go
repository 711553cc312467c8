//go:build !linux

package device

// SpareGraphicsCache does nothing: no graphics driver is known here that dies of a full disk.
func SpareGraphicsCache() error { return nil }
