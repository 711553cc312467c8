package bot

import (
	"holoboard/game"
	"holoboard/game/cardgame"
)

// Who strikes next, and whom (R13, R14).

// strikeWith: whoever does most at once.
func (m *Mind) strikeWith() game.Option {
	b := m.besiege()
	role := 1
	if m.table.side == m.table.v.Attacker() {
		role = 0
	}
	edge := 1
	if m.table.v.Edge == m.table.v.Attacker() {
		edge = 0
	}
	b.ready(edge)
	if by := b.striker(role); by != nil {
		if o := (game.Option{Kind: cardgame.KindSlot, A: uint8(by.of.slot)}); m.table.d.Has(o) {
			return o
		}
	}
	return m.first()
}

// hit is what n damage to a thing is worth to its enemy.
func (t *table) hit(slot cardgame.Slot, n int) int {
	if u := t.unit(slot); u != nil {
		return hitWorth(u.worth, n, u.room+u.shields, u.participates() && u.ready())
	}
	return t.objectiveDamage(slot, n)
}

// damageAt: what falls, then what is nearest to it.
func (m *Mind) damageAt() game.Option {
	n := 1
	if about := m.table.d.About[1]; about.Kind == cardgame.KindAmount {
		n = int(about.A)
	}
	return m.most(func(o game.Option) int { return m.table.hit(cardgame.Slot(o.A), n) })
}

// objectiveHit: the objective that is nearest to its fall.
func (m *Mind) objectiveHit() game.Option {
	return m.most(func(o game.Option) int {
		slot, ok := m.table.on(o)
		if !ok {
			return 0
		}
		return 10*m.table.objectiveDamage(slot, 1) + 40 - m.table.v.Room(slot)
	})
}

// focusAt: the strongest who has still to strike, then who could still do something.
func (m *Mind) focusAt() game.Option {
	return m.most(func(o game.Option) int { return m.table.burden(cardgame.Slot(o.A)) })
}

// burden is what a focus token on an enemy unit is worth. Its controller takes one off when his own turn begins: in his turn it keeps the
// unit from defending in ours, in ours only from what is still to come, but a second one from his next turn.
func (t *table) burden(slot cardgame.Slot) int {
	u := t.unit(slot)
	if u == nil {
		return 0
	}
	w := u.strength() + 4*int(u.card.Force)
	theirTurn := t.v.Active == slot.Side()
	switch {
	case u.ready() && u.participates():
		w += 30
	case u.ready() && theirTurn:
		w = w * 9 / 10
	case u.ready():
		w = w * 6 / 10
	case u.focus == 1:
		w = w * 7 / 10
	default:
		w = w * 3 / 10
	}
	return w
}

// protect: the cheaper card takes the damage.
func (m *Mind) protect() game.Option {
	t := &m.table
	hit := cardgame.Slot(t.d.About[0].A)
	n := max(int(t.d.About[1].A), 1)
	return m.most(func(o game.Option) int {
		slot, ok := t.on(o)
		if !ok || !t.v.There(hit) {
			return 0
		}
		return t.hit(hit, n) - t.hit(hit, n-1) - t.hit(slot, 1)
	})
}

// shieldTo: who is worth most and nearest to its end.
func (m *Mind) shieldTo() game.Option {
	return m.most(func(o game.Option) int {
		slot, ok := m.table.on(o)
		if !ok {
			return 0
		}
		return m.table.shelter(slot)
	})
}

// shelter is what a shield on a card is worth.
func (t *table) shelter(slot cardgame.Slot) int {
	if u := t.unit(slot); u != nil {
		w := u.worth / max(u.room+u.shields, 1)
		if u.participates() {
			w *= 2
		}
		return w
	}
	if slot == t.v.Engaged {
		return t.objectiveDamage(slot, 1)
	}
	return 0
}

// crossfire: unit damage where somebody can be hit, else blast.
func (m *Mind) crossfire() game.Option {
	enemies := false
	for _, u := range m.table.units(m.table.side.Other()) {
		enemies = enemies || u.participates()
	}
	if enemies {
		return m.first()
	}
	return m.last()
}

// sacrifice: what is worth least of one's own, most of the other's.
func (m *Mind) sacrifice() game.Option {
	return m.most(func(o game.Option) int {
		slot := cardgame.Slot(o.A)
		if slot.Side() == m.table.side {
			return -m.table.worth(slot)
		}
		return m.table.worth(slot)
	})
}
