package bot

import (
	"slices"

	"holoboard/game"
	"holoboard/game/starship"
)

// The Attack part: who fires what at whom.

// A volley is the plan of a side's attacks that are still to come.
type volley struct {
	made  bool
	table starship.State // that it was made for
	shots []aimedAt
	now   aimedAt // the one that is being declared
}

// aimedAt is an attack that is planned.
type aimedAt struct {
	by, at starship.Slot
	arm    uint8
	lane   starship.Lane
	gain   int32
	order  int // within the volley: the lowest first
}

// sameFight reports whether nothing has been hit, moved or ordered between two tables.
func sameFight(a, b *starship.State) bool {
	if a.Round != b.Round || a.Part != b.Part || a.Phase() != b.Phase() || a.InForce != b.InForce {
		return false
	}
	for i := range a.Ships {
		x, y := a.Ships[i], b.Ships[i]
		x.Marks, y.Marks = x.Marks&^starship.Attacked, y.Marks&^starship.Attacked
		if x != y {
			return false
		}
	}
	return true
}

// aimVolley has a plan that fits the table.
func (c *Captain) aimVolley(seat game.Seat) *volley {
	v := &c.volley
	if v.made && sameFight(&v.table, &c.state) {
		return v
	}
	c.table.count = 0
	c.table.lay(&c.state, seat)
	v.made, v.table = true, c.state
	if c.script != nil && c.script.aim != nil {
		c.table.follow(c.script)
		v.shots = c.table.scriptedVolley(c.script, v.shots[:0])
		return v
	}
	v.shots = c.table.volley(c.Level.Swaps, v.shots[:0])
	return v
}

// volley plans the attacks of a seat that are left.
func (t *table) volley(swaps int, shots []aimedAt) []aimedAt {
	t.exchange(mine)
	t.refine(mine, swaps)
	for _, s := range t.shots {
		by := &t.units[mine][s.by]
		if s.gain <= 0 || by.slot.Seat() != t.seat {
			continue
		}
		a := &by.arms[s.arm]
		shots = append(shots, aimedAt{by.slot, t.units[theirs][s.at].slot, a.id, a.lane, s.gain, t.firesWhen(by, a)})
	}
	slices.SortStableFunc(shots, func(a, b aimedAt) int { return a.order - b.order })
	return shots
}

// firesWhen: what helps others comes first, then what has little choice; guns that reach everything fill the gaps.
func (t *table) firesWhen(by *unit, a *arm) int {
	order := 10 * (4 - int(by.class))
	if a.arc == starship.AllRound && !by.fighter {
		order += 5
	}
	if !t.state.Quick && t.state.Figures(by.slot).Has(starship.BuzzDroids) {
		order -= 50
	}
	return order
}

// refine gives weapons other targets while more is expected of it.
func (t *table) refine(side, tries int) {
	if tries == 0 {
		return
	}
	t.count++
	t.freshen(1 - side)
	for i := range t.units[side] {
		for k := range t.units[side][i].n {
			if a := &t.units[side][i].arms[k]; a.id == starship.PointDefense && !a.used {
				t.pointAll(side, i, k)
			}
		}
	}
	r := refining{t: t, side: side, base: make([]spread, len(t.units[1-side])), loss: make([]int, len(t.units[1-side]))}
	for j := range r.base {
		r.base[j] = t.units[1-side][j].spread
		r.loss[j] = r.expected(j, -1, -1)
	}
	for better := true; better && tries > 0; {
		better = false
		for k := range t.shots {
			better = r.move(k, &tries) || better
		}
	}
	for k := range t.shots {
		if s := &t.shots[k]; s.at >= 0 {
			s.gain = int32(r.loss[s.at] - r.expected(s.at, k, -1))
		}
	}
}

// refining is a volley whose targets are being changed.
type refining struct {
	t    *table
	side int
	base []spread // of Point-Defense alone
	loss []int
}

// expected is what a target loses without one weapon and with another.
func (r *refining) expected(j, without, with int) int {
	at := &r.t.units[1-r.side][j]
	s := r.base[j]
	for k := range r.t.shots {
		if a := &r.t.shots[k]; k == with || a.at == j && k != without {
			sh := r.shot(k, j)
			s.add(sh)
		}
	}
	return int(at.worth[0]) - s.mean(&at.worth)
}

func (r *refining) shot(k, j int) shot {
	s := &r.t.shots[k]
	by := &r.t.units[r.side][s.by]
	sh, _ := r.t.shotAt(r.side, by, &by.arms[s.arm], &r.t.units[1-r.side][j], r.t.at(r.side, s.by, j))
	return sh
}

// move gives one weapon another target if that is better.
func (r *refining) move(k int, tries *int) (better bool) {
	s := &r.t.shots[k]
	by := &r.t.units[r.side][s.by]
	without := 0
	if s.at >= 0 {
		without = r.expected(s.at, k, -1) - r.loss[s.at]
	}
	best, gain := s.at, 0
	for j := range r.base {
		if j == s.at || !r.t.reaches(by, &by.arms[s.arm], &r.t.units[1-r.side][j], r.t.at(r.side, s.by, j)) {
			continue
		}
		if *tries--; *tries < 0 {
			break
		}
		if g := without + r.expected(j, -1, k) - r.loss[j]; g > gain {
			best, gain = j, g
		}
	}
	if best == s.at || gain < 5 {
		return false
	}
	old := s.at
	s.at = best
	if old >= 0 {
		r.loss[old] = r.expected(old, -1, -1)
	}
	r.loss[best] = r.expected(best, -1, -1)
	return true
}

// attack: the ship whose attacks come next (R10.1).
func (c *Captain) attack(p *Position) game.Option {
	if o, ok := c.orderBefore(p); ok {
		return o
	}
	v := c.aimVolley(p.Seat)
	var best game.Option
	least := 1 << 30
	for _, o := range p.Decision.Options {
		if o.Kind != starship.KindShip {
			continue
		}
		slot := starship.Slot(o.A)
		for _, s := range v.shots {
			if s.by == slot && s.order < least {
				best, least = o, s.order
			}
		}
		if order := 10 * (4 - int(c.state.Card(slot).Class())); order < least && c.pointTarget(slot) != starship.NoSlot {
			best, least = o, order
		}
	}
	return best
}

// pointTarget is the dearest enemy fighter beside a ship at which its Point-Defense has not fired and that may live, or none.
func (c *Captain) pointTarget(slot starship.Slot) (best starship.Slot) {
	best = starship.NoSlot
	if _, has := c.state.PointDefense(slot); !has {
		return best
	}
	most := 0
	c.state.Each(func(at starship.Slot) {
		if at.Side() != slot.Side() && c.state.WhyNotAt(slot, starship.PointDefense, starship.NoLane, at) == nil && !c.doomed(at) {
			sh := starship.Shot{By: slot, Arm: starship.PointDefense, At: at, Face: starship.NoFace}
			if r := c.state.Reckon(&sh); r.Critical() > 0 {
				if worth := c.state.Card(at).Cost()*100 + 21 - r.Need; worth > most {
					best, most = at, worth
				}
			}
		}
	})
	return best
}

// doomed reports whether a ship falls whatever happens to it.
func (c *Captain) doomed(slot starship.Slot) bool {
	ship := &c.state.Ships[slot]
	_, fall := bears(c.state.Card(slot), ship.Is(starship.Reduced))
	return ship.Counters() >= fall
}

// fire: the weapon of a ship that comes next.
func (c *Captain) fire(p *Position) game.Option {
	slot := about(&p.Decision)
	v := c.aimVolley(p.Seat)
	v.now = aimedAt{at: starship.NoSlot}
	point := game.Option{Kind: starship.KindWeapon, A: uint8(slot), B: starship.PointDefense}
	if p.Decision.Has(point) {
		if at := c.pointTarget(slot); at != starship.NoSlot {
			v.now = aimedAt{by: slot, arm: starship.PointDefense, at: at}
			return point
		}
	}
	for i, s := range v.shots {
		o := game.Option{Kind: starship.KindWeapon, A: uint8(s.by), B: s.arm, C: uint8(s.lane)}
		if s.by == slot && p.Decision.Has(o) {
			v.now = s
			v.shots = slices.Delete(v.shots, i, i+1)
			return o
		}
	}
	return game.Option{Kind: starship.KindDone}
}

// fireAt: the target that was planned, at the face that is hit most easily.
func (c *Captain) fireAt(p *Position) game.Option {
	weapon := p.Decision.About[0]
	s := c.volley.now
	planned := s.by == starship.Slot(weapon.A) && s.arm == weapon.B
	if !planned { // the only weapon was declared without a question
		s.at = c.plannedTarget(p, weapon)
	}
	c.volley.now = aimedAt{at: starship.NoSlot}
	best, least := game.Option{}, 1<<30
	for _, o := range p.Decision.Options {
		sh := starship.Shot{By: starship.Slot(weapon.A), Arm: weapon.B, Lane: starship.Lane(weapon.C), At: starship.Slot(o.A), Face: starship.Face(o.B)}
		need := c.state.Reckon(&sh).Need
		if s.at != sh.At {
			need += 100
		}
		if c.doomed(sh.At) {
			need += 1000
		}
		if need < least {
			best, least = o, need
		}
	}
	return best
}

// plannedTarget is what a weapon is to fire at by the plan, and strikes it from there.
func (c *Captain) plannedTarget(p *Position, weapon game.Option) starship.Slot {
	slot := starship.Slot(weapon.A)
	if weapon.B == starship.PointDefense {
		return c.pointTarget(slot)
	}
	v := c.aimVolley(p.Seat)
	for i, s := range v.shots {
		if s.by == slot && s.arm == weapon.B && s.lane == starship.Lane(weapon.C) {
			v.shots = slices.Delete(v.shots, i, i+1)
			return s.at
		}
	}
	return starship.NoSlot
}
