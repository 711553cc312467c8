//go:build !js

package shell

import (
	"bytes"
	"testing"
	"time"

	"holoboard/ui"
)

// TestNotesStayWithTheSavedGame: they are there again when the game goes on, when it was put aside and when it was saved by
// a name; they go with it, and stand in no file that leaves the machine.
func TestNotesStayWithTheSavedGame(t *testing.T) {
	const secret = "the coins are under the table"
	store := Memory{}
	s := newShell(t, store)
	given := &given{}
	s.exchange = given
	hand := sit(t, s)
	hand.Click("new_game")
	hand.Click("empire.person")
	hand.Click("start")
	tableOf(t, hand).notes = []byte(secret)
	hand.Click("take.1")
	hand.Key(ui.KeyEscape)
	hand.Click("menu.save")
	hand.Type("friday")
	hand.Click("menu.save_it")
	for _, doc := range []string{lastGame, docFor("friday")} {
		hand = sit(t, newShell(t, store))
		hand.Click("load")
		hand.Click("load." + doc)
		if got := tableOf(t, hand).notes; string(got) != secret {
			t.Errorf("%s is opened with the notes %q", doc, got)
		}
	}

	hand = sit(t, s)
	hand.Click("load")
	hand.Click("export." + lastGame)
	hand.Click("share.yes")
	hand.Click("load." + lastGame)
	game := tableOf(t, hand)
	hand.Key(ui.KeyEscape)
	hand.Click("menu.report")
	hand.Wait(100 * time.Millisecond)
	hand.Click("report.save")
	if len(given.files) != 2 || !game.hidden {
		t.Fatalf("%d files were given away, and the picture was taken without notes: %v", len(given.files), game.hidden)
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
	if got := string(store[notesName(gameBefore)]); got != secret || store[notesName(lastGame)] != nil {
		t.Errorf("the game that was put aside has the notes %q, the new one %q", got, store[notesName(lastGame)])
	}
	hand = sit(t, s)
	hand.Click("load")
	hand.Click("delete." + docFor("friday"))
	hand.Click("really.yes")
	if notes := store[notesName(docFor("friday"))]; notes != nil {
		t.Errorf("the game is deleted, and its notes are still there: %q", notes)
	}
}
