package build_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestTheSameGamesInTheBrowser plays the same twenty random games of each setup
// natively and in WebAssembly under Node, and compares every table they end with.
func TestTheSameGamesInTheBrowser(t *testing.T) {
	if _, err := exec.LookPath("node"); err != nil {
		if os.Getenv("HOLOBOARD_NEED_NODE") != "" {
			t.Fatal("node is missing: build/test installs it")
		}
		t.Skip("node is missing: build/test installs it")
	}
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	runner := filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "go_js_wasm_exec")
	here := sums(t, nil)
	browser := sums(t, []string{"GOOS=js", "GOARCH=wasm"}, "-exec", runner)
	if len(here) == 0 || !slices.Equal(here, browser) {
		t.Errorf("natively the games end with\n%s\nin the browser with\n%s", strings.Join(here, "\n"), strings.Join(browser, "\n"))
	}
}

// sums plays the games on a platform and returns the lines with their sums.
func sums(t *testing.T, env []string, args ...string) []string {
	t.Helper()
	args = append([]string{"test", "-count=1", "-run", "^TestTwentyGames$", "-v"}, append(args, "../game/rebellion")...)
	run := exec.Command("go", args...)
	run.Env = append(os.Environ(), env...)
	told, err := run.CombinedOutput()
	if err != nil {
		t.Fatalf("go %s: %v\n%s", strings.Join(args, " "), err, told)
	}
	return regexp.MustCompile(`sum of .*`).FindAllString(string(told), -1)
}
