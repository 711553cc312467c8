package starship

import (
	"math/rand/v2"
	"testing"

	"holoboard/game"
)

// TestScreenQuestionsEqualOffers: what a screen asks of the table at a decision agrees with what the rules offer there.
func TestScreenQuestionsEqualOffers(t *testing.T) {
	for seed := range uint64(40) {
		dice := rand.New(rand.NewPCG(seed, 1))
		setup := setups[seed%uint64(len(setups))]
		setup.Limit = 6
		m, _ := game.Start[State, View](Rules{}, battle(setup, seed), dice)
		for !m.Over() {
			s, d := &m.Now, &m.Pending
			asksOfAnAttack(t, s, d)
			asksOfCourses(t, s, d)
			asksOfLanes(t, s)
			if _, err := m.Answer(game.RandomChooser{Rand: dice}.Choose(d, nil)...); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// asksOfAnAttack: an attack is declared while options are asked about it, and an answer decides only where a hit could turn or destroy.
func asksOfAnAttack(t *testing.T, s *State, d *game.Decision) {
	t.Helper()
	shot, any := s.Declared()
	if about := d.Ask == AskBeforeRoll || d.Ask == AskFlyCasual || d.Ask == AskShiftDamage; about != any {
		t.Fatalf("%s is asked, an attack is declared: %v", d.Ask, any)
	}
	if d.Ask != AskBeforeRoll && d.Ask != AskFlyCasual && d.Ask != AskDamageControl {
		return
	}
	decides := s.Decides(d)
	if r := s.Reckon(&shot); any && decides && r.Critical()+1 < s.Left(shot.At) {
		t.Fatalf("%s decides, and a hit of %d leaves the ship %d to bear", d.Ask, r.Critical(), s.Left(shot.At))
	}
}

// asksOfCourses: the ghosts of a course end where it ends.
func asksOfCourses(t *testing.T, s *State, d *game.Decision) {
	t.Helper()
	for _, o := range d.Options {
		if p := Path(o.B); o.Kind == KindCourse && p.Steps() > 0 {
			from := s.Space(Slot(o.A))
			if along := from.Along(p); along[len(along)-1] != from.Walked(p) || len(along) != p.Steps() {
				t.Fatalf("%v leads to %v, its ghosts to %v", p, from.Walked(p), along)
			}
		}
	}
}

// asksOfLanes: a lane of a weapon with a target has an enemy in it; a fleet has at least the ships that it has on the map.
func asksOfLanes(t *testing.T, s *State) {
	t.Helper()
	fleet := map[Slot]bool{}
	for seat := range game.Seat(s.Players) {
		s.Fleet(seat, func(slot Slot) { fleet[slot] = true })
	}
	s.Each(func(slot Slot) {
		if !fleet[slot] {
			t.Fatalf("%s is of no fleet", s.ShipID(slot))
		}
		if s.House.Has(FrontBatterySector) {
			return
		}
		for arm, lane := range s.Arms(slot) {
			if arm == PointDefense || !s.anyTarget(slot, arm, lane) {
				continue
			}
			in := s.EnemyIn(slot, NoLane)
			if lanes := s.LanesOf(s.Figures(slot).Arm(int(arm)).Arc); lanes != nil {
				in = false
				for _, l := range lanes {
					in = in || (lane == NoLane || l == lane) && s.EnemyIn(slot, l)
				}
			}
			if !in {
				t.Fatalf("%s has a target where no enemy is", s.ShipID(slot))
			}
		}
	})
}
