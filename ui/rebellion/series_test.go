package rebellion

import (
	"fmt"
	"testing"

	"holoboard/game/session"
	"holoboard/ui"
	"holoboard/ui/table/tabletest"
)

// assigning is a game of two at one screen, up to where the Rebels have sent somebody on a mission and are about to end that.
func assigning(t testing.TB) (*sitting, *tabletest.Shared) {
	t.Helper()
	s := sit(t, 21, session.Person, session.Person)
	s.settle(t)
	s.hand.Click("cover.sit")
	d, _ := s.Game.Decision(0)
	if err := s.Game.Answer(0, d.Options[0]); err != nil {
		t.Fatal(err)
	}
	s.hand.Wait(3 * ui.Tick)
	s.settle(t)
	s.hand.Drag("leader.princess_leia", "mission.build_alliance")
	s.settle(t)
	if !s.hand.Has("button.done") {
		t.Fatalf("%q is asked", s.screen.Asked())
	}
	return s, &tabletest.Shared{
		Hand: s.hand, Done: "button.done", Enter: true, Cover: "cover.sit",
		Told: func() string { return fmt.Sprint(s.Game.Answers(), s.Viewer, s.screen.Asked(), s.Picks) },
	}
}

// Five Enters on “Done assigning” do not go through the cover, nor end the other one's assignment.
func TestASeriesOpensNoCover(t *testing.T) {
	tabletest.SeriesOpenNoCover(t, func(t testing.TB) *tabletest.Shared {
		_, two := assigning(t)
		return two
	})
}

// Nor does a series that opens it.
func TestASeriesPlaysNoHand(t *testing.T) {
	tabletest.SeriesPlayNoHand(t, func(t testing.TB) *tabletest.Shared {
		s, two := assigning(t)
		s.hand.Click(two.Done)
		s.settle(t)
		return two
	})
}
