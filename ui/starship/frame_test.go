package starship

import (
	"os"
	"slices"
	"testing"
	"time"

	"holoboard/ui"
)

// crowded is a table on which each side has thirty ships, and a ship fires.
func crowded(t testing.TB) *sitting {
	t.Helper()
	story, err := os.ReadFile("testdata/crowd.txt")
	if err != nil {
		t.Fatal(err)
	}
	return told(t, string(story))
}

// frames draws frames at 1920 × 1080 which are made anew, the pointer moving over the map; the graphics library draws none of them.
func frames(b testing.TB, n int, each func(frame func())) {
	s := crowded(b)
	w := ui.NewWindow(s.Table.screen, 1920, 1080, 1)
	w.Settle(10 * time.Second)
	k := 0
	frame := func() {
		k++
		at := ui.Point{X: 500 + float64(k%400), Y: 300}
		w.Invalidate()
		w.Tick(ui.Input{At: at, Was: at.Sub(ui.Point{X: 1})})
	}
	for range n {
		frame()
	}
	each(frame)
}

// BenchmarkFrame tells how long a frame with thirty ships a side takes to be made, before the graphics library has it: the middle one
// and the slowest of a hundred.
func BenchmarkFrame(b *testing.B) {
	frames(b, 450, func(frame func()) {
		var took []time.Duration
		b.ReportAllocs()
		for b.Loop() {
			start := time.Now()
			frame()
			took = append(took, time.Since(start))
		}
		slices.Sort(took)
		b.ReportMetric(float64(took[len(took)/2].Microseconds())/1000, "median-ms")
		b.ReportMetric(float64(took[len(took)*99/100].Microseconds())/1000, "p99-ms")
	})
}

// A frame with thirty ships a side asks for little memory while a ship fires.
func TestAFrameAsksForLittleMemory(t *testing.T) {
	const most = 120
	frames(t, 450, func(frame func()) {
		if got := testing.AllocsPerRun(100, frame); got > most {
			t.Errorf("a frame asks for memory %.0f times, at most %d are meant", got, most)
		}
	})
}
