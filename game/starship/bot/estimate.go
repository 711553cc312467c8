package bot

import (
	"slices"

	"holoboard/game/starship"
)

// The fast estimate of an Attack phase: every weapon takes the target where it gains most, in the order of their gains; each
// shot lowers the hull that is expected to be left, so that overkill, turning and destroying come out right.

// An aimed weapon: which unit fires what at which.
type aimed struct {
	by, arm, at int
	gain        int32 // hundredths of a point
}

// exchange is the worth that a side's attacks take from the other, in hundredths of a point.
func (t *table) exchange(side int) (sum int) {
	t.count++
	t.look()
	t.freshen(1 - side)
	t.shots = t.shots[:0]
	for i := range t.units[side] {
		sum += t.candidates(side, i)
	}
	slices.SortFunc(t.shots, func(a, b aimed) int { return int(b.gain) - int(a.gain) })
	for k := range t.shots {
		s := &t.shots[k]
		best := t.bestTarget(side, s.by, s.arm)
		if s.at, s.gain = best.at, best.gain; s.gain > 0 {
			t.apply(side, *s)
			sum += int(s.gain)
		}
	}
	return sum
}

// freshen forgets what attacks were expected to do to a side.
func (t *table) freshen(side int) {
	for j := range t.units[side] {
		if u := &t.units[side][j]; u.hit {
			u.spread.clear(u.fall)
			u.hit = false
		}
	}
}

// expect adds an attack to what a ship expects.
func (u *unit) expect(sh shot) {
	u.spread.add(sh)
	u.hit, u.known = true, 0
}

// drop is what a hit of so many counters is expected to take.
func (u *unit) drop(damage int8) int32 {
	d := min(int(damage), mostDrop-1)
	if u.known>>d&1 == 0 {
		u.drops[d] = int32(u.spread.drop(&u.worth, d))
		u.known |= 1 << d
	}
	return u.drops[d]
}

// gain is what one attack is expected to take.
func (u *unit) gain(s shot) int32 {
	if !u.hit {
		return int32(s.fresh(u))
	}
	return ((20-int32(s.need))*u.drop(s.damage) + u.drop(s.critical)) / 20
}

// candidates fires a ship's Point-Defense and lists its other weapons that have a target.
func (t *table) candidates(side, i int) (sum int) {
	by := &t.units[side][i]
	for k := range by.n {
		a := &by.arms[k]
		if a.used {
			continue
		}
		if a.id == starship.PointDefense {
			sum += t.pointAll(side, i, k)
			continue
		}
		if best := t.bestTarget(side, i, k); best.gain > 0 {
			best.arm = k
			t.shots = append(t.shots, best)
		}
	}
	return sum
}

// pointAll fires Point-Defense at every fighter beside a ship.
func (t *table) pointAll(side, i, k int) (sum int) {
	by := &t.units[side][i]
	for j := range t.units[1-side] {
		b := t.at(side, i, j)
		if at := &t.units[1-side][j]; b.distance == 1 && t.reaches(by, &by.arms[k], at, b) {
			sh, _ := t.shotAt(side, by, &by.arms[k], at, b)
			g := int(at.gain(sh)) * t.surety(by, at, b, &by.arms[k]) / 100
			at.expect(sh)
			sum += g
		}
	}
	return sum
}

// bestTarget is where a weapon gains most now.
func (t *table) bestTarget(side, i, k int) (best aimed) {
	best = aimed{by: i, at: -1}
	for j, s := range t.row(side, i, k) {
		if s.sure == 0 {
			continue
		}
		g := s.fresh
		if at := &t.units[1-side][j]; at.hit {
			g = at.gain(s.shot) * int32(s.sure) / 100
		}
		if g > best.gain {
			best.at, best.gain = j, g
		}
	}
	return best
}

// surety is how sure an attack is of its target, in percent, while ships may still move.
func (t *table) surety(by, at *unit, b *bearing, a *arm) int {
	percent := 100
	if by.moves && by.fighter && b.distance > 1 {
		percent = t.w[mayCome]
	}
	switch {
	case !at.moves:
	case at.class >= 3 && (by.fighter || at.fighter):
		percent = percent * t.w[mayFlee] / 100
	case by.fighter || a.arc != starship.AllRound:
		percent = percent * t.w[mayPass] / 100
	}
	return percent
}

// apply counts an attack against its target.
func (t *table) apply(side int, s aimed) {
	by, at := &t.units[side][s.by], &t.units[1-side][s.at]
	b := *t.at(side, s.by, s.at)
	if by.fighter && by.moves {
		b.distance = 1
		b.faces |= 1 << starship.Port
	}
	sh, _ := t.shotAt(side, by, &by.arms[s.arm], at, &b)
	at.expect(sh)
}
