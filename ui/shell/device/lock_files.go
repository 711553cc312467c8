//go:build !js

package device

import (
	"errors"
	"os"
	"path/filepath"
)

// fileLock is a lock on a file. The system takes it from a program that ends, however it does.
type fileLock struct {
	path string
	file *os.File // nil while it is not had
}

// errHeld is what locking a file fails with that another program has locked.
var errHeld = errors.New("another program has it")

// try implements [lock]. Where nothing can be locked nobody is kept out.
func (l *fileLock) try() bool {
	if l.file != nil {
		return true
	}
	if os.MkdirAll(filepath.Dir(l.path), 0o755) != nil {
		return true
	}
	file, err := os.OpenFile(l.path, os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return true
	}
	if err := lockFile(file); err != nil {
		file.Close()
		return !errors.Is(err, errHeld)
	}
	l.file = file
	return true
}

// steal implements [lock]: who has it leaves it when he sees that another one plays.
func (l *fileLock) steal() { l.try() }

func (l *fileLock) leave() {
	if l.file != nil {
		l.file.Close()
		l.file = nil
	}
}
