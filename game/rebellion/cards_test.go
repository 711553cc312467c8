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
		check := proving(t, stories, m, card)
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
		card := o.Card()
		check := proving(t, stories, o, card)
		check("that it cannot always be played", func() { card.Needs = func(*Public) Needs { return Needs{} } })
		check("that it can be played", func() { card.Needs = func(*Public) Needs { return Needs{{Want: 1}} } })
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
		check := proving(t, stories, c, card)
		check("the effect", func() { card.Effect = func(Turn, Tactic) {} })
		check("the cost", func() { card.Special = !was.Special })
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

// proving returns a check that changes something about a card and expects that some transcript comes out otherwise.
func proving[Card any](t *testing.T, all stories, id fmt.Stringer, card *Card) func(what string, change func()) {
	was := *card
	return func(what string, change func()) {
		t.Helper()
		change()
		if all.stillTrue(id.String()) {
			t.Errorf("no transcript proves %s of %v", what, id)
		}
		*card = was
	}
}

// stillTrue reports whether all transcripts that name a card are told now as they stand.
func (all stories) stillTrue(card string) bool {
	for _, story := range all {
		if !strings.Contains(story, card) {
			continue
		}
		if told, err := retold(story); err != nil || told != story {
			return false
		}
	}
	return true
}

// retold retells a story by rules that may have been changed so that it never ends.
func retold(story string) (told string, err error) {
	defer func() {
		if endless := recover(); endless != nil {
			err = fmt.Errorf("it cannot be told: %v", endless)
		}
	}()
	return game.Retell(Rules{}, story)
}
