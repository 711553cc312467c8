package bot

import (
	"syscall/js"
	"testing"
	"time"
)

// ownClock returns what tells how long this test has been at work under Node, whatever else the machine does.
func ownClock(*testing.T) func() time.Duration {
	node := js.Global().Get("process")
	return func() time.Duration {
		used := node.Call("cpuUsage")
		return time.Duration(used.Get("user").Int()+used.Get("system").Int()) * time.Microsecond
	}
}
