//go:build !js

package keeping

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"hash/fnv"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"holoboard/game/session"
	"holoboard/ui"
	"holoboard/ui/shelf"
	"holoboard/ui/shell/device"
)

// titles are two that exist by name alone.
func titles() []shelf.Title {
	seat := func(id string) shelf.Seat { return shelf.Seat{ID: id, Side: id, Name: "side." + id} }
	seats := [][]shelf.Seat{{seat("black"), seat("white")}}
	kinds := []shelf.Kind{{ID: session.Person}, {ID: "cadet"}}
	return []shelf.Title{
		{ID: "coins", Rules: 3, Seats: seats, Players: kinds, Chapters: []string{"first", "second"}},
		{ID: "stones", Rules: 1, Seats: seats, Players: kinds},
	}
}

func keeper(t *testing.T, store device.Store) *Keeper {
	t.Helper()
	k := New(store, titles())
	k.Trouble = func(err error) { t.Log(err) }
	k.Now = func() time.Time { return time.Date(2026, 5, 4, 3, 2, 1, 0, time.UTC) }
	return k
}

// all lists the saved games of a title as the screen shows them.
func all(k *Keeper, title string) (list []Kept, err error) {
	l, err := k.List(title)
	if err != nil {
		return nil, err
	}
	for l.Go() > 0 {
	}
	for _, doc := range l.Docs() {
		list = append(list, k.Row(doc))
	}
	return list, nil
}

// stood is a game that says how it stands, and is asked of a seat.
type stood struct {
	ui.Game
	about string
	asks  int
	over  bool
}

func (g stood) About() string { return g.about }
func (g stood) AsksSeat() int { return g.asks }
func (g stood) Result() *ui.Result {
	if g.over {
		return &ui.Result{Won: []bool{true, false}, Rounds: 7}
	}
	return nil
}

var people = []session.Chair{{Name: "Ann", Kind: session.Person}, {Kind: "cadet"}}

// save is a save of a title, with the seed to tell it from others.
func save(t *testing.T, title string, rules int, seed uint64) []byte {
	t.Helper()
	body, err := json.Marshal(map[string]any{"title": title, "rules": rules, "start": session.Start{Seed: seed, Seats: people}})
	if err != nil {
		t.Fatal(err)
	}
	h := fnv.New64a()
	h.Write(body)
	data := fmt.Appendf(nil, `{"holoboard":"save 1: tells all secrets of its game","sum":"%016x","game":%s}`, h.Sum64(), body)
	if _, err := session.Read(data); err != nil {
		t.Fatal(err)
	}
	return data
}

func seedOf(t *testing.T, k *Keeper, doc string) uint64 {
	t.Helper()
	found, err := k.Kept(doc)
	if err != nil {
		t.Fatalf("%s: %v", doc, err)
	}
	return found.Summary.Start.Seed
}

// Saves of a program with one title only are found with their title, and so are their notes; nothing is lost.
func TestSavesOfOlderProgramsComeHome(t *testing.T) {
	store := device.Memory{
		"saves/last": save(t, "coins", 3, 1), "saves/before": []byte("{half a"), "saves/game-friday": save(t, "coins", 3, 2), "saves/game-stones": save(t, "stones", 1, 3),
		"saves/game-chess": save(t, "chess", 1, 4), "saves/theirs": save(t, "coins", 2, 5),
		"notes/last": []byte("under the table"), "saves/coins/game-friday": save(t, "coins", 3, 6),
	}
	k := keeper(t, store)
	if e := k.Newest(); e == nil || e.Title != "coins" {
		t.Fatalf("the newest is %+v", e)
	}
	for doc, seed := range map[string]uint64{
		"saves/coins/last": 1, "saves/coins/game-friday-2": 2, "saves/stones/game-stones": 3, "saves/chess/": 0, "saves/coins/theirs": 5, "saves/coins/game-friday": 6,
	} {
		if seed > 0 && seedOf(t, k, doc) != seed {
			t.Errorf("%s is the game %d, want %d", doc, seedOf(t, k, doc), seed)
		}
	}
	if string(store["saves/coins/before"]) != "{half a" || string(store["notes/coins/last"]) != "under the table" || store["notes/last"] != nil {
		t.Error("what cannot be read, or the notes, did not come home")
	}
	if _, there := store["saves/game-chess"]; !there {
		t.Error("a game of no title here was touched")
	}
	list, err := all(k, "coins")
	if err != nil {
		t.Fatal(err)
	}
	var docs []string
	for _, found := range list {
		docs = append(docs, found.Doc)
	}
	if len(docs) != 6 || docs[0] != "saves/coins/last" || docs[1] != "saves/coins/before" || !slices.Contains(docs, "saves/game-chess") {
		t.Errorf("the list of saved games is %q", docs)
	}
	if list[0].Label.Name != "" || list[0].Trouble != nil || list[1].Trouble == nil {
		t.Errorf("the first two are %+v, %+v", list[0], list[1])
	}
}

// What cannot be written to its new place stays at the old one.
func TestWhatCannotBeMovedStays(t *testing.T) {
	store := full{device.Memory{"saves/last": save(t, "coins", 3, 1)}}
	k := keeper(t, store)
	if _, err := all(k, "coins"); err != nil {
		t.Fatal(err)
	}
	if store.Memory["saves/last"] == nil {
		t.Error("the save is lost")
	}
}

// full is a store on which nothing more fits.
type full struct{ device.Memory }

func (full) Write(string, []byte) error { return errFull }

var errFull = bytes.ErrTooLarge

// counting counts the documents that are read.
type counting struct {
	device.Memory
	read map[string]int
}

func (c counting) Read(name string) ([]byte, error) {
	c.read[name]++
	return c.Memory.Read(name)
}

// mostEntry is how many bytes the record of a title takes at most.
const mostEntry = 300

// The record of the shelf says all that the front page shows: no save is opened for it.
func TestTheFrontPageOpensNoSave(t *testing.T) {
	store := counting{device.Memory{}, map[string]int{}}
	k := keeper(t, store)
	g := stood{about: strings.Repeat("Раунд ", 40), asks: 0}
	if err := k.Keep(&k.Titles[0], Last("coins"), "", g, people, save(t, "coins", 3, 1)); err != nil {
		t.Fatal(err)
	}
	if n := len(store.Memory[shelfName]); n > 2*mostEntry {
		t.Errorf("the record of two titles takes %d bytes: %s", n, store.Memory[shelfName])
	}
	clear(store.read)
	again := keeper(t, store)
	e := again.Newest()
	if e == nil || e.Title != "coins" || e.Seat != "black" || e.Saves != 1 || e.Over || !e.Saved.Equal(k.Now()) {
		t.Errorf("the newest is %+v", e)
	}
	for doc := range maps.Keys(store.read) {
		if doc != shelfName {
			t.Errorf("%s was read", doc)
		}
	}
}

// The record follows whatever is kept, and what of it is missing or damaged is found out anew.
func TestTheRecordFollows(t *testing.T) {
	store := device.Memory{}
	k := keeper(t, store)
	title := &k.Titles[0]
	keep := func(doc, name string, g stood) {
		t.Helper()
		if err := k.Keep(title, doc, name, g, people, save(t, "coins", 3, 1)); err != nil {
			t.Fatal(err)
		}
	}
	check := func(what string, want Entry) {
		t.Helper()
		want.Title = "coins"
		for where, k := range map[string]*Keeper{"": k, " (read again)": keeper(t, store), " (found out anew)": keeper(t, without(store, shelfName)), " (damaged)": keeper(t, with(store, shelfName, "{"))} {
			got := *k.Entry("coins")
			got.Count, got.Top = 0, 0 // the order is tested below
			if got != want {
				t.Errorf("%s%s: %+v, want %+v", what, where, got, want)
			}
		}
	}
	now := k.Now()
	check("nothing", Entry{})
	keep(Last("coins"), "", stood{about: "16 coins", asks: 0})
	check("a game", Entry{Saved: now, About: "16 coins", Seat: "black", Rules: 3, Saves: 1})
	keep(Named("coins", "Friday"), "Friday", stood{about: "16 coins", asks: 0})
	keep(Last("coins"), "", stood{about: "9 coins", asks: 1})
	check("a computer decides", Entry{Saved: now, About: "9 coins", Rules: 3, Saves: 2})
	if err := k.SpareLast("coins"); err != nil {
		t.Fatal(err)
	}
	if err := k.Delete("coins", Named("coins", "Friday")); err != nil {
		t.Fatal(err)
	}
	check("one put aside, one deleted", Entry{Saved: now, About: "9 coins", Rules: 3, Saves: 2})
	if err := k.KeepLearnt("coins", "first", Progress{Step: 2, Of: 2, Done: true}); err != nil {
		t.Fatal(err)
	}
	if err := k.Count(title, session.Start{Seats: people}, &ui.Result{Won: []bool{true, false}, Rounds: 7}); err != nil {
		t.Fatal(err)
	}
	check("a lesson and a game to their ends", Entry{Saved: now, About: "9 coins", Rules: 3, Saves: 2, Played: 1, Learnt: 1, Lesson: 1})
	if _, _, err := k.Import(ui.File{Name: "friend.json", Data: save(t, "coins", 3, 9)}); err != nil {
		t.Fatal(err)
	}
	if err := k.Delete("coins", Last("coins")); err != nil {
		t.Fatal(err)
	}
	check("one brought in, the last one deleted", Entry{Saves: 2, Played: 1, Learnt: 1, Lesson: 1})
	if k.Newest() != nil {
		t.Error("a game that is gone is offered again")
	}
}

func without(store device.Memory, doc string) device.Memory {
	other := maps.Clone(store)
	delete(other, doc)
	return other
}

func with(store device.Memory, doc, text string) device.Memory {
	other := maps.Clone(store)
	other[doc] = []byte(text)
	return other
}

// A title that is not on the shelf now keeps its record and its games.
func TestATitleThatIsTakenOutKeepsWhatItHas(t *testing.T) {
	store := device.Memory{}
	k := keeper(t, store)
	if err := k.Keep(&k.Titles[1], Last("stones"), "", stood{about: "4 stones"}, people, save(t, "stones", 1, 1)); err != nil {
		t.Fatal(err)
	}
	alone := keeper(t, store)
	alone.Titles = alone.Titles[:1]
	if err := alone.Keep(&alone.Titles[0], Last("coins"), "", stood{about: "2 coins"}, people, save(t, "coins", 3, 1)); err != nil {
		t.Fatal(err)
	}
	if e := keeper(t, store).Entry("stones"); e.About != "4 stones" || e.Saves != 1 {
		t.Errorf("its record is %+v", e)
	}
}

// Every table that is left for another one is kept as it stood, the last ones at least.
func TestNoTableIsLostForAnother(t *testing.T) {
	store := device.Memory{}
	k := keeper(t, store)
	clock := k.Now()
	k.Now = func() time.Time { clock = clock.Add(time.Minute); return clock }
	play := func(seed uint64, about string) {
		t.Helper()
		if err := k.SpareLast("coins"); err != nil {
			t.Fatal(err)
		}
		if err := k.Keep(&k.Titles[0], Last("coins"), "", stood{about: about}, people, save(t, "coins", 3, seed)); err != nil {
			t.Fatal(err)
		}
		if _, _, err := k.Thin("coins"); err != nil {
			t.Fatal(err)
		}
	}
	left := func() map[uint64]string {
		t.Helper()
		list, err := all(k, "coins")
		if err != nil {
			t.Fatal(err)
		}
		found := map[uint64]string{}
		for _, k := range list {
			if found[k.Summary.Start.Seed] != "" {
				t.Errorf("the table %d is there twice", k.Summary.Start.Seed)
			}
			if !k.IsLast() && !k.IsBefore() {
				t.Errorf("%s is no game that the program kept by itself", k.Doc)
			}
			found[k.Summary.Start.Seed] = k.Label.About
		}
		if e := k.Entry("coins"); e.Saves != len(list) {
			t.Errorf("the shelf tells of %d saves, there are %d", e.Saves, len(list))
		}
		return found
	}
	for seed := uint64(1); seed <= MostBefore+1; seed++ {
		play(seed, "begun")
	}
	if got := left(); len(got) != MostBefore+1 {
		t.Errorf("of %d tables these are left: %v", MostBefore+1, got)
	}
	play(100, "one more")
	if got := left(); len(got) != MostBefore+1 || got[1] != "" || got[2] != "begun" || got[100] != "one more" {
		t.Errorf("the oldest one is to go, these are left: %v", got)
	}
}

// A table that is taken up again and left again is kept once, as it stood last; one that cannot be read is moved aside.
func TestATableThatIsLeftTwiceIsKeptOnce(t *testing.T) {
	store := device.Memory{}
	k := keeper(t, store)
	for _, seed := range []uint64{1, 2, 3, 1, 2, 4} {
		if err := k.SpareLast("coins"); err != nil {
			t.Fatal(err)
		}
		store[Last("coins")] = save(t, "coins", 3, seed)
		if _, _, err := k.Thin("coins"); err != nil {
			t.Fatal(err)
		}
	}
	got := map[uint64]int{}
	for doc := range store {
		if strings.HasPrefix(doc, saves) {
			got[seedOf(t, k, doc)]++
		}
	}
	if !maps.Equal(got, map[uint64]int{1: 1, 2: 1, 3: 1, 4: 1}) {
		t.Errorf("tables are kept so often: %v", got)
	}
	store[Before("coins")] = []byte("{half a")
	if err := k.SpareLast("coins"); err != nil {
		t.Fatal(err)
	}
	if string(store["saves/coins/unreadable-1"]) != "{half a" || seedOf(t, k, Before("coins")) != 4 {
		t.Error("what could not be read was lost, or kept out what could")
	}
}

// Saves whose names differ in signs only are kept beside each other, and each is replaced by its own name alone.
func TestNamedSavesAreKeptBesideEachOther(t *testing.T) {
	store := device.Memory{"saves/coins/game-friday": save(t, "coins", 3, 90)} // without a label: somebody put it there
	k := keeper(t, store)
	for round := range uint64(2) {
		for i, name := range []string{"Раунд 3", "Раунд-3", "★★★", "★", "Friday", "Friday!"} {
			doc, there := k.Named("coins", name)
			if there != (round == 1 || name == "Friday") {
				t.Fatalf("%q is there: %v", name, there)
			}
			if err := k.Keep(&k.Titles[0], doc, name, stood{}, people, save(t, "coins", 3, 10*round+uint64(i))); err != nil {
				t.Fatal(err)
			}
		}
	}
	list, err := all(k, "coins")
	if err != nil || len(list) != 6 {
		t.Fatalf("%d saves are there, %v", len(list), err)
	}
	for _, found := range list {
		if want := uint64(10 + slices.Index([]string{"Раунд 3", "Раунд-3", "★★★", "★", "Friday", "Friday!"}, found.Label.Name)); found.Summary.Start.Seed != want {
			t.Errorf("%q is the game %d, want %d", found.Label.Name, found.Summary.Start.Seed, want)
		}
	}
}

// Whatever the clock says, the games that were left last stay, and one that has to go is named; so it is for games of older programs,
// which count nothing: of them those with a date ahead go first.
func TestAWrongClockLosesNoGame(t *testing.T) {
	today := time.Date(2026, 5, 4, 3, 2, 1, 0, time.UTC)
	for name, years := range map[string][]int{
		"right": {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}, "ahead at first": {73, 73, 73, 73, 73, 73, 73, 0, 0, 0, 0, 0},
		"behind in the end": {0, 0, 0, 0, 0, 0, 0, 0, 0, -56, -56, -56}, "to and fro": {0, 73, -56, 0, 73, -56, 0, 73, -56, 0, 73, 0},
	} {
		k := keeper(t, device.Memory{})
		var gone []uint64
		announced := map[uint64]bool{}
		for i, year := range years {
			k.Now = func() time.Time { return today.AddDate(year, 0, i) }
			if err := k.SpareLast("coins"); err != nil {
				t.Fatal(err)
			}
			if err := k.Keep(&k.Titles[0], Last("coins"), "", stood{about: "begun"}, people, save(t, "coins", 3, uint64(i+1))); err != nil {
				t.Fatal(err)
			}
			left, next, err := k.Thin("coins")
			if err != nil {
				t.Fatal(err)
			}
			for _, g := range left {
				if gone = append(gone, g.Summary.Start.Seed); !announced[g.Summary.Start.Seed] {
					t.Errorf("%s: the game %d goes without having been named", name, g.Summary.Start.Seed)
				}
			}
			clear(announced)
			for _, g := range next {
				announced[g.Summary.Start.Seed] = true
			}
		}
		if !slices.Equal(gone, []uint64{1, 2, 3}) {
			t.Errorf("%s: gone are %v", name, gone)
		}
		list, err := all(k, "coins")
		if err != nil {
			t.Fatal(err)
		}
		for i, found := range list {
			if want := uint64(len(years) - i); found.Summary.Start.Seed != want {
				t.Errorf("%s: in place %d of the list is the game %d, want %d", name, i, found.Summary.Start.Seed, want)
			}
			at := int(found.Summary.Start.Seed) - 1
			if date := today.AddDate(years[at], 0, at); found.Ahead != date.After(k.Now()) {
				t.Errorf("%s: on %v a clock that said %v was wrong: %v", name, k.Now(), date, found.Ahead)
			}
		}
	}
}

// Games of an older program, which have dates alone, are older than all that are counted; those that say 2099 are the oldest.
func TestGamesWithoutACountGoByTheirDates(t *testing.T) {
	store := device.Memory{}
	k := keeper(t, store)
	for i, year := range []int{2099, 2024, 2025, 2099} {
		data, err := withLabel(save(t, "coins", 3, uint64(i+1)), Label{Name: fmt.Sprint(i), Saved: time.Date(year, 1, 1, 0, 0, i, 0, time.UTC)})
		if err != nil {
			t.Fatal(err)
		}
		store[Named("coins", fmt.Sprint(i))] = data
	}
	if err := k.Keep(&k.Titles[0], Named("coins", "new"), "new", stood{}, people, save(t, "coins", 3, 9)); err != nil {
		t.Fatal(err)
	}
	list, err := all(k, "coins")
	if err != nil {
		t.Fatal(err)
	}
	var got []uint64
	for _, found := range list {
		got = append(got, found.Summary.Start.Seed)
	}
	if !slices.Equal(got, []uint64{9, 3, 2, 1, 4}) {
		t.Errorf("in the list are %v", got)
	}
}

// The last of two titles' games is the one that was kept later, and a record that is lost does not begin to count anew.
func TestTheNewestGoesByTheCount(t *testing.T) {
	store := device.Memory{}
	k := keeper(t, store)
	day := k.Now()
	keep := func(i int, when time.Time) {
		t.Helper()
		title := &k.Titles[i]
		k.Now = func() time.Time { return when }
		if err := k.Keep(title, Last(title.ID), "", stood{about: "x"}, people, save(t, title.ID, title.Rules, 1)); err != nil {
			t.Fatal(err)
		}
	}
	keep(0, day.AddDate(73, 0, 0))
	keep(1, day)
	if e := k.Newest(); e == nil || e.Title != "stones" {
		t.Errorf("the newest is %+v", e)
	}
	delete(store, shelfName)
	k = keeper(t, store)
	keep(0, day.AddDate(-5, 0, 0))
	if e := k.Newest(); e == nil || e.Title != "coins" {
		t.Errorf("after the record was lost the newest is %+v", e)
	}
}

// One entry that cannot be read hides itself alone, in whatever it is wrong; games that end later are counted, and it stays as it is.
func TestOneBadEntryHidesItselfAlone(t *testing.T) {
	good := func(id string) string {
		return `{"id":"` + id + `","title":"coins","ended":"2026-01-02T03:04:05Z","seats":[],"rounds":3}`
	}
	for text, want := range map[string]int{
		`{"games":[` + good("a") + `,{"id":7},` + good("b") + `]}`: 2, `{"games":[` + good("a") + `,"x",null,[],` + good("b") + `]}`: 2,
		`{"games":[` + good("a") + `,{"id":"c","title":"coins","ended":"soon"},` + good("b") + `]}`: 2,
		`{"games":[` + good("a") + `,` + good("b") + `,{"id":"c","ti`:                               2, `{"games":[` + good("a") + `,` + good("b"): 2, "{": 0, "": 0, "[]": 0, `{"games":7}`: 0,
	} {
		store := device.Memory{gamesName: []byte(text)}
		k := keeper(t, store)
		if all, err := k.Games(); err != nil || len(all.Games) != want {
			t.Errorf("%s: %d games are read, %v", text, len(all.Games), err)
		}
		if err := k.Count(&k.Titles[0], session.Start{Seats: people}, &ui.Result{Won: []bool{true, false}, Rounds: 7}); err != nil {
			t.Fatal(err)
		}
		if all, err := keeper(t, store).Games(); err != nil || len(all.Games) != want+1 || all.Games[want].Rounds != 7 {
			t.Errorf("%s: then there are %d games, %v", text, len(all.Games), err)
		}
		lost := true
		for _, data := range store {
			if string(data) == text || strings.Contains(string(data), `{"id":7}`) || strings.Contains(string(data), `"x",null,[]`) || strings.Contains(string(data), `"soon"`) {
				lost = false
			}
		}
		if lost {
			t.Errorf("%s: what could not be read is lost", text)
		}
	}
}

// A save that somebody puts into the folder is offered to go on with, though the record says that there is none; and one that he takes
// away is not.
func TestASaveThatIsPutThereIsFound(t *testing.T) {
	store := device.Memory{}
	keeper(t, store).Entries()
	for _, doc := range []string{Last("coins"), "saves/last"} {
		store[doc] = save(t, "coins", 3, 1)
		if e := keeper(t, store).Newest(); e == nil || e.Title != "coins" || e.Saves != 1 {
			t.Errorf("%s was put there, and the newest is %+v", doc, e)
		}
		delete(store, Last("coins"))
		if e := keeper(t, store).Newest(); e != nil {
			t.Errorf("%s was taken away, and the newest is %+v", doc, e)
		}
	}
}

// Why a last game cannot be gone on with is told by its cause: nothing is called by another's name.
func TestTheCauseIsToldApart(t *testing.T) {
	newer := strings.Replace(string(save(t, "coins", 3, 1)), "save 1:", "save 2:", 1)
	for text, want := range map[string]error{
		"{half a": session.ErrDamaged, newer: session.ErrNewer, string(save(t, "coins", 4, 1)): ErrNewer, string(save(t, "coins", 2, 1)): ErrVersion,
		string(save(t, "chess", 1, 1)): ErrForeign, string(save(t, "coins", 3, 1)): nil,
	} {
		if _, err := keeper(t, device.Memory{}).Check([]byte(text)); !errors.Is(err, want) {
			t.Errorf("%.60s: %v, want %v", text, err, want)
		}
	}
	for text, want := range map[string]Entry{
		"{half a": {Damaged: true}, newer: {Damaged: true, Why: TooNew}, string(save(t, "stones", 1, 1)): {Damaged: true, Why: Another},
	} {
		if e := keeper(t, device.Memory{Last("coins"): []byte(text)}).Entry("coins"); e.Damaged != want.Damaged || e.Why != want.Why {
			t.Errorf("%.60s: the record is %+v", text, e)
		}
	}
	home := filepath.Join(t.TempDir(), "home")
	if err := os.WriteFile(home, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	if e := keeper(t, device.Folder(home)).Entry("coins"); e.GoesOn() {
		t.Errorf("in a home that is a file there is %+v", e)
	}
}

// One setting that is none, and one chapter, hides no other.
func TestOneBadEntryHidesNoOther(t *testing.T) {
	k := keeper(t, device.Memory{
		settingsName: []byte(`{"language":"uk","scale":"large","volume":30,"muted":"no","speed":"fast"}`),
		lessonsName:  []byte(`{"coins":{"first":{"step":3,"of":3,"done":true},"second":7},"stones":"all"}`),
	})
	got, err := k.Settings(nil)
	if err == nil || got.Language != "uk" || got.Volume != 30 || got.Speed != "fast" || got.Scale != 100 {
		t.Errorf("the settings are %+v (%v)", got, err)
	}
	if e := k.Entry("coins"); e.Learnt != 1 || e.Lesson != 1 {
		t.Errorf("of coins is learnt %+v", e)
	}
	if err := k.KeepLearnt("stones", "first", Progress{Step: 1, Of: 2}); err != nil || !k.Learnt("coins")["first"].Done {
		t.Errorf("what was learnt is lost (%v)", err)
	}
}
