package rebellion

import (
	"flag"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"holoboard/game"
	"holoboard/game/gametest"
)

var update = flag.Bool("update", false, "write the transcripts anew")

// TestTranscripts plays every game told in testdata again and compares the story.
// With -update it writes the stories anew; read the difference as a change of rules.
func TestTranscripts(t *testing.T) { gametest.Stories(t, Rules{}, *update) }

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

// A story that goes wrong names the leaders on a mission, not its place alone.
func TestWrongStoriesNameLeaders(t *testing.T) {
	story := "game rebellion\nturn rebels\nbase hoth\ntable rebels: build_alliance with mon_mothma\n\nrebels turn: card 7\n"
	_, err := game.Retell(Rules{}, story)
	if err == nil || !strings.Contains(err.Error(), "card 1 (mon_mothma)") {
		t.Errorf("the error is %v", err)
	}
}
