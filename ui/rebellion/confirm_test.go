package rebellion

import (
	"testing"

	rules "holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/ui"
)

// TestANewBaseIsAskedAboutOnceMore: where the base moves to is settled for good, so one click does not do it; keeping
// the old one needs no question.
func TestANewBaseIsAskedAboutOnceMore(t *testing.T) {
	s := until(t, asks("new_base", rules.KindProbe))
	probe, _ := ofKind(s.Pending, rules.KindProbe)
	base := s.View.Rebel.Base
	s.Choose(probe)
	s.hand.Wait(ui.Tick)
	if s.screen.Asked() != "new_base" || !s.hand.Has("confirm.yes") {
		t.Fatal("one choice settles the new base")
	}
	s.hand.Click("confirm.no")
	s.hand.Wait(ui.Tick)
	if s.screen.Asked() != "new_base" || s.Game.View(s.Viewer).Rebel.Base != base {
		t.Fatal("the base moves although the player said no")
	}
	s.Choose(probe)
	s.hand.Wait(ui.Tick)
	s.hand.Click("confirm.yes")
	s.hand.Wait(ui.Tick)
	if got := s.Game.View(s.Viewer).Rebel.Base; got != rules.System(probe.A) {
		t.Errorf("the base is in %v, not in %v", got, rules.System(probe.A))
	}
}

// TestNoObjectiveIsAskedAboutOnceMore: a condition that is met now has to be met again if the card is kept.
func TestNoObjectiveIsAskedAboutOnceMore(t *testing.T) {
	s := until(t, asks("objective", rules.KindObjective))
	s.Choose(rules.None.Thing())
	s.hand.Wait(ui.Tick)
	if s.screen.Asked() != "objective" || !s.hand.Has("confirm.yes") {
		t.Fatal("one choice gives the objective up")
	}
	s.hand.Click("confirm.no")
	s.hand.Wait(ui.Tick)
	objective, _ := ofKind(s.Pending, rules.KindObjective)
	s.Choose(objective)
	s.hand.Wait(ui.Tick)
	if s.hand.Has("confirm.yes") {
		t.Error("playing it is asked about once more")
	}
}

// TestOnlyAnEmptyAssignmentIsAskedAboutOnceMore: leaders who stay in the pool are wanted there, unless nobody was assigned at all.
func TestOnlyAnEmptyAssignmentIsAskedAboutOnceMore(t *testing.T) {
	s, leader, _ := bothAssign(t)
	s.Choose(rules.Done.Thing())
	s.hand.Wait(ui.Tick)
	if s.screen.Asked() != "assign" || !s.hand.Has("confirm.yes") {
		t.Fatal("one click ends an assignment in which nobody was assigned")
	}
	s.hand.Click("confirm.no")
	s.Choose(leader)
	s.frames(3)
	s.Choose(rules.Sabotage.Thing())
	s.frames(3)
	s.Choose(rules.Done.Thing())
	s.hand.Wait(ui.Tick)
	if s.hand.Has("confirm.yes") || s.Game.Asked() == s.Viewer {
		t.Error("the end of an assignment with a mission is asked about once more")
	}
}

// TestTheProjectGivenBackIsAskedAboutOnceMore: two cards to choose from look like a choice of the one to keep.
func TestTheProjectGivenBackIsAskedAboutOnceMore(t *testing.T) {
	s := told(t, `turn empire
loyal empire: mustafar
top projects: oversee_project, superlaser_online
table empire: research_and_development with general_tagge

empire turn: card 1
empire mission_system: mustafar`).open(t, 1280, 720, render.Off)
	s.frames(3)
	back, kept := s.Pending.Options[0], s.Pending.Options[1]
	if s.otherThan(back) != kept || s.otherThan(kept) != back {
		t.Fatalf("of %v one is given back and the other is not kept", s.Pending.Options)
	}
	seat := s.Viewer
	before := s.Game.View(seat).Empire.Hand
	s.Choose(back)
	s.hand.Wait(ui.Tick)
	if s.screen.Asked() != "return_project" || !s.hand.Has("confirm.yes") {
		t.Fatal("one choice gives a project back")
	}
	s.hand.Click("confirm.yes")
	s.frames(3)
	if hand := s.Game.View(seat).Empire.Hand; hand[back.A] != before[back.A]-1 || hand[kept.A] != before[kept.A] {
		t.Errorf("%s is not given back, or %s not kept", s.Say.Name(back), s.Say.Name(kept))
	}
}
