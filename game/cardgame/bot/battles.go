package bot

import (
	"holoboard/game"
	"holoboard/game/cardgame"
)

// Who attacks what, and who defends (R10, R11).

// A force is units of a side, the most useful first.
type force struct {
	n   int
	all [mostUnits]*unit
}

// add puts a unit where it belongs by what it is worth there.
func (f *force) add(u *unit, by func(*unit) int) {
	i := f.n
	for f.n++; i > 0 && by(f.all[i-1]) < by(u); i-- {
		f.all[i] = f.all[i-1]
	}
	f.all[i] = u
}

func (f *force) units() []*unit { return f.all[:f.n] }

// assault is what a unit is good for in an attack.
func assault(u *unit) int {
	n := u.strikes(false)
	with := u.strikes(true)
	w := 0
	for k, each := range [3]int{10, 9, 10} {
		w += each * (n[k] + with[k])
	}
	return w
}

// guard is what a unit is good for in defence.
func guard(u *unit) int {
	n := u.strikes(true)
	return 10*n[cardgame.UnitDamage] + 9*n[cardgame.Tactics] + 3*min(u.room+u.shields, 5)
}

// guards are the units that could defend against the side that plays.
func (m *Mind) guards() (f force) {
	enemy := m.table.units(m.table.side.Other())
	for i := range enemy {
		if u := &enemy[i]; u.ready() && !u.participates() {
			f.add(u, guard)
		}
	}
	return f
}

// chance of the edge for the attacker where somebody defends, in percent: a tie is the defender's, cards are what it is bought with.
func (m *Mind) edgeChance(side cardgame.Side) int {
	return min(max(m.table.w[EdgeBase]+4*(int(m.table.v.Held[side])-int(m.table.v.Held[side.Other()])), 20), 75)
}

// mostGuards is how many defenders an attacker reckons with.
const mostGuards = 4

// attack is what an attack with the first n of a force is worth, if the other side then defends as he should.
func (m *Mind) attack(target cardgame.Slot, f *force, n int, guards *force) int {
	b := &m.brawl
	b.begin(&m.table, target)
	cost := 0
	for _, u := range f.units()[:n] {
		b.enlist(0, u)
		cost += m.exhaustion(u)
	}
	least := b.strikeOut(0)
	chance := m.edgeChance(m.table.side)
	for i, g := range guards.units() {
		if i == mostGuards {
			break
		}
		b.enlist(1, g)
		if w := (b.strikeOut(0)*chance + b.strikeOut(1)*(100-chance)) / 100; w < least {
			least = w
		}
	}
	if m.table.side == cardgame.Light {
		least += m.table.w[Urge]
	}
	return least - cost - m.table.w[Spare]*(n-1)
}

// exhaustion is what it costs that a unit cannot defend in the other's next turn; a committed one not even attack in its own.
func (m *Mind) exhaustion(u *unit) int {
	c := 1 + min(m.threat(), 8)*guard(u)*m.table.w[Exhaustion]/10_000
	if m.table.side == cardgame.Light {
		c = c * m.table.w[LightThreat] / 100
	}
	if u.committed {
		c += 4 + m.table.w[Steady]*int(u.card.Force)
	}
	return c + 6*int(u.card.Resources)
}

// threat is what the other side could strike with in its next turn.
func (m *Mind) threat() int {
	if m.threatened < 0 {
		m.threatened = 0
		enemy := m.table.units(m.table.side.Other())
		for i := range enemy {
			if enemy[i].focus < 2 {
				n := enemy[i].strikes(true)
				m.threatened += n[cardgame.BlastDamage] + n[cardgame.UnitDamage]
			}
		}
	}
	return m.threatened
}

// attackForce are the units among some options, or all that are ready, by what they are good for in an attack; those that can do nothing
// stay at home.
func (m *Mind) attackForce(options []game.Option) (f force) {
	own := m.table.units(m.table.side)
	for i := range own {
		u := &own[i]
		if !u.ready() || assault(u) == 0 {
			continue
		}
		fits := options == nil
		for _, o := range options {
			fits = fits || cardgame.Slot(o.A) == u.slot
		}
		if fits {
			f.add(u, assault)
		}
	}
	return f
}

// engage picks the objective whose attack is worth most, if any is.
func (m *Mind) engage() game.Option {
	f, guards := m.attackForce(nil), m.guards()
	if f.n == 0 {
		return m.last()
	}
	return m.most(func(o game.Option) int {
		if o.Kind != cardgame.KindSlot {
			return 0
		}
		w, _ := m.bestAttack(cardgame.Slot(o.A), &f, &guards)
		return w
	})
}

// bestAttack is with how many of a force an attack is worth most.
func (m *Mind) bestAttack(target cardgame.Slot, f, guards *force) (most, n int) {
	most = -1 << 20
	for k := 1; k <= f.n; k++ {
		if k > 3 && k < f.n-1 {
			continue
		}
		if w := m.attack(target, f, k, guards); w > most {
			most, n = w, k
		}
	}
	return most, n
}

// attackers: as many of the best as the attack is worth most with.
func (m *Mind) attackers(picks []game.Option) []game.Option {
	d := m.table.d
	f, guards := m.attackForce(d.Options), m.guards()
	if f.n == 0 {
		return append(picks, d.Options[0])
	}
	_, n := m.bestAttack(cardgame.Slot(d.About[0].A), &f, &guards)
	for _, u := range f.units()[:min(n, d.Max)] {
		picks = append(picks, game.Option{Kind: cardgame.KindSlot, A: uint8(u.slot)})
	}
	return picks
}

// besiege begins a brawl with those who take part already.
func (m *Mind) besiege() *brawl {
	t := &m.table
	b := &m.brawl
	b.begin(t, t.v.Engaged)
	attacker := t.v.Attacker()
	for role, side := range [2]cardgame.Side{attacker, attacker.Other()} {
		all := t.units(side)
		for i := range all {
			if all[i].participates() {
				b.enlist(role, &all[i])
			}
		}
	}
	return b
}

// defenders: as many of the best as lose least.
func (m *Mind) defenders(picks []game.Option) []game.Option {
	t := &m.table
	var f force
	for _, o := range t.d.Options {
		if u := t.unit(cardgame.Slot(o.A)); u != nil {
			f.add(u, guard)
		}
	}
	b := m.besiege()
	chance := m.edgeChance(t.v.Attacker())
	least, best, cost := b.strikeOut(0), 0, 0
	for i, u := range f.units() {
		b.enlist(1, u)
		cost += m.guardCost(u)
		if w := (b.strikeOut(0)*chance+b.strikeOut(1)*(100-chance))/100 + cost; w < least {
			least, best = w, i+1
		}
	}
	if best == 0 { // one of the others alone
		if u := m.lone(&f, chance, least); u != nil {
			return append(picks, game.Option{Kind: cardgame.KindSlot, A: uint8(u.slot)})
		}
	}
	for _, u := range f.units()[:best] {
		picks = append(picks, game.Option{Kind: cardgame.KindSlot, A: uint8(u.slot)})
	}
	return picks
}

// lone is who had better defend alone than nobody, or nil.
func (m *Mind) lone(f *force, chance, least int) (best *unit) {
	for _, u := range f.units() {
		b := m.besiege()
		b.enlist(1, u)
		if w := (b.strikeOut(0)*chance+b.strikeOut(1)*(100-chance))/100 + m.guardCost(u); w < least {
			least, best = w, u
		}
	}
	return best
}

// guardCost is what a defence costs: a committed unit stays exhausted through its own turn.
func (m *Mind) guardCost(u *unit) int {
	if u.committed {
		return 2 + 3*int(u.card.Force)
	}
	return 6 * int(u.card.Resources) / 2
}
