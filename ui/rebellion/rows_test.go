package rebellion

import (
	"slices"
	"testing"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/ui/table/row"
)

// Every kind of event has its row, which leads to its rule, card or thing.
func TestEveryEventHasItsRow(t *testing.T) {
	w, err := assets.NewWords("en")
	if err != nil {
		t.Fatal(err)
	}
	b := Book(w)
	if len(tellings) != rules.NumEventKinds {
		t.Errorf("there are %d rows for %d kinds of events", len(tellings), rules.NumEventKinds)
	}
	for k := range rules.AllEventKinds() {
		if place := rowOf(k).Rule; place != row.TheCard && !b.Has(place) {
			t.Errorf("%v leads to %q", k, place)
		}
		if r := rowOf(k); (r.Mark != row.NoMark) != (r.Marks != "") || r.Marks != "" && !w.Has(r.Marks) {
			t.Errorf("%v is a mark that is called %q", k, r.Marks)
		}
		if sum := rowOf(k).Sum; sum != "" && !slices.Contains(summaryKeys, sum) {
			t.Errorf("%v counts for %q, which is no line of the summary", k, sum)
		}
	}
}

// Every question has its row, which leads to its rule or to the card that asks; nothing else has one.
func TestEveryQuestionHasItsRow(t *testing.T) {
	w, err := assets.NewWords("en")
	if err != nil {
		t.Fatal(err)
	}
	b, keys := Book(w), rules.Keys()
	for _, ask := range keys {
		r, has := askings[ask]
		if !has || r.Rule != row.TheCard && !b.Has(r.Rule) {
			t.Errorf("%s leads to %q", ask, r.Rule)
		}
		if r.Then != "" && !slices.Contains(keys, r.Then) {
			t.Errorf("after %s nobody asks %s", ask, r.Then)
		}
	}
	known := func(ask game.Key) bool { return slices.Contains(keys, ask) }
	for ask := range askings {
		if !known(ask) {
			t.Errorf("nobody asks %s", ask)
		}
	}
	for ask := range confirms {
		if !known(ask) {
			t.Errorf("nobody asks %s, about which something is asked once more", ask)
		}
	}
	for ask := range others {
		if !known(ask) {
			t.Errorf("nobody asks %s, for which there are other words", ask)
		}
	}
}
