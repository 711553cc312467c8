package combat

import (
	"slices"
	"strings"
	"testing"

	rules "holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/rebellion/choices"
	"holoboard/ui/rebellion/seat"
	"holoboard/ui/rebellion/seattest"
	"holoboard/ui/table/scene"
	"holoboard/ui/table/tabletest"
)

// shown is a screen that shows the combat of a game alone.
func shown(t testing.TB, g *seattest.Game) (*seattest.Screen, *Scene) {
	t.Helper()
	s := seattest.New(t, g, 1280, 720, func(s *seat.Seat) scene.Scene { return New(s, choices.New(s)) })
	return s, s.Scene.(*Scene)
}

// fight is a combat in space and on the ground, before its first question.
func fight(t testing.TB) *seattest.Game {
	t.Helper()
	g := seattest.Described(t, tabletest.Two, 5, `turn empire
base dantooine
pool: darth_vader, mon_mothma
loyal rebels: naboo
at naboo: 3 x_wing, 4 y_wing, mon_calamari_cruiser, 5 rebel_trooper, 3 airspeeder, han_solo
at dagobah: 6 tie_fighter, 2 star_destroyer, 8 stormtrooper, 2 at_at`, "darth_vader naboo")
	seattest.MoveIn(t, g)
	return g
}

// R12.7.3: the combat tells where both sides may retreat to, and why not elsewhere.
func TestRetreatsAreToldWithTheirReasons(t *testing.T) {
	s, stage := shown(t, tabletest.Until(t, fight(t), rules.AskRetreat))
	own := rules.SideOf(s.Pending.Seat)
	told := strings.Join(stage.retreats(own), " ")
	for _, at := range s.View.Combat.System.Figures().Neighbors {
		name, offered := s.Say.System(at), false
		for _, o := range s.Pending.Options {
			offered = offered || o.Kind == rules.KindRetreat && rules.System(o.B) == at
		}
		open, _, _ := strings.Cut(told, "Closed: ")
		if !strings.Contains(told, name) || strings.Contains(open, name) != offered {
			t.Errorf("%s is offered: %v, but it is told: %s", name, offered, told)
		}
	}
}

// What a card takes in the first combat round is not told of the roll after a side's attack in it: that one is in the second.
func TestTheNextRollIsOneOfTheNextRound(t *testing.T) {
	s, stage := shown(t, seattest.Described(t, tabletest.Two, 5, `base rodia
pool: mon_mothma, admiral_piett
at base_space: 2 x_wing, rebel_trooper
at rodia: 2 tie_fighter`, "reveal_base"))
	s.View.Combat.Enforce(rules.AccordingToMyDesign)
	s.View.Combat.Round = 1
	s.Reel.Events = []*rules.Event{{Kind: rules.CombatRoundBegan}}
	if dice, _ := stage.nextDice(rules.Rebels, rules.Space); dice != [2]int{} {
		t.Errorf("before its attack %v are told", dice)
	}
	s.Reel.Events = append(s.Reel.Events, &rules.Event{Kind: rules.AttackRolled, Side: rules.Rebels, M: uint8(rules.Space)})
	if dice, sum := stage.nextDice(rules.Rebels, rules.Space); dice != sum || sum == [2]int{} {
		t.Errorf("after its attack %v of %v are told", dice, sum)
	}
}

// A card that is drawn for a special belongs to the step of tactic cards, and one that is used before a roll to the roll.
func TestTheStepStaysWhileCardsAreDrawn(t *testing.T) {
	s, stage := shown(t, fight(t))
	for i, c := range []struct {
		round uint8
		kinds []rules.EventKind
		want  int
	}{
		{0, []rules.EventKind{rules.CombatBegan, rules.TacticsDrawn}, 0},
		{1, []rules.EventKind{rules.AttackRolled, rules.SpecialSpent, rules.TacticsDrawn}, 2},
		{1, []rules.EventKind{rules.CombatRoundBegan, rules.BattleBegan, rules.TacticsDrawn}, 1},
		{2, []rules.EventKind{rules.CombatRoundBegan, rules.BattleBegan, rules.ActionUsed}, 1},
	} {
		s.View.Combat.Round = c.round
		s.Reel.Events = nil
		for _, kind := range c.kinds {
			s.Reel.Events = append(s.Reel.Events, &rules.Event{Kind: kind})
		}
		last := len(c.kinds) - 1
		stage.event = &rules.Event{Kind: c.kinds[last]}
		if got := stage.step(); got != c.want {
			t.Errorf("%d: step %d while it is told, want %d", i, got, c.want)
		}
		stage.event, s.Pending = nil, nil
		if got := stage.step(); got != c.want {
			t.Errorf("%d: step %d afterwards, want %d", i, got, c.want)
		}
	}
}
func TestCaptivesLeadNoBattle(t *testing.T) {
	v := rules.View{}
	for l := range v.Leaders {
		v.Leaders[l].At = rules.InPool
	}
	v.Combat.System = rules.Hoth
	v.Leaders[rules.MonMothma] = rules.Stand{At: rules.Spot(rules.Hoth)}
	v.Leaders[rules.HanSolo] = rules.Stand{At: rules.Spot(rules.Hoth), Ring: rules.CapturedRing}
	if got := fighting(&v, rules.Rebels); len(got) != 1 || got[0] != rules.MonMothma {
		t.Errorf("the Rebels are led by %v", got)
	}
}

// A hit is shot from an enemy stack, a lost unit falls out of its own one; also with reduced motion.
func TestHitsAndLossesAreShownAtTheUnits(t *testing.T) {
	for _, reduced := range []bool{false, true} {
		s, stage := shown(t, fight(t))
		s.Hand.Window.Clock.Speed, s.Hand.Window.Clock.Reduced = render.Normal, reduced
		at := s.View.Combat.System
		beaten, lost := new(*s.View), new(*s.View)
		c := &beaten.Combat
		xWing := slices.IndexFunc(c.Units[:], func(f rules.Fighter) bool { return f.Unit == rules.XWing })
		c.Units[xWing].Beaten = true
		lost.Combat.Units[xWing] = lost.Combat.Units[lost.Combat.Count-1]
		lost.Combat.Count--
		s.Reel.Add([]seat.Frame{
			{Event: &rules.Event{Kind: rules.DamageAssigned, Unit: rules.XWing, System: at, N: 1, M: uint8(rules.BlackHit)}, View: s.View},
			{Event: &rules.Event{Kind: rules.UnitBeaten, Unit: rules.XWing, System: at}, View: beaten},
			{Event: &rules.Event{Kind: rules.UnitLost, Unit: rules.XWing, System: at}, View: lost},
		}, s.View)
		s.Hand.Window.Invalidate()
		shots, falls := 0, 0
		for range 60 * 3 {
			s.Hand.Wait(ui.Tick)
			e, _ := s.Reel.Event()
			if e == nil {
				continue
			}
			switch e.Kind {
			case rules.UnitBeaten:
				if from, ok := stage.shooter(rules.XWing); ok && from.X > s.F.W/2 && from.Y < s.F.H/2 {
					shots++
				}
			case rules.UnitLost:
				for _, k := range stage.stacks(rules.Rebels, rules.Space) {
					if stage.losing(k) {
						falls++
					}
				}
			}
		}
		if shots == 0 || falls == 0 {
			t.Errorf("reduced %v: %d frames with a shot from the Empire, %d with a falling unit", reduced, shots, falls)
		}
	}
}
