package rebellion

import (
	"slices"
	"testing"

	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/render/board"
	"holoboard/ui"
	"holoboard/ui/rebellion/words"
)

// bothAssign finds an assignment in which two leaders of the pool can go on Sabotage.
func bothAssign(t *testing.T) (s *sitting, first, second game.Option) {
	t.Helper()
	s = until(t, func(s *Session, d *game.Decision) bool {
		v := s.View(d.Seat)
		return d.Ask == "assign" && len(leadersOf(d)) > 2 && v.Hand()[rules.Sabotage] > 0
	})
	found := leadersOf(s.Pending)
	return s, found[0], found[1]
}

func leadersOf(d *game.Decision) (found []game.Option) {
	for _, o := range d.Options {
		if o.Kind == rules.KindLeader {
			found = append(found, o)
		}
	}
	return found
}

// slotOf is the mission that a leader is on.
func (s *sitting) slotOf(leader game.Option) game.Option {
	return rules.Slot(s.View.Side(), uint8(s.View.Leaders[leader.A].At-rules.OnMission))
}

func TestOnesOwnMissionsLieOverTheMapWhileLeadersAreAssigned(t *testing.T) {
	for name, carry := range carryings {
		s, first, second := bothAssign(t)
		if s.planned() || !s.hand.Has("system.malastare") {
			t.Fatalf("%s: a plan of nothing lies over the map", name)
		}
		carry(s, words.ID(first), "mission.sabotage")
		if s.hand.Has("system.malastare") {
			t.Fatalf("%s: systems can be pointed at under the plan", name)
		}
		slot := s.slotOf(first)
		r, ok := s.hand.Window.Spot(words.ID(slot))
		if l := s.Board.Parts(); !ok || !r.Within(l.Plan) || r.H < l.Plan.H/2 {
			t.Fatalf("%s: the mission lies at %v, not large in the plan, %v", name, r, s.Board.Parts().Plan)
		}
		carry(s, words.ID(second), words.ID(slot))
		if s.View.Leaders[second.A].At != s.View.Leaders[first.A].At {
			t.Errorf("%s: the second leader is at %d, the first at %d", name, s.View.Leaders[second.A].At, s.View.Leaders[first.A].At)
		}
		carry(s, words.ID(second), "pool")
		if s.View.Leaders[second.A].At != rules.InPool || s.View.Leaders[first.A].At == rules.InPool {
			t.Errorf("%s: taken back, the second leader is at %d", name, s.View.Leaders[second.A].At)
		}
	}
}

func TestTheMapIsSeenInsteadOfThePlanUntilThePhaseEnds(t *testing.T) {
	for name, turn := range map[string]func(s *sitting){
		"key":       func(s *sitting) { s.hand.Key(ui.KeyV) },
		"button":    func(s *sitting) { s.hand.Click("plan") },
		"small map": func(s *sitting) { s.hand.Click("map.open") },
	} {
		s, first, second := bothAssign(t)
		s.hand.Drag(words.ID(first), "mission.sabotage")
		if s.hand.Has("recap.close") {
			s.hand.Click("recap.close")
		}
		turn(s)
		if !s.hand.Has("system.malastare") || s.planned() {
			t.Fatalf("%s: the map is not shown", name)
		}
		s.hand.Drag(words.ID(second), "mission.infiltration")
		if s.planned() {
			t.Errorf("%s: the plan comes back after an assignment", name)
		}
		s.hand.Key(ui.KeyV)
		if !s.planned() {
			t.Errorf("%s: the plan does not come back", name)
		}
		s.hand.Key(ui.KeyV)
		s.hand.Key(ui.KeyF)
		if s.planned() {
			t.Errorf("%s: F does not lead to the whole galaxy", name)
		}
	}
}

// A leader is taken up by Enter, and the keys then reach the missions of the plan.
func TestThePlanIsReachedByKeys(t *testing.T) {
	s, first, second := bothAssign(t)
	s.hand.Drag(words.ID(first), "mission.sabotage")
	slot := s.slotOf(first)
	for range 60 {
		if s.hand.Window.Focus() == words.ID(second) {
			break
		}
		s.hand.Key(ui.KeyTab)
	}
	s.hand.Key(ui.KeyEnter)
	for range 60 {
		if s.hand.Window.Focus() == words.ID(slot) {
			break
		}
		s.hand.Key(ui.KeyTab)
	}
	s.hand.Key(ui.KeyEnter)
	if s.View.Leaders[second.A].At != s.View.Leaders[first.A].At {
		t.Errorf("by keys the second leader came to %d, the first is at %d", s.View.Leaders[second.A].At, s.View.Leaders[first.A].At)
	}
}

// Only who assigns sees a plan: no spectator, nobody who is asked something else.
func TestOtherQuestionsLeaveTheMapOpen(t *testing.T) {
	s := until(t, asks("turn", rules.KindLeader))
	if s.planned() || !s.hand.Has("system.malastare") {
		t.Error("the plan lies over the map in the Command Phase")
	}
	s, _, _ = bothAssign(t)
	s.fit(1024, 600, 1)
	if s.planned() {
		t.Error("the plan lies over the map of a small screen")
	}
}

func TestAPhoneShowsThePicturesOfTheHand(t *testing.T) {
	s, _, _ := bothAssign(t)
	s.fit(390, 844, 1)
	things := s.Board.Things(s.View)
	at := slices.IndexFunc(things, func(thing board.Thing) bool { return thing.Option == rules.Sabotage.Thing() })
	if at < 0 || things[at].Rect.H < 100 || things[at].Rect.W > s.Board.Layout().Own.W/2 {
		t.Errorf("the card is no picture beside another: %v", things)
	}
}
