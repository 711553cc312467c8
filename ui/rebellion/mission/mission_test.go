package mission

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/game/session"
	"holoboard/ui/rebellion/choices"
	"holoboard/ui/rebellion/seat"
	"holoboard/ui/rebellion/seattest"
	"holoboard/ui/table/scene"
	"holoboard/ui/table/tabletest"
)

// shown is a screen of a size that shows the mission of a game alone.
func shown(t testing.TB, g *seattest.Game, w, h int) (*seattest.Screen, *Scene) {
	t.Helper()
	s := seattest.New(t, g, w, h, func(s *seat.Seat) scene.Scene {
		return New(s, choices.New(s), func() bool { return false })
	})
	return s, s.Scene.(*Scene)
}

// sabotage is a game in which the Rebels reveal a mission that somebody may oppose.
func sabotage(t testing.TB) *seattest.Game {
	return seattest.Answer(t, seattest.Described(t, tabletest.Two, 5, `base ilum
pool: darth_vader, general_tagge, grand_moff_tarkin, princess_leia
at sullust: 2 stormtrooper
table rebels: sabotage with chewbacca`, ""), "card 1")
}

// What is foretold about the dice is what is rolled then, whomever the opponent sends (R9.5.1).
func TestDiceForetoldAreRolled(t *testing.T) {
	const enough = 25
	rolled, unopposed := 0, 0
	for seed := uint64(0); rolled < enough || unopposed == 0; seed++ {
		s, err := session.New(seattest.Title(), session.Start{Seed: seed, Seats: tabletest.Two})
		if err != nil {
			t.Fatal(err)
		}
		chooser := game.RandomChooser{Rand: rand.New(rand.NewPCG(seed, 3))}
		for !s.Over() {
			d, _ := s.Decision(s.Asked())
			answer := chooser.Choose(&d, nil)
			view, sent := s.View(game.Table), rules.Leaders(0)
			_, before := s.Events(game.Table, 0)
			if d.Ask == "oppose" && answer[0].Kind == rules.KindLeader {
				sent = 1 << answer[0].A
			}
			if err := s.Answer(d.Seat, answer...); err != nil {
				t.Fatal(err)
			}
			if d.Ask != "oppose" {
				continue
			}
			foretold := view.MissionRoll(sent)
			news, _ := s.Events(game.Table, before)
			for _, e := range news {
				switch e := e.(rules.Event); e.Kind {
				case rules.MissionRolled:
					rolled++
					if !foretold.Opposed || foretold.Dice[e.Side] != e.N {
						t.Errorf("%d dice are rolled, foretold is %+v", e.N, foretold)
					}
				case rules.MissionSucceeded:
					if e.N == 1 && e.M == 0 && foretold == (rules.MissionRoll{Dice: foretold.Dice, Bonus: foretold.Bonus}) {
						unopposed++
					}
				}
			}
		}
	}
}

// Who may oppose a mission is told how likely it succeeds as it stands, and with each leader sent; a leader without the skill adds
// no dice, but the attempt must roll against him.
func TestChancesOfAMissionAreTold(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {390, 844}} {
		s, stage := shown(t, tabletest.Until(t, sabotage(t), rules.AskOppose), size[0], size[1])
		m, told := &s.View.Mission, stage.chances()
		card := m.Card.Card()
		for i, o := range stage.sendable() {
			l := rules.Leader(o.A)
			adds := l.Figures().Skills[card.Skill] > 0
			for _, n := range l.Figures().Skills {
				adds = adds || card.AllIcons && n > 0
			}
			var percent int
			if n, err := fmt.Sscanf(told.with[l], "then %d %%", &percent); n != 1 || err != nil || percent < 0 || percent > 99 {
				t.Errorf("of %v it is told %q", l, told.with[l])
			}
			if told.adds[l] != adds {
				t.Errorf("%v adds dice: %v, told is %v", l, adds, told.adds[l])
			}
			if _, r, ok := s.Place(s.Hand.Window, o); !ok || i == 0 && r.H < 100 { // others may be scrolled to
				t.Errorf("%v stands at %v: too little for his figures", l, r)
			}
		}
	}
}

// While the place of a mission is being chosen, the other side sees who goes, and is not told that nobody is there.
func TestAMissionWithoutAPlaceYetShowsWhoGoes(t *testing.T) {
	g := tabletest.Until(t, sabotage(t), rules.AskMissionSystem)
	s, stage := shown(t, g, 1280, 720)
	s.Pending, s.View = nil, new(g.View(1-g.Asked()))
	side := s.View.Mission.Side
	if got := missionSteps[stage.stepNow()]; got != "place" {
		t.Errorf("the step shown is %q", got)
	}
	if got, want := stage.takingPart(side), s.View.Mission.Assigned.List(); !slices.Equal(got, want) || len(want) == 0 {
		t.Errorf("%v are shown on the mission of %v", got, want)
	}
	if got := stage.takingPart(1 - side); len(got) > 0 {
		t.Errorf("%v are shown to oppose", got)
	}
}
