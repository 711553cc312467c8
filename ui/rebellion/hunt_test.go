package rebellion

import (
	"slices"
	"strings"
	"testing"

	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/game/session"
	"holoboard/ui"
)

// TestTheHuntTellsWhatRuledASystemOut: at the end of what a side saw exactly those systems have a reason that are ruled
// out, a probe card that was drawn is the reason for its own system, and the base itself is never ruled out.
func TestTheHuntTellsWhatRuledASystemOut(t *testing.T) {
	probes, answers := 0, 0
	for seed := range uint64(4) {
		save, err := cadetsPlay(t, seed).Save()
		if err != nil {
			t.Fatal(err)
		}
		record, err := session.Rewind(Title(), save)
		if err != nil {
			t.Fatal(err)
		}
		for seat := range game.Seat(2) {
			moments, err := record.Moments(seat)
			if err != nil {
				t.Fatal(err)
			}
			moments = slices.DeleteFunc(moments, func(m session.Moment[rules.View]) bool { return m.View.Revealed })
			last := &moments[len(moments)-1].View
			out := ruled(moments)
			for s := range rules.BaseSpace {
				r, is := out[s]
				if is == last.Sites().Has(s) {
					t.Fatalf("seed %d, seat %d: %v can be the base: %v, and is ruled out: %v", seed, seat, s, !is, is)
				}
				if is && r.round > last.Round {
					t.Errorf("seed %d: %v is ruled out in round %d of %d", seed, s, r.round, last.Round)
				}
				switch r.by.Kind {
				case rules.ProbesDrawn:
					probes++
					if !slices.Contains(r.by.List[:r.by.N], uint8(s)) {
						t.Errorf("seed %d: %v is ruled out by the probe cards of %v", seed, s, r.by.List[:r.by.N])
					}
				case rules.BaseAnswered:
					answers++
				}
			}
			if _, is := out[last.Rebel.Base]; is && seat == 0 {
				t.Errorf("seed %d: the base itself is ruled out", seed)
			}
		}
	}
	if probes == 0 || answers == 0 {
		t.Errorf("these games show little: %d ruled out by probe cards, %d by answers", probes, answers)
	}
}

// TestTheHuntIsLaidOverTheMap: a click on the count of base sites shows it, B hides it, and a system tells about itself.
func TestTheHuntIsLaidOverTheMap(t *testing.T) {
	s := sit(t, 23, "cadet", session.Person)
	for s.settle(t); s.Asked() != "turn"; s.settle(t) {
		s.hand.Key(ui.KeyL)
		s.hand.Click("list.0")
		if s.hand.Has("confirm.yes") {
			s.hand.Click("confirm.yes")
		}
	}
	s.hand.Click("fact.empire.bases")
	if !s.hunting() {
		t.Fatal("a click on the base sites shows nothing")
	}
	open, ruledOut := 0, 0
	for at := range rules.BaseSpace {
		switch words := s.siteText(at); {
		case words == "The base can be here.":
			open++
		case strings.HasPrefix(words, "The base "):
			ruledOut++
		}
	}
	if open == 0 || ruledOut == 0 || open+ruledOut != int(rules.BaseSpace) {
		t.Errorf("%d systems say that the base can be there, %d that it is not", open, ruledOut)
	}
	s.hand.Key(ui.KeyB)
	if s.hunting() {
		t.Error("B hides nothing")
	}
}
