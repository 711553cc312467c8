package build_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"holoboard/game/gametest"
)

// TestTheSameGamesInTheBrowser plays the same twenty random games of each setup of each title
// natively and in WebAssembly under Node, and compares every table they end with.
func TestTheSameGamesInTheBrowser(t *testing.T) {
	gametest.Long(t)
	const games = "TestTwentyGames"
	sums := regexp.MustCompile(`sum of .*`)
	for _, title := range onShelf() {
		of := "../game/" + title.ID
		there := sums.FindAllString(inNode(t, games, of), -1)
		here := sums.FindAllString(ran(t, nil, games, of), -1)
		if len(here) == 0 || !slices.Equal(here, there) {
			t.Errorf("natively the games of %s end with\n%s\nin the browser with\n%s", title.ID, strings.Join(here, "\n"), strings.Join(there, "\n"))
		}
	}
}

// inNode runs a test of a package in WebAssembly under Node.
func inNode(t *testing.T, name, of string) (told string) {
	t.Helper()
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
	return ran(t, []string{"GOOS=js", "GOARCH=wasm"}, name, "-exec", runner, of)
}

// ran runs a test somewhere and returns what it tells.
func ran(t *testing.T, env []string, name string, args ...string) string {
	t.Helper()
	args = append([]string{"test", "-count=1", "-run", "^" + name + "$", "-v"}, args...)
	run := exec.Command("go", args...)
	run.Env = append(os.Environ(), env...)
	told, err := run.CombinedOutput()
	if err != nil {
		t.Fatalf("go %s: %v\n%s", strings.Join(args, " "), err, told)
	}
	return string(told)
}
