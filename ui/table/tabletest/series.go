package tabletest

import (
	"fmt"
	"testing"
	"time"

	"holoboard/ui"
	"holoboard/ui/uitest"
)

// Shared is a screen that two share: one of them is about to end his question, and then the other takes his seat.
type Shared struct {
	Hand  *uitest.Hand
	Done  string        // the spot that ends the question
	Enter bool          // Enter ends it too
	Cover string        // the button of the cover that comes then
	Told  func() string // how things stand behind the cover, and who looks
}

// covered tells whether the cover is there.
func (s *Shared) covered() bool { return s.Hand.Has(s.Cover) }

// paces are the times from one press of a series to the next.
var paces = []time.Duration{
	50 * time.Millisecond, 100 * time.Millisecond, 200 * time.Millisecond, 340 * time.Millisecond, 500 * time.Millisecond,
	700 * time.Millisecond, 900 * time.Millisecond, time.Second,
}

// way is a way of pressing again and again.
type way struct {
	name   string
	touch  bool
	keys   bool
	follow bool // onto the button of the cover as soon as it is there
}

var ways = []way{
	{name: "pointer"}, {name: "pointer that follows", follow: true}, {name: "finger", touch: true},
	{name: "finger that follows", touch: true, follow: true}, {name: "Enter", keys: true},
}

const longest = 20 // presses in a series

// SeriesOpenNoCover is a law of covers: a series of up to 20 presses at any pace from 0.05 to 1 s, in any way of pressing, ends one
// question and does not open the hand of the next. Afterwards one press opens it. Open sets the table anew.
func SeriesOpenNoCover(t *testing.T, open func(t testing.TB) *Shared) {
	t.Helper()
	each(t, func(t *testing.T, how way, pace time.Duration) {
		s := open(t)
		if s.covered() {
			t.Fatal("the screen is covered before the question is ended")
		}
		s.Hand.Touch = how.touch
		at, came, told := s.Hand.Find(s.Done), 0, ""
		for press := 1; press <= longest; press++ {
			if how.follow && s.covered() {
				at = s.Hand.Find(s.Cover)
			}
			if press == 1 && !s.Enter {
				s.Hand.TapAt(at)
				s.Hand.Wait(3 * ui.Tick)
			} else {
				s.press(how, at, pace)
			}
			switch {
			case came == 0 && s.covered():
				came, told = press, s.Told()
			case came == 0 && press > 3:
				t.Fatal("no cover comes")
			case came > 0 && (!s.covered() || s.Told() != told):
				t.Fatalf("press %d opens the cover that came at press %d", press, came)
			}
		}
		s.Hand.Wait(ui.RestTime)
		s.press(how, s.Hand.Find(s.Cover), pace)
		if s.covered() {
			t.Error("after a rest a press does not open it")
		}
	})
}

// SeriesPlayNoHand is another: the press that opens a cover after a rest may be the first of such a series, and what follows does
// nothing to the hand behind it. Open sets a table anew that is covered.
func SeriesPlayNoHand(t *testing.T, open func(t testing.TB) *Shared) {
	t.Helper()
	each(t, func(t *testing.T, how way, pace time.Duration) {
		s := open(t)
		s.Hand.Wait(ui.RestTime)
		s.Hand.Touch = how.touch
		at, told := s.Hand.Find(s.Cover), ""
		for press := 1; press <= longest; press++ {
			switch s.press(how, at, pace); {
			case s.covered():
				t.Fatalf("it is covered after press %d", press)
			case press == 1:
				told = s.Told()
			case s.Told() != told:
				t.Fatalf("press %d is taken by the hand", press)
			}
		}
	})
}

// each runs a law for every way and pace; with -short for the quickest, the slowest, and that of a hand which counts.
func each(t *testing.T, law func(t *testing.T, how way, pace time.Duration)) {
	for _, how := range ways {
		for i, pace := range paces {
			if testing.Short() && i%(len(paces)-1) != 0 && pace != 340*time.Millisecond {
				continue
			}
			t.Run(fmt.Sprint(how.name, " ", pace), func(t *testing.T) { law(t, how, pace) })
		}
	}
}

// press presses once and waits until it is time for the next.
func (s *Shared) press(how way, at ui.Point, pace time.Duration) {
	begun := s.Hand.Window.Clock.Now
	if how.keys {
		s.Hand.Tap(ui.KeyEnter)
	} else {
		s.Hand.TapAt(at)
	}
	s.Hand.Wait(pace - (s.Hand.Window.Clock.Now - begun))
}
