package rebellion

import (
	"testing"

	rules "holoboard/game/rebellion"
	"holoboard/game/session"
)

// cadetsPlay plays a game of two cadets to its end.
func cadetsPlay(t *testing.T, seed uint64) *Session {
	t.Helper()
	s, err := session.New(sessionTitle(), session.Start{
		Seed: seed, Seats: []session.Chair{{Kind: "cadet"}, {Kind: "cadet"}}, Setup: rules.WriteSetup(rules.Setup{Standard: seed%2 == 1}),
	})
	if err != nil {
		t.Fatal(err)
	}
	for !s.Over() {
		s.Play()
	}
	return s
}

// The story of a game begins where the base was first, says of every round how likely each side was to win, and ends
// with what came true.
func TestTheStoryOfAGame(t *testing.T) {
	moved, found := 0, 0
	for seed := range uint64(6) {
		g := cadetsPlay(t, seed)
		v := g.View(0)
		record, err := g.Tape()
		if err != nil {
			t.Fatal(err)
		}
		s := newStory(record)
		if n := len(s.chances); n != int(v.Round)+1 {
			t.Errorf("seed %d: %d chances of a game of %d rounds", seed, n, v.Round)
		}
		for i, chance := range s.chances[:len(s.chances)-1] {
			if chance <= 0 || chance >= 1000 {
				t.Errorf("seed %d: before round %d the Rebels win with %d in 1000", seed, i+1, chance)
			}
		}
		end := map[rules.Side]int{rules.Rebels: 1000, rules.Empire: 0}[v.Winner]
		if got := s.chances[len(s.chances)-1]; got != end {
			t.Errorf("seed %d: the %v have won, with %d in 1000 for the Rebels", seed, v.Winner, got)
		}
		last := s.stays[len(s.stays)-1]
		if s.stays[0].from != 1 || last.to != v.Round || last.at != v.Base || v.Revealed != (last.found > 0) {
			t.Errorf("seed %d: stays %v of a base that was in %v at the end of round %d, revealed %v", seed, s.stays, v.Base, v.Round, v.Revealed)
		}
		for i, stay := range s.stays[1:] {
			moved++
			if stay.from < s.stays[i].to {
				t.Errorf("seed %d: the base is in two places: %v", seed, s.stays)
			}
		}
		if last.found > 0 {
			found++
		}
	}
	if moved == 0 || found == 0 {
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
		if concerns(c.side, c.key) != c.want {
			t.Errorf("%v, %s: want %v", c.side, c.key, c.want)
		}
	}
}
