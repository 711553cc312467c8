package ui_test

import (
	"testing"
	"time"

	"holoboard/ui"
	"holoboard/ui/uitest"
)

// two is a screen that two share: a button covers it, and the cover's one opens it.
type two struct {
	done    ui.Rect
	covered bool
	opened  int // times
}

func (s *two) Show(f *ui.Frame) {
	if s.covered {
		f.Modal(func() {
			if _, opened := f.Uncover(ui.Cover{ID: "sit", Title: "Ben", Away: "Ann looks away", Sit: "Sit", Wait: "Wait", Below: 64}); opened {
				s.covered = false
				s.opened++
			}
		})
	}
	if f.Button(ui.Button{ID: "done", Rect: s.done, Label: "Done"}) {
		s.covered = true
		f.Invalidate()
	}
}

// Wherever the press was that covers the screen, the button of the cover lies elsewhere and within the window: on any screen, for a
// pointer and a finger. Coming back there after any time opens nothing.
func TestACoverIsNotOpenedWhereThePressBeforeWas(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {390, 844}, {844, 390}, {360, 640}} {
		for _, touch := range []bool{false, true} {
			w, h := float64(size[0]), float64(size[1])
			s := &two{}
			hand := uitest.New(t, ui.NewWindow(s, size[0], size[1], 1))
			hand.Touch = touch
			for x := w / 12; x < w; x += w / 6 {
				for y := h / 32; y < h; y += h / 16 {
					s.done = ui.Box(x-8, y-8, 16, 16)
					s.opened = 0
					hand.Window.Invalidate()
					hand.Wait(2 * time.Second)
					at := hand.Find("done")
					hand.TapAt(at)
					hand.Wait(2 * time.Second)
					button, ok := hand.Window.Spot("sit")
					if !ok || button.X < 0 || button.Right() > w/hand.Window.Scale() || button.Bottom() > h/hand.Window.Scale() || button.W < 140 {
						t.Fatalf("%v: after a press at %v the button is %v", size, at, button)
					}
					if hand.TapAt(at); s.opened > 0 {
						t.Fatalf("%v, finger %v: a press at %v covers the screen and the next one there opens it", size, touch, at)
					}
					if hand.Click("sit"); s.opened != 1 {
						t.Fatalf("%v, finger %v: after a press at %v the cover does not open", size, touch, at)
					}
				}
			}
		}
	}
}

// A press that began before a rest was over opens nothing however long it is held, one that began afterwards does even if another key
// was never let go; a press too early says how it is done.
func TestOnlyAPressBegunAfterARestOpensACover(t *testing.T) {
	s := &two{done: ui.Box(20, 20, 100, 40)}
	hand := uitest.New(t, ui.NewWindow(s, 1280, 720, 1))
	hand.TapAt(hand.Find("done"))
	hand.Wait(500 * time.Millisecond)
	hand.Hold("sit", 3*time.Second)
	if hand.Release(); s.opened > 0 {
		t.Error("a press that began too early opens it")
	}
	if said := hand.Window.Account().Said; said != "Wait" {
		t.Errorf("a press that comes too early is answered with %q", said)
	}
	hand.Wait(ui.RestTime)
	hand.Hold("sit", 3*time.Second)
	if hand.Release(); s.opened != 1 {
		t.Error("a long press that began after a rest does not open it")
	}
}

// A program that presses for its owner, such as a reader of screens, opens a cover no sooner than a hand does.
func TestWhatIsPressedWithoutAHandOpensACoverAfterARest(t *testing.T) {
	s := &two{done: ui.Box(20, 20, 100, 40)}
	hand := uitest.New(t, ui.NewWindow(s, 1280, 720, 1))
	for _, id := range []string{"done", "sit", "sit", "sit"} {
		hand.Window.Use(id)
		hand.Wait(900 * time.Millisecond)
	}
	if s.opened > 0 {
		t.Error("presses without a hand open it")
	}
	hand.Wait(ui.RestTime)
	hand.Window.Use("sit")
	if hand.Wait(time.Second); s.opened != 1 {
		t.Error("they do not open it after a rest")
	}
}
