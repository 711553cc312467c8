package bot

import "holoboard/game/cardgame"

// A brawl is an exchange of strikes that is struck out quickly: each side strikes with whoever does most at once (R13). What answers it, events
// and reactions, is left out.
type brawl struct {
	sides   [2][]fighter // 0 attacks
	room    [2][mostUnits]fighter
	target  cardgame.Slot
	table   *table
	blasted int
}

// A fighter takes part in a brawl.
type fighter struct {
	of      *unit
	n       [3]int
	room    int
	worth   int
	fallen  bool
	without bool // strikes no more in this brawl
}

// enlist adds a unit to a side.
func (b *brawl) enlist(role int, u *unit) {
	if len(b.sides[role]) < mostUnits {
		b.sides[role] = append(b.sides[role], fighter{of: u})
	}
}

// begin empties both sides.
func (b *brawl) begin(t *table, target cardgame.Slot) {
	b.table, b.target = t, target
	b.sides = [2][]fighter{b.room[0][:0], b.room[1][:0]}
}

// strikeOut strikes a brawl out, with the edge on a side, and returns what it is worth to the attacker: what the objective and the enemy lose
// less what he loses.
func (b *brawl) strikeOut(edge int) (worth int) {
	b.ready(edge)
	for role, idle := edge, 0; idle < 2; role = 1 - role {
		if by := b.striker(role); by != nil {
			idle = 0
			sign := 1
			if role == 1 {
				sign = -1
			}
			worth += sign * b.strike(role, by)
		} else {
			idle++
		}
	}
	if b.stands(0) && !b.stands(1) {
		b.blasted++
	}
	return worth + b.table.objectiveDamage(b.target, b.blasted)
}

// ready has everybody stand as on the table.
func (b *brawl) ready(edge int) {
	b.blasted = 0
	for role := range b.sides {
		for i := range b.sides[role] {
			f := &b.sides[role][i]
			f.n, f.room, f.worth = f.of.strikes(role == edge), f.of.room+f.of.shields, f.of.worth
			f.fallen, f.without = false, f.of.focus > 0
		}
	}
}

// stands reports whether somebody of a side is left.
func (b *brawl) stands(role int) bool {
	for i := range b.sides[role] {
		if !b.sides[role][i].fallen {
			return true
		}
	}
	return false
}

// striker is who strikes next of a side: whoever does most at once; blast waits, but not with who could be kept from it.
func (b *brawl) striker(role int) (best *fighter) {
	most := -1
	for i := range b.sides[role] {
		f := &b.sides[role][i]
		if f.fallen || f.without {
			continue
		}
		w := 0
		if n := f.n[cardgame.UnitDamage]; n > 0 {
			_, w = b.prey(1-role, n)
		}
		if f.n[cardgame.Tactics] > 0 {
			w += 12 * f.n[cardgame.Tactics]
		}
		if role == 0 && b.inDanger(f) {
			w += b.blastOf(f)
		}
		if w > most {
			best, most = f, w
		}
	}
	return best
}

// prey is whom a strike of so much damage hits of a side, and what that is worth.
func (b *brawl) prey(role, n int) (at *fighter, worth int) {
	for i := range b.sides[role] {
		f := &b.sides[role][i]
		if f.fallen {
			continue
		}
		w := hitWorth(f.worth, n, f.room, !f.without)
		if role == 0 && n >= f.room {
			w += b.blastOf(f)
		}
		if w > worth {
			at, worth = f, w
		}
	}
	return at, worth
}

// blastOf is what it is worth that an attacker who has still to strike does so for his blast.
func (b *brawl) blastOf(f *fighter) int {
	n, share := f.n[cardgame.BlastDamage], b.table.w[Blast]
	if n == 0 || share == 0 || f.without {
		return 0
	}
	return (b.table.objectiveDamage(b.target, b.blasted+n) - b.table.objectiveDamage(b.target, b.blasted)) * share / 100
}

// inDanger reports whether a defender who has still to strike could keep an attacker from it.
func (b *brawl) inDanger(f *fighter) bool {
	for i := range b.sides[1] {
		if by := &b.sides[1][i]; !by.fallen && !by.without && (by.n[cardgame.UnitDamage] >= f.room || by.n[cardgame.Tactics] > 0) {
			return true
		}
	}
	return false
}

// hitWorth is what damage to a unit is worth: all of it where it falls, half again if it has still to strike, else a share.
func hitWorth(worth, n, room int, strikes bool) int {
	switch {
	case n <= 0 || room <= 0:
		return 0
	case n < room:
		return worth * n / room * 4 / 10
	case strikes:
		return worth + worth/2
	}
	return worth
}

// strike has a fighter strike, and returns what the enemy loses but for the objective.
func (b *brawl) strike(role int, by *fighter) (worth int) {
	by.without = true
	if n := by.n[cardgame.UnitDamage]; n > 0 {
		if at, _ := b.prey(1-role, n); at != nil {
			worth += min(n, at.room) * 3
			if at.room -= n; at.room <= 0 {
				at.fallen = true
				worth += at.worth
			}
		}
	}
	for range by.n[cardgame.Tactics] {
		worth += b.exhaust(1 - role)
	}
	if role == 0 {
		b.blasted += by.n[cardgame.BlastDamage]
	}
	return worth
}

// exhaust puts a focus token on the strongest of a side who has still to strike.
func (b *brawl) exhaust(role int) int {
	var at *fighter
	most := 0
	for i := range b.sides[role] {
		f := &b.sides[role][i]
		w := f.of.strength() + 1
		if role == 0 {
			w += b.blastOf(f)
		}
		if !f.fallen && !f.without && w > most {
			at, most = f, w
		}
	}
	if at == nil {
		return 4 // somebody else, or one who struck, stays exhausted the longer
	}
	at.without = true
	return 3
}
