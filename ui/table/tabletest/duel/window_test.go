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
		for table.Shown.Asked() != "answer" || !table.Offered(gametest.Card(gametest.Lunge)) {
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

// In the last pass the coin stands beside the question, with what it is thrown for (D6); the bar says which pass goes on and its part.
func TestTheLastPassShowsTheCoin(t *testing.T) {
	s, table := alone(t, [2]int{1280, 720})
	for !s.hand.Has("result.again") {
		s.hand.Wait(ui.Tick)
		read := ""
		for _, line := range s.hand.Window.Legibility() {
			read += line.Text + "|"
		}
		pass := table.View.Pass
		if !strings.Contains(read, fmt.Sprintf("Pass %d|", pass)) || !strings.Contains(read, "Strikes|") {
			t.Errorf("in pass %d the bar says %s", pass, read)
		}
		if table.Shown.Asked() == "strike" && strings.Contains(read, "a coin decides") != (pass == 3) {
			t.Errorf("in pass %d it is said of the coin: %s", pass, read)
		}
		s.point(t, table, table.Pending.Options[0])
		s.settle(t, table)
	}
}
