package bot

import (
	"testing"

	"holoboard/game/rebellion"
)

// The chance of an attempt is that of all throws of the dice counted one by one.
func TestMissionChanceIsThatOfAllThrows(t *testing.T) {
	worth := [6]int{0, 0, 1, 1, 1, 2} // of the faces (R9.5.3)
	var throws func(dice int) []int
	throws = func(dice int) (sums []int) {
		if dice == 0 {
			return []int{0}
		}
		for _, before := range throws(dice - 1) {
			for _, w := range worth {
				sums = append(sums, before+w)
			}
		}
		return sums
	}
	for mine := range 4 {
		for theirs := range 4 {
			for _, bonus := range []int{0, 2} {
				won, all := 0, 0
				for _, a := range throws(mine) {
					for _, b := range throws(theirs) {
						all++
						if a+bonus > b {
							won++
						}
					}
				}
				exact := 100 * float64(won) / float64(all)
				r := rebellion.MissionRoll{Dice: [2]uint8{uint8(theirs), uint8(mine)}, Bonus: uint8(bonus), Opposed: true}
				got := MissionChance(r, rebellion.Empire)
				if diff := float64(got) - exact; diff > 1 || diff < -1 || (got == 0) != (won == 0) || (got == 100) != (won == all) {
					t.Errorf("%d dice and %d against %d: %d %%, not %.2f", mine, bonus, theirs, got, exact)
				}
			}
		}
	}
	if got := MissionChance(rebellion.MissionRoll{}, rebellion.Rebels); got != 100 {
		t.Errorf("unopposed it succeeds in %d %%", got)
	}
}
