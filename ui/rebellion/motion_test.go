package rebellion

import (
	"testing"
	"time"

	rules "holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/rebellion/seat"
)

// closeBy sits down and looks closely at a corner of the map from which Tatooine cannot be seen.
func closeBy(t *testing.T) *sitting {
	s := sit(t, 26, "random", "random")
	s.hand.Window.Clock.Speed = render.Normal
	s.hand.Wheel(ui.Point{X: 200, Y: 500}, 5)
	if s.Board.Camera().Fitted() || s.hand.Has("system.tatooine") {
		t.Fatal("Tatooine should be out of view")
	}
	return s
}

// tell has something happen in Tatooine.
func (s *sitting) tell(kind rules.EventKind) {
	e := rules.Event{Kind: kind, Side: rules.Empire, Leader: rules.DarthVader, System: rules.Tatooine, Card: rules.RuleByFear.Thing()}
	s.Reel.Show(s.View)
	s.happens(e)
}

// happens has events told that change nothing which is looked at.
func (s *sitting) happens(events ...rules.Event) {
	frames := make([]seat.Frame, len(events))
	for i, e := range events {
		frames[i] = seat.Frame{Event: &e, View: s.View}
	}
	s.tellFrames(frames)
}

// tellFrames has frames told that lead back to the table as it is.
func (s *sitting) tellFrames(frames []seat.Frame) {
	s.Reel.Add(frames, s.View)
	s.hand.Window.Invalidate()
}

func (s *sitting) seesTatooine() bool {
	return s.Board.Layout().Map.Contains(s.Board.Center(rules.Tatooine.Thing(), s.View))
}

func TestTheMapGlidesToWhereSomethingHappens(t *testing.T) {
	for _, kind := range []rules.EventKind{rules.Activated, rules.MissionPlaced, rules.CombatBegan, rules.LeaderCaptured} {
		s := closeBy(t)
		zoom := s.Board.Camera().Zoom
		s.tell(kind)
		s.hand.Wait(2 * ui.Tick)
		if s.seesTatooine() {
			t.Errorf("%s: the map jumps", kind)
		}
		s.hand.Wait(time.Second)
		if !s.seesTatooine() || s.Board.Camera().Zoom != zoom {
			t.Errorf("%s: Tatooine is seen %v at zoom %v, before it was %v", kind, s.seesTatooine(), s.Board.Camera().Zoom, zoom)
		}
	}
}

func TestADestroyedSystemBurstsOnTheMap(t *testing.T) {
	for _, reduced := range []bool{false, true} {
		s := sit(t, 26, "random", "random")
		clock := &s.hand.Window.Clock
		clock.Speed, clock.Reduced = render.Normal, reduced
		s.tell(rules.SystemDestroyed)
		s.hand.Wait(time.Second)
		if b := s.breaking(); b.At != rules.Tatooine.Thing() || b.Told <= render.WorldGone || b.Told >= 1 || b.Calm != reduced {
			t.Errorf("reduced motion %v: after a second the map shows %+v", reduced, b)
		}
		s.hand.Wait(2 * time.Second)
		if b := s.breaking(); b.Told != 0 {
			t.Errorf("it goes on: %+v", b)
		}
	}
}

func TestWithReducedMotionTheMapIsThereAtOnce(t *testing.T) {
	s := closeBy(t)
	s.hand.Window.Clock.Reduced = true
	s.tell(rules.Activated)
	s.hand.Wait(2 * ui.Tick)
	if !s.seesTatooine() {
		t.Error("Tatooine is not seen")
	}
}

// Who drags the map himself keeps it in his hand.
func TestTheMapDoesNotGlideOutOfAHand(t *testing.T) {
	s := closeBy(t)
	s.hand.Press(ui.Point{X: 500, Y: 300})
	s.hand.Pull(ui.Point{X: 520, Y: 310})
	at := s.Board.Camera().At
	s.tell(rules.Activated)
	for range 20 {
		s.hand.Window.Invalidate()
		s.hand.Pull(ui.Point{X: 520, Y: 310})
	}
	if s.Board.Camera().At != at {
		t.Errorf("the map went from %v to %v", at, s.Board.Camera().At)
	}
	s.hand.Release()
	s.tell(rules.Activated)
	s.hand.Wait(6 * ui.Tick)
	s.hand.Press(ui.Point{X: 500, Y: 300})
	s.hand.Pull(ui.Point{X: 480, Y: 290})
	at = s.Board.Camera().At
	s.hand.Pull(ui.Point{X: 480, Y: 290})
	s.hand.Wait(time.Second)
	if s.Board.Camera().At != at {
		t.Error("a glide that was stopped by hand begins again")
	}
}
