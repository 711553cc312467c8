//go:build !js && !windows && !darwin

package device

// systemLocales are none: here the environment says all.
func systemLocales() []string { return nil }
