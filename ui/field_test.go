package ui_test

import (
	"testing"

	"holoboard/ui"
	"holoboard/ui/uitest"
)

// field opens a window with a field of 20 letters.
func field(t *testing.T, text *string) *uitest.Hand {
	t.Helper()
	hand := open(t, func(f *ui.Frame) {
		f.Field(ui.Field{ID: "name", Rect: ui.Box(100, 100, 300, 40), Most: 20}, text)
		if f.Shortcut(ui.KeyZ) {
			t.Error("what the field takes back is taken back elsewhere too")
		}
	})
	hand.Click("name")
	return hand
}

// Whoever writes a name by an input method, as on a phone, and presses a button at once means the name that he sees, though the input method
// has not handed it over yet; when it does, the name stands there once.
func TestANameUnderWayIsTaken(t *testing.T) {
	name, saved := "", ""
	hand := open(t, func(f *ui.Frame) {
		f.Field(ui.Field{ID: "name", Rect: ui.Box(100, 100, 300, 40), Most: 20}, &name)
		if f.Button(ui.Button{ID: "save", Rect: ui.Box(100, 200, 300, 40), Label: "Save"}) {
			saved = name
		}
	})
	hand.Click("name")
	hand.Wait(ui.Tick)
	hand.Window.Compose("name", "evening", 7)
	hand.Wait(ui.Tick)
	if hand.Click("save"); saved != "evening" {
		t.Errorf("%q is saved", saved)
	}
	hand.Window.Commit("name", "", "evening", "")
	if hand.Wait(ui.Tick); name != "evening" {
		t.Errorf("in the end there stands %q", name)
	}
}

// shifted presses keys together with Shift, and with Ctrl where it is said.
func shifted(hand *uitest.Hand, ctrl bool, keys ...ui.Key) {
	for _, key := range keys {
		hand.Window.Tick(ui.Input{Keys: []ui.Key{key}, Shift: true, Ctrl: ctrl})
		hand.Wait(2 * ui.Tick)
	}
}

func TestAFieldIsEditedByKeys(t *testing.T) {
	text := ""
	hand := field(t, &text)
	check := func(what, want string) {
		t.Helper()
		if hand.Wait(3 * ui.Tick); text != want {
			t.Errorf("%s: %q, want %q", what, text, want)
		}
	}
	hand.Type("one two three")
	hand.Ctrl(ui.KeyLeft)
	hand.Ctrl(ui.KeyLeft)
	hand.Type("and ")
	check("between words", "one and two three")
	hand.Ctrl(ui.KeyBackspace)
	hand.Ctrl(ui.KeyDelete)
	check("erased by words", "one  three")
	hand.Ctrl(ui.KeyZ)
	hand.Ctrl(ui.KeyZ)
	check("taken back", "one and two three")
	hand.Key(ui.KeyEnd)
	shifted(hand, true, ui.KeyLeft)
	hand.Type("x")
	check("over what is chosen", "one and two x")
	shifted(hand, false, ui.KeyHome)
	hand.Key(ui.KeyRight)
	hand.Type("!")
	check("at the end of what was chosen", "one and two x!")
	hand.Ctrl(ui.KeyA)
	hand.Key(ui.KeyDelete)
	check("all erased", "")
}

func TestAFieldCopiesCutsAndPastes(t *testing.T) {
	text, board := "", ""
	hand := field(t, &text)
	hand.Window.Clipboard = ui.Clipboard{Copy: func(s string) { board = s }, Paste: func(take func(string)) { take(board) }}
	hand.Type("Олена їде")
	shifted(hand, true, ui.KeyLeft)
	hand.Ctrl(ui.KeyC)
	if board != "їде" || text != "Олена їде" {
		t.Errorf("copied is %q of %q", board, text)
	}
	hand.Ctrl(ui.KeyA)
	hand.Ctrl(ui.KeyX)
	if board != "Олена їде" || text != "" {
		t.Errorf("cut is %q, left is %q", board, text)
	}
	hand.Ctrl(ui.KeyV)
	hand.Ctrl(ui.KeyV)
	hand.Wait(3 * ui.Tick)
	if text != "Олена їдеОлена їде" {
		t.Errorf("pasted twice is %q", text)
	}
}

// The pointer puts the caret between letters, chooses what it is drawn over, and a double click chooses a word.
func TestThePointerChoosesInAField(t *testing.T) {
	text := ""
	hand := field(t, &text)
	hand.Type("mmmm mmmm")
	left, middle := ui.Point{X: 103, Y: 120}, hand.Find("name")
	hand.ClickAt(left)
	hand.Type("a")
	if text != "ammmm mmmm" {
		t.Errorf("at the beginning is %q", text)
	}
	hand.Press(left)
	hand.Pull(ui.Point{X: middle.X + 140, Y: middle.Y})
	hand.Release()
	hand.Type("one two")
	if text != "one two" {
		t.Errorf("over all is %q", text)
	}
	hand.Wait(60 * ui.Tick)
	for range 2 {
		hand.Window.Tick(ui.Input{At: ui.Point{X: 120, Y: 120}, Was: ui.Point{X: 120, Y: 120}, Down: true, Pressed: true})
		hand.Window.Tick(ui.Input{At: ui.Point{X: 120, Y: 120}, Was: ui.Point{X: 120, Y: 120}, Released: true})
	}
	hand.Type("1")
	if text != "1 two" {
		t.Errorf("over a word is %q", text)
	}
}

// What is only proposed gives way to the first letter, and stays where there is none.
func TestAProposedTextGivesWay(t *testing.T) {
	text := "Fleet 1"
	hand := open(t, func(f *ui.Frame) {
		f.Field(ui.Field{ID: "name", Rect: ui.Box(100, 100, 300, 40), Proposed: true}, &text)
	})
	hand.Key(ui.KeyTab)
	hand.Wait(3 * ui.Tick)
	if text != "Fleet 1" {
		t.Fatalf("without a letter it is %q", text)
	}
	hand.Type("Home")
	if text != "Home" {
		t.Errorf("with letters it is %q", text)
	}
}

// A finger that scrolls over a field does not begin to type; a tap does.
func TestAFingerTapsIntoAField(t *testing.T) {
	text := ""
	hand := open(t, func(f *ui.Frame) {
		f.Field(ui.Field{ID: "name", Rect: ui.Box(100, 100, 300, 40)}, &text)
	})
	hand.Touch = true
	hand.Press(hand.Find("name"))
	hand.Pull(ui.Point{X: 250, Y: 300})
	hand.Release()
	hand.Type("a")
	hand.Click("name")
	hand.Type("b")
	if text != "b" {
		t.Errorf("typed is %q, want b", text)
	}
}

// Who reads the words is told what stands in a field, whoever wrote it there: keys, an input method, the clipboard.
func TestAFieldTellsWhatStandsThere(t *testing.T) {
	text := ""
	hand := field(t, &text)
	hand.Window.Clipboard.Paste = func(take func(string)) { take("two") }
	stands := func(want string) {
		t.Helper()
		hand.Wait(3 * ui.Tick)
		for _, b := range hand.Window.Account().Buttons {
			if b.ID == "name" && b.Value != want {
				t.Errorf("told is %q, want %q", b.Value, want)
			}
		}
	}
	hand.Type("a")
	stands("a")
	hand.Window.Commit("name", "a", "日本", "")
	stands("a日本")
	hand.Ctrl(ui.KeyV)
	stands("a日本two")
}
