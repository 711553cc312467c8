package rebellion

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"holoboard/game"
)

// TestEveryCardIsTold changes what a card does and expects that some transcript
// comes out otherwise: so every effect, portrait and condition is really proved.
func TestEveryCardIsTold(t *testing.T) {
	stories := readStories(t)
	nothing := func(Turn) {}
	for m := Mission(1); m < numMissions; m++ {
		card, was := m.Card(), *m.Card()
		check := func(what string, change func()) {
			t.Helper()
			change()
			if stories.stillTrue(m.String()) {
				t.Errorf("no transcript proves %s of %v", what, m)
			}
			*card = was
		}
		check("the effect", func() { card.Effect = []func(Turn){nothing} })
		for i := range was.Where.tests {
			check(fmt.Sprintf("condition %d of the place", i+1), func() {
				card.Where.tests = slices.Delete(slices.Clone(was.Where.tests), i, i+1)
			})
		}
		if was.Where.at == againstLeader || was.Where.at == againstCaptive {
			check("the kind of target", func() { card.Where.at = againstAnybody })
		}
		if was.Bars != nil {
			check("what bars it", func() { card.Bars = nil })
		}
		if was.Portrait != 0 {
			check("the portrait", func() { card.Portrait = 0 })
		}
		if was.AllIcons {
			check("the dice for all icons", func() { card.AllIcons = false })
		}
		if was.Bonus != nil {
			check("the additional dice", func() { card.Bonus = nil })
		}
		if was.Resolve {
			check("that nobody opposes", func() { card.Resolve = false })
		}
	}
	for o := Objective(1); o < numObjectiveKinds; o++ {
		card, was := o.Card(), *o.Card()
		for _, met := range []bool{false, true} {
			card.Met = func(Turn) bool { return met }
			if stories.stillTrue(o.String()) {
				t.Errorf("no transcript tells %v if its condition is always %v", o, met)
			}
			*card = was
		}
	}
}

// TestEveryTacticIsTold does the same with the tactic cards that attack.
func TestEveryTacticIsTold(t *testing.T) {
	stories := readStories(t)
	for c := Tactic(1); c < numTactics; c++ {
		card, was := c.Card(), *c.Card()
		if was.Block {
			continue
		}
		card.Effect = func(Turn, Tactic) {}
		if stories.stillTrue(c.String()) {
			t.Errorf("no transcript proves the effect of %v", c)
		}
		*card = was
		card.Special = !was.Special
		if stories.stillTrue(c.String()) {
			t.Errorf("no transcript proves what %v costs", c)
		}
		*card = was
	}
}

// stories are the transcripts by file name.
type stories map[string]string

func readStories(t testing.TB) stories {
	t.Helper()
	files, err := filepath.Glob("testdata/*.txt")
	if err != nil || len(files) == 0 {
		t.Fatalf("no transcripts: %v", err)
	}
	all := stories{}
	for _, file := range files {
		story, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		all[file] = string(story)
	}
	return all
}

// stillTrue reports whether all transcripts that name a card are told now as they stand.
func (all stories) stillTrue(card string) bool {
	for _, story := range all {
		if !strings.Contains(story, card) {
			continue
		}
		if told, err := game.Retell(Rules{}, story); err != nil || told != story {
			return false
		}
	}
	return true
}
