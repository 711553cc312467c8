package starship

import (
	"slices"
	"strings"
	"testing"
	"time"

	"holoboard/game"
	"holoboard/game/session"
	rules "holoboard/game/starship"
	"holoboard/render"
	"holoboard/ui"
)

// reads tells whether a text that contains something is on the screen.
func (s *sitting) reads(part string) bool {
	return slices.ContainsFunc(s.hand.Window.Legibility(), func(l render.Legible) bool { return strings.Contains(l.Text, part) })
}

// Enter, pressed however often, throws no part of a phase away: what is unused is named, and asked about once more (R8.1, R9.2, R10.1).
func TestNoKeyThrowsAPhaseAway(t *testing.T) {
	for moment, part := range map[string]string{"move": "have not moved", "launch": "in the pool", "attack": "have not fired"} {
		s := open(t, "battle", moment)
		before := s.Play.Keeper.Answers()
		if !s.reads(part) {
			t.Errorf("%s: nothing says what %s", moment, part)
		}
		for n := range 6 {
			if s.hand.Key(ui.KeyEnter); n%2 == 0 && !s.hand.Has("confirm.yes") {
				t.Errorf("%s: after %d presses it is not asked about once more", moment, n+1)
			}
		}
		if got := s.Play.Keeper.Answers(); got != before {
			t.Errorf("%s: %d answers were given", moment, got-before)
		}
		s.hand.Key(ui.KeyEnter)
		s.hand.Click("confirm.yes")
		if s.hand.Wait(time.Second); s.Play.Keeper.Answers() == before {
			t.Errorf("%s: it is not ended", moment)
		}
	}
}

// What an officer does for a player spends no command counter, unless he is told to (R15.2).
func TestAnOfficerSpendsNothingUntold(t *testing.T) {
	for _, moment := range []string{"move", "launch", "attack"} {
		s := open(t, "battle", moment)
		seat := s.Pending.Seat
		for other := range game.Seat(2) {
			if err := s.Play.Keeper.Desk(other).SetOrder(session.Order{Do: session.PassAlways}); err != nil {
				t.Fatal(err)
			}
		}
		had := s.counters(seat)
		s.leaveIt(t)
		for n := 0; s.auto.on && n < 400; n++ {
			s.hand.Wait(100 * time.Millisecond)
		}
		if got := s.counters(seat); got != had || had == 0 {
			t.Errorf("%s: of %d counters %d are left", moment, had, got)
		}
	}
}

// counters are those of all ships of a seat.
func (s *sitting) counters(seat game.Seat) (n int) {
	v := s.Play.Open()
	v.EachOf(seat, func(slot rules.Slot) { n += v.Counters(slot) })
	return n
}

// One press leads through all that moves to what one is asked next; only the Damage Phase stands there to be looked at.
func TestOnePressLeadsToMyNextDecision(t *testing.T) {
	s := sit(t, rules.Setup{Format: rules.FirstBattle}, 3, 1280, 720, session.Person, "random")
	s.hand.Window.Clock.Speed = render.Normal
	pressed, asked := 0, 0
	for n := 0; asked < 30 && n < 4000 && !s.game.Over(); n++ {
		s.hand.Wait(ui.Tick)
		switch {
		case s.hand.Has("fallout.on"):
			s.hand.Click("fallout.on")
		case s.Pending != nil && s.hand.Has("recap.close"):
			s.hand.Click("recap.close")
		case s.Pending != nil:
			asked, pressed = asked+1, 0
			o := s.Pending.Options[0]
			for _, other := range s.Pending.Options {
				if other.Kind == rules.KindDone {
					o = other // so that the other side is on the move
				}
			}
			s.Give(o)
			s.hand.Wait(2 * ui.Tick)
		case s.hand.Has("to_my_turn") && !s.Reel.Hurries():
			if pressed++; pressed > 1 {
				t.Fatalf("after question %d one press is not enough", asked)
			}
			if s.hand.Key(ui.KeySpace); !s.Reel.Hurries() {
				pressed = 0 // what moved has just come to its end
				continue
			}
			before := s.hand.Window.Clock.Now
			for s.Pending == nil && !s.hand.Has("fallout.on") && !s.game.Over() && s.hand.Window.Clock.Now < before+5*time.Second {
				s.hand.Wait(ui.Tick)
			}
			if s.Pending == nil && !s.hand.Has("fallout.on") && !s.game.Over() {
				t.Fatalf("after question %d the press leads nowhere: seat %d decides, %d events are left", asked, s.AsksSeat(), s.Reel.Left())
			}
		}
	}
	if asked < 30 && !s.game.Over() {
		t.Errorf("only %d questions were asked", asked)
	}
}

// On a phone a nose has four places round its ship that are large enough for a finger, the nose as it was is the default.
func TestANoseHasFourPlacesForAFinger(t *testing.T) {
	s := phone(t, open(t, "battle", "nose"), 390, 844)
	slot := rules.Slot(s.Pending.About[0].A)
	was := s.View.Ships[slot].Facing
	var places []ui.Rect
	for _, o := range s.Pending.Options {
		_, r, ok := s.Place(s.hand.Window, o)
		if !ok || r.W < 44 || r.H < 44 {
			t.Errorf("%s has the place %v", s.ID(o), r)
		}
		for _, other := range places {
			if r.Inset(1).Overlaps(other) {
				t.Errorf("%v lies on %v", r, other)
			}
		}
		places = append(places, r)
	}
	if s.facing != was {
		t.Errorf("the nose points %v before anything is touched, it was %v", s.facing, was)
	}
	s.hand.Key(ui.KeyE)
	if s.facing != was.Right() {
		t.Error("E does not turn it")
	}
}
