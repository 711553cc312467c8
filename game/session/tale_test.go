package session

import (
	"testing"

	"holoboard/game"
)

// A whisper is heard by one seat.
type whisper game.Seat

func (w whisper) SeenBy(seat game.Seat) game.Event {
	if seat == game.Seat(w) {
		return w
	}
	return nil
}

// TestALongGameKeepsFewTables: at most 64 tables after events and 32 pages, however much has happened; each event is found by its number, and
// what was cut is as if it had never been.
func TestALongGameKeepsFewTables(t *testing.T) {
	tale := newTale(0, 2)
	for n := range 20_000 {
		tale.turn(n, n, n)
		tale.add(1, []game.Event{whisper(n % 2)}, []int{n})
	}
	for range 2 {
		kept := 0
		for i, h := range tale.all {
			if h.after != nil {
				kept++
			}
			if (h.after == nil) != (i < tale.whole) {
				t.Fatalf("the table after event %d is not kept as it should be", i)
			}
		}
		if kept > 2*keptTables || len(tale.pages) > mostPages || tale.pages[0].began != 0 {
			t.Errorf("%d tables and %d pages are kept", kept, len(tale.pages))
		}
		for seen := range len(tale.all) / 2 {
			if at := tale.from(1, seen); at != 2*seen+1 || tale.upTo(1, at) != seen {
				t.Fatalf("event %d comes after %d that seat 1 saw, of which there are %d before it", at, seen, tale.upTo(1, at))
			}
		}
		for _, answers := range []int{0, 1, 777, len(tale.all) - 1} {
			if p := tale.before(answers); p.answer > answers {
				t.Errorf("the page before answer %d stands at %d", answers, p.answer)
			}
		}
		tale.cut(9_999, 9_999)
		if len(tale.all) != 9_999 || tale.seen[seatIndex(0)] != 5_000 || tale.seen[seatIndex(1)] != 4_999 || tale.before(20_000).event > 9_999 {
			t.Error("something is left of what was cut")
		}
	}
}
