package shell

import (
	"context"
	"errors"
	"testing"
	"testing/synctest"
	"time"

	"holoboard/game/session"
	"holoboard/ui"
	"holoboard/ui/outside"
	"holoboard/ui/shell/device"
	"holoboard/ui/uitest"
	"holoboard/ui/work"
)

// deaf is a tool of the machine that never ends, and minds nobody who wants it to.
func deaf() error {
	time.Sleep(time.Hour)
	return nil
}

// outlast lets pass what a tool may take, and some frames, which wait for nothing.
func outlast(t *testing.T, hand *uitest.Hand) {
	t.Helper()
	time.Sleep(outside.Limit + time.Second)
	synctest.Wait()
	at := time.Now()
	hand.Wait(5 * ui.Tick)
	if held := time.Since(at); held > 0 {
		t.Errorf("frames were held for %v", held)
	}
}

// beside has what a window begins done beside it. It is closed, and all that was left to itself has ended, when the test ends.
func beside(hand *uitest.Hand) (end func()) {
	hand.Window.Worker = work.Threads()
	return func() {
		hand.Window.Close()
		time.Sleep(2 * time.Hour)
	}
}

// A clipboard that never answers holds up no frame, and the log becomes a file; a second window that never starts is told.
func TestToolsThatNeverEndHoldUpNothing(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := newShell(t, device.Memory{})
		s.clip = func(context.Context, string) error { return deaf() }
		s.startSecond = deaf
		hand := played(t, s, 0, session.Person, session.Person)
		defer beside(hand)()
		given := &given{}
		s.Exchange = given
		at := time.Now()
		hand.Click("copy")
		hand.Click("copy") // what is still under way is given up
		if held := time.Since(at); held > 0 || given.files != nil {
			t.Errorf("to press Copy takes %v; %d files are written", held, len(given.files))
		}
		outlast(t, hand)
		if len(given.files) != 1 || given.files[0].Name != "holoboard-log.txt" {
			t.Errorf("the files are %v, want the log once", given.files)
		}
		hand.Key(ui.KeyEscape)
		hand.Click("menu.second")
		outlast(t, hand)
		if told := hand.Window.Account().Said; told != s.Say("menu.second.failed") {
			t.Errorf("of a second window that never starts is told %q", told)
		}
	})
}

// A text field's clipboard holds up nothing either, and says when nothing comes of it.
func TestAFieldsClipboardHasItsEnd(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := newShell(t, device.Memory{})
		text := "one"
		w := ui.NewWindow(fieldOnly{&text}, 1280, 720, 1)
		s.prepare(w)
		hand := uitest.New(t, w)
		defer beside(hand)()
		hand.Click("field")
		try := func(key ui.Key, want string) {
			t.Helper()
			hand.Ctrl(ui.KeyA)
			hand.Ctrl(key)
			outlast(t, hand)
			if told := w.Account().Said; told != want {
				t.Errorf("told is %q, want %q", told, want)
			}
			hand.Wait(10 * time.Second)
		}
		s.clip = func(context.Context, string) error { return deaf() }
		s.paste = func(context.Context) (string, error) { return "", deaf() }
		try(ui.KeyC, s.Say("copy.failed"))
		try(ui.KeyV, s.Say("paste.failed"))
		s.paste = func(context.Context) (string, error) { return "", errors.New("none") }
		try(ui.KeyV, s.Say("paste.failed"))
		board := ""
		s.clip = func(_ context.Context, text string) error { board = text; return nil }
		s.paste = func(context.Context) (string, error) { return "two", nil }
		try(ui.KeyX, "")
		if board != "one" || text != "" {
			t.Errorf("cut is %q, left is %q", board, text)
		}
		try(ui.KeyV, "")
		if text != "two" {
			t.Errorf("pasted is %q", text)
		}
	})
}

// fieldOnly is a screen with a text field.
type fieldOnly struct{ text *string }

func (s fieldOnly) Show(f *ui.Frame) {
	f.Field(ui.Field{ID: "field", Rect: ui.Box(100, 100, 300, 40)}, s.text)
}
