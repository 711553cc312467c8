// Package arms says of the weapon systems of a ship whom they reach, and why one reaches nobody. The rules are asked (R10.2).
package arms

import rules "holoboard/game/starship"

// Reaches is how many targets a weapon has, and the last of them.
func Reaches(v *rules.View, by rules.Slot, arm uint8, lane rules.Lane) (targets int, last rules.Slot) {
	last = rules.NoSlot
	if arm == rules.PointDefense {
		if _, has := v.PointDefense(by); !has {
			return 0, last
		}
	}
	v.Each(func(at rules.Slot) {
		if v.WhyNotAt(by, arm, lane, at) == nil {
			targets, last = targets+1, at
		}
	})
	return targets, last
}

// nearly are the reasons against a target, from the one that all but lets it be fired at to the one that never would.
var nearly = []string{"why.pointed", "why.lane", "why.fighter_far", "why.not_adjacent", "why.big_only", "why.point_big"}

// WhyNobody is why a weapon reaches none of the enemy's ships: what keeps it from the one that it would hit most nearly. Nothing where
// there is none at all.
func WhyNobody(v *rules.View, by rules.Slot, arm uint8, lane rules.Lane) (reason string) {
	best := len(nearly)
	v.Each(func(at rules.Slot) {
		if at.Side() == by.Side() {
			return
		}
		why := v.WhyNotAt(by, arm, lane, at)
		for i := 0; why != nil && i < best; i++ {
			if nearly[i] == string(why.Text) {
				best, reason = i, nearly[i]
			}
		}
	})
	return reason
}

// Wanted is a target whose attacker was chosen before its weapon: the weapon is asked for.
type Wanted struct {
	By, At rules.Slot
	When   int // the answers that the battle had then
}
