package scene

import (
	"fmt"
	"strconv"
	"testing"
	"time"

	"holoboard/render"
	"holoboard/ui"
)

// ended shows a result.
type ended struct{ buttons []ui.Rect }

func (e *ended) Show(f *ui.Frame) {
	figures := func(facts string, n int) Summary {
		s := Summary{Facts: facts, Sides: []Named{{Name: "Black"}, {Name: "White"}}}
		for i := range n {
			s.Lines = append(s.Lines, Counted{What: "line " + strconv.Itoa(i) + " of " + facts, Figures: []string{"1", "2"}})
		}
		return s
	}
	luck := figures("luck", 5)
	page := Result{
		Outcome: Outcome{Sign: "cup", Title: "Black has won", How: "White has nothing left."}, Summary: figures("six rounds", 3), Luck: &luck,
		Pictures: [2]func(ui.Rect){func(ui.Rect) {}, func(ui.Rect) {}}, High: func(float64) (h [2]float64) { return h },
	}
	e.buttons, _ = page.Show(f)
}

// The figures of a result and those of its luck stand one below the other, and seven buttons beside each other, on every screen.
func TestAResultHasRoomForAll(t *testing.T) {
	for _, size := range []struct{ w, h int }{{1920, 1080}, {1280, 720}, {900, 600}, {844, 390}, {390, 844}} {
		shown := &ended{}
		w := ui.NewWindow(shown, size.w, size.h, 1)
		w.Clock.Speed = render.Off
		w.Settle(time.Second)
		lines := w.Lines()
		for i, l := range lines {
			for _, other := range lines[:i] {
				if l.Box.Overlaps(other.Box) {
					t.Errorf("%v: %q lies on %q", size, l.Text, other.Text)
				}
			}
		}
		if len(lines) < 5 || len(shown.buttons) != 7 {
			t.Errorf("%v: %d lines and %d buttons are shown", size, len(lines), len(shown.buttons))
		}
		all := ui.Box(0, 0, float64(size.w), float64(size.h))
		for i, b := range shown.buttons {
			if !b.Within(all) || b.H < 44 || b.W < 120 {
				t.Errorf("%v: button %d is at %v", size, i, b)
			}
			for j := range i {
				if b.Overlaps(shown.buttons[j]) {
					t.Errorf("%v: %s", size, fmt.Sprint("button ", i, " lies on ", j))
				}
			}
		}
		w.Close()
	}
}
