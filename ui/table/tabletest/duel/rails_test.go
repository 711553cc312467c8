package duel

import (
	"slices"
	"strconv"
	"testing"

	"holoboard/render/board/muster"
)

// A rail says of a duellist who he is, that a strike of his lies facedown or with what it strikes, how often he has hit and how many cards
// he holds: of the other's not which.
func TestARailSaysWhatADuellistHas(t *testing.T) {
	s, table := alone(t, [2]int{1280, 720})
	window, moments := s.hand.Window, 0
	for !s.hand.Has("result.again") {
		v := table.View
		read := map[string]int{}
		for _, line := range window.Legibility() {
			read[line.Text]++
		}
		for side := range 2 {
			m := table.board.railOf(v, side)
			of := m.Companies[0]
			held, played := 0, 0
			for _, kind := range of.Counts[0].Kinds {
				played += kind.N
			}
			for _, kind := range of.Counts[1].Kinds {
				held += kind.N
			}
			lies := 0
			if v.Lies[side] {
				lies = 1
			}
			if facedown := slices.ContainsFunc(of.Lines, func(l muster.Line) bool { return l.State == "facedown" }); facedown != v.Lies[side] {
				t.Fatalf("of side %d a strike lies facedown: %v", side, facedown)
			}
			if held != int(v.Held[side]) || played+held+lies != 6 || of.Totals[0].N != int(v.Hits[side]) || read[m.Name] == 0 || read[strconv.Itoa(held)] == 0 {
				t.Fatalf("side %d has played %d and holds %d, it reads %v", side, played, held, read)
			}
		}
		moments++
		s.point(t, table, table.Pending.Options[0])
		s.settle(t, table)
	}
	if moments < 3 {
		t.Errorf("only %d moments were looked at", moments)
	}
}
