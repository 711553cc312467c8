package main

import (
	"os"
	"slices"
	"testing"
)

const top = "../.."

// TestEveryEnforcedRuleIsShown: whoever cites a rule in the source shows it in a transcript;
// and all positions and pitfalls are shown.
func TestEveryEnforcedRuleIsShown(t *testing.T) {
	x, err := Read(top)
	if err != nil {
		t.Fatal(err)
	}
	if len(x.Numbers) < 250 {
		t.Fatalf("only %d numbered rules", len(x.Numbers))
	}
	for _, n := range x.Lacking() {
		t.Errorf("nothing shows %s (enforced in %v)", n, x.Enforced[n])
	}
	for _, n := range x.Unknown() {
		t.Errorf("there is no rule %s", n)
	}
}

// TestTheIndexIsTrue: the page in the repository is the one that is written now.
func TestTheIndexIsTrue(t *testing.T) {
	x, err := Read(top)
	if err != nil {
		t.Fatal(err)
	}
	written, err := os.ReadFile(page(top))
	if err != nil {
		t.Fatal(err)
	}
	if string(written) != x.String() {
		t.Error("the index is out of date: write it anew with go run ./build/ruleindex")
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
