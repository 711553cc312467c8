package ui_test

import (
	"slices"
	"testing"
	"time"

	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/uitest"
)

// hangar has a leader to carry and three places: one takes him, one refuses, one has nothing to do with him.
type hangar struct {
	got    string
	state  ui.State
	ghost  *ui.Point
	open   bool
	over   bool
	why    string
	locked string
	clicks string
}

func (h *hangar) Show(f *ui.Frame) {
	leader := ui.Box(100, 100, 60, 60)
	h.state = f.Spot(ui.Spot{ID: "leader", Rect: leader, Drags: true, Why: h.locked})
	h.ghost = nil
	f.Ghost("leader", func(at ui.Point) { h.ghost = &at })
	if f.Spot(ui.Spot{ID: "hoth", Rect: ui.Box(400, 100, 80, 80)}).Clicked {
		h.clicks += "hoth "
	}
	for i, id := range []string{"hoth", "endor", "far"} {
		landing := f.Drop(ui.Target{ID: id, Rect: ui.Box(400, 100+float64(i)*150, 80, 80)}, func(thing string) (bool, string) {
			switch {
			case id == "hoth" && thing == "leader":
				return true, ""
			case id == "endor":
				return false, "Held by Piett"
			}
			return false, ""
		})
		if landing.Got != "" {
			h.got += landing.Got + " to " + id + " "
		}
		if id == "hoth" {
			h.open, h.over = landing.Open, landing.Over
		}
		if id == "endor" {
			h.why = landing.Why
		}
	}
}

func openHangar(t *testing.T) (*hangar, *uitest.Hand) {
	h := &hangar{}
	return h, uitest.New(t, ui.NewWindow(h, 1280, 720, 1))
}

func TestDragging(t *testing.T) {
	h, hand := openHangar(t)
	hand.Press(hand.Find("leader"))
	hand.Pull(ui.Point{X: 250, Y: 140})
	if !h.state.Carried || h.ghost == nil || !h.open || h.over {
		t.Fatalf("on the way: carried %v, ghost %v, open %v, over %v", h.state.Carried, h.ghost, h.open, h.over)
	}
	hand.Pull(hand.Find("hoth"))
	if !h.over || h.got != "" {
		t.Errorf("above: over %v, got %q before letting go", h.over, h.got)
	}
	hand.Release()
	if h.got != "leader to hoth " || h.state.Carried || h.ghost != nil {
		t.Errorf("put down: got %q, carried %v", h.got, h.state.Carried)
	}
	if h.clicks != "" {
		t.Errorf("dropping clicked %q", h.clicks)
	}
}

// What is lit is what something comes of: a thing to take, and then the place to put it.
func TestWhatIsLitIsToldApart(t *testing.T) {
	_, hand := openHangar(t)
	lit := func() (ids []string) {
		for _, s := range hand.Window.Touchable() {
			if s.Lit {
				ids = append(ids, s.ID)
			}
		}
		return ids
	}
	if ids := lit(); !slices.Equal(ids, []string{"leader", "hoth"}) {
		t.Errorf("lit are %v", ids)
	}
	hand.Click("leader")
	if ids := lit(); !slices.Equal(ids, []string{"hoth"}) {
		t.Errorf("lit for the leader are %v", ids)
	}
}

// On a slow machine the last way and letting go may come in one tick.
func TestADropIsWhereThePointerWasLetGo(t *testing.T) {
	h, hand := openHangar(t)
	hand.Press(hand.Find("leader"))
	on := ui.Point{X: 250, Y: 140}
	hand.Pull(on)
	hand.Window.Tick(ui.Input{Was: on, At: hand.Find("hoth"), Released: true})
	hand.Wait(ui.Tick)
	if h.got != "leader to hoth " {
		t.Errorf("put down: got %q", h.got)
	}
}

func TestWhatIsRefusedFliesHome(t *testing.T) {
	for target, why := range map[ui.Point]string{
		{X: 440, Y: 290}: "Held by Piett", {X: 440, Y: 440}: "", {X: 900, Y: 600}: "",
	} {
		h, hand := openHangar(t)
		hand.Press(hand.Find("leader"))
		hand.Pull(target)
		if h.why != why {
			t.Errorf("above %v the reason is %q, want %q", target, h.why, why)
		}
		hand.Release()
		if h.ghost == nil || !h.state.Carried {
			t.Fatalf("from %v nothing flies home", target)
		}
		first := h.ghost.X
		hand.Wait(150 * time.Millisecond)
		if h.ghost == nil || h.ghost.X >= first {
			t.Errorf("from %v it does not come nearer", target)
		}
		hand.Wait(300 * time.Millisecond)
		if h.ghost != nil || h.state.Carried || h.got != "" {
			t.Errorf("from %v it has not come home; got %q", target, h.got)
		}
	}
}

func TestADropMayMissALittle(t *testing.T) {
	h, hand := openHangar(t)
	hand.DragTo("leader", ui.Point{X: 385, Y: 140})
	if h.got == "" {
		t.Error("15 points beside a place that takes it, the drop is lost")
	}
}

func TestAClickPicksUpAndAnotherPutsDown(t *testing.T) {
	h, hand := openHangar(t)
	hand.Click("leader")
	hand.MoveTo(ui.Point{X: 300, Y: 300})
	if h.ghost == nil || *h.ghost != (ui.Point{X: 300, Y: 300}) {
		t.Fatalf("what was picked up is at %v", h.ghost)
	}
	hand.Click("hoth")
	if h.got != "leader to hoth " || h.clicks != "" {
		t.Errorf("got %q, clicked %q", h.got, h.clicks)
	}
	hand.Click("hoth")
	if h.clicks != "hoth " {
		t.Errorf("with empty hands a click on the place gives %q", h.clicks)
	}
	hand.Click("leader")
	hand.Click("leader")
	if h.state.Carried {
		t.Error("a second click does not put it back")
	}
	hand.Click("leader")
	hand.ClickAt(ui.Point{X: 900, Y: 600})
	hand.Wait(time.Second)
	if h.state.Carried || h.got != "leader to hoth " {
		t.Errorf("a click on nothing: carried %v, got %q", h.state.Carried, h.got)
	}
}

func TestFingersCarryByTaps(t *testing.T) {
	h, hand := openHangar(t)
	hand.Touch = true
	hand.Click("leader")
	hand.Click("hoth")
	hand.Drag("leader", "hoth")
	if h.got != "leader to hoth leader to hoth " {
		t.Errorf("got %q, want it by taps and by dragging", h.got)
	}
}

func TestKeysCarry(t *testing.T) {
	h, hand := openHangar(t)
	hand.Key(ui.KeyTab)
	hand.Key(ui.KeyEnter)
	if !h.state.Carried {
		t.Fatal("Enter does not pick up")
	}
	hand.Key(ui.KeyTab)
	if !h.over {
		t.Error("Tab does not go to the place that takes it")
	}
	hand.Key(ui.KeyEnter)
	if h.got != "leader to hoth " {
		t.Errorf("got %q", h.got)
	}
	hand.Click("leader")
	hand.Key(ui.KeyEscape)
	hand.Wait(time.Second)
	if h.state.Carried {
		t.Error("Escape does not put it back")
	}
}

func TestWhatIsLockedCannotBeCarried(t *testing.T) {
	h, hand := openHangar(t)
	h.locked = "Captured"
	hand.Window.Invalidate()
	hand.Wait(ui.Tick)
	hand.Drag("leader", "hoth")
	hand.Click("leader")
	if h.state.Carried || h.got != "" {
		t.Errorf("carried %v, got %q", h.state.Carried, h.got)
	}
}

// A quick hand presses and is already elsewhere in the next tick; slow browsers make such ticks long.
func TestAQuickHandStillTakesWhatItPressed(t *testing.T) {
	h, hand := openHangar(t)
	from, to := hand.Find("leader"), hand.Find("hoth")
	hand.MoveTo(from)
	w := hand.Window
	w.Tick(ui.Input{Was: from, At: from.Add(ui.Point{X: 60}), Pressed: true, Down: true})
	w.Tick(ui.Input{Was: from, At: to, Down: true})
	w.Tick(ui.Input{Was: to, At: to, Released: true})
	hand.Wait(100 * time.Millisecond)
	if h.got != "leader to hoth " {
		t.Errorf("moved in the tick of the press: got %q", h.got)
	}
	h.got = ""
	hand.MoveTo(from)
	w.Tick(ui.Input{Was: from, At: from, Pressed: true, Down: true})
	w.Tick(ui.Input{Was: from, At: to, Released: true})
	for range 6 {
		w.Tick(ui.Input{Was: to, At: to})
	}
	if h.got != "leader to hoth " {
		t.Errorf("moved and released in one tick: got %q", h.got)
	}
}

func TestThePlaceMayVanish(t *testing.T) {
	gone := false
	var carried string
	hand := open(t, func(f *ui.Frame) {
		f.Spot(ui.Spot{ID: "unit", Rect: ui.Box(100, 100, 40, 40), Drags: true})
		carried = f.Carried()
		if !gone {
			f.Drop(ui.Target{ID: "place", Rect: ui.Box(400, 100, 80, 80)}, func(string) (bool, string) { return true, "" })
		}
	})
	hand.Press(hand.Find("unit"))
	hand.Pull(hand.Find("place"))
	gone = true
	hand.Release()
	hand.Wait(time.Second)
	if carried != "" {
		t.Errorf("%q is still carried", carried)
	}
}

func TestReducedMotionPutsBackAtOnce(t *testing.T) {
	h, hand := openHangar(t)
	hand.Window.Clock.Speed = render.Off
	hand.DragTo("leader", ui.Point{X: 900, Y: 600})
	if h.state.Carried || h.ghost != nil {
		t.Error("with motion off something flies")
	}
}
