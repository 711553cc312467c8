package gametest

import "testing"

// Long skips, in a developer's loop (go test -short), a test that needs seconds: whole games, thoughts, every page of every title.
func Long(t *testing.T) {
	t.Helper()
	if testing.Short() {
		t.Skip("takes seconds, and there is little time")
	}
}
