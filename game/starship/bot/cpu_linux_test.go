package bot

import (
	"runtime"
	"syscall"
	"testing"
	"time"
)

// ownClock returns what tells how long this test has been at work, whatever else the machine does.
func ownClock(t *testing.T) func() time.Duration {
	const thread = 1 // RUSAGE_THREAD
	runtime.LockOSThread()
	t.Cleanup(runtime.UnlockOSThread)
	return func() time.Duration {
		var used syscall.Rusage
		if err := syscall.Getrusage(thread, &used); err != nil {
			t.Fatal(err)
		}
		return time.Duration(used.Utime.Nano() + used.Stime.Nano())
	}
}
