package duel

import (
	"strconv"
	"strings"
	"testing"

	"holoboard/game/gametest"
	"holoboard/ui"
)

// The result of a duel counts what each has done: as many hits as lie on the table, as many answers as cards were spent; its chart has a
// value for each pass and ends with the share of the hits.
func TestAResultCounts(t *testing.T) {
	for _, size := range sizes {
		s, table := alone(t, size)
		for !s.hand.Has("result.again") {
			s.point(t, table, table.Pending.Options[0])
			s.settle(t, table)
		}
		s.hand.Wait(ui.Tick)
		told, v := table.told(), table.Shown.Play.Open()
		for side := range 2 {
			answers := int(v.Spent[side][gametest.Parry] + v.Spent[side][gametest.Lunge])
			if told.Counted("hits", side) != int(v.Hits[side]) || told.Counted("plays", side) != answers {
				t.Errorf("%v: side %d is counted %d hits and %d answers, want %d and %d", size, side, told.Counted("hits", side), told.Counted("plays", side), v.Hits[side], answers)
			}
		}
		want := 500
		if all := int(v.Hits[0] + v.Hits[1]); all > 0 {
			want = 1000 * int(v.Hits[0]) / all
		}
		if values := told.Chart.Values; len(values) != 3 || values[2] != want {
			t.Errorf("%v: the chart is %v, want %d at the end of three passes", size, values, want)
		}
		read := ""
		for _, line := range s.hand.Window.Legibility() {
			read += line.Text + "|"
		}
		if !strings.Contains(read, "Answers|"+strconv.Itoa(told.Counted("plays", 0))+"|") {
			t.Errorf("%v: the answers are not read: %s", size, read)
		}
	}
}
