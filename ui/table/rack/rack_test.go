package rack_test

import (
	"testing"

	"holoboard/render"
	"holoboard/render/board"
	"holoboard/ui/table/rack"
)

// However many options there are and however many of them can be used, each has a cell that a hand hits on one of the pages, inside the
// place for them and beside the others.
func TestCellsAreLargeEnough(t *testing.T) {
	for _, place := range []rack.Rack{
		{Area: render.Box(4, 500, 374, 54), Finger: true}, {Area: render.Box(4, 330, 260, 54), Finger: true}, {Area: render.Box(132, 480, 640, 50)},
		{Area: render.Box(218, 600, 840, 41)},
	} {
		least := 22.0
		if place.Finger {
			least = board.TouchSize + 4
		}
		for n := 1; n <= 40; n++ {
			for used := range n + 1 {
				usable := make([]bool, n)
				for i := range used {
					usable[i] = true
				}
				place.Cells(usable)
				seen := 0
				for place.Page = range max(place.Pages, 1) {
					cells := place.Cells(usable)
					end := place.Area.X
					for _, c := range cells {
						if c.Empty() {
							continue
						}
						seen++
						if c.W < least-0.01 || c.X < end-0.01 || c.Right() > place.Area.Right()+0.01 || c.Inset(0.01).Overlaps(place.More) {
							t.Fatalf("%d of %d used: a cell at %v on page %d, the page turns at %v", used, n, c, place.Page, place.More)
						}
						end = c.Right()
					}
				}
				if seen != n {
					t.Fatalf("%d of %d options have a cell", seen, n)
				}
			}
		}
	}
}

func TestLongWordsAreAbbreviated(t *testing.T) {
	for name, want := range map[string]string{"Заградительный огонь": "Заград. огонь", "Ion Cannon": "Ion Cannon", "Турболазеры": "Турбол."} {
		if got := rack.Abbreviated(name); got != want {
			t.Errorf("%q becomes %q", name, got)
		}
	}
}
