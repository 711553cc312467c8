//go:build !js

package keeping

import (
	"fmt"
	"maps"
	"slices"
	"testing"
	"time"

	"holoboard/ui/shell/device"
)

// weighed counts how many bytes of how many documents are read.
type weighed struct {
	device.Memory
	bytes, opened *int
}

func weigh(store device.Memory) weighed { return weighed{store, new(int), new(int)} }

func (w weighed) count(data []byte, err error) ([]byte, error) {
	*w.bytes += len(data)
	*w.opened++
	return data, err
}

func (w weighed) Read(name string) ([]byte, error) { return w.count(w.Memory.Read(name)) }

func (w weighed) Head(name string, most int) ([]byte, error) {
	return w.count(w.Memory.Head(name, most))
}

// many is a store with that many saves of coins, each later than the one before it.
func many(t *testing.T, n int) device.Memory {
	t.Helper()
	store, game := device.Memory{}, save(t, "coins", 3, 7)
	for i := range n {
		data, err := withLabel(game, Label{Name: fmt.Sprint("Вечер ", i), About: "Раунд 3", Saved: time.Unix(int64(1e9+i), 0), Count: uint64(i + 1)})
		if err != nil {
			t.Fatal(err)
		}
		store[Named("coins", fmt.Sprint("Вечер ", i))] = data
	}
	return store
}

// list is the finished list, and how often the window had to go on with it.
func list(t *testing.T, k *Keeper) (docs []string, times int) {
	t.Helper()
	l, err := k.List("coins")
	if err != nil {
		t.Fatal(err)
	}
	for times = 1; l.Go() > 0; times++ {
	}
	return l.Docs(), times
}

// A list opens no save. What it does not know yet it learns from the beginnings of saves, a few each time, and only once.
func TestAListOfTwoThousandSavesOpensNone(t *testing.T) {
	const some, lot, placed = 20, 2000, 60 // a place takes some 60 bytes
	store := weigh(many(t, lot))
	k := keeper(t, store)
	k.Entries() // the front page was there before
	*store.bytes, *store.opened = 0, 0
	l, err := k.List("coins")
	if err != nil || *store.opened > 1 {
		t.Fatalf("to begin the list %d documents are read (%v)", *store.opened, err)
	}
	for left := lot; left > 0; {
		*store.bytes, *store.opened = 0, 0
		if left = l.Go(); *store.opened > labelsAtOnce || *store.bytes > labelsAtOnce*labelWithin {
			t.Fatalf("%d bytes of %d documents are read in one go", *store.bytes, *store.opened)
		}
	}
	want := l.Docs()
	if want[0] != Named("coins", "Вечер 1999") || want[lot-1] != Named("coins", "Вечер 0") {
		t.Errorf("the list begins with %q and ends with %q", want[0], want[lot-1])
	}
	*store.bytes, *store.opened = 0, 0
	again, times := list(t, keeper(t, store))
	if times > 1 || *store.opened > 3 || *store.bytes > lot*placed {
		t.Errorf("the second time %d bytes of %d documents are read in %d goes", *store.bytes, *store.opened, times)
	}
	if !slices.Equal(again, want) {
		t.Error("the second time it is in another order")
	}

	cost := func(n int) float64 {
		k := keeper(t, many(t, n))
		list(t, k)
		return testing.AllocsPerRun(3, func() { list(t, k) })
	}
	if few, more := cost(some), cost(lot); more-few > 4*(lot-some) {
		t.Errorf("to list %d saves takes %.0f allocations, to list %d takes %.0f", some, few, lot, more)
	}
}

// Whatever is kept, replaced, taken away or put into the folder, the list is that of who reads every save.
func TestTheListIsThatOfTheSaves(t *testing.T) {
	store := many(t, 100)
	k := keeper(t, store)
	check := func(what string) {
		t.Helper()
		got, _ := list(t, k)
		anew, _ := list(t, keeper(t, without(store, placesName("coins"))))
		if !slices.Equal(got, anew) {
			t.Errorf("%s: the list is %q..., by the saves themselves %q...", what, got[:3], anew[:3])
		}
	}
	keep := func(name string) {
		t.Helper()
		doc, _ := k.Named("coins", name)
		if err := k.Keep(&k.Titles[0], doc, name, stood{}, people, save(t, "coins", 3, 9)); err != nil {
			t.Fatal(err)
		}
	}
	check("at first")
	keep("Вечер 50")
	if got, _ := list(t, k); got[0] != Named("coins", "Вечер 50") {
		t.Errorf("what was kept last stands behind %q", got[0])
	}
	check("kept again")
	keep("Another")
	check("kept anew")
	store[Named("coins", "theirs")] = store[Named("coins", "Вечер 70")]
	store[Named("coins", "torn")] = []byte("{")
	store[Named("coins", "bare")] = save(t, "coins", 3, 2)
	store[saves+"game-chess"] = save(t, "chess", 1, 2)
	check("put into the folder")
	if err := k.Delete("coins", Named("coins", "Вечер 70")); err != nil {
		t.Fatal(err)
	}
	check("deleted")
	if err := k.SpareLast("coins"); err != nil {
		t.Fatal(err)
	}
	if err := k.Keep(&k.Titles[0], Last("coins"), "", stood{}, people, save(t, "coins", 3, 1)); err != nil {
		t.Fatal(err)
	}
	check("the last game")
	for _, damaged := range []string{"", "{", "null", "[]", `{"saves/coins/game-torn":7}`} {
		store[placesName("coins")] = []byte(damaged)
		check("the places are " + damaged)
	}
	if got := slices.Collect(maps.Keys(k.places("coins"))); slices.ContainsFunc(got, func(doc string) bool { return store[doc] == nil || !lasting(doc) }) {
		t.Errorf("places are kept for %q", got)
	}
}

// On a full disk there is a list all the same.
func TestAListNeedsNoRoom(t *testing.T) {
	if got, _ := list(t, keeper(t, full{many(t, 70)})); len(got) != 70 || got[0] != Named("coins", "Вечер 69") {
		t.Errorf("the list is %q", got)
	}
}

func TestLabelsAreReadFromTheBeginning(t *testing.T) {
	for head, want := range map[string]uint64{
		`{"holoboard":"save 1","label":{"count":7},"sum":"`: 7,
		`{"label":{"count":7}`:                              7,
		`{"holoboard":"save 1","label":{"count":7`:          0, // it is too long
		`{"holoboard":"save 1","label":7,`:                  0,
		`{"holoboard":"save 1"}`:                            0,
		`{"holoboard":`:                                     0,
		`{`:                                                 0,
		`[{"label":{"count":7}}]`:                           0,
		``:                                                  0,
	} {
		if got := labelAtHead([]byte(head)).Count; got != want {
			t.Errorf("%s counts %d, want %d", head, got, want)
		}
	}
}

// A name stands in one line, be it that of a file which somebody put there.
func TestNamesStandInOneLine(t *testing.T) {
	store := many(t, 1)
	k := keeper(t, store)
	for _, name := range []string{"a\nb", "a\u2028b", "a\u2029b", "a\u0085b", "a\tb"} {
		data, err := withLabel(save(t, "coins", 3, 1), Label{Name: name, About: name})
		if err != nil {
			t.Fatal(err)
		}
		store[Named("coins", "inside")], store[saves+"coins/"+own+name] = data, []byte("{")
		for _, doc := range []string{Named("coins", "inside"), saves + "coins/" + own + name} {
			if row := k.Row(doc); row.Label.Name != "a b" || row.Label.About != "a b" && row.Trouble == nil {
				t.Errorf("%q is listed as %q, %q", doc, row.Label.Name, row.Label.About)
			}
		}
	}
}
