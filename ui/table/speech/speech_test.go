package speech

import (
	"reflect"
	"slices"
	"testing"

	"holoboard/assets"
	"holoboard/game"
)

func english(t *testing.T) *Speaker {
	t.Helper()
	words, err := assets.NewWords("en")
	if err != nil {
		t.Fatal(err)
	}
	return &Speaker{W: words}
}

// Equal events in a row are told once, with their number and where they stood; where they may not be told as one, each is.
func TestEqualEventsAreToldOnce(t *testing.T) {
	adds := func(a, b string) bool { return a[0] == b[0] && a[0] == 'm' }
	got := Recount([]string{"m1", "m2", "m1", "x", "x", "m1"}, adds)
	want := []Told[string]{{"m1", 2, 0, 2}, {"m2", 1, 1, 1}, {"x", 1, 3, 3}, {"x", 1, 4, 4}, {"m1", 1, 5, 5}}
	if !slices.Equal(got, want) {
		t.Errorf("told %v, want %v", got, want)
	}
}

// Of variants of a phrase those are taken that there are words for: the last one, or one after the other.
func TestVariantsOfPhrases(t *testing.T) {
	s := english(t)
	for got, want := range map[string]string{
		s.Either("table", "nothing_such", "choose", "close"): "table.close",
		s.Either("table", "", "nothing_such"):                "table",
		s.Further("table", "choose", "nothing_such", "more"): "table.choose.more",
	} {
		if got != want {
			t.Errorf("found %q, want %q", got, want)
		}
	}
}

// The words of a question are made once for as long as nothing about it changes.
func TestAQuestionIsPutIntoWordsOnce(t *testing.T) {
	s, said := english(t), 0
	say := func() (title, help string) {
		said++
		return "title", "help"
	}
	d := &game.Decision{Ask: "look"}
	for range 3 {
		if title, help := s.Ask(d, say); title != "title" || help != "help" {
			t.Errorf("asked %q, %q", title, help)
		}
	}
	s.Touch = true
	s.Ask(d, say)
	d.About[0].A++
	s.Ask(d, say)
	if said != 3 {
		t.Errorf("put into words %d times", said)
	}
}

// What is closed for the same reason is named together.
func TestReasonsAreShared(t *testing.T) {
	why := map[string]string{"gate": "shut", "wall": "high", "door": "shut"}
	names := []string{"gate", "road", "wall", "door"}
	reasons, named := Reasons(names, func(i int) string { return why[names[i]] })
	if want := (map[string][]string{"shut": {"gate", "door"}, "high": {"wall"}}); !slices.Equal(reasons, []string{"shut", "high"}) || !reflect.DeepEqual(named, want) {
		t.Errorf("%v: %v", reasons, named)
	}
}
