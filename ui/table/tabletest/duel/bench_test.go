package duel

import (
	"slices"
	"testing"

	"holoboard/game/session"
	"holoboard/ui"
)

// onABench begins where hands are put together on a bench.
func onABench(p ui.Program, start session.Start) (ui.Game, error) {
	cards := hands(p.Words())
	cards.Bench = true
	return begin(p, start, cards)
}

// A hand is put together on a bench, on every screen: a card that is chosen takes a place, and leaves it by a click, or by being carried out of
// it; what is in a card, and what all cost, is read whole; and what was put together is brought.
func TestAHandIsBuiltOnABench(t *testing.T) {
	for _, size := range sizes {
		s := sitAt(t, onABench, size[0], size[1], session.Person, session.AtRandom)
		s.hand.Touch = size[0] < 860
		whole := func(what string) {
			t.Helper()
			if short := s.hand.Window.Shortened(); len(short) > 0 {
				t.Errorf("%v, %s: %q is not read whole", size, what, short)
			}
		}
		list := func() { // where it stands behind a tab
			if s.lines() == nil && s.hand.Has("build.tab.1") {
				s.hand.Click("build.tab.1")
			}
		}
		whole("at first")
		s.add("thrust")
		s.add("thrust")
		list()
		if got := s.lines(); !slices.Equal(got, []string{"thrust", "thrust.2"}) {
			t.Fatalf("%v: the hand is %v", size, got)
		}
		whole("with two cards")
		if s.hand.Touch {
			s.hand.Click("line.thrust")
			s.hand.Click("build.count.fewer")
			whole("on its page")
			s.hand.Click("build.sheet.close")
		} else {
			s.hand.Drag("line.thrust", "build.things")
		}
		if got := s.lines(); !slices.Equal(got, []string{"thrust"}) {
			t.Errorf("%v: one is taken out, and the hand is %v", size, got)
		}
		s.hand.Key(ui.KeyF)
		list()
		if got := s.lines(); len(got) != 6 || s.hand.Why("prepare.ready") != "" {
			t.Errorf("%v: filled up it is %v, and not brought for %q", size, got, s.hand.Why("prepare.ready"))
		}
		whole("filled up")
		s.hand.Click("prepare.ready")
		s.table(t)
	}
}
