package rebellion

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/game/session"
	"holoboard/render"
)

// What is foretold about the dice is what is rolled then, whomever the opponent sends (R9.5.1).
func TestDiceForetoldAreRolled(t *testing.T) {
	const enough = 25
	rolled, unopposed := 0, 0
	for seed := uint64(0); rolled < enough || unopposed == 0; seed++ {
		s, err := session.New(sessionTitle(), session.Start{Seed: seed, Seats: twoPeople})
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
		s := asking(t, "oppose").open(t, size[0], size[1], render.Off)
		s.frames(3)
		m, told := &s.View.Mission, s.scene.(*missionStage).chances()
		card := m.Card.Card()
		for i, o := range s.scene.(*missionStage).sendable() {
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
			if _, r, ok := s.Place(s.hand.Window, o); !ok || i == 0 && r.H < 100 { // others may be scrolled to
				t.Errorf("%v stands at %v: too little for his figures", l, r)
			}
		}
	}
}
