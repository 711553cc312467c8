package keeping_test

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"holoboard/ui"
	"holoboard/ui/shell/device"
	"holoboard/ui/shell/keeping"
)

// alike are names that differ in signs only, or have nothing else.
var alike = []string{"Флот 1", "Флот-1", "Флот №1", "Флот «1»", "★★★", "★★", "☠", "X-wing!", "X wing", "x.wing?", strings.Repeat("Очень длинное имя ", 20)}

// Each thing of one's own is kept beside those whose names are like its own; keeping it again replaces it alone, and so does deleting.
func TestOwnDocumentsAreKeptByNameAndKind(t *testing.T) {
	store := device.Memory{}
	k := keeping.New(store, nil)
	fleets := k.Own("duel", "fleet")
	want := map[string]string{}
	for _, text := range []string{"first", "again"} {
		for _, name := range alike {
			want[strings.TrimSpace(name)] = text + name
			if err := fleets.Keep(name, []byte(text+name)); err != nil {
				t.Fatal(err)
			}
			if got := kept(t, fleets); len(got) != len(want) {
				t.Fatalf("after %q %d of %d are left", name, len(got), len(want))
			}
		}
	}
	var texts []string
	for _, doc := range kept(t, fleets) {
		texts = append(texts, string(doc.Data))
	}
	if slices.Sort(texts); !slices.Equal(texts, slices.Sorted(maps.Values(want))) {
		t.Errorf("kept are %q", texts)
	}
	if err := k.Own("duel", "card").Keep("★★★", nil); err != nil {
		t.Fatal(err)
	}
	if err := fleets.Keep(" \t", nil); err == nil {
		t.Error("a name of nothing is taken")
	}
	for n, doc := range kept(t, fleets) {
		if err := fleets.Delete(doc.Name); err != nil {
			t.Fatal(err)
		}
		if got := kept(t, fleets); len(got) != len(alike)-1-n || slices.ContainsFunc(got, func(d ui.Document) bool { return d.Name == doc.Name }) {
			t.Fatalf("deleting %q leaves %d", doc.Name, len(got))
		}
	}
	if got := kept(t, k.Own("duel", "card")); len(got) != 1 {
		t.Errorf("of another kind there are %v", got)
	}
}

// What an older program has kept is found by its name, and a name in other capital letters is the same. What cannot be read is left alone.
func TestWhatExistsAlreadyIsKept(t *testing.T) {
	store := device.Memory{
		"made/duel/fleet-флот-1": []byte(`{"name":"Флот 1","data":"b2xk"}`), "made/duel/fleet-x": []byte(`{"name":`),
	}
	fleets := keeping.New(store, nil).Own("duel", "fleet")
	for _, name := range []string{"ФЛОТ 1", "Флот-1", "X"} {
		if err := fleets.Keep(name, []byte(name)); err != nil {
			t.Fatal(err)
		}
	}
	if got := kept(t, fleets); len(got) != 3 || string(got[2].Data) != "ФЛОТ 1" && string(got[1].Data) != "ФЛОТ 1" {
		t.Errorf("kept are %v", got)
	}
	if string(store["made/duel/fleet-x"]) != `{"name":` || len(store) != 4 {
		t.Errorf("the documents are %q", slices.Sorted(maps.Keys(store)))
	}
}

func kept(t *testing.T, o *keeping.Own) []ui.Document {
	t.Helper()
	all, err := o.All()
	if err != nil {
		t.Fatal(err)
	}
	return all
}
