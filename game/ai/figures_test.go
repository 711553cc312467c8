package ai_test

import (
	"math"
	"testing"

	"holoboard/game/ai"
)

// TestFiguresAreChangedByWords: those of a name, all of them; what is called otherwise, or is no number, changes nothing more.
func TestFiguresAreChangedByWords(t *testing.T) {
	for words, want := range map[string][3]int{
		"": {1, 2, 3}, "7": {7, 2, 3}, "most=5": {1, 5, 3}, "both=9,4": {4, 9, 9}, "most=-3,": {1, -3, 3},
	} {
		of := [3]int{1, 2, 3}
		if !ai.Change(words, named(&of)) || of != want {
			t.Errorf("%q makes %v, not %v", words, of, want)
		}
	}
	for _, words := range []string{"x", "most=", "most=x", "who=3", "most=5,who=3"} {
		of := [3]int{1, 2, 3}
		if ai.Change(words, named(&of)) {
			t.Errorf("%q is understood", words)
		}
	}
}

func named(of *[3]int) func(string) []*int {
	return func(name string) []*int {
		return map[string][]*int{"tries": {&of[0]}, "most": {&of[1]}, "both": {&of[1], &of[2]}}[name]
	}
}

// TestChances are those of the logistic function within half a percent, and mirror each other.
func TestChances(t *testing.T) {
	for x := -9000; x <= 9000; x += 37 {
		got := ai.Chance(x)
		if want := 1000 / (1 + math.Exp(-float64(x)/1000)); math.Abs(float64(got)-want) > 5 || got+ai.Chance(-x) != ai.Whole {
			t.Errorf("a logit of %d has a chance of %d, and %d the other way", x, got, ai.Chance(-x))
		}
	}
}
