package main

import (
	"os"
	"slices"
	"testing"
)

const top = "../.."

// eachTitle runs a test for every title.
func eachTitle(t *testing.T, test func(*testing.T, Title)) {
	for _, title := range Titles {
		t.Run(title.Name, func(t *testing.T) { test(t, title) })
	}
}

// TestEveryEnforcedRuleIsShown: whoever cites a rule in the source shows it in a transcript;
// and all positions are shown.
func TestEveryEnforcedRuleIsShown(t *testing.T) {
	eachTitle(t, func(t *testing.T, title Title) {
		x, err := Read(top, title)
		if err != nil {
			t.Fatal(err)
		}
		if len(x.Numbers) < 150 {
			t.Fatalf("only %d numbered rules", len(x.Numbers))
		}
		for _, n := range x.Lacking() {
			t.Errorf("nothing shows %s (enforced in %v)", n, x.Enforced[n])
		}
		for _, n := range x.Unknown() {
			t.Errorf("there is no rule %s", n)
		}
	})
}

// TestTheIndexIsTrue: the page in the repository is the one that is written now.
func TestTheIndexIsTrue(t *testing.T) {
	eachTitle(t, func(t *testing.T, title Title) {
		x, err := Read(top, title)
		if err != nil {
			t.Fatal(err)
		}
		written, err := os.ReadFile(title.page(top))
		if err != nil {
			t.Fatal(err)
		}
		if string(written) != x.String() {
			t.Error("the index is out of date: write it anew with go run ./build/ruleindex")
		}
	})
}

// TestLacking: a rule that is enforced needs a transcript; where a title gives reasons, so does every rule without one.
func TestLacking(t *testing.T) {
	x := &Index{
		Title:    Title{Positions: []string{"T1", "T2"}},
		Numbers:  []string{"R1.1", "R1.2", "R1.3", "R1.4", "R1.5"},
		Enforced: map[string][]string{"R1.2": {"a.go: f"}, "R1.4": {"a.go: g"}, "R1.5": {"a.go: h"}},
		Shown:    map[string][]string{"R1.1": {"a_story"}, "T1": {"a_story"}},
		Tested:   map[string][]string{"R1.5": {"a_test.go: TestH"}},
	}
	want := []string{"R1.2", "R1.4", "R1.5", "T2"}
	if got := x.Lacking(); !slices.Equal(got, want) {
		t.Errorf("lacking %q, want %q", got, want)
	}
	x.Untold = map[string]string{"R1.1": "a picture", "R1.4": "a picture", "R1.5": "before the game", "R9.9": "a picture"}
	want = []string{"R1.1 is shown, and there is a reason why it is not", "R1.2", "R1.3", "R1.4 is enforced, and nothing shows or tests it", "T2", "R9.9 has a reason and is no rule"}
	if got := x.Lacking(); !slices.Equal(got, want) {
		t.Errorf("lacking %q, want %q", got, want)
	}
}

func TestNumbersIn(t *testing.T) {
	for text, want := range map[string][]string{
		"see R7.3, and R12.4.4a": {"R12.4.4", "R7.3"},
		"R9.4.1 to R9.4.3":       {"R9.4.1", "R9.4.2", "R9.4.3"},
		"R8.3.5–R8.3.6":          {"R8.3.5", "R8.3.6"},
		"XR2-D2 and R2D2 ring":   nil,
	} {
		if got := numbersIn(text); !slices.Equal(got, want) {
			t.Errorf("%q cites %q, not %q", text, got, want)
		}
	}
}
