package rebellion

import (
	"slices"
	"testing"
	"time"

	"holoboard/ui"
	"holoboard/ui/uitest"
)

// frames measures frames of a screen at 1920 × 1080 in which all is drawn anew, as while something moves, and tells how
// long the middle one and the slowest of a hundred take; move changes the input from one to the next.
func frames(b *testing.B, screen ui.Screen, move func(n int) ui.Input) {
	w := ui.NewWindow(screen, 1920, 1080, 1)
	w.Settle(10 * time.Second)
	var took []time.Duration
	b.ReportAllocs()
	for n := 0; b.Loop(); n++ {
		w.Invalidate()
		start := time.Now()
		w.Tick(move(n))
		took = append(took, time.Since(start))
	}
	slices.Sort(took)
	b.ReportMetric(float64(took[len(took)/2].Microseconds())/1000, "median-ms")
	b.ReportMetric(float64(took[len(took)*99/100].Microseconds())/1000, "p99-ms")
}

func shown(t testing.TB, name string) ui.Screen {
	t.Helper()
	words := uitest.Words(t, "en", "rebellion")
	screen, err := Shots()[name](&fakeProgram{words: words}, nil)
	if err != nil {
		t.Fatal(err)
	}
	return screen
}

func still(int) ui.Input { return ui.Input{} }

// panned pans to and fro.
func panned(n int) ui.Input {
	at := func(n int) ui.Point { return ui.Point{X: 700 + float64(n%200), Y: 300} }
	return ui.Input{At: at(n), Was: at(n - 1), Down: n%200 != 0, Pressed: n%200 == 1, Released: n%200 == 0}
}

func BenchmarkFrameCombat(b *testing.B) { frames(b, shown(b, "combat"), still) }

func BenchmarkFrameGalaxy(b *testing.B) { frames(b, shown(b, "turn"), panned) }

// A frame that shows what the one before showed, or the map a little further on, makes hardly any garbage.
func TestAFrameAsksForHardlyAnyMemory(t *testing.T) {
	for _, screen := range []struct {
		name string
		move func(n int) ui.Input
		most float64
	}{
		{"combat", still, 20}, {"turn", panned, 12}, {"table", still, 14}, {"assignment", still, 24}, {"mission", still, 42}, {"refresh", still, 14},
	} {
		w := ui.NewWindow(shown(t, screen.name), 1920, 1080, 1)
		w.Settle(10 * time.Second)
		n := 0
		frame := func() {
			w.Invalidate()
			w.Tick(screen.move(n))
			n++
		}
		for range 250 {
			frame()
		}
		if got := testing.AllocsPerRun(100, frame); got > screen.most {
			t.Errorf("a frame of %s asks for memory %.0f times, at most %.0f are meant", screen.name, got, screen.most)
		}
	}
}
