package duel

import (
	"strings"
	"testing"

	"holoboard/render"
	"holoboard/ui"
)

// When a strike has hit what has led to it stands there, whole, until the player goes on: who struck, who answered, who hit. It is told again
// when he asks for it, and nobody is asked before.
func TestAHitStandsThereUntilOneGoesOn(t *testing.T) {
	for _, size := range sizes {
		s, table := alone(t, size)
		s.hand.Window.Clock.Speed = render.Normal
		halts := 0
		for n := 0; !s.hand.Has("result.again"); n++ {
			if n > 20_000 {
				t.Fatalf("%v: the duel does not end", size)
			}
			s.hand.Wait(ui.Tick)
			switch {
			case s.hand.Has("ledger.on"):
				halts++
				read := ""
				for _, line := range s.hand.Window.Legibility() {
					read += line.Text + "|"
				}
				strikes := 0
				for _, e := range table.Reel.Events[table.pass.Began():table.Reel.Past()] {
					if e.What == "strikes" {
						strikes++
					}
				}
				if table.Pending != nil || strings.Count(read, "strikes.") < strikes || !s.hand.Has("ledger") {
					t.Errorf("%v: of %d strikes it reads %s", size, strikes, read)
				}
				if short := s.hand.Window.Shortened(); len(short) > 0 {
					t.Errorf("%v: not whole is %q", size, short)
				}
				if halts == 1 {
					s.hand.Click("ledger.again")
					continue
				}
				s.hand.Click("ledger.on")
			case table.Pending != nil:
				s.point(t, table, table.Pending.Options[0])
			}
		}
		if hits := int(table.View.Hits[0] + table.View.Hits[1]); hits == 0 || halts != hits+1 {
			t.Errorf("%v: of %d hits, the first told twice, it stood there %d times", size, hits, halts)
		}
	}
}
