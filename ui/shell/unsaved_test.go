//go:build !js

package shell

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"holoboard/game"
	"holoboard/ui"
	"holoboard/ui/shell/device"
	"holoboard/ui/shell/keeping"
	"holoboard/ui/uitest"
)

// filling is a store whose disk may be full.
type filling struct {
	device.Memory
	full *bool
}

func (f filling) Write(name string, data []byte) error {
	if *f.full {
		return full{}.Write(name, data)
	}
	return f.Memory.Write(name, data)
}

// onAFullDisk begins a game whose first decision is saved and the second one is not.
func onAFullDisk(t *testing.T) (store filling, hand *uitest.Hand, downloads string) {
	t.Helper()
	store, downloads = filling{device.Memory{}, new(bool)}, t.TempDir()
	s := newShell(t, store)
	s.Exchange = device.ExportFolders{downloads}
	hand = sit(t, s)
	hand.Click("new_game")
	hand.Click("white.person")
	hand.Click("start")
	hand.Click("take.1")
	if tableOf(t, hand).Program.Unsaved() != "" {
		t.Fatal("a game that is saved is said not to be")
	}
	*store.full = true
	hand.Click("take.2")
	return store, hand, downloads
}

// asksUnsaved fails the test unless the hand is asked about a game that is not saved, and told all of this.
func asksUnsaved(t *testing.T, hand *uitest.Hand, told ...string) {
	t.Helper()
	if screen, ok := hand.Window.Screen().(ui.Named); !ok || screen.ScreenName() != "unsaved" || hand.Window.Closed() {
		t.Fatalf("nothing is asked: %v, closed %v", hand.Window, hand.Window.Closed())
	}
	all := strings.Join(hand.Window.Account().Texts, " ")
	for _, part := range told {
		if !strings.Contains(all, part) {
			t.Errorf("it is not said %q, but: %s", part, all)
		}
	}
}

// While the last save failed the table has a sign, and a window that is to be closed says what would be lost, until the game is saved
// elsewhere or again.
func TestAGameThatIsNotSavedIsNotLostUnsaid(t *testing.T) {
	store, hand, downloads := onAFullDisk(t)
	if said := hand.Window.Account().Said; !strings.Contains(said, "could not be saved") || tableOf(t, hand).Program.Unsaved() == "" {
		t.Errorf("a save failed, and it is said: %q", said)
	}
	now := tableOf(t, hand).About()
	for range 2 {
		hand.Window.AskClosed()
		hand.Wait(2 * ui.Tick)
		asksUnsaved(t, hand, "What is saved", now)
	}
	hand.Click("unsaved.again")
	asksUnsaved(t, hand)
	hand.Click("unsaved.back")
	if tableOf(t, hand).Program.Unsaved() == "" {
		t.Error("the sign is gone, the save is not")
	}
	hand.Window.AskClosed()
	hand.Wait(2 * ui.Tick)
	hand.Click("unsaved.elsewhere")
	files, _ := filepath.Glob(filepath.Join(downloads, "*.json"))
	if said := hand.Window.Account().Said; len(files) != 1 || !strings.Contains(said, files[0]) {
		t.Fatalf("saved elsewhere are %q, and it is said %q", files, said)
	}
	data, err := os.ReadFile(files[0])
	if err != nil || left(t, data) != tableOf(t, hand).View(game.Table).Left {
		t.Errorf("what is saved elsewhere is not the game as it stands (%v)", err)
	}
	if tableOf(t, hand).Program.Unsaved() == "" {
		t.Error("the sign is gone, and the last save had failed")
	}
	hand.Click("take.1") // and that is not saved elsewhere
	hand.Window.AskClosed()
	hand.Wait(2 * ui.Tick)
	asksUnsaved(t, hand)
	hand.Click("unsaved.back")
	*store.full = false
	hand.Window.AskClosed()
	if !hand.Window.Closed() || left(t, store.Memory[keeping.Last("coins")]) != tableOf(t, hand).View(game.Table).Left {
		t.Error("with room on the disk the window is not closed at once, or the game is not saved")
	}
}

// Nor is it lost by going to another page; who wants so may.
func TestAGameThatIsNotSavedIsNotLeftUnsaid(t *testing.T) {
	for way, item := range map[string]string{"left": "menu.leave", "left for another": "menu.load"} {
		store, hand, _ := onAFullDisk(t)
		saved := slices.Clone(store.Memory[keeping.Last("coins")])
		hand.Key(ui.KeyEscape)
		hand.Click(item)
		asksUnsaved(t, hand, "What is saved")
		hand.Click("unsaved.leave")
		if screen, ok := hand.Window.Screen().(ui.Named); !ok || screen.ScreenName() == "unsaved" || screen.ScreenName() == "menu" {
			t.Errorf("%s: who wants to leave is still at %v", way, hand.Window)
		}
		if string(store.Memory[keeping.Last("coins")]) != string(saved) {
			t.Errorf("%s: the old save is touched", way)
		}
		hand.Window.AskClosed()
		if !hand.Window.Closed() {
			t.Errorf("%s: it is asked again about what was given up", way)
		}
	}
}

// A game of which nothing was ever saved would be lost whole; the menu saves it elsewhere.
func TestAGameOfWhichNothingIsSaved(t *testing.T) {
	downloads := t.TempDir()
	s := newShell(t, full{device.Memory{}})
	s.Exchange = device.ExportFolders{downloads}
	hand := sit(t, s)
	hand.Click("new_game")
	hand.Click("start")
	hand.Window.AskClosed()
	hand.Wait(2 * ui.Tick)
	asksUnsaved(t, hand, "Nothing of this game is saved")
	hand.Click("unsaved.back")
	hand.Key(ui.KeyEscape)
	hand.Click("menu.unsaved")
	if files, _ := filepath.Glob(filepath.Join(downloads, "*.json")); len(files) != 1 {
		t.Errorf("saved elsewhere are %q", files)
	}
	hand.Window.AskClosed()
	if !hand.Window.Closed() {
		t.Error("the game is saved elsewhere, and its window cannot be closed")
	}
}
