//go:build !js

package shell

import (
	"cmp"
	"os"
)

// locales are those this person reads, by the environment; POSIX says which variable goes before which.
func locales() []string {
	return []string{cmp.Or(os.Getenv("LC_ALL"), os.Getenv("LC_MESSAGES"), os.Getenv("LANG"))}
}
