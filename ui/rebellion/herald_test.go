package rebellion

import (
	"math/rand/v2"
	"testing"

	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/render"
)

const atHiddenBase = `base rodia
pool: mon_mothma, admiral_piett
at base_space: 3 x_wing, rebel_trooper
at rodia: 2 tie_fighter
`

// Without motion nothing but words tells the Empire, which goes on with a combat, that the base is revealed.
func TestThatTheBaseIsRevealedIsTold(t *testing.T) {
	for _, covers := range []bool{true, false} {
		s := described(t, 5, atHiddenBase, "").open(t, 1280, 720, render.Off)
		s.program.coversWindows = covers
		s.hand.Click(id(rules.RevealBase.Thing()))
		s.hand.Click("confirm.yes")
		r := rand.New(rand.NewPCG(1, 1))
		for range 200 {
			s.frames(1)
			switch {
			case s.covered():
				s.hand.Click("cover.sit")
				continue
			case s.hand.Has("revealed.close"):
				if s.viewer != game.Seat(rules.Empire) {
					t.Error("the Rebels are told what they have just done")
				}
				s.hand.Click("revealed.close")
				s.frames(1)
				if s.hand.Has("revealed.close") {
					t.Error("it is told twice")
				}
				return
			case s.asked != nil && s.viewer == game.Seat(rules.Empire):
				t.Fatalf("covers %v: the Empire is asked %q without being told", covers, s.Asked())
			case s.asked != nil:
				s.fromList(t, r)
			}
		}
		t.Error("the Empire is asked nothing")
	}
}
