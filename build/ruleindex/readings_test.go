package main

import (
	"os"
	"slices"
	"testing"
)

// What is cited has a row, and every row is cited.
func TestReadingsAreListed(t *testing.T) {
	eachTitle(t, func(t *testing.T, title Title) {
		r, err := ReadReadings(top, title)
		if err != nil {
			t.Fatal(err)
		}
		if len(r.Rows) < 20 {
			t.Fatalf("only %d readings", len(r.Rows))
		}
		for _, sentence := range r.Lacking() {
			t.Error(sentence)
		}
		var house []string
		for _, row := range r.Rows {
			if row.Question == "" || row.Answer == "" {
				t.Errorf("%s has no question or no answer", row.Number)
			}
			if row.House != "" {
				house = append(house, row.House)
			}
		}
		known := slices.Clone(title.House)
		slices.Sort(house)
		slices.Sort(known)
		if !slices.Equal(house, known) {
			t.Errorf("the page names the house rules\n%v\nthe title has\n%v", house, known)
		}
		written, err := os.ReadFile(title.readings(top))
		if err != nil {
			t.Fatal(err)
		}
		if string(written) != r.String() {
			t.Error("the page does not say who cites what: write it anew with go run ./build/ruleindex")
		}
	})
}

func TestLackingReadings(t *testing.T) {
	r := &Readings{Rows: []Reading{{Number: "O1"}, {Number: "O2"}, {Number: "O1"}}, Cited: map[string]bool{"O1": true, "U3": true}}
	want := []string{"O1 has two rows", "O2 has a row, and nobody cites it", "U3 is cited and has no row"}
	if got := r.Lacking(); !slices.Equal(got, want) {
		t.Errorf("lacking %q, want %q", got, want)
	}
}
