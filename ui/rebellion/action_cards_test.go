package rebellion

import (
	"slices"
	"strings"
	"testing"
	"time"

	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/rebellion/words"
)

// withCards sits at a standard game where an action card may be used.
func withCards(t *testing.T, ask game.Key) (s *sitting, use game.Option) {
	t.Helper()
	s = untilIn(t, rules.Setup{Standard: true}, asks(ask, rules.KindAction))
	use, _ = ofKind(s.Pending, rules.KindAction)
	return s, use
}

func used(s *sitting, o game.Option) bool {
	a, v := rules.Action(o.A), s.Game.View(game.Table)
	return slices.Contains(v.Used(a.Side()), a)
}

func TestACardOfTheHandIsUsedWithALeader(t *testing.T) {
	s, use := withCards(t, "assign")
	s.hand.Click(words.ID(words.ThingOf(use)))
	s.hand.Wait(ui.Tick)
	if used(s, use) {
		t.Fatal("a click is enough to use a card that cannot be taken back")
	}
	s.hand.Click("use.keep")
	s.hand.Wait(ui.Tick)
	if s.screen.Sheets.Using() != (game.Option{}) || used(s, use) {
		t.Fatal("the card is not kept")
	}
	s.hand.Click(words.ID(words.ThingOf(use)))
	s.hand.Wait(ui.Tick)
	s.hand.Click(words.ID(use))
	s.hand.Wait(time.Second)
	if !used(s, use) {
		t.Error("the card is not used")
	}
}

func TestALeaderDraggedOntoACardUsesIt(t *testing.T) {
	s, use := withCards(t, "assign")
	s.hand.Drag(words.ID(rules.Leader(use.B).Thing()), words.ID(words.ThingOf(use)))
	s.hand.Wait(time.Second)
	if !used(s, use) {
		t.Error("the card is not used")
	}
}

func TestACardIsUsedAtItsMoment(t *testing.T) {
	s, use := withCards(t, "combat_cards")
	s.hand.Wait(ui.Tick)
	if place := s.Places[use]; place != "choice."+words.ID(use) {
		t.Fatalf("the card is at %q, not in the panel", place)
	}
	s.hand.Click("choice." + words.ID(use))
	s.hand.Wait(time.Second)
	if !used(s, use) {
		t.Error("the card is not used")
	}
}

// What a side has used lies faceup in the box.
func TestUsedCardsCanBeLookedThrough(t *testing.T) {
	s := told(t, "setup standard\nused rebels: our_most_desperate_hour\npool: jan_dodonna\n").open(t, 1280, 720, render.Off)
	s.frames(3)
	s.hand.Click("fact.empire.actions")
	s.hand.Wait(ui.Tick)
	if s.hand.Has("pile.close") {
		t.Error("an empty box is opened")
	}
	s.hand.Click("fact.rebels.actions")
	s.hand.Wait(ui.Tick)
	s.hand.Click("pile.close")
	s.hand.Wait(ui.Tick)
	if s.hand.Has("pile.close") {
		t.Error("the box stays open")
	}
}

func TestACardThatIsUsedIsShown(t *testing.T) {
	s, use := withCards(t, "assign")
	s.hand.Window.Clock.Speed = 1
	s.hand.Drag(words.ID(rules.Leader(use.B).Thing()), words.ID(words.ThingOf(use)))
	for range 120 {
		if _, shown := s.Scene.(playedScene); shown {
			return
		}
		s.hand.Wait(ui.Tick)
	}
	t.Error("the card is not shown to everybody")
}

// holding finds somebody in the examples who assigns and holds an action card as wanted, and sits him down.
func holding(t *testing.T, wanted func(d *game.Decision, a rules.Action) bool) (s *sitting, held rules.Action) {
	t.Helper()
	s = untilIn(t, rules.Setup{Standard: true}, func(g *Session, d *game.Decision) bool {
		v := g.View(d.Seat)
		for _, a := range v.Actions().Held {
			if d.Ask == "assign" && a != rules.NoAction && wanted(d, a) {
				held = a
				return true
			}
		}
		return false
	})
	return s, held
}

// A card that stays dark says why when it is looked at.
func TestADarkCardSaysWhy(t *testing.T) {
	s, a := holding(t, func(d *game.Decision, a rules.Action) bool {
		return a.Card().Timing == rules.AtAssignment &&
			!slices.ContainsFunc(d.Options, func(o game.Option) bool { return words.ThingOf(o) == a.Thing() })
	})
	if s.WhyNot(a.Thing()) == "" {
		t.Errorf("%v is dark and nothing says why", a)
	}
}

// R12.2.2: a card for the start of a combat says so when somebody wants to use it in the Assignment Phase.
func TestACardForAnotherMomentSaysWhichOne(t *testing.T) {
	s, a := holding(t, func(_ *game.Decision, a rules.Action) bool { return a.Card().Timing == rules.AtCombatStart })
	s.hand.Click(words.ID(a.Thing()))
	if why := s.WhyNot(a.Thing()); !strings.Contains(why, "start of a combat") || !s.F.Refused(why) {
		t.Errorf("a click on %v says %q", a, why)
	}
}
