package rows

import (
	"slices"
	"testing"

	rules "holoboard/game/rebellion"
	"holoboard/ui/table/row"
)

// Every kind of event has its row, and nothing else.
func TestEveryEventHasItsRow(t *testing.T) {
	if len(Events) != rules.NumEventKinds {
		t.Errorf("there are %d rows for %d kinds of events", len(Events), rules.NumEventKinds)
	}
	for k := range rules.AllEventKinds() {
		switch r := Of(k); {
		case r.Rule == "":
			t.Errorf("%v has no row", k)
		case (r.Mark != row.NoMark) != (r.Marks != ""):
			t.Errorf("%v is a mark of rank %d, and such marks are called %q", k, r.Mark, r.Marks)
		}
	}
}

// Every question has its row, and nothing else.
func TestEveryQuestionHasItsRow(t *testing.T) {
	keys := rules.Keys()
	for _, ask := range keys {
		switch r := Asks[ask]; {
		case r.Rule == "":
			t.Errorf("%s has no row", ask)
		case r.Then != "" && !slices.Contains(keys, r.Then):
			t.Errorf("after %s nobody asks %s", ask, r.Then)
		}
	}
	if len(Asks) != len(keys) {
		t.Errorf("there are %d rows for %d questions", len(Asks), len(keys))
	}
}
