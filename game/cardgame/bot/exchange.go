package bot

import (
	"holoboard/game"
	"holoboard/game/cardgame"
)

// An exchange of strikes in which nothing is hidden any more, the edge is settled, is solved exactly (R13): who strikes when, whom the damage
// hits, whom the first tactics token. Events, reactions and protect are left out.

const (
	mostDuelists = 11     // of both sides; more are not solved
	mostNodes    = 20_000 // beyond them whoever strikes does what does most at once
)

// A duelist takes part in an exchange.
type duelist struct {
	slot  cardgame.Slot
	n     [3]int // strength by icon
	arms  int    // what its icons are worth
	worth int
	room  int
	done  bool // strikes no more
}

// An exchange is worth what the attacker gains from here on.
type exchange struct {
	table   *table
	target  cardgame.Slot
	sides   [2][]duelist // 0 attacks
	room    [2][mostDuelists]duelist
	blasted int

	nodes int
	known map[uint64]int
}

// A blow is a strike with its targets, by place; -1 for nobody.
type blow struct {
	by, hit, slowed int
	gain            int // at once, for who strikes
}

// begin takes in who participates; it reports whether they are few enough.
func (e *exchange) begin(t *table) bool {
	e.table, e.target, e.blasted, e.nodes = t, t.v.Engaged, 0, 0
	e.known = map[uint64]int{}
	e.sides = [2][]duelist{e.room[0][:0], e.room[1][:0]}
	attacker := t.v.Attacker()
	for role, side := range [2]cardgame.Side{attacker, attacker.Other()} {
		all := t.units(side)
		for i := range all {
			u := &all[i]
			if !u.participates() {
				continue
			}
			if len(e.sides[0])+len(e.sides[1]) == mostDuelists {
				return false
			}
			e.sides[role] = append(e.sides[role], duelist{
				slot: u.slot, n: u.strikes(t.v.Edge == side), arms: u.strength(), worth: u.worth, room: min(u.room+u.shields, 15), done: !u.ready(),
			})
		}
	}
	return true
}

// key tells tables of an exchange apart.
func (e *exchange) key(role int) uint64 {
	k := uint64(role) | uint64(min(e.blasted, 63))<<1
	shift := 7
	for r := range e.sides {
		for i := range e.sides[r] {
			d := &e.sides[r][i]
			k |= uint64(d.room) << shift
			if d.done {
				k |= 1 << (shift + 4)
			}
			shift += 5
		}
	}
	return k
}

// value is what the attacker gains from here on with both sides at their best; role strikes next, if it can.
func (e *exchange) value(role int) int {
	if !e.canStrike(role) {
		if role = 1 - role; !e.canStrike(role) {
			return e.end()
		}
	}
	key := e.key(role)
	if v, seen := e.known[key]; seen {
		return v
	}
	e.nodes++
	var room [mostDuelists * mostDuelists * 3]blow
	blows := e.blows(role, room[:0])
	if e.nodes > mostNodes {
		blows = blows[foremost(blows):][:1]
	}
	best := 0
	for i, b := range blows {
		if v := e.after(role, b); i == 0 || role == 0 && v > best || role == 1 && v < best {
			best = v
		}
	}
	e.known[key] = best
	return best
}

// foremost is the place of the blow that does most at once.
func foremost(blows []blow) (best int) {
	for i := range blows {
		if blows[i].gain > blows[best].gain {
			best = i
		}
	}
	return best
}

func (e *exchange) canStrike(role int) bool {
	for i := range e.sides[role] {
		if d := &e.sides[role][i]; d.room > 0 && !d.done {
			return true
		}
	}
	return false
}

// end is what the objective's damage is worth.
func (e *exchange) end() int {
	left := [2]bool{}
	for role := range e.sides {
		for i := range e.sides[role] {
			left[role] = left[role] || e.sides[role][i].room > 0
		}
	}
	n := e.blasted
	if left[0] && !left[1] {
		n++
	}
	return e.table.objectiveDamage(e.target, n)
}

// after is the value behind a blow.
func (e *exchange) after(role int, b blow) int {
	was := [2][mostDuelists]duelist{}
	copy(was[0][:], e.sides[0])
	copy(was[1][:], e.sides[1])
	blasted := e.blasted
	gain := e.strike(role, b)
	if role == 1 {
		gain = -gain
	}
	v := gain + e.value(1-role)
	copy(e.sides[0], was[0][:])
	copy(e.sides[1], was[1][:])
	e.blasted = blasted
	return v
}

// strike deals a blow, and returns what the other side loses by it but for the objective.
func (e *exchange) strike(role int, b blow) int {
	by := &e.sides[role][b.by]
	by.done = true
	gain := e.hit(1-role, b.hit, by.n[cardgame.UnitDamage])
	for k := range by.n[cardgame.Tactics] {
		at := b.slowed
		if k > 0 || at >= 0 && e.sides[1-role][at].room == 0 {
			at = e.strongest(1 - role)
		}
		gain += e.slow(1-role, at)
	}
	if role == 0 {
		e.blasted += by.n[cardgame.BlastDamage]
	}
	return gain
}

// hit deals damage to one of a side; what that loses is returned.
func (e *exchange) hit(role, at, n int) int {
	if at < 0 || n == 0 {
		return 0
	}
	d := &e.sides[role][at]
	n = min(n, d.room)
	gain := 3 * n
	if d.room -= n; d.room == 0 {
		gain += d.worth
	}
	return gain
}

// slow puts a focus token on one of a side; nobody in the fight: on somebody else, or on one who has struck.
func (e *exchange) slow(role, at int) int {
	if at < 0 {
		return 4
	}
	e.sides[role][at].done = true
	return 3
}

// strongest is who could still strike of a side, the one whose icons are worth most; -1 for nobody.
func (e *exchange) strongest(role int) int {
	best := -1
	for i := range e.sides[role] {
		if d := &e.sides[role][i]; d.room > 0 && !d.done && (best < 0 || d.arms > e.sides[role][best].arms) {
			best = i
		}
	}
	return best
}

// blows lists what a side can do next.
func (e *exchange) blows(role int, blows []blow) []blow {
	foes := e.sides[1-role]
	add := func(b blow) {
		d := &e.sides[role][b.by]
		if b.hit >= 0 {
			f := &foes[b.hit]
			b.gain = hitWorth(f.worth, d.n[cardgame.UnitDamage], f.room, !f.done)
		}
		if b.slowed >= 0 {
			b.gain += 12 + foes[b.slowed].arms/4
		}
		blows = append(blows, b)
	}
	for by := range e.sides[role] {
		d := &e.sides[role][by]
		if d.room == 0 || d.done {
			continue
		}
		hits := 0
		for hit := range foes {
			if d.n[cardgame.UnitDamage] > 0 && foes[hit].room > 0 {
				hits++
				e.slowing(d, foes, blow{by: by, hit: hit}, add)
			}
		}
		if hits == 0 {
			e.slowing(d, foes, blow{by: by, hit: -1}, add)
		}
	}
	return blows
}

// slowing lists whom the first tactics token of a strike may hit.
func (e *exchange) slowing(d *duelist, foes []duelist, b blow, add func(blow)) {
	n := 0
	for slowed := range foes {
		if f := &foes[slowed]; d.n[cardgame.Tactics] > 0 && f.room > 0 && !f.done && (slowed != b.hit || f.room > d.n[cardgame.UnitDamage]) {
			n++
			b.slowed = slowed
			add(b)
		}
	}
	if n == 0 {
		b.slowed = -1
		add(b)
	}
}

// solved returns the best answer to a question within an exchange, and whether it could be worked out.
func (m *Mind) solved() (o game.Option, ok bool) {
	t := &m.table
	e := &m.exchange
	if t.v.Engaged == cardgame.NoSlot || !e.begin(t) {
		return o, false
	}
	role := 1
	if t.side == t.v.Attacker() {
		role = 0
	}
	best, most, any := 0, 0, false
	take := func(option game.Option, v, gain int) {
		if role == 1 {
			v = -v
		}
		if !any || v > best || v == best && gain > most {
			o, best, most, any = option, v, gain, true
		}
	}
	switch t.d.Ask {
	case cardgame.AskStrikeWith:
		for _, b := range e.blows(role, nil) {
			take(game.Option{Kind: cardgame.KindSlot, A: uint8(e.sides[role][b.by].slot)}, e.after(role, b), b.gain)
		}
	case cardgame.AskDamageAt, cardgame.AskFocusAt:
		e.aim(role, take)
	}
	return o, any && t.d.Has(o)
}

// aim tries the targets of a strike under way out: of its damage with what the first token does then, or of the next token.
func (e *exchange) aim(role int, take func(o game.Option, v, gain int)) {
	t := e.table
	by := -1
	for i := range e.sides[role] {
		if e.sides[role][i].slot == cardgame.Slot(t.d.About[0].A) {
			by = i
		}
	}
	if by < 0 {
		return
	}
	d := e.sides[role][by]
	d.done = false // the strike is played as if it began here
	if t.d.Ask == cardgame.AskFocusAt {
		d.n[cardgame.UnitDamage], d.n[cardgame.Tactics] = 0, int(t.d.About[1].A)
	} else {
		d.n[cardgame.UnitDamage] = int(t.d.About[1].A)
	}
	was := e.sides[role][by]
	e.sides[role][by] = d
	foes := e.sides[1-role]
	for _, b := range e.blows(role, nil) {
		at := b.hit
		if t.d.Ask == cardgame.AskFocusAt {
			at = b.slowed
		}
		if b.by == by && at >= 0 {
			take(game.Option{Kind: cardgame.KindSlot, A: uint8(foes[at].slot)}, e.after(role, b), b.gain)
		}
	}
	e.sides[role][by] = was
}
