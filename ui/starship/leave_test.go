package starship

import (
	"testing"
	"time"

	"holoboard/game"
	"holoboard/game/session"
	rules "holoboard/game/starship"
	"holoboard/game/starship/match"
	"holoboard/ui"
)

// leaveIt has an officer do what is asked, once he has said what that is.
func (s *sitting) leaveIt(t testing.TB) {
	t.Helper()
	before := s.screen.Play.Keeper.Answers()
	s.hand.Key(ui.KeyB)
	for n := 0; !s.hand.Has("plan.yes"); n++ {
		if s.hand.Wait(100 * time.Millisecond); n > 300 {
			t.Fatal("an officer does not say what he would do")
		}
	}
	if got := s.screen.Play.Keeper.Answers(); got != before {
		t.Errorf("before he was told to he gave %d answers", got-before)
	}
	s.hand.Click("plan.yes")
	s.hand.Wait(ui.Tick)
}

// An officer who places a fleet leaves it to the player whether its last ship is placed (R6.3).
func TestThePlayerIsAskedAboutTheLastShipThatAnOfficerPlaces(t *testing.T) {
	s := told(t, "game starship\nmap 14 12\nphase deployment\nbeside light: mon_calamari_cruiser, corellian_corvette\nbeside dark: carrack_cruiser\n\nroll: 4 12\n")
	s.leaveIt(t)
	for range 100 {
		if s.hand.Wait(100 * time.Millisecond); s.hand.Has("confirm.no") {
			break
		}
	}
	if s.hand.Wait(time.Second); !s.hand.Window.AtRest() {
		t.Error("the officer goes on while the player is asked")
	}
	s.hand.Click("confirm.no")
	s.hand.Wait(time.Second)
	if s.hand.Has("confirm.no") || !s.Asks(rules.AskDeployAt) {
		t.Errorf("after his no he is asked %q, and again: %v", s.screen.Asked(), s.hand.Has("confirm.no"))
	}
}

// An officer fires what a ship has left, one shot after the other, and stops where the ship has done so; a press stops him before.
func TestAnOfficerFiresAllGuns(t *testing.T) {
	s := open(t, "battle", "fire")
	ship := s.where(t, "viscount")
	order := session.Order{Do: session.PassAlways}
	for seat := range game.Seat(2) {
		if err := s.screen.Play.Desk(seat).SetOrder(order); err != nil {
			t.Fatal(err)
		}
	}
	s.leaveIt(t)
	s.hand.Wait(5 * time.Second)
	fired := 0
	for _, e := range s.Reel.Events {
		if e.Kind == rules.Aimed && e.Ship == ship {
			fired++
		}
	}
	if fired < 3 || s.auto.On() || s.screen.Asked() != string(rules.AskAttack) {
		t.Errorf("after %d shots %q is asked, left to him: %v", fired, s.screen.Asked(), s.auto.On())
	}
}

// An officer to whom a side leaves its attacks answers for nobody else, and for nothing else afterwards.
func TestAnOfficerStopsWithTheAttacks(t *testing.T) {
	s := open(t, "battle", "attack")
	for seat := range game.Seat(2) {
		if err := s.screen.Play.Desk(seat).SetOrder(session.Order{Do: session.PassAlways}); err != nil {
			t.Fatal(err)
		}
	}
	for round := s.View.Round; !t.Failed(); {
		switch {
		case s.Reel.Halted():
			s.hand.Click("ledger.on")
		case s.screen.Asked() == string(rules.AskAttack) && s.auto.Hint() == "":
			s.leaveIt(t)
		case s.View.Round > round && s.screen.Asked() != "":
			if s.auto.On() || s.auto.Hint() != "" {
				t.Errorf("in the next round it says %q", s.auto.Hint())
			}
			return
		}
		s.hand.Wait(200 * time.Millisecond)
		if s.Pending != nil && s.Pending.Seat != s.auto.Seat() && s.auto.Hint() != "" {
			t.Errorf("seat %d is told %q, but the officer answers for seat %d", s.Pending.Seat, s.auto.Hint(), s.auto.Seat())
		}
	}
}

// An order is given on its page, and is the seat's own until it is taken back there.
func TestOrdersAreGivenOnTheirPage(t *testing.T) {
	s := open(t, "battle", "attack")
	s.hand.Click("orders")
	s.hand.Click("order.power_to_shields.2") // never
	s.hand.Wait(ui.Tick)
	if got := s.screen.Play.Desk(0).Orders().Each; len(got) != 1 || got[0].Window != orderKey(rules.PowerToShields) || got[0].Do != session.PassAlways {
		t.Errorf("the orders are %+v", got)
	}
	s.hand.Click("order.power_to_shields.0")
	s.hand.Click("orders.close")
	s.hand.Wait(ui.Tick)
	if got := s.screen.Play.Desk(0).Orders().Each; s.hand.Has("orders.close") || len(got) != 1 || got[0].Do != session.AskIfAble {
		t.Errorf("the page is open: %v, after it was taken back the orders are %+v", s.hand.Has("orders.close"), got)
	}
}

// Passing for a ship's attacks answers the windows of its other shots, and ends with them (R15.17).
func TestAShipsAttacksAreLetPass(t *testing.T) {
	s := open(t, "battle", "window")
	s.hand.Click("pass.ship")
	s.hand.Wait(time.Second)
	orders := s.screen.Play.Desk(1).Orders().Each
	if len(orders) != 1 || orders[0].Until != match.BlockOf(s.where(t, "viscount")) {
		t.Fatalf("the orders are %+v", orders)
	}
	if !match.Ends(orders[0], rules.Event{Kind: rules.Aimed, Ship: s.where(t, "millennium_falcon")}) ||
		match.Ends(orders[0], rules.Event{Kind: rules.Aimed, Ship: s.where(t, "viscount")}) {
		t.Error("it does not hold just for the attacks of this ship")
	}
	if s.screen.Asked() == string(rules.AskBeforeRoll) && s.screen.AsksSeat() == 1 {
		t.Error("the same seat is asked again")
	}
}

// An officer who would leave the rest of a fleet where it is says so, until something else is answered.
func TestAnOfficerSaysThatTheRestStays(t *testing.T) {
	s := open(t, "battle", "move")
	s.leaveIt(t)
	for n := 0; !s.auto.Rests() && n < 200; n++ {
		s.hand.Wait(100 * time.Millisecond)
	}
	if s.hand.Why("auto") == "" {
		t.Error("the button is lit still")
	}
	if !s.Asks(rules.AskMove) || s.screen.Own.Hint() != s.Words.Say("auto.move.over") {
		t.Fatalf("%q is asked, and it says %q", s.screen.Asked(), s.screen.Own.Hint())
	}
	s.hand.Key(ui.KeyEnter)
	s.hand.Wait(time.Second)
	if s.hand.Has("confirm.yes") {
		s.hand.Click("confirm.yes")
		s.hand.Wait(time.Second)
	}
	if s.auto.Rests() {
		t.Error("it is still said afterwards")
	}
}
