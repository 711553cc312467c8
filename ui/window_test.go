package ui_test

import (
	"image"
	"testing"
	"time"

	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/uitest"
)

// show makes a Screen of a function.
type show func(f *ui.Frame)

func (s show) Show(f *ui.Frame) { s(f) }

func open(t *testing.T, s show) *uitest.Hand {
	t.Helper()
	return uitest.New(t, ui.NewWindow(s, 1280, 720, 1))
}

func TestAButtonIsPressedByPointerFingerAndKey(t *testing.T) {
	clicks := 0
	screen := show(func(f *ui.Frame) {
		if f.Button(ui.Button{ID: "go", Rect: ui.Box(100, 100, 120, 40), Label: "Go", Key: ui.KeyG}) {
			clicks++
		}
	})
	hand := open(t, screen)
	hand.Click("go")
	hand.Touch = true
	hand.Click("go")
	hand.Touch = false
	hand.Key(ui.KeyG)
	hand.Key(ui.KeyTab)
	hand.Key(ui.KeyEnter)
	hand.Key(ui.KeySpace)
	if clicks != 5 {
		t.Errorf("pressed %d times, want 5", clicks)
	}
	hand.Press(hand.Find("go"))
	hand.Pull(ui.Point{X: 500, Y: 500})
	hand.Release()
	hand.ClickAt(ui.Point{X: 500, Y: 500})
	hand.Key(ui.KeyH)
	if clicks != 5 {
		t.Errorf("pressed %d times after clicks elsewhere, want 5", clicks)
	}
}

// litAt tells whether anything was drawn in a part of the picture.
func litAt(m *image.RGBA, r image.Rectangle) bool {
	dark := render.Holo().Space
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			if p := m.RGBAAt(x, y); p.R != dark.R || p.G != dark.G || p.B != dark.B {
				return true
			}
		}
	}
	return false
}

func TestADisabledButtonSaysWhy(t *testing.T) {
	clicks := 0
	hand := open(t, func(f *ui.Frame) {
		if f.Button(ui.Button{ID: "done", Rect: ui.Box(600, 300, 120, 40), Label: "Done", Why: "3 dice left", Key: ui.KeyEnter}) {
			clicks++
		}
	})
	above := image.Rect(600, 255, 720, 295)
	if litAt(hand.Window.Image(), above) {
		t.Fatal("something stands above the button before it is looked at")
	}
	hand.Hover("done")
	if !litAt(hand.Window.Image(), above) {
		t.Error("hovering shows no reason")
	}
	hand.MoveTo(ui.Point{X: 10, Y: 10})
	hand.Wait(100 * time.Millisecond)
	if litAt(hand.Window.Image(), above) {
		t.Error("the reason stays when the pointer has left")
	}
	hand.Click("done")
	hand.MoveTo(ui.Point{X: 10, Y: 10})
	hand.Wait(300 * time.Millisecond)
	if !litAt(hand.Window.Image(), above) {
		t.Error("clicking shows no refusal")
	}
	hand.Wait(3 * time.Second)
	if litAt(hand.Window.Image(), above) {
		t.Error("the refusal never goes away")
	}
	hand.Key(ui.KeyEnter)
	if !litAt(hand.Window.Image(), above) {
		t.Error("the key shows no refusal")
	}
	if clicks != 0 || hand.Why("done") != "3 dice left" {
		t.Errorf("%d clicks came through, the reason is %q", clicks, hand.Why("done"))
	}
}

func TestNothingIsDrawnWhileNothingHappens(t *testing.T) {
	frames := 0
	hand := open(t, func(f *ui.Frame) {
		frames++
		f.Spot(ui.Spot{ID: "thing", Rect: ui.Box(100, 100, 300, 300)})
	})
	hand.Wait(time.Second)
	before := frames
	hand.Wait(5 * time.Second)
	if frames != before {
		t.Errorf("%d frames were made in five idle seconds", frames-before)
	}
	hand.MoveTo(ui.Point{X: 200, Y: 200})
	entered := frames
	if entered == before {
		t.Error("entering a spot made no frame")
	}
	hand.Wait(time.Second)
	before = frames
	for i := range 20 {
		hand.MoveTo(ui.Point{X: 200 + float64(i), Y: 210})
	}
	if frames != before {
		t.Errorf("moving over the same spot made %d frames", frames-before)
	}
	hand.Window.Invalidate()
	hand.Wait(ui.Tick)
	if frames != before+1 {
		t.Errorf("Invalidate made %d frames, want 1", frames-before)
	}
}

// On a machine that draws fewer frames than there are ticks what moves is shown once for each that is drawn, and for nobody seldom; what the
// player does is taken at once.
func TestASlowMachineMakesNoFrameForNobody(t *testing.T) {
	frames, pressed := 0, 0
	hand := open(t, func(f *ui.Frame) {
		frames++
		f.WakeIn(0) // something moves
		if f.Spot(ui.Spot{ID: "thing", Rect: ui.Box(100, 100, 300, 300)}).Pressed {
			pressed++
		}
	})
	hand.Wait(time.Second)
	before := frames
	for range 20 { // each frame is drawn three ticks late
		hand.Window.Unseen = false
		hand.Wait(ui.Tick)
		hand.Window.Unseen = true
		hand.Wait(2 * ui.Tick)
	}
	if frames != before+20 {
		t.Errorf("%d frames were made for 20 that were drawn", frames-before)
	}
	before = frames
	hand.Wait(60 * ui.Tick)
	if made := frames - before; made != 10 {
		t.Errorf("%d frames were made in 60 ticks for nobody, want one in six", made)
	}
	if hand.Press(ui.Point{X: 200, Y: 200}); pressed != 1 {
		t.Errorf("a press was taken %d times", pressed)
	}
}

func TestBreathingStopsWhenThePlayerIsAway(t *testing.T) {
	frames := 0
	low, high := 1.0, 0.0
	hand := open(t, func(f *ui.Frame) {
		frames++
		b := f.Breath()
		low, high = min(low, b), max(high, b)
	})
	hand.Wait(4 * time.Second)
	if low > 0.65 || low < 0.59 || high < 0.95 {
		t.Errorf("breath goes from %.2f to %.2f, want 0.6 to 1", low, high)
	}
	if frames > 4*12 {
		t.Errorf("%d frames in four seconds, want few", frames)
	}
	hand.Window.Slow = true
	before := frames
	hand.Wait(4 * time.Second)
	if frames > before+1 {
		t.Errorf("%d frames on a slow machine", frames-before)
	}
	hand.Window.Slow = false
	hand.MoveTo(ui.Point{X: 6, Y: 6})
	hand.Wait(20 * time.Second)
	before = frames
	hand.Wait(10 * time.Second)
	if frames != before {
		t.Errorf("%d frames though the player is away", frames-before)
	}
	hand.Window.Clock.Reduced = true
	hand.MoveTo(ui.Point{X: 5, Y: 5})
	before = frames
	hand.Wait(time.Second)
	if frames > before+1 {
		t.Errorf("%d frames with reduced motion", frames-before)
	}
}

func TestSpaceOrAClickOnNothingSkipsMotion(t *testing.T) {
	for name, skip := range map[string]func(*uitest.Hand){
		"space": func(h *uitest.Hand) { h.Key(ui.KeySpace) },
		"click": func(h *uitest.Hand) { h.ClickAt(ui.Point{X: 900, Y: 500}) },
	} {
		var motion render.Motion
		var done float64
		hand := open(t, func(f *ui.Frame) {
			if motion == (render.Motion{}) {
				motion = f.Clock.Begin(10 * time.Second)
			}
			done = f.Progress(motion)
			f.Spot(ui.Spot{ID: "thing", Rect: ui.Box(0, 0, 100, 100)})
		})
		hand.Wait(time.Second)
		if done < 0.09 || done > 0.12 {
			t.Errorf("%s: after a second %.2f of ten is done", name, done)
		}
		hand.Click("thing")
		if done == 1 {
			t.Errorf("%s: a click on a thing skipped the motion", name)
		}
		skip(hand)
		if done != 1 {
			t.Errorf("%s: %.2f is done, want all", name, done)
		}
	}
}

func TestLaterSpotsLieOnTop(t *testing.T) {
	clicked := ""
	hand := open(t, func(f *ui.Frame) {
		for _, s := range []ui.Spot{
			{ID: "below", Rect: ui.Box(100, 100, 200, 200)}, {ID: "above", Rect: ui.Box(150, 150, 50, 50)},
			{ID: "round", Rect: ui.Box(400, 100, 100, 100), Round: true},
		} {
			if f.Spot(s).Clicked {
				clicked += s.ID + " "
			}
		}
		f.Cover("panel", ui.Box(220, 220, 80, 80))
	})
	hand.ClickAt(ui.Point{X: 160, Y: 160})
	hand.ClickAt(ui.Point{X: 110, Y: 110})
	hand.ClickAt(ui.Point{X: 250, Y: 250}) // under the panel
	hand.ClickAt(ui.Point{X: 450, Y: 150})
	hand.ClickAt(ui.Point{X: 403, Y: 103}) // a corner outside of the disc, though near
	if clicked != "above below round " {
		t.Errorf("clicked: %q", clicked)
	}
}

func TestSmallThingsMayBeMissedALittle(t *testing.T) {
	clicks := 0
	hand := open(t, func(f *ui.Frame) {
		f.Area("map", f.Bounds())
		if f.Spot(ui.Spot{ID: "fighter", Rect: ui.Box(300, 300, 12, 12)}).Clicked {
			clicks++
		}
	})
	hand.ClickAt(ui.Point{X: 316, Y: 306})
	if clicks != 1 {
		t.Error("four points beside it the mouse misses a small thing")
	}
	hand.ClickAt(ui.Point{X: 322, Y: 306})
	if clicks != 1 {
		t.Error("ten points beside it the mouse hits it")
	}
	hand.Touch = true
	hand.ClickAt(ui.Point{X: 322, Y: 306})
	if clicks != 2 {
		t.Error("ten points beside it a finger misses it")
	}
}

func TestDoubleClickAndDetails(t *testing.T) {
	singles, doubles, details := 0, 0, 0
	hand := open(t, func(f *ui.Frame) {
		s := f.Spot(ui.Spot{ID: "system", Rect: ui.Box(300, 300, 60, 60)})
		if s.Clicked {
			singles++
		}
		if s.Doubled {
			doubles++
		}
		if s.Details {
			details++
		}
	})
	hand.DoubleClick("system")
	hand.Wait(time.Second)
	hand.Click("system")
	hand.Wait(time.Second)
	hand.Click("system")
	if singles != 4 || doubles != 1 {
		t.Errorf("%d clicks and %d double clicks, want 4 and 1", singles, doubles)
	}
	at := hand.Find("system")
	hand.Window.Tick(ui.Input{At: at, Was: at, Details: true})
	if details != 1 {
		t.Error("the second button shows no details")
	}
}

func TestSheetsOpenAfterAWhile(t *testing.T) {
	open := func(hand *uitest.Hand, sheet *bool) (atOnce, later bool) {
		hand.MoveTo(hand.Find("card"))
		hand.Wait(100 * time.Millisecond)
		atOnce = *sheet
		hand.Wait(300 * time.Millisecond)
		return atOnce, *sheet
	}
	var sheet bool
	screen := show(func(f *ui.Frame) {
		sheet = f.Spot(ui.Spot{ID: "card", Rect: ui.Box(300, 300, 60, 60)}).Sheet
	})
	hand := uitest.New(t, ui.NewWindow(screen, 1280, 720, 1))
	if atOnce, later := open(hand, &sheet); atOnce || !later {
		t.Errorf("hovering: at once %v, later %v; want only later", atOnce, later)
	}
	hand.MoveTo(ui.Point{X: 5, Y: 5})
	hand.Key(ui.KeyTab)
	if !sheet {
		t.Error("focus opens no sheet")
	}
	hand.Touch = true
	hand.ClickAt(ui.Point{X: 900, Y: 600})
	if sheet {
		t.Error("the sheet stays after a tap elsewhere")
	}
	hand.Hold("card", 600*time.Millisecond)
	if !sheet {
		t.Error("a long touch opens no sheet")
	}
}

func TestTwoSpotsOfOneNameAreAMistake(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("no panic")
		}
	}()
	open(t, func(f *ui.Frame) {
		f.Spot(ui.Spot{ID: "twin", Rect: ui.Box(0, 0, 10, 10)})
		f.Spot(ui.Spot{ID: "twin", Rect: ui.Box(20, 0, 10, 10)})
	})
}

func TestAnAreaTakesPanWheelAndPinch(t *testing.T) {
	var pan ui.Point
	var wheel float64
	pinch := 1.0
	clicks := 0
	hand := open(t, func(f *ui.Frame) {
		a := f.Area("map", ui.Box(0, 0, 600, 600))
		pan = pan.Add(a.Pan)
		wheel += a.Wheel
		pinch *= a.Pinch
		if f.Spot(ui.Spot{ID: "system", Rect: ui.Box(100, 100, 40, 40)}).Clicked {
			clicks++
		}
	})
	hand.Press(hand.Find("system"))
	hand.Pull(ui.Point{X: 150, Y: 115})
	hand.Release()
	if pan.Distance(ui.Point{X: 30, Y: -5}) > 10 {
		t.Errorf("panned by %v, want about 30, -5", pan)
	}
	if clicks != 0 {
		t.Error("panning clicked the system where it began")
	}
	hand.Wheel(ui.Point{X: 300, Y: 300}, 2)
	hand.Wheel(ui.Point{X: 700, Y: 300}, 5)
	if wheel != 2 {
		t.Errorf("the wheel turned %v in the area, want 2", wheel)
	}
	at := ui.Point{X: 300, Y: 300}
	hand.Window.Tick(ui.Input{At: at, Was: at, Touch: true, Down: true, Pinch: 1.5, PinchAt: at})
	if pinch != 1.5 {
		t.Errorf("pinched by %v, want 1.5", pinch)
	}
}

func TestScreensFollowOneAnother(t *testing.T) {
	var second show = func(f *ui.Frame) {
		f.Spot(ui.Spot{ID: "second", Rect: ui.Box(0, 0, 100, 100)})
		if f.Pressed(ui.KeyEscape) {
			f.Quit()
		}
	}
	hand := open(t, func(f *ui.Frame) {
		if f.Button(ui.Button{ID: "next", Rect: ui.Box(0, 0, 100, 100), Label: "Next"}) {
			f.Go(second)
		}
	})
	hand.Click("next")
	if !hand.Has("second") || hand.Has("next") {
		t.Error("the second screen is not shown")
	}
	hand.Key(ui.KeyEscape)
	if !hand.Window.Closed() {
		t.Error("the window is not closed")
	}
}

func TestARestingPointerHoversOverANewScreen(t *testing.T) {
	hover := false
	var second show = func(f *ui.Frame) {
		hover = f.Spot(ui.Spot{ID: "second", Rect: ui.Box(0, 0, 100, 100)}).Hover
	}
	hand := open(t, func(f *ui.Frame) {
		if f.Button(ui.Button{ID: "next", Rect: ui.Box(0, 0, 100, 100), Label: "Next"}) {
			f.Go(second)
		}
	})
	hand.Click("next")
	if !hover {
		t.Error("what has come under the pointer is not hovered over")
	}
}

func TestScaleGrowsWithTheWindow(t *testing.T) {
	for _, c := range []struct {
		w, h   int
		device float64
		want   float64
	}{
		{1280, 720, 1, 1}, {1920, 1080, 1, 1.25}, {3840, 2160, 1, 2.5}, {2560, 1440, 2, 2},
		{1280, 1024, 1, 1}, {3440, 1440, 1, 5.0 / 3},
	} {
		w := ui.NewWindow(show(func(*ui.Frame) {}), c.w, c.h, c.device)
		if got := w.Scale(); got < c.want-0.001 || got > c.want+0.001 {
			t.Errorf("%d × %d at %v: scale %v, want %v", c.w, c.h, c.device, got, c.want)
		}
		if pw, ph := float64(c.w)/w.Scale(), float64(c.h)/w.Scale(); pw < 1279.9 || ph < 719.9 {
			t.Errorf("%d × %d leaves %.0f × %.0f points, want 1280 × 720 at least", c.w, c.h, pw, ph)
		}
	}
}

// On a phone a point is a pixel of the page, whatever its device has; the player's scale goes as far as there is room.
func TestScaleOfSmallScreens(t *testing.T) {
	for _, c := range []struct {
		w, h         int
		device, zoom float64
		want         float64
	}{
		{1216, 684, 1, 1, 0.95}, {1024, 768, 1, 1, 1}, {640, 360, 1, 1, 1}, {390, 844, 1, 1, 1}, {1170, 2532, 3, 1, 3},
		{390, 844, 1, 0.8, 0.8}, {390, 844, 1, 2, 390.0 / 320}, {1280, 720, 1, 2, 2}, {320, 568, 1, 1, 568.0 / 600},
		{1280, 720, 1, 1.2, 1.2},
	} {
		w := ui.NewWindow(show(func(*ui.Frame) {}), c.w, c.h, c.device)
		w.Zoom = c.zoom
		if got := w.Scale(); got < c.want-0.001 || got > c.want+0.001 {
			t.Errorf("%d × %d at %v, scaled by %v: scale %v, want %v", c.w, c.h, c.device, c.zoom, got, c.want)
		}
	}
}

// Where there is no room for a scale it still differs from the one before.
func TestScalesDifferOnAPhone(t *testing.T) {
	const visibly = 1.045
	for _, size := range [][2]int{{390, 844}, {360, 780}, {844, 390}} {
		before := 0.0
		for _, zoom := range []float64{1, 1.2, 1.5} {
			w := ui.NewWindow(show(func(*ui.Frame) {}), size[0], size[1], 1)
			w.Zoom = zoom
			if got := w.Scale(); got < before*visibly {
				t.Errorf("%v at %v: scale %v, and %v at the one before", size, zoom, got, before)
			}
			before = w.Scale()
		}
	}
}

func TestRestAndDesktopPlaces(t *testing.T) {
	var motion render.Motion
	w := ui.NewWindow(show(func(f *ui.Frame) {
		if motion == (render.Motion{}) {
			motion = f.Clock.Begin(time.Second)
		}
		f.Progress(motion)
		f.Breath()
		f.Spot(ui.Spot{ID: "thing", Rect: ui.Box(100, 200, 10, 20)})
	}), 2560, 1440, 2)
	hand := uitest.New(t, w)
	hand.Wait(500 * time.Millisecond)
	if w.AtRest() {
		t.Error("the window rests while something moves")
	}
	w.Settle(5 * time.Second)
	if !w.AtRest() || w.Clock.Now > 1200*time.Millisecond {
		t.Errorf("resting %v at %v, want it after a second", w.AtRest(), w.Clock.Now)
	}
	r, _ := w.Spot("thing")
	if got, want := w.OnDesktop(r), ui.Box(100, 200, 10, 20); got != want {
		t.Errorf("on a fine screen the thing is at %v of the desktop, want %v", got, want)
	}
}

// A new screen can be used at once: no press is lost while it comes.
func TestTheFirstPressOnANewScreenCounts(t *testing.T) {
	clicks := 0
	second := show(func(f *ui.Frame) {
		if f.Button(ui.Button{ID: "there", Rect: ui.Box(600, 300, 120, 40), Label: "There"}) {
			clicks++
		}
	})
	hand := open(t, func(f *ui.Frame) {
		if f.Button(ui.Button{ID: "go", Rect: ui.Box(100, 100, 120, 40), Label: "Go"}) {
			f.Go(second)
		}
	})
	w, at, there := hand.Window, hand.Find("go"), ui.Point{X: 660, Y: 320}
	w.Tick(ui.Input{At: at, Was: at, Pressed: true, Down: true})
	w.Tick(ui.Input{At: at, Was: at, Released: true})
	w.Tick(ui.Input{At: there, Was: there, Pressed: true, Down: true})
	w.Tick(ui.Input{At: there, Was: there, Released: true})
	w.Tick(ui.Input{At: there, Was: there})
	if clicks != 1 {
		t.Errorf("%d clicks came through, want 1", clicks)
	}
}

// What is asked anew is not answered by the second click of a double click.
func TestASecondClickIsNotForTheNextQuestion(t *testing.T) {
	for _, renews := range []bool{false, true} {
		clicks := 0
		hand := open(t, func(f *ui.Frame) {
			if f.Button(ui.Button{ID: "go", Rect: ui.Box(100, 100, 120, 40), Label: "Go"}) {
				if clicks++; renews {
					f.Renew()
				}
			}
		})
		hand.DoubleClick("go")
		if want := map[bool]int{false: 2, true: 1}[renews]; clicks != want {
			t.Errorf("renewed %v: %d clicks, want %d", renews, clicks, want)
		}
		hand.Wait(time.Second)
		before := clicks
		if hand.Click("go"); clicks != before+1 {
			t.Error("a later click does not count")
		}
	}
}

// What is asked a while after a click is not answered by one that comes there before anybody can have read it.
func TestAnUnreadQuestionIsNotAnswered(t *testing.T) {
	clicks, renew := 0, false
	hand := open(t, func(f *ui.Frame) {
		if renew {
			f.Renew()
			renew = false
		}
		for i, id := range []string{"go", "other"} {
			if f.Button(ui.Button{ID: id, Rect: ui.Box(100, 100+float64(i)*100, 120, 40), Label: "Go"}) {
				clicks++
			}
		}
	})
	for _, test := range []struct {
		id   string
		wait time.Duration
		want int
	}{{"go", 200 * time.Millisecond, 1}, {"go", time.Second, 2}, {"other", 200 * time.Millisecond, 2}} {
		clicks = 0
		hand.Click("go")
		hand.Wait(2 * time.Second)
		renew = true
		hand.Window.Invalidate()
		hand.Wait(test.wait)
		hand.Press(hand.Find(test.id))
		hand.Release()
		hand.Wait(3 * ui.Tick)
		if clicks != test.want {
			t.Errorf("%s clicked after %v: %d clicks count, want %d", test.id, test.wait, clicks, test.want)
		}
	}
}

// A press that began before something was asked does not answer it, wherever it ends.
func TestAPressBegunBeforeAQuestionIsNoAnswer(t *testing.T) {
	for _, renews := range []bool{false, true} {
		clicks, renew := 0, false
		hand := open(t, func(f *ui.Frame) {
			if renew {
				f.Renew()
				renew = false
			}
			if f.Button(ui.Button{ID: "go", Rect: ui.Box(100, 100, 120, 40), Label: "Go"}) {
				clicks++
			}
		})
		hand.Press(hand.Find("go"))
		renew = renews
		hand.Window.Invalidate()
		hand.Pull(hand.Find("go"))
		hand.Release()
		if hand.Wait(time.Second); (clicks == 0) != renews {
			t.Errorf("renewed %v: %d clicks", renews, clicks)
		}
	}
}

// While clicks where the last one was are not taken the window tells the place, and makes a frame when that ends: whoever waits at
// a window at rest learns it.
func TestWhereNoClickIsTakenIsTold(t *testing.T) {
	frames := 0
	hand := open(t, func(f *ui.Frame) {
		if frames++; f.Button(ui.Button{ID: "go", Rect: ui.Box(100, 100, 120, 40), Label: "Go"}) {
			f.Renew()
		}
	})
	at := hand.Find("go")
	hand.Click("go")
	if !hand.Window.Deaf().Contains(at) {
		t.Fatal("the place of a click that renewed the question is not told")
	}
	hand.Wait(300 * time.Millisecond)
	if !hand.Window.Deaf().Contains(at) {
		t.Error("it is taken again before anybody can have read")
	}
	before := frames
	hand.Wait(300 * time.Millisecond)
	if !hand.Window.Deaf().Empty() || frames == before {
		t.Errorf("told still: %v, %d frames since", hand.Window.Deaf(), frames-before)
	}
}

// What there is to know about a thing does not cover what comes of a click on it, until the pointer moves again.
func TestAClickPutsAwayWhatThereIsToKnow(t *testing.T) {
	seen := false
	hand := open(t, func(f *ui.Frame) {
		seen = f.Spot(ui.Spot{ID: "thing", Rect: ui.Box(100, 100, 120, 40)}).Sheet
	})
	hand.Hover("thing")
	if !seen {
		t.Fatal("looking at it tells nothing")
	}
	hand.Click("thing")
	if hand.Wait(time.Second); seen {
		t.Error("it is told after a click too")
	}
	hand.MoveTo(hand.Find("thing").Add(ui.Point{X: 3}))
	if hand.Wait(time.Second); !seen {
		t.Error("it is not told when the pointer moves again")
	}
}
