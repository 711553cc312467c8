package bot

import "holoboard/game/starship"

// What a place looks like to one ship by itself, before it is weighed with all others.

// like is what a place looks like by itself: what can be hit from it, less who can hit there.
func (t *table) like(side, i int) (sum int) {
	u := &t.units[side][i]
	for k := range u.n {
		sum += t.likeArm(side, u, i, &u.arms[k])
		if u.arms[k].arc != 0 {
			sum += t.laneSoon(side, i, &u.arms[k]) * t.w[Lanes] / 100
		}
	}
	if u.fighter || t.chase[side] {
		sum += t.bestPromise(side, i) * t.w[Approach] / 100
	}
	return sum - t.dread(side, i)
}

func (t *table) likeArm(side int, u *unit, i int, a *arm) (best int) {
	for j := range t.units[1-side] {
		at, b := &t.units[1-side][j], t.at(side, i, j)
		if t.reaches(u, a, at, b) {
			sh, _ := t.shotAt(side, u, a, at, b)
			best = max(best, sh.fresh(at)*t.surety(u, at, b, a)/100)
		}
	}
	return best
}

// dread is what a ship has to fear where it stands: its part of the enemy's fire.
func (t *table) dread(side, i int) (sum int) {
	u := &t.units[side][i]
	near := 0
	for k := range t.units[side] {
		if t.units[side][k].fighter == u.fighter {
			near++
		}
	}
	for j := range t.units[1-side] {
		by, b := &t.units[1-side][j], t.at(1-side, j, i)
		for k := range by.n {
			a := &by.arms[k]
			if !t.reaches(by, a, u, b) {
				continue
			}
			sh, _ := t.shotAt(1-side, by, a, u, b)
			loss := sh.fresh(u)
			if a.id != starship.PointDefense {
				loss = loss * 3 / (2 + min(near, 6))
			}
			sum += loss
		}
	}
	return sum * t.careOf(side) / 100
}

// careOf is how much a side's own losses weigh for it, percent.
func (t *table) careOf(side int) int {
	if side == mine {
		return t.care
	}
	return 10000 / max(1, t.care)
}
