package rebellion

import (
	"strings"
	"testing"
	"unicode"

	"holoboard/assets"
	rules "holoboard/game/rebellion"
	"holoboard/ui/uitest"
)

// What the guide of the first lesson said and how often he stopped (commit 2e18c47), where a newcomer took 35 minutes, in words that
// are no more than signs: a dash is none. He may take 20: six tenths of the words, seven of the stops.
var (
	firstWords = map[string]int{"en": 1194, "ru": 933, "uk": 921}
	firstStops = 69
)

// TestTheGuideIsShort counts what the guide says, and how often; go test ./ui/rebellion -run GuideIsShort -v prints it.
func TestTheGuideIsShort(t *testing.T) {
	t.Parallel()
	stops, said := 0, map[string]int{}
	for _, chapter := range theLesson().Chapters {
		stops += len(chapter.Steps)
		for _, step := range chapter.Steps {
			for _, language := range assets.Languages() {
				words := uitest.Words(t, language, rules.ID)
				said[language] += spoken(words.Say(step.Key))
			}
		}
	}
	t.Logf("%d stops, at first %d; words %v, at first %v", stops, firstStops, said, firstWords)
	if 10*stops > 7*firstStops {
		t.Errorf("the guide stops %d times, more than seven tenths of %d", stops, firstStops)
	}
	for language, first := range firstWords {
		if n := said[language]; n == 0 || 10*n > 6*first {
			t.Errorf("%s: the guide says %d words, more than six tenths of %d", language, n, first)
		}
	}
}

// spoken counts the words of a text.
func spoken(text string) (n int) {
	for word := range strings.FieldsSeq(text) {
		if strings.ContainsFunc(word, func(c rune) bool { return unicode.IsLetter(c) || unicode.IsDigit(c) }) {
			n++
		}
	}
	return n
}
