package starship

import (
	"flag"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"holoboard/game/gametest"
)

var update = flag.Bool("update", false, "write the transcripts anew")

// TestTranscripts plays every battle told in testdata again and compares the story. With -update it writes the stories anew;
// read the difference as a change of rules.
func TestTranscripts(t *testing.T) { gametest.Stories(t, Rules{}, *update) }

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
