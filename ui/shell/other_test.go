//go:build !js

package shell

import (
	"bytes"
	"errors"
	"os"
	"testing"
	"time"

	"holoboard/game/session"
	"holoboard/ui"
	"holoboard/ui/shell/device"
	"holoboard/ui/shell/keeping"
	"holoboard/ui/uitest"
)

// opened opens a window on a folder that others may have open too.
func opened(t *testing.T, folder device.Folder) (*Shell, *uitest.Hand) {
	t.Helper()
	shared := folder.Share()
	s := newShell(t, shared)
	s.shared = shared
	w := ui.NewWindow(s.enter(s.Front), 1280, 720, 1)
	s.prepare(w)
	return s, uitest.New(t, w)
}

// look has a window look what others do, as it does every second.
func look(s *Shell, hand *uitest.Hand) {
	s.look(&lookout{plays: true}, hand.Window)
	hand.Wait(time.Second)
}

func named(hand *uitest.Hand) string { return hand.Window.Screen().(ui.Named).ScreenName() }

func TestTheSecondWindowOnTheSavesSaysSoAndCanTakeOver(t *testing.T) {
	folder := device.Folder(t.TempDir())
	first, table := opened(t, folder)
	table.Click("new_game")
	table.Click("white.person")
	table.Click("start")
	table.Click("take.1")
	second, hand := opened(t, folder)
	if named(hand) != "other" {
		t.Fatalf("the second window shows %s", named(hand))
	}
	look(first, table)
	table.Click("take.1")
	hand.Click("other.take")
	hand.Click("continue")
	if got := tableOf(t, hand).About(); got != "14 coins" {
		t.Errorf("the second window goes on with %s, want all that was played in the first", got)
	}
	hand.Click("take.2")
	kept, err := folder.Read(keeping.Last("coins"))
	if err != nil {
		t.Fatal(err)
	}
	table.Click("take.1") // before it looked
	if now, _ := folder.Read(keeping.Last("coins")); !bytes.Equal(now, kept) {
		t.Error("the first window writes over the game of the second")
	}
	if named(table) != "other" {
		t.Errorf("the first window shows %s", named(table))
	}
	look(second, hand)
	tableOf(t, hand)
	table.Click("other.take")
	look(second, hand)
	if named(hand) != "other" || named(table) != "title" {
		t.Errorf("taken back, the windows show %s and %s", named(table), named(hand))
	}
}

// A window that has been taken over says so even if nobody touches it.
func TestAWindowThatIsTakenOverSaysSo(t *testing.T) {
	folder := device.Folder(t.TempDir())
	first, table := opened(t, folder)
	_, hand := opened(t, folder)
	hand.Click("other.take")
	look(first, table)
	if o, ok := table.Window.Screen().(*other); !ok || !o.taken {
		t.Errorf("the first window shows %v", table.Window)
	}
}

// So it does by itself, within two seconds, until it is closed: a window that is gone does not make its folder again.
func TestAWindowLooksByItself(t *testing.T) {
	folder := device.Folder(t.TempDir())
	first, table := opened(t, folder)
	first.watch(table.Window)
	_, hand := opened(t, folder)
	hand.Click("other.take")
	if table.Wait(2 * time.Second); named(table) != "other" {
		t.Errorf("the first window shows %s", named(table))
	}
	table.Window.Close()
	if err := os.RemoveAll(string(folder)); err != nil {
		t.Fatal(err)
	}
	table.Wait(2 * time.Second)
	if _, err := os.Stat(string(folder)); err == nil {
		t.Error("a closed window looks on")
	}
}

// A window that was kept out goes on by itself when the other one has ended: its page leads somewhere.
func TestAWindowComesInWhenTheOtherEnds(t *testing.T) {
	folder := device.Folder(t.TempDir())
	first, _ := opened(t, folder)
	second, hand := opened(t, folder)
	third, looking := opened(t, folder)
	l, m := second.lookout(), third.lookout()
	step := func() {
		second.look(&l, hand.Window)
		hand.Wait(3 * ui.Tick)
		third.look(&m, looking.Window)
		looking.Wait(3 * ui.Tick)
	}
	looking.Click("other.look")
	step()
	if named(hand) != "other" {
		t.Fatalf("while another window plays the second one shows %s", named(hand))
	}
	first.shared.Leave()
	step()
	if named(hand) != "title" || !second.shared.Plays() {
		t.Errorf("when it has ended the second one shows %s", named(hand))
	}
	second.shared.Leave()
	step()
	if named(looking) != "follow" || !third.shared.Plays() {
		t.Fatalf("who looks on sees %s", named(looking))
	}
	looking.Key(ui.KeyEscape)
	looking.Wait(3 * ui.Tick)
	if named(looking) != "title" {
		t.Errorf("from there it goes to %s", named(looking))
	}
}

// A window that was taken over leaves the other one all the time it needs, and comes in when that one has ended.
func TestAWindowThatIsTakenOverComesInLater(t *testing.T) {
	folder := device.Folder(t.TempDir())
	first, table := opened(t, folder)
	l := first.lookout()
	second, hand := opened(t, folder)
	hand.Click("other.take")
	first.look(&l, table.Window) // it leaves the lock
	for range handover {
		first.look(&l, table.Window)
		table.Wait(3 * ui.Tick)
	}
	if named(table) != "other" || !second.shared.Plays() {
		t.Fatalf("it came in before the other one had its lock, and shows %s", named(table))
	}
	second.shared.Leave()
	first.look(&l, table.Window)
	table.Wait(3 * ui.Tick)
	if named(table) != "title" {
		t.Errorf("it shows %s, want the title", named(table))
	}
}

func TestTheSecondWindowOnTheSavesCanLookOn(t *testing.T) {
	folder := device.Folder(t.TempDir())
	first, table := opened(t, folder)
	_, hand := opened(t, folder)
	hand.Click("other.look")
	hand.Wait(time.Second)
	if w, ok := hand.Window.Screen().(*follow); !ok || w.why != first.Say("other.none") {
		t.Fatalf("%v is shown while nobody plays", hand.Window)
	}
	look(first, table)
	table.Click("new_game")
	table.Click("white.person")
	table.Click("start")
	hand.Wait(time.Second)
	if !hand.Has("16 coins") {
		t.Error("the game is not shown that was begun afterwards")
	}
	table.Click("take.2")
	hand.Wait(time.Second)
	if !hand.Has("14 coins") {
		t.Error("the game is not followed")
	}
	hand.Key(ui.KeyEscape)
	hand.Click("other.take")
	if named(hand) != "title" {
		t.Errorf("taking over after looking on leads to %s", named(hand))
	}
	if _, err := folder.Read(keeping.SecondName); err == nil {
		t.Error("what was shown of the other window's game is left behind")
	}
}

// Whoever comes when a game goes on already sees it at once.
func TestAGameThatGoesOnIsLookedAtAtOnce(t *testing.T) {
	folder := device.Folder(t.TempDir())
	first, table := opened(t, folder)
	table.Click("new_game")
	table.Click("white.person")
	table.Click("start")
	_, hand := opened(t, folder)
	hand.Click("other.look")
	look(first, table)
	hand.Wait(time.Second)
	if !hand.Has("16 coins") {
		t.Error("the game is not shown")
	}
}

// A saved game that is opened from outside puts the unfinished one aside, and is the last one from then on.
func TestAGameThatIsOpenedFromAFileLosesNone(t *testing.T) {
	store := device.Memory{}
	playOn(t, newShell(t, store))
	first := bytes.Clone(store[keeping.Last("coins")])
	elsewhere := newShell(t, device.Memory{})
	elsewhere.seed = func() uint64 { return 9 }
	playOn(t, elsewhere)
	file, err := elsewhere.Keep.Store.Read(keeping.Last("coins"))
	if err != nil {
		t.Fatal(err)
	}

	s := newShell(t, store)
	open := func(data []byte) *uitest.Hand {
		t.Helper()
		g, err := s.Resume(data)
		if err != nil {
			t.Fatal(err)
		}
		return uitest.New(t, ui.NewWindow(s.putFirst(g, data), 1280, 720, 1))
	}
	hand := open(file)
	if !bytes.Equal(store[keeping.Before("coins")], first) {
		t.Error("the unfinished game was not put aside")
	}
	if k, err := s.Keep.Kept(keeping.Last("coins")); err != nil || k.Summary.Start.Seed != 9 {
		t.Errorf("the last game has the seed %d (%v)", k.Summary.Start.Seed, err)
	}
	hand.Click("take.1")
	store["notes/coins/last"] = []byte("under the table")
	hand = open(store[keeping.Last("coins")])
	if string(tableOf(t, hand).Written) != "under the table" || !bytes.Equal(store[keeping.Before("coins")], first) {
		t.Error("the last game itself, opened as a file, was put aside or lost its notes")
	}
}

// Where the game that goes on cannot be put aside it is not written over.
func TestWhatCannotBePutAsideIsNotWrittenOver(t *testing.T) {
	store := device.Memory{}
	playOn(t, newShell(t, store))
	first := bytes.Clone(store[keeping.Last("coins")])
	s := newShell(t, noAside{store})
	g, err := s.begin(&s.Titles[0], session.Start{Setup: s.Titles[0].Setups[0].Setup, Seed: 9, Seats: []session.Chair{{Kind: session.Person}, {Kind: session.Person}}})
	if err != nil {
		t.Fatal(err)
	}
	data, err := g.Save()
	if err != nil {
		t.Fatal(err)
	}
	hand := uitest.New(t, ui.NewWindow(s.putFirst(g, data), 1280, 720, 1))
	hand.Click("take.1")
	if !bytes.Equal(store[keeping.Last("coins")], first) || s.notice == "" {
		t.Error("the game was written over, or nothing is said")
	}
}

// noAside is a store in which nothing can be put aside.
type noAside struct{ device.Memory }

func (n noAside) Write(name string, data []byte) error {
	if name == keeping.Before("coins") {
		return errors.New("no room")
	}
	return n.Memory.Write(name, data)
}
