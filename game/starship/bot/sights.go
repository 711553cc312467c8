package bot

import "holoboard/game/starship"

// What each weapon could do to each enemy from where both stand, kept while a plan moves ships about.

// A sighted attack is one that could be made at a ship at which nobody else fires.
type sighted struct {
	shot
	sure  int8  // percent, see surety; 0: it cannot be made
	fresh int32 // what it is expected to take, in hundredths of a point
	soon  int32 // what the weapon could do in its lane, see soonAt
}

// row has the attacks of a weapon, by target.
func (t *table) row(side, i, k int) []sighted {
	n := len(t.units[1-side])
	at := (t.units[side][i].row + k) * n
	return t.seen[side][at : at+n]
}

// lookAgain has all attacks be reckoned again.
func (t *table) lookAgain() {
	rows := [2]int{}
	for side := range t.units {
		for i := range t.units[side] {
			u := &t.units[side][i]
			u.stale, u.row = true, rows[side]
			rows[side] += u.n
		}
	}
	for side := range t.units {
		t.seen[side] = sized(t.seen[side], rows[side]*len(t.units[1-side]))
	}
}

// look reckons the attacks by and at ships that have moved, or beside which others have.
func (t *table) look() {
	for side := range t.units {
		for i := range t.units[side] {
			u := &t.units[side][i]
			help := [2]int8{u.given, u.sensed}
			u.stale, u.help = u.stale || u.help != help, help
		}
	}
	for side := range t.units {
		for i := range t.units[side] {
			if t.units[side][i].stale {
				t.lookAround(side, i)
			}
		}
	}
	for side := range t.units {
		for i := range t.units[side] {
			t.units[side][i].stale = false
		}
	}
}

// lookAround reckons the attacks by and at one ship.
func (t *table) lookAround(side, i int) {
	for j := range t.units[1-side] {
		if side == theirs && t.units[mine][j].stale {
			continue // it has looked at this one
		}
		t.sight(side, i, j)
		t.sight(1-side, j, i)
	}
}

// sight reckons the attacks of one ship at another.
func (t *table) sight(side, i, j int) {
	by, at := &t.units[side][i], &t.units[1-side][j]
	stands := t.at(side, i, j)
	comes := *stands
	if by.moves && by.fighter && comes.distance > 1 && comes.distance <= 1+by.class {
		comes.distance = 1
		comes.faces |= 1 << starship.Port
	}
	for k := range by.n {
		a := &by.arms[k]
		if a.id == starship.PointDefense {
			continue // it fires at all that stand beside it
		}
		s := &t.row(side, i, k)[j]
		*s = sighted{}
		if a.arc != starship.AllRound && !at.fighter {
			s.soon = int32(t.soonAt(side, by, a, at, stands))
		}
		if !a.used && t.reaches(by, a, at, &comes) {
			s.shot, _ = t.shotAt(side, by, a, at, &comes)
			s.sure = int8(t.surety(by, at, stands, a))
			s.fresh = int32(s.shot.fresh(at)) * int32(s.sure) / 100
		}
	}
}
