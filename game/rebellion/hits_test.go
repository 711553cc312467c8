package rebellion

import (
	"slices"
	"testing"

	"holoboard/game"
)

// Units that the other side's attack of the step has put out of action already are none of what this one leads to.
func TestWhatAnAttackLeadsTo(t *testing.T) {
	c := Combat{Attacker: Empire, Theater: Space, Count: 7}
	copy(c.Units[:], []Fighter{
		{Unit: XWing, Assigned: 1}, {Unit: XWing, Assigned: 2}, {Unit: XWing},
		{Unit: CorellianCorvette, Damage: 0, Assigned: 1}, {Unit: TIEFighter, Damage: 1, Beaten: true},
		{Unit: StarDestroyer, Damage: 2, Beaten: true}, {Unit: YWing, Damage: 1, Beaten: true},
	})
	want := []Result{
		{Unit: XWing, Lost: true, Count: 2}, {Unit: CorellianCorvette, Damage: 1, Count: 1}, {Unit: YWing, Lost: true, Count: 1},
	}
	if got := c.Results(); !slices.Equal(got, want) {
		t.Errorf("it leads to %v", got)
	}
	c.Attacker = Rebels
	want = []Result{{Unit: TIEFighter, Lost: true, Count: 1}, {Unit: StarDestroyer, Lost: true, Count: 1}}
	if got := c.Results(); !slices.Equal(got, want) {
		t.Errorf("the Rebels' attack leads to %v", got)
	}
}

// shots are the options to give hits of some kinds to the ground units of the Empire, as the rules offer them.
func shots(c *Combat) (d game.Decision) {
	offered := map[game.Option]bool{}
	for shot, n := range c.Hits() {
		for _, f := range c.Units[:c.Count] {
			o := HitOn(f.Unit, f.Damage, f.Assigned, Shot(shot))
			fits := Shot(shot).fits(f.Unit)
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
		units  []Fighter
		dice   dice
		forced int
		all    bool
	}{
		{"a trooper for each hit", []Fighter{{Unit: Stormtrooper}, {Unit: Stormtrooper}}, dice{black: 2}, 2, true},
		{"a damaged AT-ST and a whole one, all destroyed", []Fighter{{Unit: ATST, Damage: 1}, {Unit: ATST}}, dice{red: 3}, 3, true},
		{"a damaged AT-ST and a whole one, one hit", []Fighter{{Unit: ATST, Damage: 1}, {Unit: ATST}}, dice{red: 1}, 0, false},
		{"hits to spare for alike units", []Fighter{{Unit: Stormtrooper}, {Unit: Stormtrooper}}, dice{black: 4}, 4, true},
		{"hits to spare for unlike units", []Fighter{{Unit: ATAT, Damage: 2}, {Unit: ATST, Damage: 1}}, dice{red: 3}, 2, false},
		{"a direct hit does what red ones leave", []Fighter{{Unit: ATST}, {Unit: Stormtrooper}}, dice{red: 2, direct: 1}, 3, true},
		{"a direct hit that may go either way", []Fighter{{Unit: ATST}, {Unit: Stormtrooper}}, dice{direct: 1}, 0, false},
	} {
		combat := Combat{Open: true, Attacker: Rebels, Theater: Ground}
		combat.Count = uint8(copy(combat.Units[:], c.units))
		for i, n := range [...]int{c.dice.red, c.dice.black, c.dice.direct} {
			for range n {
				combat.Dice[combat.Rolled] = [...]CombatDie{{Face: Hit, Color: Red}, {Face: Hit, Color: Black}, {Face: Direct}}[i]
				combat.Rolled++
			}
		}
		n := 0
		d := shots(&combat)
		for ; len(d.Options) > 0; d = shots(&combat) {
			o, ok := combat.ForcedHit(&d)
			if !ok {
				break
			}
			n++
			for i := range combat.Units[:combat.Count] {
				if f := &combat.Units[i]; *f == ConditionOf(o) {
					f.Assigned++
					break
				}
			}
			spendDie(&combat, func(d CombatDie) bool { s, hits := d.Shot(); return hits && s == Shot(o.C) })
		}
		if n != c.forced || (len(d.Options) == 0) != c.all {
			t.Errorf("%s: %d hits are without a choice, not %d; none is left: %v", c.what, n, c.forced, len(d.Options) == 0)
		}
	}
}

// spendDie sets aside the first die that fits.
func spendDie(c *Combat, fits func(CombatDie) bool) {
	for i := range c.Dice[:c.Rolled] {
		if d := &c.Dice[i]; !d.Spent && fits(*d) {
			d.Spent = true
			return
		}
	}
}
