//go:build !js

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

// besides has what a window begins done beside it, and returns a tool of the machine that never ends and minds nobody who wants it to. When
// end is called the window closes, and the tool has ended.
func besides(hand *uitest.Hand) (deaf func() error, end func()) {
	hand.Window.Worker = work.Threads()
	never := make(chan error)
	return func() error { return <-never }, func() {
		hand.Window.Close()
		close(never)
	}
}

// A clipboard that never answers holds up no frame, and the log becomes a file; a second window that never starts is told.
func TestToolsThatNeverEndHoldUpNothing(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := newShell(t, device.Memory{})
		hand := played(t, s, 0, session.Person, session.Person)
		deaf, end := besides(hand)
		defer end()
		s.clip = func(context.Context, string) error { return deaf() }
		s.startSecond = deaf
		given := &given{}
		s.Exchange = given
		began := time.Now()
		hand.Click("copy")
		hand.Click("copy") // what is still under way is given up
		hand.Wait(5 * ui.Tick)
		if held := time.Since(began); held > 0 || given.files != nil {
			t.Errorf("frames are held for %v; %d files are written", held, len(given.files))
		}
		outlast := func() {
			time.Sleep(outside.Limit + time.Second)
			synctest.Wait()
			hand.Wait(5 * ui.Tick)
		}
		outlast()
		if len(given.files) != 1 || given.files[0].Name != "holoboard-log.txt" {
			t.Errorf("the files are %v, want the log once", given.files)
		}
		hand.Key(ui.KeyEscape)
		began = time.Now()
		hand.Click("menu.second")
		hand.Wait(5 * ui.Tick)
		if held := time.Since(began); held > 0 {
			t.Errorf("frames are held for %v by a second window", held)
		}
		outlast()
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
		deaf, end := besides(hand)
		defer end()
		hand.Click("field")
		try := func(key ui.Key, want string) {
			t.Helper()
			hand.Ctrl(ui.KeyA)
			began := time.Now()
			hand.Ctrl(key)
			hand.Wait(5 * ui.Tick)
			if held := time.Since(began); held > 0 {
				t.Errorf("frames are held for %v", held)
			}
			time.Sleep(outside.Limit + time.Second)
			synctest.Wait()
			hand.Wait(5 * ui.Tick)
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
