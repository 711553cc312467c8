package ui_test

import (
	"testing"
	"time"

	"holoboard/ui"
	"holoboard/ui/uitest"
)

// touchScreen is a map with a thing on it that can be carried, and a list of such things.
type touchScreen struct {
	pan, listed          ui.Point
	zoom                 float64
	taps, looks, presses int
	aside                int
	carried              string
}

func (s *touchScreen) Show(f *ui.Frame) {
	area := f.Area("map", ui.Box(0, 0, 300, 300))
	s.pan = s.pan.Add(area.Pan)
	s.zoom *= area.Pinch
	thing := f.Spot(ui.Spot{ID: "thing", Rect: ui.Box(100, 100, 50, 50)})
	if thing.Clicked {
		s.taps++
	}
	if thing.Sheet {
		s.looks++
	}
	if f.Button(ui.Button{ID: "button", Rect: ui.Box(200, 10, 80, 44), Label: "Go"}) {
		s.presses++
	}
	if f.Button(ui.Button{ID: "aside", Rect: ui.Box(10, 10, 80, 44), Label: "+", Aside: true}) {
		s.aside++
	}
	f.Scroll("list", ui.Box(0, 320, 300, 100), 400, func(content ui.Rect) {
		s.listed = ui.Point{X: content.X, Y: content.Y}
		f.Spot(ui.Spot{ID: "held", Rect: ui.Box(content.X, content.Y+20, 200, 60), Drags: true})
	})
	s.carried = f.Carried()
}

func touch(t *testing.T) (*touchScreen, *uitest.Hand) {
	s := &touchScreen{zoom: 1}
	hand := uitest.New(t, ui.NewWindow(s, 390, 844, 1))
	hand.Touch = true
	return s, hand
}

func TestTwoFingersZoomAndMove(t *testing.T) {
	s, hand := touch(t)
	hand.Pinch(ui.Point{X: 120, Y: 120}, 2, ui.Point{X: 40, Y: 25})
	if s.zoom < 1.99 || s.zoom > 2.01 || s.pan.Distance(ui.Point{X: 40, Y: 25}) > 0.01 {
		t.Errorf("two fingers zoom by %.2f and move by %v", s.zoom, s.pan)
	}
	if s.taps > 0 || s.carried != "" {
		t.Error("two fingers use the thing that lies under one of them")
	}
}

func TestALongTouchLooksAndDoesNotUse(t *testing.T) {
	s, hand := touch(t)
	hand.Hold("thing", time.Second)
	if s.looks == 0 {
		t.Error("a long touch shows nothing")
	}
	hand.Release()
	if s.taps > 0 {
		t.Error("a long touch uses the thing")
	}
	hand.Click("thing")
	if s.taps != 1 {
		t.Error("a tap does not use the thing")
	}
	hand.Hold("button", time.Second)
	hand.Release()
	if s.presses != 1 {
		t.Error("a slow finger presses no button")
	}
}

func TestAFingerScrollsAListOfThingsThatCanBeCarried(t *testing.T) {
	s, hand := touch(t)
	hand.Press(ui.Point{X: 50, Y: 380})
	hand.Pull(ui.Point{X: 50, Y: 340})
	hand.Release()
	if s.listed.Y > 300 || s.carried != "" {
		t.Errorf("the list begins at %v, %q is carried", s.listed, s.carried)
	}
	hand.Click("held")
	if s.carried != "held" {
		t.Error("a tap takes nothing up")
	}
	hand.Click("aside")
	if s.aside != 1 || s.carried != "held" {
		t.Errorf("a button beside was pressed %d times, %q is carried", s.aside, s.carried)
	}
}

// At a low frame rate a click begins and ends between two ticks; it is one all the same.
func TestAClickWithinOneTickIsHeard(t *testing.T) {
	clicks := 0
	hand := open(t, func(f *ui.Frame) {
		if f.Spot(ui.Spot{ID: "spot", Rect: ui.Box(100, 100, 50, 50)}).Clicked {
			clicks++
		}
	})
	at := hand.Find("spot")
	hand.MoveTo(at)
	for i, finger := range []bool{false, true} {
		hand.Window.Tick(ui.Input{At: at, Was: at, Touch: finger, Down: true, Pressed: true, Released: true})
		hand.Wait(3 * ui.Tick)
		if clicks != i+1 {
			t.Errorf("finger %v: %d clicks were heard, not %d", finger, clicks, i+1)
		}
		hand.Wait(time.Second)
	}
}
