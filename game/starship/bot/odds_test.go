package bot

import (
	"math/rand/v2"
	"slices"
	"testing"

	"holoboard/game"
	"holoboard/game/starship"
)

// Attacks are told by whom they are made at, in their order, with the odds of all that are made at each.
func TestAttacksAreToldByTheirTargets(t *testing.T) {
	dice := rand.New(rand.NewPCG(2, 2))
	m, _ := game.Start[starship.State, starship.View](starship.Rules{}, battle(starship.Setup{Format: starship.Standard}, "officer", "officer", 2), dice)
	told := 0
	for !m.Over() && told < 20 {
		if s, d := &m.Now, &m.Pending; d.Ask == starship.AskFire {
			var shots []starship.Shot
			by := starship.Slot(d.About[0].A)
			s.Each(func(at starship.Slot) {
				for arm, lane := range s.Arms(by) {
					if s.WhyNotFire(by, arm, lane) == nil && s.WhyNotAt(by, arm, lane, at) == nil {
						shots = append(shots, s.ShotAt(by, arm, lane, at))
					}
				}
			})
			dice.Shuffle(len(shots), func(i, j int) { shots[i], shots[j] = shots[j], shots[i] })
			n, last := 0, -1
			for _, k := range SalvosOf(s, shots) {
				first := slices.IndexFunc(shots, func(shot starship.Shot) bool { return shot.At == k.At })
				if first <= last || k.Odds.Turn < k.Odds.Fall {
					t.Errorf("the attack %d comes after %d, with %+v", first, last, k.Odds)
				}
				n, last = n+k.Shots, first
			}
			if told++; n != len(shots) {
				t.Errorf("of %d attacks %d are told", len(shots), n)
			}
		}
		if _, err := m.Answer(game.RandomChooser{Rand: dice}.Choose(&m.Pending, nil)...); err != nil {
			t.Fatal(err)
		}
	}
	if told < 20 {
		t.Errorf("only %d ships fired", told)
	}
}
