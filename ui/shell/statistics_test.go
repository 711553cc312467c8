//go:build !js

package shell

import (
	"testing"

	"holoboard/game/session"
	"holoboard/ui"
	"holoboard/ui/shell/device"
	"holoboard/ui/shell/keeping"
	"holoboard/ui/uitest"
)

// counted are the games in a store.
func counted(t *testing.T, store device.Store) []keeping.Finished {
	t.Helper()
	all, err := keeping.New(store, nil).Games()
	if err != nil {
		t.Fatal(err)
	}
	return all.Games
}

func TestAGameIsCountedWhenItEndsAndOnce(t *testing.T) {
	store := device.Memory{}
	s := newShell(t, store)
	hand := played(t, s, end-1, session.Person, session.Person)
	before := store[keeping.Last("coins")]
	if n := len(counted(t, store)); n != 0 {
		t.Fatalf("%d games are counted before one has ended", n)
	}
	hand.Click("take.1")
	games := counted(t, store)
	if len(games) != 1 {
		t.Fatalf("%d games are counted", len(games))
	}
	g := games[0]
	if g.Title != "coins" || g.Rounds != end+1 || g.How != "shell.off" || !g.Ended.Equal(s.Keep.Now()) || len(g.Seats) != 2 || g.Seats[0].Name != "Ann" ||
		g.Seats[1].Seat != "white" || g.Seats[0].Won == g.Seats[1].Won {
		t.Errorf("what is kept is %+v", g)
	}
	(&open{shell: s, title: &s.Titles[0]}).Leave(frameOf(hand), tableOf(t, hand))
	for _, save := range [][]byte{before, store[keeping.Last("coins")]} { // it ends once more, or is only looked at
		g, err := s.Resume(save)
		if err != nil {
			t.Fatal(err)
		}
		again := uitest.New(t, ui.NewWindow(g, 1280, 720, 1))
		if again.Has("take.1") {
			again.Click("take.1")
		}
		if !tableOf(t, again).Over() || len(counted(t, store)) != 1 {
			t.Errorf("over %v, %d games are counted", tableOf(t, again).Over(), len(counted(t, store)))
		}
	}
}

// frameOf is a frame of a hand's window, to call a program with.
func frameOf(hand *uitest.Hand) *ui.Frame {
	var frame *ui.Frame
	w := ui.NewWindow(screenFunc(func(f *ui.Frame) { frame = f }), 100, 100, 1)
	w.Tick(ui.Input{})
	return frame
}

type screenFunc func(f *ui.Frame)

func (show screenFunc) Show(f *ui.Frame) { show(f) }

func TestGamesThatWereOverWhenTheyCameAreNotCounted(t *testing.T) {
	store := device.Memory{}
	s := newShell(t, store)
	save, err := s.Titles[0].Example()
	if err != nil {
		t.Fatal(err)
	}
	if err := store.Write(ownCoins+"theirs", save); err != nil {
		t.Fatal(err)
	}
	hand := sit(t, s)
	hand.Click("load")
	hand.Click("load." + ownCoins + "theirs")
	tableOf(t, hand)
	if n := len(counted(t, store)); n != 0 {
		t.Errorf("%d games are counted", n)
	}
}

func TestGamesOfComputersAreNotCounted(t *testing.T) {
	store := device.Memory{}
	hand := played(t, newShell(t, store), 0, "cadet", "random")
	for range 100 {
		hand.Wait(ui.Tick)
	}
	if !tableOf(t, hand).Over() || len(counted(t, store)) != 0 {
		t.Errorf("over %v, %d games are counted", tableOf(t, hand).Over(), len(counted(t, store)))
	}
}

func TestDamagedStatisticsArePutAsideAsTheyAre(t *testing.T) {
	store := device.Memory{"statistics": []byte("{")}
	s := newShell(t, store)
	hand := sit(t, s)
	hand.Click("title.coins")
	hand.Click("statistics")
	if hand.Has("statistics") {
		t.Error("there are charts of what cannot be read")
	}
	played(t, s, end, session.Person, session.Person)
	if string(store["statistics-torn-1"]) != "{" || len(counted(t, store)) != 1 {
		t.Errorf("%d games are counted, and what was there is %q", len(counted(t, store)), store["statistics-torn-1"])
	}
}
