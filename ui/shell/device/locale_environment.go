//go:build !js

package device

import (
	"cmp"
	"os"
)

// Locales are those this person reads, by the environment; POSIX says which variable goes before which.
func Locales() []string {
	return []string{cmp.Or(os.Getenv("LC_ALL"), os.Getenv("LC_MESSAGES"), os.Getenv("LANG"))}
}
