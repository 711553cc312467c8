//go:build !js

package shell

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"holoboard/ui"
	"holoboard/ui/shell/device"
	"holoboard/ui/shell/keeping"
	"holoboard/ui/uitest"
)

// looking counts the saves that are read as a whole.
type looking struct {
	device.Memory
	whole map[string]int
}

func (l looking) Read(name string) ([]byte, error) {
	l.whole[name]++
	return l.Memory.Read(name)
}

// saves is how many of a title's saves were read.
func (l looking) saves() (n int) {
	for name := range l.whole {
		if strings.HasPrefix(name, "saves/") {
			n++
		}
	}
	return n
}

// manySaves is a store with that many saves, which are known to the list.
func manySaves(t *testing.T, n int) looking {
	t.Helper()
	store := looking{device.Memory{}, map[string]int{}}
	s := newShell(t, store)
	hand := sit(t, s)
	hand.Click("new_game")
	hand.Click("start")
	game := store.Memory[keeping.Last("coins")]
	for i := range n - 1 {
		var doc map[string]json.RawMessage
		if err := json.Unmarshal(game, &doc); err != nil {
			t.Fatal(err)
		}
		// The game's own keys come behind the label, as the program writes them.
		store.Memory[fmt.Sprint(ownCoins, "evening-", i)] = fmt.Appendf(nil, `{"holoboard":%s,"label":{"name":"Evening %d","count":%d},"sum":%s,"game":%s}`,
			doc["holoboard"], i, i+10, doc["sum"], doc["game"])
	}
	s.Keep.Forget()
	return store
}

// The list of saved games reads those that are seen: with two thousand no more than with twenty.
func TestAListReadsThePageThatIsSeen(t *testing.T) {
	read := map[int]int{}
	for _, n := range []int{20, 2000} {
		store := manySaves(t, n)
		hand := sit(t, newShell(t, store))
		hand.Click("load")
		for range n/50 + 2 { // the first time labels are learnt, some at a time
			hand.Wait(ui.Tick)
		}
		hand = sit(t, newShell(t, store))
		clear(store.whole)
		hand.Click("load")
		if read[n] = store.saves(); read[n] < 5 {
			t.Fatalf("of %d saves %d are read", n, read[n])
		}
		newest := fmt.Sprint("load.", ownCoins, "evening-", n-2)
		if !hand.Has(newest) {
			t.Errorf("of %d saves the newest is not seen", n)
		}
		hand.Key(ui.KeyEnd)
		hand.Wait(ui.Tick)
		if !hand.Has("load."+ownCoins+"evening-0") || hand.Has(newest) {
			t.Errorf("of %d saves the oldest is not seen at the end of the list", n)
		}
		if at := store.saves(); at > 2*read[20] {
			t.Errorf("at the end of %d saves %d are read", n, at)
		}
	}
	if read[2000] > read[20] {
		t.Errorf("of 20 saves %d are read, of 2000 %d", read[20], read[2000])
	}
}

// Keys lead through the whole list, row after row.
func TestKeysLeadThroughAListThatIsReadByPages(t *testing.T) {
	hand := sit(t, newShell(t, manySaves(t, 40)))
	hand.Click("load")
	reached := map[string]bool{}
	for range 50 * 4 {
		hand.Key(ui.KeyTab)
		reached[hand.Window.Focus()] = true
	}
	for i := range 39 {
		if id := fmt.Sprint("load.", ownCoins, "evening-", i); !reached[id] {
			t.Errorf("Tab never comes to %s", id)
		}
	}
}

// While the labels of many saves are read the window goes on; a save that changes under the list is told of.
func TestAListIsMadeWhileTheWindowGoesOn(t *testing.T) {
	store := manySaves(t, 400)
	s := newShell(t, store)
	w := ui.NewWindow(s.Front(), 390, 844, 1)
	s.prepare(w)
	hand := uitest.New(t, w)
	hand.Click("load")
	if l := hand.Window.Screen().(*saved); l.making == nil || len(l.docs) > 0 {
		t.Errorf("of 400 saves %d are listed at once", len(l.docs))
	}
	for range 10 {
		hand.Wait(ui.Tick)
	}
	gone := ownCoins + "evening-398"
	if !hand.Has("load." + gone) {
		t.Fatal("the list is not made")
	}
	delete(store.Memory, gone)
	hand.Click("load." + gone)
	if hand.Why("load."+gone) == "" {
		t.Error("a save that is gone can still be loaded")
	}
}

// An unfinished game that makes room is named, in the list too, when the one before it is put aside; what is opened by name tells it too.
func TestTheNextGameToGoIsNamed(t *testing.T) {
	store := device.Memory{}
	s := newShell(t, store)
	seed := uint64(0)
	s.seed = func() uint64 { seed++; return seed }
	var hand *uitest.Hand
	begin := func() string {
		hand = sit(t, s)
		hand.Click("new_game")
		hand.Click("start")
		return hand.Window.Account().Said
	}
	for n := range keeping.MostBefore + 1 {
		if said := begin(); strings.Contains(said, "the oldest is deleted") != (n == keeping.MostBefore) {
			t.Errorf("with %d games put aside it is said: %s", n, said)
		}
	}
	hand = sit(t, s)
	hand.Click("load")
	hand.Key(ui.KeyEnd)
	hand.Wait(ui.Tick)
	l := hand.Window.Screen().(*saved)
	if oldest := l.kept(l.docs[len(l.docs)-1]); oldest.Summary.Start.Seed != 1 || !strings.Contains(l.name(oldest), "next to be deleted") {
		t.Errorf("at the end of the list stands %q, the game %d", l.name(oldest), oldest.Summary.Start.Seed)
	}
	if said := begin(); !strings.Contains(said, "as announced") || !strings.Contains(said, "the oldest is deleted") {
		t.Errorf("one was deleted, and it is said: %s", said)
	}
	save := slices.Clone(store[keeping.Last("coins")])
	begin()
	g, err := s.Resume(save)
	if err != nil {
		t.Fatal(err)
	}
	w := ui.NewWindow(s.putFirst(g, save), 1280, 720, 1)
	s.prepareFirst(w)
	hand = uitest.New(t, w)
	if said := hand.Window.Account().Said; !strings.Contains(said, "the oldest is deleted") {
		t.Errorf("a game is opened by name, and it is said: %s", said)
	}
}
