package rebellion

import (
	"flag"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"holoboard/game"
)

var update = flag.Bool("update", false, "write the transcripts anew")

// TestTranscripts plays every game told in testdata again and compares the story.
// With -update it writes the stories anew; read the difference as a change of rules.
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

// TestTranscriptsCiteRules: every story says which rules it tells, and those exist.
func TestTranscriptsCiteRules(t *testing.T) {
	list, err := os.ReadFile("testdata/tables/rules.txt")
	if err != nil {
		t.Fatal(err)
	}
	rules := strings.Fields(string(list))
	number := regexp.MustCompile(`\bR\d+\.\d+(\.\d+)*`)
	for file, story := range readStories(t) {
		cited := 0
		for line := range strings.Lines(story) {
			if !strings.HasPrefix(line, "#") {
				continue
			}
			for _, rule := range number.FindAllString(line, -1) {
				cited++
				if !slices.Contains(rules, rule) {
					t.Errorf("%s: there is no rule %s", file, rule)
				}
			}
		}
		if cited == 0 {
			t.Errorf("%s cites no rule", file)
		}
	}
}

// difference shows the first lines that differ.
func difference(want, got string) string {
	w, g := strings.Split(want, "\n"), strings.Split(got, "\n")
	for i := range max(len(w), len(g)) {
		if i >= len(w) || i >= len(g) || w[i] != g[i] {
			return "the story differs at line " + lineOf(w, i) + "\n  told now: " + lineOf(g, i)
		}
	}
	return ""
}

func lineOf(lines []string, i int) string {
	if i >= len(lines) {
		return "(end)"
	}
	return lines[i]
}
