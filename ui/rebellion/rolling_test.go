package rebellion

import (
	"strings"
	"testing"
	"time"

	rules "holoboard/game/rebellion"
	"holoboard/game/session"
	"holoboard/render"
)

// rollOfSix is an attack of the Rebels with six dice.
func rollOfSix() rules.Event {
	e := rules.Event{Kind: rules.AttackRolled, Side: rules.Rebels, M: uint8(rules.Space), N: 3, Count: 6}
	for i, face := range []rules.Face{rules.Hit, rules.Hit, rules.Blank, rules.Direct, rules.Special, rules.Blank} {
		e.List[i] = uint8(face)
	}
	return e
}

// What dice show stands in the bar when they lie still, not before.
func TestTheBarKeepsARollUntilTheDiceLieStill(t *testing.T) {
	for _, reduced := range []bool{false, true} {
		s := greatBattle(t).open(t, 1280, 720, render.Normal)
		s.hand.Window.Clock.Reduced = reduced
		e := rollOfSix()
		result := s.Say.Event(e)
		s.happens(e)
		s.hand.Wait(300 * time.Millisecond)
		if got := s.reads(); strings.Contains(got, result) != reduced {
			t.Errorf("reduced motion %v: while dice tumble one reads %q", reduced, got)
		}
		s.hand.Wait(render.RollTime(6) - 200*time.Millisecond)
		if got := s.reads(); !strings.Contains(got, result) {
			t.Errorf("reduced motion %v: when the dice lie still one reads %q, not %q", reduced, got, result)
		}
	}
}

// Who plays is written in a combat too, on the projector and in a recorded game.
func TestPlayersAreNamedInCombatsAndOnTheProjector(t *testing.T) {
	named := func(where string, lines []render.Legible) {
		all := ""
		for _, l := range lines {
			all += " " + l.Text
		}
		if !strings.Contains(all, "Ann") || !strings.Contains(all, "Ben") {
			t.Errorf("%s: Ann and Ben are not named: %q", where, all)
		}
	}
	m := asking(t, "fire_at")
	s := m.open(t, 1280, 720, render.Off)
	s.frames(2)
	named("a combat", s.hand.Window.Legibility())
	r := newRoom(t)
	r.tell(t, session.NewHost(m.game, true))
	named("the projector", r.window.Legibility())
	tape := tapeOf(t, asking(t, "turn").game, 1280, 720)
	tape.window.Settle(time.Second)
	named("a recorded game", tape.window.Legibility())
}
