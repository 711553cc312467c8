package render

import (
	"bytes"
	"math"
	"testing"
	"time"
)

func near(a, b Point) bool { return a.Distance(b) < 1e-6 }

func TestCameraTurnsPlacesThereAndBack(t *testing.T) {
	c := NewCamera(Box(152, 56, 976, 496), Box(0, 0, 2000, 1000))
	c.ZoomAt(Point{300, 300}, 2)
	for _, p := range []Point{{300, 300}, {152, 56}, {1000, 500}} {
		if back := c.ToScreen(c.ToWorld(p)); !near(back, p) {
			t.Errorf("%v comes back as %v", p, back)
		}
	}
}

func TestZoomKeepsThePlaceUnderThePointer(t *testing.T) {
	c := NewCamera(Box(0, 0, 1000, 500), Box(0, 0, 2000, 1000))
	at := Point{400, 200}
	before := c.ToWorld(at)
	for range 5 {
		c.ZoomAt(at, 1.2)
	}
	if after := c.ToWorld(at); !near(before, after) {
		t.Errorf("under the pointer was %v, now %v", before, after)
	}
	for range 100 {
		c.ZoomAt(at, 1.2)
	}
	if most := 0.5 * closest; c.Zoom != most {
		t.Errorf("the closest zoom is %v, want %v", c.Zoom, most)
	}
}

func TestCameraStaysInTheWorld(t *testing.T) {
	world := Box(0, 0, 2000, 1000)
	c := NewCamera(Box(0, 0, 1000, 500), world)
	c.ZoomAt(Point{0, 0}, 3)
	c.Pan(Point{99999, -99999})
	low, high := c.ToWorld(Point{0, 0}), c.ToWorld(Point{1000, 500})
	if low.X != 0 || math.Abs(high.Y-1000) > 1e-6 {
		t.Errorf("after panning far away the view is %v to %v", low, high)
	}
	c.ZoomAt(Point{0, 0}, 0.001)
	if !c.Fitted() {
		t.Error("zooming out all the way does not show the whole world")
	}
	c.SetView(Box(0, 0, 500, 500))
	if !c.Fitted() || c.Zoom != 0.25 {
		t.Errorf("a smaller view has zoom %v, want the world fitted at 0.25", c.Zoom)
	}
}

func TestCameraGlides(t *testing.T) {
	c := NewCamera(Box(0, 0, 1000, 500), Box(0, 0, 2000, 1000))
	clock := &Clock{}
	c.Show(Box(900, 400, 400, 200), clock)
	clock.Now += ZoomTime / 2
	if !c.Tick(clock) || c.Zoom <= 0.5 || c.Zoom >= 2.5 {
		t.Errorf("half way the zoom is %v", c.Zoom)
	}
	clock.Now += ZoomTime
	if c.Tick(clock) || !near(c.At, Point{1100, 500}) || c.Zoom != 2.5 {
		t.Errorf("at the end the camera is at %v with zoom %v", c.At, c.Zoom)
	}
	clock.Reduced = true
	c.ShowAll(clock)
	if !c.Fitted() {
		t.Error("with reduced motion the glide is not over at once")
	}
}

func TestMotionsFollowTheSpeed(t *testing.T) {
	for speed, want := range map[Speed]float64{Normal: 0.5, Relaxed: 1.0 / 3, Fast: 1, Off: 1} {
		clock := &Clock{Speed: speed, Now: time.Second}
		m := clock.Begin(400 * time.Millisecond)
		clock.Now += 200 * time.Millisecond
		if got := m.At(clock); math.Abs(got-want) > 1e-6 {
			t.Errorf("speed %d: %v is done, want %v", speed, got, want)
		}
	}
	if !(Motion{}).Done(&Clock{}) {
		t.Error("the zero motion is not over")
	}
}

func TestSkipEndsWhatHasBegun(t *testing.T) {
	clock := &Clock{Now: time.Second}
	running, paused := clock.Begin(time.Second), clock.BeginAfter(time.Second, time.Second)
	clock.Skip()
	if !running.Done(clock) || !paused.Done(clock) {
		t.Error("skipping left a motion running")
	}
	clock.Now += time.Millisecond
	if later := clock.Begin(time.Second); later.Done(clock) {
		t.Error("skipping ended a motion that began later")
	}
}

func TestEasingsBeginAtNothingAndEndAtOne(t *testing.T) {
	for name, ease := range map[string]func(float64) float64{"In": In, "Out": Out, "InOut": InOut, "Overshoot": Overshoot} {
		if a, b := ease(0), ease(1); math.Abs(a) > 1e-9 || math.Abs(b-1) > 1e-9 {
			t.Errorf("%s goes from %v to %v", name, a, b)
		}
	}
	if In(0.5) >= 0.5 || Out(0.5) <= 0.5 {
		t.Error("In is not slow at first, or Out not at last")
	}
}

func TestDiceSettleOneAfterTheOther(t *testing.T) {
	const n = 6
	settled := 0
	for step := range 1000 {
		now := 0
		for i := range n {
			if p := Tumble(7, i, n, float64(step+1)/1000, "special"); p == (Pose{Face: "special", Scale: 1}) {
				now++
			} else if i < now {
				t.Fatalf("die %d still tumbles though a later one lies", i)
			}
		}
		if now < settled {
			t.Fatal("a die that lay tumbles again")
		}
		settled = now
	}
	if settled != n {
		t.Errorf("%d of %d dice lie at the end", settled, n)
	}
	if a, b := Tumble(7, 2, n, 0.3, "hit"), Tumble(7, 2, n, 0.3, "hit"); a != b {
		t.Errorf("the same seed tumbles differently: %v, %v", a, b)
	}
	if a, b := Tumble(7, 2, n, 0.3, "hit"), Tumble(8, 2, n, 0.3, "hit"); a == b {
		t.Error("another seed tumbles the same")
	}
}

// A die of any form tumbles without leaving its table, and a number on it is read as well as a sign.
func TestDiceOfAnyFormTumble(t *testing.T) {
	for form := range DieForm(len(dieShapes)) {
		for _, face := range []string{"hit", "20"} {
			c := testCanvas(1)
			die := Die{Form: form, Ink: BlackDie, Face: face}
			c.Die(Box(20, 20, 60, 60), die)
			bare := testCanvas(1)
			bare.Die(Box(20, 20, 60, 60), Die{Form: form, Ink: BlackDie})
			if bytes.Equal(c.Image().Pix, bare.Image().Pix) {
				t.Errorf("form %d shows no %s", form, face)
			}
			for step := range 20 {
				pose := Tumble(3, 0, 1, float64(step)/20, face)
				pose.Shift = Point{}
				tumbling := testCanvas(1)
				tumbling.DieInPose(Box(20, 20, 60, 60), die, pose, face, "special")
				if bytes.Equal(tumbling.Image().Pix, c.Image().Pix) != (step == 20) {
					t.Errorf("form %d with %s lies still after %d of 20 steps", form, face, step)
				}
			}
		}
	}
}

// A red die must be told from a black one without its colour.
func TestDiceDifferInShape(t *testing.T) {
	shape := func(form DieForm) int {
		c := testCanvas(2)
		c.Die(Box(100, 100, 56, 56), Die{Form: form, Face: "hit"})
		m := c.Image()
		lit := 0
		for y := 196; y < 220; y++ { // the upper left corner and the upper right one
			for x := range 24 {
				if m.RGBAAt(196+x, y).B != c.Palette.Space.B {
					lit++
				}
				if m.RGBAAt(316-x, y).B != c.Palette.Space.B {
					lit--
				}
			}
		}
		return lit
	}
	if red := shape(CutCube); red < 90 {
		t.Errorf("the corners of a red die differ by %d pixels, want one of them cut", red)
	}
	if black := shape(RoundCube); black > 30 || black < -30 {
		t.Errorf("the corners of a black die differ by %d pixels", black)
	}
}

func TestSparksAreOverAtTheEnd(t *testing.T) {
	for _, at := range []float64{0, 1, 1.5} {
		c := testCanvas(1)
		c.Burst(Point{50, 50}, 40, c.Palette.Amber, 1, at)
		c.Flash(Point{50, 50}, 40, c.Palette.Amber, at)
		c.Bolt(Point{50, 50}, Point{90, 90}, c.Palette.Amber, at)
		c.Shatter(Point{50, 50}, 40, c.Palette.Amber, 1, at)
		if len(c.marks) > 0 {
			t.Errorf("at %v there are still %d marks", at, len(c.marks))
		}
	}
	c := testCanvas(1)
	c.Burst(Point{50, 50}, 40, c.Palette.Amber, 1, 0.5)
	if len(c.marks) < 10 {
		t.Errorf("half way a burst has %d marks", len(c.marks))
	}
}
