//go:build !js

package shell

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"holoboard/game"
	"holoboard/ui"
	"holoboard/ui/shell/device"
	"holoboard/ui/shell/keeping"
)

// TestAGameGoesFromOneMachineToAnother: what is exported here can be imported there and goes on as it stood.
func TestAGameGoesFromOneMachineToAnother(t *testing.T) {
	downloads := t.TempDir()
	here := newShell(t, device.Memory{})
	here.Exchange = device.ExportFolders{downloads}
	hand := sit(t, here)
	hand.Click("new_game")
	hand.Click("white.person")
	hand.Click("start")
	hand.Click("take.3")
	want := tableOf(t, hand).View(game.Table)

	hand = sit(t, here)
	hand.Click("load")
	for range 2 {
		hand.Click("export." + keeping.Last("coins"))
		hand.Click("share.yes") // it is not over
	}
	files, err := filepath.Glob(filepath.Join(downloads, "*.json"))
	if err != nil || len(files) != 2 {
		t.Fatalf("two exports made the files %q (%v)", files, err)
	}
	data, err := os.ReadFile(files[0])
	if err != nil {
		t.Fatal(err)
	}

	there := device.Memory{}
	hand = sit(t, newShell(t, there))
	hand.Click("load")
	for range 2 { // the second one must not replace the first
		hand.Window.Receive(ui.File{Name: "coins.json", Data: data})
		hand.Wait(2 * ui.Tick)
	}
	for _, doc := range []string{"coins", "coins-2"} {
		if !hand.Has("load." + ownCoins + doc) {
			t.Errorf("%s is not among the saved games", doc)
		}
	}
	hand.Click("load." + ownCoins + "coins")
	if got := tableOf(t, hand).View(game.Table); got != want {
		t.Errorf("the imported game stands at %v, not at %v", got, want)
	}
}

// TestAFileDroppedOnTheTitleComesIn, and a damaged one is refused and kept nowhere.
func TestAFileDroppedOnTheTitleComesIn(t *testing.T) {
	store := device.Memory{}
	hand := sit(t, newShell(t, store))
	hand.Click("new_game")
	hand.Click("start")
	whole := slices.Clone(store[keeping.Last("coins")])
	for _, file := range []ui.File{{Name: "torn.json", Data: whole[:len(whole)/2]}, {Name: "picture.png", Data: []byte("PNG")}} {
		before := len(store)
		hand = sit(t, newShell(t, store))
		hand.Window.Receive(file)
		hand.Wait(2 * ui.Tick)
		if len(store) != before {
			t.Errorf("%s was kept", file.Name)
		}
	}
	hand.Window.Receive(ui.File{Name: "friend.json", Data: whole})
	hand.Wait(4 * ui.Tick)
	kept, err := store.Read(ownCoins + "friend")
	if err != nil || !bytes.Contains(kept, []byte(`"name":"friend"`)) || !hand.Has("load."+ownCoins+"friend") {
		t.Errorf("the dropped game is kept as %s (%v) and listed: %v", kept, err, hand.Has("load."+ownCoins+"friend"))
	}
}
