package ui_test

import (
	"testing"

	"holoboard/ui"
	"holoboard/ui/uitest"
)

// TestAWindowIsUsedByItsAccount: what can be pressed is there by its name, and nothing below a dialog is.
func TestAWindowIsUsedByItsAccount(t *testing.T) {
	pressed, asked, typed := 0, false, ""
	hand := open(t, func(f *ui.Frame) {
		if f.Button(ui.Button{ID: "go", Rect: ui.Box(20, 20, 200, 40), Label: "Go on", Second: "to the end"}) {
			pressed++
			asked = true
		}
		f.Button(ui.Button{ID: "no", Rect: ui.Box(20, 80, 40, 40), Sign: "menu", Hint: "Menu", Why: "not now"})
		f.Field(ui.Field{ID: "name", Rect: ui.Box(20, 140, 200, 40), Empty: "Your name"}, &typed)
		if asked && f.Ask(ui.Question{ID: "sure", Title: "Sure?", Sentence: "It cannot be taken back.", Yes: "Yes", No: "No"}) != ui.Waiting {
			asked = false
		}
	})
	w := hand.Window
	buttons := w.Account().Buttons
	if len(buttons) != 3 || buttons[0].Name != "Go on: to the end" || buttons[1].Name != "Menu" || buttons[1].Why != "not now" || !buttons[2].Typed {
		t.Errorf("the account has %+v", buttons)
	}
	w.Write("name", "Ann")
	w.Use("no")
	w.Use("go")
	hand.Wait(5 * ui.Tick)
	if pressed != 1 || typed != "Ann" {
		t.Errorf("pressed %d times, typed %q", pressed, typed)
	}
	a := w.Account()
	if len(a.Buttons) != 2 || len(a.Texts) != 2 || a.Texts[0] != "Sure?" {
		t.Errorf("over a dialog the account is %+v", a)
	}
	w.Use("go")
	hand.Wait(5 * ui.Tick)
	if pressed != 1 {
		t.Error("a button below a dialog was pressed")
	}
}

// A told is a screen that has an account of its own.
type told struct{ show }

func (told) Account() (a ui.Account, shows func(string) bool, ok bool) {
	a = ui.Account{Asked: "Where to?", Log: []string{"A ship came."}, Lists: []ui.List{{Name: "Yard", Lines: []string{"a ship"}}}}
	return a, func(string) bool { return false }, true
}

func (told) Take(*ui.Frame, string) {}

// TestWhatWasToldStaysToldUnderADialog: otherwise all of it would be read aloud anew when the dialog closes.
func TestWhatWasToldStaysToldUnderADialog(t *testing.T) {
	asked := false
	hand := uitest.New(t, ui.NewWindow(told{func(f *ui.Frame) {
		if asked {
			f.Ask(ui.Question{ID: "sure", Title: "Sure?", Yes: "Yes", No: "No"})
		}
	}}, 1280, 720, 1))
	if a := hand.Window.Account(); a.Asked == "" || len(a.Log) != 1 {
		t.Errorf("the account is %+v", a)
	}
	asked = true
	hand.Window.Do(func(f *ui.Frame) { f.Invalidate() })
	hand.Wait(5 * ui.Tick)
	if a := hand.Window.Account(); a.Asked != "" || len(a.Buttons) != 2 || len(a.Log) != 1 || len(a.Lists) != 1 {
		t.Errorf("over a dialog the account is %+v", a)
	}
}
