package rebellion

import (
	"testing"

	"holoboard/game"
	rules "holoboard/game/rebellion"
)

// shots are the options to give hits of some kinds to the ground units of the Empire, as the rules offer them.
func shots(c *rules.Combat) (d game.Decision) {
	offered := map[game.Option]bool{}
	for shot, n := range hitsOf(c) {
		for _, f := range c.Units[:c.Count] {
			o := rules.HitOn(f.Unit, f.Damage, f.Assigned, rules.Shot(shot))
			fits := rules.Shot(shot) == rules.DirectHit || shotOn[f.Unit.Figures().HealthColor] == rules.Shot(shot)
			if n > 0 && fits && !offered[o] {
				offered[o] = true
				d.Options = append(d.Options, o)
			}
		}
	}
	return d
}

// Of alike units it makes no difference which is hit first if all are destroyed in the end; of damaged and whole ones it does, if the
// hits are not enough for all.
func TestHitsThatDestroyAllLeaveNothingToChoose(t *testing.T) {
	type dice struct{ red, black, direct int }
	for _, c := range []struct {
		what   string
		units  []rules.Fighter
		dice   dice
		forced int
		all    bool
	}{
		{"a trooper for each hit", []rules.Fighter{{Unit: rules.Stormtrooper}, {Unit: rules.Stormtrooper}}, dice{black: 2}, 2, true},
		{"a damaged AT-ST and a whole one, all destroyed", []rules.Fighter{{Unit: rules.ATST, Damage: 1}, {Unit: rules.ATST}}, dice{red: 3}, 3, true},
		{"a damaged AT-ST and a whole one, one hit", []rules.Fighter{{Unit: rules.ATST, Damage: 1}, {Unit: rules.ATST}}, dice{red: 1}, 0, false},
		{"hits to spare for alike units", []rules.Fighter{{Unit: rules.Stormtrooper}, {Unit: rules.Stormtrooper}}, dice{black: 4}, 4, true},
		{"hits to spare for unlike units", []rules.Fighter{{Unit: rules.ATAT, Damage: 2}, {Unit: rules.ATST, Damage: 1}}, dice{red: 3}, 2, false},
		{"a direct hit does what red ones leave", []rules.Fighter{{Unit: rules.ATST}, {Unit: rules.Stormtrooper}}, dice{red: 2, direct: 1}, 3, true},
		{"a direct hit that may go either way", []rules.Fighter{{Unit: rules.ATST}, {Unit: rules.Stormtrooper}}, dice{direct: 1}, 0, false},
	} {
		combat := rules.Combat{Open: true, Attacker: rules.Rebels, Theater: rules.Ground}
		combat.Count = uint8(copy(combat.Units[:], c.units))
		for i, n := range [...]int{c.dice.red, c.dice.black, c.dice.direct} {
			for range n {
				combat.Dice[combat.Rolled] = [...]rules.CombatDie{{Face: rules.Hit, Color: rules.Red}, {Face: rules.Hit, Color: rules.Black}, {Face: rules.Direct}}[i]
				combat.Rolled++
			}
		}
		n := 0
		d := shots(&combat)
		for ; len(d.Options) > 0; d = shots(&combat) {
			o, ok := forcedHit(&combat, &d)
			if !ok {
				break
			}
			n++
			for i := range combat.Units[:combat.Count] {
				if f := &combat.Units[i]; *f == conditionOf(o) {
					f.Assigned++
					break
				}
			}
			spendDie(&combat, func(d rules.CombatDie) bool { s, hits := shotOf(d); return hits && s == rules.Shot(o.C) })
		}
		if n != c.forced || (len(d.Options) == 0) != c.all {
			t.Errorf("%s: %d hits are without a choice, not %d; none is left: %v", c.what, n, c.forced, len(d.Options) == 0)
		}
	}
}
