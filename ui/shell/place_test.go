//go:build !js

package shell

import (
	"errors"
	"testing"

	"holoboard/ui/desk"
	"holoboard/ui/shell/device"
)

// Where the window was left is kept for the next one, and whether it filled the screen is a setting like any other.
func TestWhereTheWindowWasIsKept(t *testing.T) {
	store := device.Memory{}
	s := newShell(t, store)
	if at := s.Keep.Place(); at != nil {
		t.Errorf("a window that never was is at %+v", at)
	}
	left := desk.Place{Screen: "HDMI-1", X: 40, Y: 60, W: 900, H: 640, Maximized: true}
	for _, full := range []bool{true, false} {
		to := left
		to.Fullscreen = full
		s.moved(to)
		next := newShell(t, store)
		if at := next.Keep.Place(); at == nil || *at != left {
			t.Errorf("left at %+v, kept is %+v", left, at)
		}
		if next.Settings.Full != full || s.Settings.Full != full {
			t.Errorf("full screen: %v, kept is %v", full, next.Settings.Full)
		}
	}
	for name := range store {
		if store[name] = []byte("~torn"); newShell(t, store).Keep.Place() != nil && name != "settings" {
			t.Errorf("with a damaged %s the window is somewhere", name)
		}
	}
}

// A window that another one took over keeps its place to itself, and says nothing.
func TestAWindowThatWasTakenOverKeepsNoPlace(t *testing.T) {
	s := newShell(t, device.Memory{})
	s.Keep.Store = taken{device.Memory{}}
	s.Trouble = func(err error) { t.Errorf("told is %v", err) }
	s.moved(desk.Place{W: 700, H: 500})
	if !errors.Is(s.Keep.KeepPlace(desk.Place{}), device.ErrTaken) {
		t.Error("the test's store takes it")
	}
}

// taken is a store with which another window plays.
type taken struct{ device.Memory }

func (taken) Write(string, []byte) error { return device.ErrTaken }
