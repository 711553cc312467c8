package rebellion

import (
	"testing"

	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/ui"
	"holoboard/ui/rebellion/words"
)

// saidThings are the ways to say that three of a stack go which is in the hand.
var saidThings = map[string]func(*sitting){
	"key":   func(s *sitting) { s.hand.Key(ui.Key3) },
	"wheel": func(s *sitting) { at := s.F.In.At; s.hand.Wheel(at, 1); s.hand.Wheel(at, 1) },
	"press": func(s *sitting) { s.hand.Click("count.3") },
	"more":  func(s *sitting) { at := s.F.In.At; s.hand.Wheel(at, 3); s.hand.Key(ui.Key4); s.hand.Wheel(at, -1) },
}

// Of a stack that is laid out at setup go as many to one place as the player says, and the map does not zoom while he turns the wheel.
func TestSeveralOfAStackArePlacedTogether(t *testing.T) {
	for name, three := range saidThings {
		s := atPlacing(t)
		before, zoom := leaving(s, rules.TIEFighter), s.Board.Camera().Zoom
		s.hand.Click(words.ID(rules.TIEFighter.Thing()))
		three(s)
		if held := s.screen.Grip.Held(rules.TIEFighter.Thing()); held != 3 {
			t.Errorf("%s: %d are in the hand", name, held)
		}
		s.hand.Click("system.coruscant")
		s.frames(2)
		if left, stand := leaving(s, rules.TIEFighter), s.View.Units[rules.Coruscant][rules.TIEFighter]; left != before-3 || stand != 3 {
			t.Errorf("%s: %d of %d wait, %d stand in Coruscant", name, left, before, stand)
		}
		if now := s.Board.Camera().Zoom; now != zoom {
			t.Errorf("%s: the map is shown at %v instead of %v", name, now, zoom)
		}
		s.hand.Click("undo")
		s.frames(2)
		if left := leaving(s, rules.TIEFighter); left != before {
			t.Errorf("%s: taken back, %d of %d wait", name, left, before)
		}
	}
}

// The same for units that move: the number may be said before they are put down.
func TestSeveralOfAStackMoveTogether(t *testing.T) {
	s := until(t, func(s *Session, d *game.Decision) bool { _, ok := stack(s, d, 3); return ok })
	o, _ := stack(s.Game.Session, s.Pending, 3)
	u, from, to := rules.Unit(o.A), rules.System(o.B), s.View.Moving.To
	n, there := s.View.Units[from][u], s.View.Units[to][u]
	s.hand.Click(words.ID(o))
	s.hand.Wheel(s.F.In.At, 1)
	s.hand.Click(words.ID(to.Thing()))
	s.frames(3)
	if left, came := s.View.Units[from][u], s.View.Units[to][u]-there; left != n-2 || came != 2 {
		t.Errorf("%d of %d are left, %d came", left, n, came)
	}
}

// R11.6.1: in the Refresh Phase no more go to a place than may, and none of the rest goes elsewhere.
func TestSeveralOfAStackAreDeployedAsFarAsTheyMay(t *testing.T) {
	s := until(t, func(s *Session, d *game.Decision) bool {
		o, ok := ofKind(d, rules.KindUnit)
		return ok && d.Ask == "deploy" && s.View(d.Seat).Deploying.Leaving[o.A] >= 2
	})
	o, _ := ofKind(s.Pending, rules.KindUnit)
	for _, u := range s.Pending.Options {
		if u.Kind == rules.KindUnit && s.View.Deploying.Leaving[u.A] >= 2 {
			o = u
		}
	}
	u, before := rules.Unit(o.A), s.View
	s.hand.Click(words.ID(o))
	if len(s.screen.Grip.Places) == 0 {
		t.Fatal("it can be put nowhere")
	}
	to := s.screen.Grip.Places[0].Thing
	s.hand.Key(ui.Key2)
	s.hand.Click(words.ID(to))
	s.frames(2)
	may := min(before.Deploying.Leaving[u], rules.MostDeployed-before.Deploying.Placed[to.A])
	for at := range s.View.Units {
		want := before.Units[at][u]
		if uint8(at) == to.A {
			want += may
		}
		if got := s.View.Units[at][u]; got != want {
			t.Errorf("in %v stand %d, want %d", rules.System(at), got, want)
		}
	}
}
