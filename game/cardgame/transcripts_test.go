package cardgame

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"holoboard/game"
)

var update = flag.Bool("update", false, "write the transcripts anew")

// TestTranscripts plays every game told in testdata again and compares the story. With -update it writes the stories anew;
// read the difference as a change of rules.
func TestTranscripts(t *testing.T) {
	files, err := filepath.Glob("testdata/*.txt")
	if err != nil || len(files) == 0 {
		t.Fatalf("no transcripts: %v", err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txt"), func(t *testing.T) {
			story, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			told, err := game.Retell(Rules{}, string(story))
			if err != nil {
				t.Fatal(err)
			}
			if told == string(story) {
				return
			}
			if *update {
				if err := os.WriteFile(file, []byte(told), 0o644); err != nil {
					t.Fatal(err)
				}
				return
			}
			t.Error(difference(string(story), told))
		})
	}
}

// difference shows the first lines that differ.
func difference(want, got string) string {
	w, g := strings.Split(want, "\n"), strings.Split(got, "\n")
	for i := range min(len(w), len(g)) {
		if w[i] != g[i] {
			return "the story says:\n  " + w[i] + "\ntold now:\n  " + g[i]
		}
	}
	return "one story is longer than the other"
}
