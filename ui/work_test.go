package ui_test

import (
	"testing"
	"testing/synctest"
	"time"

	"holoboard/ui"
	"holoboard/ui/uitest"
	"holoboard/ui/work"
)

func TestMain(m *testing.M) { uitest.Main(m) }

// blank is a screen that shows nothing.
type blank struct{}

func (blank) Show(*ui.Frame) {}

// beside is a window whose work a worker does.
func beside(worker work.Worker) *ui.Window {
	w := ui.NewWindow(blank{}, 640, 360, 1)
	w.Worker = worker
	return w
}

// Whatever a window of threads has begun ends with it: work that rests, and what is done again and again.
func TestWhatAWindowBeganEndsWithIt(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := beside(work.Threads())
		looked, tried := 0, 0
		w.Every(time.Second, func() { looked++ })
		work := w.Work(func(work *work.Work) {
			for !work.Rest() {
				tried++
				time.Sleep(time.Second)
			}
		})
		time.Sleep(3500 * time.Millisecond)
		if work.Soon() || work.Lasts() < 3*time.Second {
			t.Errorf("work that lasts for %v is done", work.Lasts())
		}
		w.Close()
		time.Sleep(time.Minute)
		if looked != 3 || tried != 4 || !work.Done() {
			t.Errorf("in three seconds and a half it looked %d times and tried %d times; it is done: %v", looked, tried, work.Done())
		}
	})
}

// A frame waits for work that is nearly done, and no longer.
func TestAFrameWaitsAMomentForWork(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := beside(work.Threads())
		for takes, soon := range map[time.Duration]bool{2 * time.Millisecond: true, 4 * time.Millisecond: false} {
			work := w.Work(func(*work.Work) { time.Sleep(takes) })
			if got := work.Soon(); got != soon {
				t.Errorf("work that takes %v is there soon: %v", takes, got)
			}
			work.Wait()
		}
		w.Close()
	})
}

// Who asks for work that failed fails with it, whoever does it; who stopped it hears nothing of it.
func TestWorkThatFailsIsToldToWhoAsks(t *testing.T) {
	for name, worker := range map[string]work.Worker{"threads": work.Threads(), "at once": work.AtOnce()} {
		w := beside(worker)
		work := w.Work(func(*work.Work) { panic("no") })
		func() {
			defer func() {
				if f, ok := recover().(*ui.Failure); !ok || f.Cause != "no" || len(f.Stack) == 0 {
					t.Errorf("%s: who waits hears %v", name, f)
				}
			}()
			work.Wait()
		}()
		work.Stop()
		w.Close()
	}
}

// In steps work goes on as far as a test says, and its time with it.
func TestWorkGoesOnInSteps(t *testing.T) {
	steps := work.InSteps(time.Second)
	w := beside(steps)
	tried := [2]int{}
	var works [2]*work.Work
	for i := range works {
		works[i] = w.Work(func(work *work.Work) {
			for !work.Rest() && work.Lasts() < 5*time.Second {
				tried[i]++
			}
		})
	}
	steps.Move(3)
	if works[0].Soon() || works[0].Lasts() != 3*time.Second || tried != [2]int{2, 2} {
		t.Errorf("after three steps it lasts %v, with %v tries", works[0].Lasts(), tried)
	}
	works[0].Stop()
	if !works[0].Done() || steps.Under() != 1 {
		t.Errorf("work that is stopped goes on; %d are under way", steps.Under())
	}
	steps.Move(9)
	if !works[1].Done() || tried != [2]int{2, 3} || steps.Under() != 0 {
		t.Errorf("%d works are under way after all their steps; tries: %v", steps.Under(), tried)
	}
}

// Work at once that nobody can stop ends by itself.
func TestWorkAtOnceEnds(t *testing.T) {
	tries := 0
	if !beside(work.AtOnce()).Work(func(work *work.Work) {
		for !work.Rest() {
			tries++
		}
	}).Done() || tries == 0 {
		t.Error("it is not done")
	}
}
