package starship

import (
	"flag"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"holoboard/game"
)

var update = flag.Bool("update", false, "write the transcripts anew")

// TestTranscripts plays every battle told in testdata again and compares the story. With -update it writes the stories anew;
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

// TestEveryRefusalIsTold: each reason for which a course, a flight, a nose, a push, a launch or an attack is not on offer stands in a
// story, with its rule.
func TestEveryRefusalIsTold(t *testing.T) {
	told := map[string]bool{
		"R9.4 why.full": true, // who has no place for one more fighter is not asked what he launches
	}
	files, err := filepath.Glob("testdata/*.txt")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		story, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		refused := false
		for line := range strings.Lines(string(story)) {
			if refused {
				told[strings.TrimSpace(line)] = true
			}
			refused = strings.HasPrefix(line, "! ")
		}
	}
	count := 0
	for _, file := range []string{"things.go", "flight.go"} {
		source, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, why := range reason.FindAllStringSubmatch(string(source), -1) {
			if count++; !told[why[1]+" "+why[2]] {
				t.Errorf("no story is refused by %s, %s", why[1], why[2])
			}
		}
	}
	if count < 30 {
		t.Errorf("only %d reasons are found", count)
	}
}

// reason is how a reason is written in the rules.
var reason = regexp.MustCompile(`= +&game\.Why\{Rule: "(R[0-9.]+)", Text: "(why\.[a-z_.]+)"\}`)
