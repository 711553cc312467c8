package rebellion

import (
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"holoboard/game/gametest"
)

// TestEveryCardHasAnEdge: besides its effect, which other tests prove, some transcript
// tells of every card and ring where it ends: the card is refused there in words, or
// the transcript has the card's name and says in which case.
func TestEveryCardHasAnEdge(t *testing.T) {
	gametest.Long(t)
	stories := readStories(t)
	for m := Mission(1); m < numMissions; m++ {
		stories.needEdge(t, m.String())
	}
	for o := Objective(1); o < numObjectiveKinds; o++ {
		stories.needEdge(t, o.String())
	}
	for a := Action(1); a < numActions; a++ {
		stories.needEdge(t, a.String())
	}
	for c := Tactic(1); c < numTactics; c++ {
		stories.needEdge(t, c.String())
	}
	for r := Ring(1); r < numRings; r++ {
		stories.needEdge(t, r.String())
	}
}

func (all stories) needEdge(t *testing.T, card string) {
	t.Helper()
	named := regexp.MustCompile(`\b` + card + `\b`)
	tellers, edges := 0, 0
	for file, story := range all {
		if !named.MatchString(story) {
			continue
		}
		tellers++
		if strings.Contains(filepath.Base(file), "_"+card+"_") {
			edges++
		}
		for line := range strings.Lines(story) {
			if strings.HasPrefix(line, "!") && named.MatchString(line) {
				edges++
			}
		}
	}
	if tellers < 2 || edges == 0 {
		t.Errorf("%d transcripts tell of %s, none of them where it is refused or comes to an end", tellers, card)
	}
}
