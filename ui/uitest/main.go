package uitest

import (
	"fmt"
	"os"
	"runtime"
	"strings"
	"testing"
	"time"
)

// Main runs the tests of a package that uses goroutines, and fails if one of ours is left at the end:
//
//	func TestMain(m *testing.M) { uitest.Main(m) }
func Main(m *testing.M) {
	code := m.Run()
	if left := Left(); left != "" && code == 0 {
		fmt.Fprintf(os.Stderr, "goroutines are left that nobody ended:\n\n%s\n", left)
		code = 1
	}
	os.Exit(code)
}

// Left tells where goroutines of the program are now, beside the one that asks. One that is about to end gets the time for it.
func Left() (left string) {
	const tries, pause = 100, 10 * time.Millisecond
	for range tries {
		if left = ours(); left == "" {
			break
		}
		time.Sleep(pause)
	}
	return left
}

// ours are the stacks of the goroutines in which a function of this module is called, but for the one that asks.
func ours() string {
	stacks := make([]byte, 1<<20)
	stacks = stacks[:runtime.Stack(stacks, true)]
	var found []string
	for i, stack := range strings.Split(string(stacks), "\n\n") {
		if i > 0 && strings.Contains(stack, "\nholoboard/") {
			found = append(found, stack)
		}
	}
	return strings.Join(found, "\n\n")
}
