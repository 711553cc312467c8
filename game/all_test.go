package game

import (
	"slices"
	"testing"
)

// Whoever goes through all of a kind meets each once, in their order, and may stop at any.
func TestAllOfAKind(t *testing.T) {
	type thing uint8
	if got := slices.Collect(All(thing(1), 4)); !slices.Equal(got, []thing{1, 2, 3}) {
		t.Errorf("from 1 up to before 4 there are %v", got)
	}
	if got := slices.Collect(All(thing(2), 2)); got != nil {
		t.Errorf("from 2 up to before 2 there are %v", got)
	}
	for got := range All(thing(1), 4) {
		if got != 1 {
			t.Fatalf("it goes on to %v", got)
		}
		break
	}
}
