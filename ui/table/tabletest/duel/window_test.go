package duel

import (
	"fmt"
	"strings"
	"testing"

	"holoboard/game/gametest"
	"holoboard/ui"
)

// In the window of a strike all is read whole: who strikes with what, and for each card what it does or that none is held. What a card
// under the pointer is said to change comes to pass when it is played.
func TestWhatAnAnswerChangesIsSaid(t *testing.T) {
	for _, size := range sizes {
		s, table := alone(t, size)
		for table.Asked() != "answer" || !table.Offered(gametest.Card(gametest.Lunge)) {
			if s.hand.Has("result.again") {
				t.Fatalf("%v: no window opens with a lunge in the hand", size)
			}
			s.point(t, table, table.Pending.Options[0])
			s.settle(t, table)
		}
		lunge := gametest.Card(gametest.Lunge)
		id, _, ok := table.Place(s.hand.Window, lunge)
		if !ok {
			t.Fatalf("%v: no card stands for the lunge", size)
		}
		s.hand.Hover(id)
		s.hand.Wait(ui.Tick)
		before := table.View.Strength
		before[0]++
		want := fmt.Sprintf("with Lunge: %d against %d", before[0], before[1])
		read, reasons := "", 0
		for _, line := range s.hand.Window.Legibility() {
			read += line.Text + " "
		}
		for _, card := range []uint8{gametest.Parry, gametest.Lunge} {
			if !table.Offered(gametest.Card(card)) {
				reasons++
			}
		}
		if !strings.Contains(read, want) || !strings.Contains(read, "Ann") || strings.Count(read, "None is in the hand.") != reasons && size[0] >= 480 {
			t.Errorf("%v: %q is not in what is read there, or not %d reasons: %s", size, want, reasons, read)
		}
		if short := s.hand.Window.Shortened(); len(short) > 0 {
			t.Errorf("%v: not whole is %q", size, short)
		}
		s.hand.Click(id)
		for _, e := range table.Reel.Events {
			if e.What == "plays" && e.Who == 0 && e.Card == gametest.Lunge {
				return
			}
		}
		t.Errorf("%v: the lunge is not played by its card", size)
	}
}
