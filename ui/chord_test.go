package ui_test

import (
	"testing"

	"holoboard/ui"
)

// A page leaves to the browser what nobody asks for.
func TestOnlyKeysWithAUseAreWanted(t *testing.T) {
	covered := false
	hand := open(t, func(f *ui.Frame) {
		f.Button(ui.Button{ID: "go", Rect: ui.Box(100, 100, 120, 40), Key: ui.KeyG})
		f.Shortcut(ui.KeyZ)
		f.AltPressed(ui.Key1)
		if covered {
			f.Modal(func() { f.Pressed(ui.KeyEscape) })
		}
	})
	check := func(when string, want bool, chords ...ui.Chord) {
		t.Helper()
		wants, _ := hand.Window.Wants()
		for _, c := range chords {
			if wants[c] != want {
				t.Errorf("%s: %+v is wanted: %v, want %v", when, c, wants[c], want)
			}
		}
	}
	check("on a screen", true, ui.Chord{Key: ui.KeyG}, ui.Chord{Key: ui.KeyZ, Ctrl: true}, ui.Chord{Key: ui.Key1, Alt: true}, ui.Chord{Key: ui.KeyTab})
	check("on a screen", false, ui.Chord{Key: ui.KeyG, Ctrl: true}, ui.Chord{Key: ui.KeyG, Alt: true}, ui.Chord{Key: ui.KeyZ}, ui.Chord{Key: ui.KeyR}, ui.Chord{Key: ui.KeyEscape})
	covered = true
	hand.Window.Invalidate()
	hand.Wait(3 * ui.Tick)
	check("under a dialog", true, ui.Chord{Key: ui.KeyEscape})
	check("under a dialog", false, ui.Chord{Key: ui.KeyG}, ui.Chord{Key: ui.KeyZ, Ctrl: true}, ui.Chord{Key: ui.KeyTab})
}

// A key that is pressed together with Ctrl or Alt is another one.
func TestAKeyWithCtrlOrAltIsAnother(t *testing.T) {
	alone, ctrl, alt := 0, 0, 0
	hand := open(t, func(f *ui.Frame) {
		if f.Pressed(ui.KeyR) {
			alone++
		}
		if f.Shortcut(ui.KeyR) {
			ctrl++
		}
		if f.AltPressed(ui.KeyR) {
			alt++
		}
	})
	for _, in := range []ui.Input{{}, {Shift: true}, {Ctrl: true}, {Alt: true}, {Ctrl: true, Alt: true}} {
		in.Keys = []ui.Key{ui.KeyR}
		hand.Window.Tick(in)
		hand.Wait(ui.Tick)
	}
	if alone != 2 || ctrl != 1 || alt != 1 {
		t.Errorf("alone %d, with Ctrl %d, with Alt %d; want 2, 1, 1", alone, ctrl, alt)
	}
}

// In a page Tab goes through the spots and out of it, on and back.
func TestTabLeavesAPageAtItsEnds(t *testing.T) {
	focused := ""
	hand := open(t, func(f *ui.Frame) {
		focused = "-"
		for i, id := range []string{"a", "b", "c"} {
			if f.Spot(ui.Spot{ID: id, Rect: ui.Box(100+float64(i)*100, 100, 50, 50)}).Focus {
				focused = id
			}
		}
	})
	hand.Window.Leaves = true
	hand.Window.Invalidate()
	hand.Wait(2 * ui.Tick)
	walk := func(press func(ui.Key), back bool) (way string) {
		for range 5 {
			wants, _ := hand.Window.Wants()
			if !wants[ui.Chord{Key: ui.KeyTab, Shift: back}] {
				way += "!"
			}
			press(ui.KeyTab)
			way += focused
		}
		return way
	}
	if way := walk(hand.Key, false); way != "abc!-a" {
		t.Errorf("Tab goes %s, want a, b, c, out and a", way)
	}
	if way := walk(hand.Shift, true); way != "!-cba!-" {
		t.Errorf("Shift+Tab goes %s, want out from a, c, b, a and out", way)
	}
}
