package rebellion

import (
	"slices"
	"testing"
	"time"

	"holoboard/assets"
	"holoboard/ui"
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

func shown(b *testing.B, name string) ui.Screen {
	b.Helper()
	words, err := assets.NewWords("en")
	if err != nil {
		b.Fatal(err)
	}
	screen, err := Shots()[name](&fakeProgram{words: words}, nil)
	if err != nil {
		b.Fatal(err)
	}
	return screen
}

func still(int) ui.Input { return ui.Input{} }

func BenchmarkFrameCombat(b *testing.B) { frames(b, shown(b, "combat"), still) }

func BenchmarkFrameGalaxy(b *testing.B) {
	frames(b, shown(b, "turn"), func(n int) ui.Input {
		at := func(n int) ui.Point { return ui.Point{X: 700 + float64(n%200), Y: 300} }
		return ui.Input{At: at(n), Was: at(n - 1), Down: n%200 != 0, Pressed: n%200 == 1, Released: n%200 == 0}
	})
}
