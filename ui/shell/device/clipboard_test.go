//go:build linux || darwin

package device

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// A tool that hangs, and leaves behind what holds its pipes, is given up, and the next one has its turn; all end with their context.
func TestAToolThatHangsGivesWay(t *testing.T) {
	left := filepath.Join(t.TempDir(), "left")
	hangs := []string{"sh", "-c", "sleep 1000 & echo $! >> " + left + "; exec sleep 1000"}
	defer endAll(t, left)
	got := filepath.Join(t.TempDir(), "board")
	programs := [][]string{{"no-such-tool"}, {"false"}, hangs, {"sh", "-c", "cat > " + got}}
	if _, err := first(t.Context(), programs, "Олена"); err != nil {
		t.Errorf("copying fails: %v", err)
	}
	if text, err := os.ReadFile(got); err != nil || string(text) != "Олена" {
		t.Errorf("copied is %q (%v)", text, err)
	}
	if said, err := first(t.Context(), [][]string{hangs, {"echo", "-n", "two"}}, ""); err != nil || said != "two" {
		t.Errorf("pasted is %q (%v)", said, err)
	}
	ended, end := context.WithCancel(t.Context())
	end()
	if _, err := first(ended, [][]string{hangs, hangs}, "x"); err == nil {
		t.Error("what was ended before it began ends well")
	}
	if _, err := first(t.Context(), [][]string{{"no-such-tool"}}, "x"); err == nil || errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("without a tool it says %v", err)
	}
}

// endAll ends the processes whose numbers a file lists.
func endAll(t *testing.T, list string) {
	t.Helper()
	numbers, err := os.ReadFile(list)
	if err != nil {
		t.Fatal(err)
	}
	for _, number := range strings.Fields(string(numbers)) {
		pid, err := strconv.Atoi(number)
		if err != nil {
			t.Fatal(err)
		}
		if p, err := os.FindProcess(pid); err == nil {
			_ = p.Kill()
		}
	}
}

// What is on a clipboard may be without an end.
func TestPastingHasABound(t *testing.T) {
	if said, err := first(t.Context(), [][]string{{"yes"}}, ""); err == nil || strings.Contains(said, "y") {
		t.Errorf("pasted are %d bytes", len(said))
	}
}
