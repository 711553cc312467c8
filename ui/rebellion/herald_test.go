package rebellion

import (
	"math/rand/v2"
	"strings"
	"testing"

	"holoboard/game"
	"holoboard/game/gametest"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/ui/rebellion/words"
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
		s.hand.Click(words.ID(rules.RevealBase.Thing()))
		s.hand.Click("confirm.yes")
		r := rand.New(rand.NewPCG(1, 1))
		for range 200 {
			s.frames(1)
			switch {
			case s.screen.Waits():
				s.hand.Click("cover.sit")
				continue
			case s.hand.Has("revealed.close"):
				if s.Viewer != game.Seat(rules.Empire) {
					t.Error("the Rebels are told what they have just done")
				}
				if said := s.reads(); !strings.Contains(said, s.Words.Say("table.revealed.chosen")) {
					t.Errorf("the Empire is not told that the Rebels chose to: %q", said)
				}
				s.hand.Click("revealed.close")
				s.frames(1)
				if s.hand.Has("revealed.close") {
					t.Error("it is told twice")
				}
				return
			case s.Pending != nil && s.Viewer == game.Seat(rules.Empire):
				t.Fatalf("covers %v: the Empire is asked %q without being told", covers, s.screen.Asked())
			case s.Pending != nil:
				s.fromList(t, r)
			}
		}
		t.Error("the Empire is asked nothing")
	}
}

// A base that was shown by choice can be moved; what is told of the next one is why that was revealed.
func TestWhyTheLastBaseIsRevealed(t *testing.T) {
	s := sit(t, 26, "random", "random")
	shown, found := &rules.Event{Kind: rules.BaseRevealed, System: rules.Hoth, N: 1}, &rules.Event{Kind: rules.BaseRevealed, System: rules.Hoth}
	for want, events := range map[string][]*rules.Event{
		"table.revealed.chosen": {found, {Kind: rules.BaseMoved}, shown}, "table.revealed.entered": {shown, {Kind: rules.BaseMoved}, found},
	} {
		s.Reel.Events = events
		if got := s.whyRevealed(); got != want {
			t.Errorf("%v: %s is told, want %s", events, got, want)
		}
	}
}

// The attacker who finds the base reads of it before the dice of the combat are rolled, with motion and without.
func TestTheBaseIsToldBeforeTheDice(t *testing.T) {
	gametest.Long(t)
	t.Parallel()
	for _, speed := range []render.Speed{render.Off, render.Normal} {
		m := described(t, 5, `turn empire
base naboo
pool: darth_vader
at base_space: 2 x_wing, 2 rebel_trooper
at dagobah: 2 star_destroyer, 4 stormtrooper`, "darth_vader naboo")
		for range 4 { // one has to say himself that the movement is done
			d, _ := m.game.Decision(m.game.Asked())
			if err := m.game.Answer(d.Seat, d.Options[len(d.Options)-1]); err != nil {
				t.Fatal(err)
			}
		}
		s := m.open(t, 1280, 720, speed)
		s.frames(3)
		s.hand.Click(words.ID(rules.Done.Thing()))
		told := func() []*rules.Event { return s.Reel.Events[:s.Reel.Past()] }
		for range 60 * 20 {
			s.frames(1)
			if s.hand.Has("revealed.close") || s.Pending != nil && s.screen.Asked() != "move" {
				break
			}
		}
		if !s.hand.Has("revealed.close") {
			t.Fatalf("speed %v: the Empire is asked %q without being told", speed, s.screen.Asked())
		}
		if said := s.reads(); !strings.Contains(said, s.Words.Say("table.revealed.entered")) {
			t.Errorf("speed %v: it is not told that its own troops found the base: %q", speed, said)
		}
		if n := countKind(told(), rules.AttackRolled); n > 0 || countKind(s.Reel.Events, rules.AttackRolled) == 0 {
			t.Errorf("speed %v: the base is told after %d rolls", speed, n)
		}
		s.frames(60)
		if countKind(told(), rules.AttackRolled) > 0 {
			t.Errorf("speed %v: what follows does not wait", speed)
		}
		there := s.View.AtRevealedBase()
		if u := there.Units[rules.Naboo]; u[rules.XWing] != 2 || u[rules.RebelTrooper] != 2 || there.Units[rules.BaseSpace] != there.Units[rules.Kessel] {
			t.Errorf("speed %v: at the base are shown %v", speed, u)
		}
		s.hand.Click("revealed.close")
		for range 60 * 20 {
			if s.frames(1); s.Pending != nil {
				break
			}
		}
		if s.Pending == nil || s.hand.Has("revealed.close") || countKind(told(), rules.AttackRolled) == 0 {
			t.Errorf("speed %v: the combat does not go on", speed)
		}
	}
}
