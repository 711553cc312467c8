package ending

import (
	"slices"
	"testing"

	rules "holoboard/game/rebellion"
	"holoboard/ui/rebellion/rows"
	"holoboard/ui/rebellion/seattest"
)

// The story of a game begins where the base was first, says of every round how likely each side was to win, and ends
// with what came true.
func TestTheStoryOfAGame(t *testing.T) {
	games, moved, found := uint64(6), 0, 0
	if testing.Short() {
		games = 2
	}
	for seed := range games {
		g := seattest.CadetsPlay(t, seed)
		v := g.View(0)
		record, err := g.Tape()
		if err != nil {
			t.Fatal(err)
		}
		s := NewStory(record)
		if n := len(s.Chances); n != int(v.Round)+1 {
			t.Errorf("seed %d: %d chances of a game of %d rounds", seed, n, v.Round)
		}
		for i, chance := range s.Chances[:len(s.Chances)-1] {
			if chance <= 0 || chance >= 1000 {
				t.Errorf("seed %d: before round %d the Rebels win with %d in 1000", seed, i+1, chance)
			}
		}
		end := map[rules.Side]int{rules.Rebels: 1000, rules.Empire: 0}[v.Winner]
		if got := s.Chances[len(s.Chances)-1]; got != end {
			t.Errorf("seed %d: the %v have won, with %d in 1000 for the Rebels", seed, v.Winner, got)
		}
		last := s.Stays[len(s.Stays)-1]
		if s.Stays[0].From != 1 || last.To != v.Round || last.At != v.Base || v.Revealed != (last.Found > 0) {
			t.Errorf("seed %d: stays %v of a base that was in %v at the end of round %d, revealed %v", seed, s.Stays, v.Base, v.Round, v.Revealed)
		}
		for i, stay := range s.Stays[1:] {
			moved++
			if stay.From < s.Stays[i].To {
				t.Errorf("seed %d: the base is in two places: %v", seed, s.Stays)
			}
		}
		if last.Found > 0 {
			found++
		}
	}
	if !testing.Short() && (moved == 0 || found == 0) {
		t.Errorf("these games show little: %d new bases, %d found", moved, found)
	}
}

// TestTheSummaryCountsForWhomThereIsSomethingToCount: captures are the Empire's, objectives the Rebels'.
func TestTheSummaryCountsForWhomThereIsSomethingToCount(t *testing.T) {
	for _, c := range []struct {
		side rules.Side
		key  string
		want bool
	}{
		{rules.Rebels, "leaders", false}, {rules.Empire, "leaders", true}, {rules.Rebels, "objectives", true},
		{rules.Empire, "objectives", false}, {rules.Empire, "battles", true}, {rules.Rebels, "units", true},
	} {
		if concerns(c.key, int(c.side)) != c.want {
			t.Errorf("%v, %s: want %v", c.side, c.key, c.want)
		}
	}
}

// What an event counts for is a line of the summary.
func TestEverySumIsALine(t *testing.T) {
	for k := range rules.AllEventKinds() {
		if sum := rows.Of(k).Sum; sum != "" && !slices.Contains(summaryKeys, sum) {
			t.Errorf("%v counts for %q, which is no line of the summary", k, sum)
		}
	}
}
