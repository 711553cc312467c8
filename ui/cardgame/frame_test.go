package cardgame

import (
	"slices"
	"testing"
	"time"

	"holoboard/assets"
	rules "holoboard/game/cardgame"
	"holoboard/ui"
	"holoboard/ui/uitest"
)

// wordsOf are the words of the game in a language.
func wordsOf(t testing.TB, language string) *assets.Words {
	t.Helper()
	words := uitest.Words(t, language, rules.ID)
	return words
}

// screenOf is a screen of the game by name.
func screenOf(t testing.TB, name string, words *assets.Words) ui.Screen {
	t.Helper()
	screen, err := Shots()[name](&shelfProgram{program{words: words}}, nil)
	if err != nil {
		t.Fatal(err)
	}
	return screen
}

// frames draws frames of a screen at 1920 × 1080 which are made anew, the pointer moving over it; the graphics library draws none of them.
func frames(b testing.TB, name string, each func(frame func())) {
	w := ui.NewWindow(screenOf(b, name, wordsOf(b, "en")), 1920, 1080, 1)
	w.Settle(10 * time.Second)
	k := 0
	frame := func() {
		k++
		at := ui.Point{X: 500 + float64(k%400), Y: 300}
		w.Invalidate()
		w.Tick(ui.Input{At: at, Was: at.Sub(ui.Point{X: 1})})
	}
	for range 450 {
		frame()
	}
	each(frame)
}

// BenchmarkFrame tells how long a frame of a table full of cards takes to be made, before the graphics library has it: the middle one and the
// slowest of a hundred.
func BenchmarkFrame(b *testing.B) {
	frames(b, "dense", func(frame func()) {
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

// A frame asks for little memory: of a table full of cards, of an engagement, while a card is paid for, and before the game.
func TestAFrameAsksForLittleMemory(t *testing.T) {
	for name, most := range map[string]float64{"dense": 130, "strike": 70, "pay": 65, "table": 90} {
		frames(t, name, func(frame func()) {
			if got := testing.AllocsPerRun(100, frame); got > most {
				t.Errorf("a frame of %s asks for memory %.0f times, at most %.0f are meant", name, got, most)
			}
		})
	}
}
