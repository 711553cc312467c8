//go:build e2e

package e2e

import (
	"strings"
	"testing"
)

// A keyPress is what became of a key in a page.
type keyPress struct {
	Game      bool   `json:"game"`      // it came to the game
	Prevented bool   `json:"prevented"` // the browser got nothing of it
	Focus     string `json:"focus"`     // the element that has the focus afterwards
}

// strike presses a key and tells what became of it, once the game has taken it in if it came there.
func (b *Browser) strike(key string) (became keyPress) {
	b.t.Helper()
	before := b.Spots().Heard
	b.do("press "+key, b.page.ask(order{Do: "prevents", Text: key}, &became))
	if became.Game {
		b.WaitFor("the program to hear: "+key, func(told Spots) bool { return told.Heard > before })
	}
	return became
}

// The browser's own keys stay the browser's, wherever the game has no use for them.
func TestBrowserKeepsItsKeys(t *testing.T) {
	t.Parallel()
	b := OpenCoarse(t)
	const its = "F3 F5 F7 F10 F12 Control+r Control+Shift+r Control+f Control+g Control+p Control+l Control+t Control+w Control+d Control+s Control+u " +
		"Control+Equal Control+Minus Control+0 Control+Shift+i Alt+d Alt+ArrowLeft Alt+Home Control+Tab PageUp q"
	b.Wait("title.rebellion")
	b.keysAre(false, its)
	b.keysAre(true, "ArrowDown m F11 Tab")

	newHotSeatGame(&b.Screen, firstGame, "1", "rebels", "empire")
	sitDown(&b.Screen, "choose_base")
	b.keysAre(false, "F5 F12 Control+r Control+f Control+p Control+l Control+Shift+r Control+Shift+i Alt+z Alt+1")
	b.keysAre(true, "Control+z Control+Shift+z z l F1") // with Shift all is taken back
}

// keysAre presses keys and says which of them are not kept from the browser as they should be.
func (b *Browser) keysAre(prevented bool, keys string) {
	b.t.Helper()
	for key := range strings.FieldsSeq(keys) {
		if became := b.strike(key); became.Prevented != prevented {
			b.t.Errorf("%s is kept from the browser: %v, want %v", key, became.Prevented, prevented)
		}
	}
}

// By Tab one comes out of the game at its last spot and into the rest of the page, and back.
func TestBrowserIsLeftByTab(t *testing.T) {
	t.Parallel()
	b := OpenCoarse(t)
	b.Wait("title.rebellion")
	const most = 60
	presses := 0
	for ; b.strike("Tab").Focus == "canvas"; presses++ {
		if presses > most {
			t.Fatalf("Tab leads nowhere after %d presses on a screen of %d spots", presses, len(b.Spots().Spots))
		}
	}
	if presses < 4 {
		t.Errorf("Tab left the game after %d spots", presses)
	}
	if became := b.strike("Shift+Tab"); became.Focus != "canvas" {
		t.Errorf("Shift+Tab leads back to %s, not to the game", became.Focus)
	}
	b.Shot("back") // frames go on; a key that goes down and up while one is made is not heard
	if became := b.strike("Shift+Tab"); !became.Prevented || became.Focus != "canvas" {
		t.Errorf("back in the game, Shift+Tab leads to %s, not to its last spot", became.Focus)
	}
	b.Shot("last")
}
