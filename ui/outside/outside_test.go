package outside

import (
	"context"
	"errors"
	"testing"
	"testing/synctest"
	"time"

	"holoboard/ui"
	"holoboard/ui/uitest"
	"holoboard/ui/work"
)

func TestMain(m *testing.M) { uitest.Main(m) }

// counting is a screen that counts its frames.
type counting struct{ frames int }

func (c *counting) Show(f *ui.Frame) {
	c.frames++
	f.Invalidate()
}

// A tool that answers late, or never and minds no context, holds up no frame, and is given up in time.
func TestNothingOutsideHoldsAFrame(t *testing.T) {
	late := errors.New("it was ended")
	for name, c := range map[string]struct {
		takes time.Duration // for its work
		fails error
		minds bool          // that its context ends
		told  time.Duration // after which its end is told
		err   error
	}{
		"at once":             {},
		"it fails":            {fails: late, err: late},
		"a second":            {takes: time.Second, told: time.Second},
		"until it is ended":   {takes: time.Hour, fails: late, minds: true, told: Limit, err: ErrLate},
		"an hour in any case": {takes: time.Hour, told: Limit, err: ErrLate},
	} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				screen := &counting{}
				w := ui.NewWindow(screen, 640, 360, 1)
				w.Worker = work.Threads()
				defer w.Close()
				var told []error
				began := time.Now()
				Ask(w, func(ctx context.Context) error {
					var ended <-chan struct{}
					if c.minds {
						ended = ctx.Done()
					}
					select {
					case <-time.After(c.takes):
					case <-ended:
					}
					return c.fails
				}, func(_ *ui.Frame, err error) { told = append(told, err) })
				for time.Since(began) < Limit+time.Second {
					before := screen.frames
					at := time.Now()
					w.Tick(ui.Input{})
					if screen.frames == before || time.Since(at) > 0 {
						t.Fatalf("a frame takes %v", time.Since(at))
					}
					if early := time.Since(began) < c.told; early && told != nil {
						t.Fatalf("after %v it is told that it ended", time.Since(began))
					}
					time.Sleep(ui.Tick)
					synctest.Wait()
					if time.Since(began) > c.told+3*ui.Tick && told == nil {
						t.Fatalf("after %v nothing is told", time.Since(began))
					}
				}
				if len(told) != 1 || !errors.Is(told[0], c.err) {
					t.Errorf("told is %v, want %v once", told, c.err)
				}
				time.Sleep(2 * time.Hour) // what was left to itself has ended
			})
		})
	}
}

// A window closes although something outside never ends, and what was stopped is told to nobody.
func TestAWindowClosesWhateverIsOutside(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := ui.NewWindow(&counting{}, 640, 360, 1)
		w.Worker = work.Threads()
		never := func(context.Context) error { time.Sleep(time.Hour); return nil }
		told := func(*ui.Frame, error) { t.Error("what was stopped is told") }
		Ask(w, never, told).Stop()
		Ask(w, never, told)
		began := time.Now()
		w.Close()
		if took := time.Since(began); took > time.Second {
			t.Errorf("to close takes %v", took)
		}
		time.Sleep(2 * time.Hour)
		w.Tick(ui.Input{})
	})
}
