//go:build !js

package shell

import (
	"encoding/json"
	"errors"
	"testing"
	"time"

	"holoboard/game"
	"holoboard/game/session"
	"holoboard/ui"
	"holoboard/ui/shell/device"
	"holoboard/ui/shell/keeping"
	"holoboard/ui/shell/shelltest"
	"holoboard/ui/uitest"
)

// newShell returns a shell on a store, at a fixed time and with a fixed secret seed.
func newShell(t *testing.T, store device.Store) *Shell {
	t.Helper()
	s, err := New(shelltest.Shelf(), store)
	if err != nil {
		t.Fatal(err)
	}
	s.Keep.Now = func() time.Time { return time.Date(2026, 5, 4, 3, 2, 1, 0, time.UTC) }
	s.seed = func() uint64 { return 5 }
	return s
}

// sit opens the title screen of a shell and returns a hand for it.
func sit(t *testing.T, s *Shell) *uitest.Hand {
	t.Helper()
	w := ui.NewWindow(s.Front(), 1280, 720, 1)
	s.prepare(w)
	return uitest.New(t, w)
}

// tableOf is the game on the screen.
func tableOf(t *testing.T, hand *uitest.Hand) *shelltest.Table {
	t.Helper()
	table, ok := hand.Window.Screen().(*shelltest.Table)
	if !ok {
		t.Fatalf("%v is no game", hand.Window)
	}
	return table
}

// left is how many coins lie on the table of a save.
func left(t *testing.T, save []byte) uint8 {
	t.Helper()
	s, err := session.Load(shelltest.CoinsTitle(), save)
	if err != nil {
		t.Fatal(err)
	}
	return s.View(game.Table).Left
}

// ownCoins begins the documents of coins that the player named.
const ownCoins = "saves/coins/game-"

// labelOf is what a save says of itself beside the game.
func labelOf(save []byte) (l keeping.Label) {
	json.Unmarshal(save, &struct{ Label *keeping.Label }{&l}) // without a label there is none
	return l
}

// full is a store on which nothing more fits.
type full struct{ device.Memory }

func (full) Write(string, []byte) error { return errors.New("no room") }

// onFront fails the test if a hand is not on the front page.
func onFront(t *testing.T, hand *uitest.Hand) {
	t.Helper()
	if screen, ok := hand.Window.Screen().(ui.Named); !ok || screen.ScreenName() != "title" {
		t.Errorf("%v is not the front page", hand.Window)
	}
}
