package device

import (
	"errors"
	"os"
	"syscall"
	"unsafe"
)

var lockFileEx = syscall.NewLazyDLL("kernel32.dll").NewProc("LockFileEx")

// lockFile locks a file for this program, or fails with [errHeld].
func lockFile(file *os.File) error {
	const (
		atOnceForOne  = 0x1 | 0x2 // fail immediately, exclusive
		lockViolation = syscall.Errno(33)
	)
	done, _, err := lockFileEx.Call(file.Fd(), atOnceForOne, 0, 1, 0, uintptr(unsafe.Pointer(&syscall.Overlapped{})))
	switch {
	case done != 0:
		return nil
	case errors.Is(err, lockViolation):
		return errHeld
	}
	return err
}
