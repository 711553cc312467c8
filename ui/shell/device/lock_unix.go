//go:build !js && !windows

package device

import (
	"errors"
	"os"
	"syscall"
)

// lockFile locks a file for this program, or fails with [errHeld].
func lockFile(file *os.File) error {
	err := syscall.Flock(int(file.Fd()), syscall.LOCK_EX|syscall.LOCK_NB)
	if errors.Is(err, syscall.EWOULDBLOCK) {
		return errHeld
	}
	return err
}
