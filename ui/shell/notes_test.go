//go:build !js

package shell

import (
	"bytes"
	"strings"
	"testing"
	"time"

	"holoboard/ui"
	"holoboard/ui/shell/device"
	"holoboard/ui/shell/keeping"
)

// TestNotesStayWithTheSavedGame: they are there again when the game goes on, when it was put aside and when it was saved by
// a name; they go with it, and stand in no file that leaves the machine.
func TestNotesStayWithTheSavedGame(t *testing.T) {
	const secret = "the coins are under the table"
	store := device.Memory{}
	s := newShell(t, store)
	given := &given{}
	s.Exchange = given
	hand := sit(t, s)
	hand.Click("new_game")
	hand.Click("white.person")
	hand.Click("start")
	tableOf(t, hand).Written = []byte(secret)
	hand.Click("take.1")
	hand.Key(ui.KeyEscape)
	hand.Click("menu.save")
	hand.Type("friday")
	hand.Click("menu.save_it")
	for _, doc := range []string{keeping.Last("coins"), keeping.Named("coins", "friday")} {
		hand = sit(t, newShell(t, store))
		hand.Click("load")
		hand.Click("load." + doc)
		if got := tableOf(t, hand).Written; string(got) != secret {
			t.Errorf("%s is opened with the notes %q", doc, got)
		}
	}

	hand = sit(t, s)
	hand.Click("load")
	hand.Click("export." + keeping.Last("coins"))
	hand.Click("share.yes")
	hand.Click("load." + keeping.Last("coins"))
	game := tableOf(t, hand)
	hand.Key(ui.KeyEscape)
	hand.Click("menu.report")
	hand.Wait(100 * time.Millisecond)
	hand.Click("report.save")
	if len(given.files) != 2 || !game.Hidden {
		t.Fatalf("%d files were given away, and the picture was taken without notes: %v", len(given.files), game.Hidden)
	}
	_, parts := unpacked(t, given.files[1].Data)
	parts[given.files[0].Name] = given.files[0].Data
	for name, data := range parts {
		if bytes.Contains(data, []byte(secret)) {
			t.Errorf("%s has the notes", name)
		}
	}

	hand = sit(t, s)
	hand.Click("new_game")
	hand.Click("start")
	if got := string(store[notesOf(keeping.Before("coins"))]); got != secret || store[notesOf(keeping.Last("coins"))] != nil {
		t.Errorf("the game that was put aside has the notes %q, the new one %q", got, store[notesOf(keeping.Last("coins"))])
	}
	hand = sit(t, s)
	hand.Click("load")
	hand.Click("delete." + keeping.Named("coins", "friday"))
	hand.Click("really.yes")
	if notes := store[notesOf(keeping.Named("coins", "friday"))]; notes != nil {
		t.Errorf("the game is deleted, and its notes are still there: %q", notes)
	}
}

// notesOf is the document with the notes to a saved game.
func notesOf(doc string) string { return strings.Replace(doc, "saves/", "notes/", 1) }
