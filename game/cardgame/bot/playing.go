package bot

import (
	"holoboard/game"
	"holoboard/game/cardgame"
)

// What is played, and with what it is paid (R9, R18, R19).

// act: what is worth most, if it is worth something.
func (m *Mind) act() game.Option {
	best, most := m.last(), 0
	for _, o := range m.table.d.Options {
		if w := m.actWorth(o); w > most {
			best, most = o, w
		}
	}
	return best
}

// actWorth is what an action brings, less what it costs.
func (m *Mind) actWorth(o game.Option) int {
	switch o.Kind {
	case cardgame.KindAbility:
		return m.abilityWorth(cardgame.Slot(o.A))
	case cardgame.KindPlay:
		c := cardgame.Title(o.A)
		w := 0
		switch card := c.Card(); card.Type {
		case cardgame.Unit:
			w = m.unitPlayed(c, card)
		case cardgame.Enhancement:
			w = m.enhancementPlayed(c, card)
		case cardgame.EventCard:
			w = m.eventWorth(c) - m.price(c)
		}
		return w - m.lastCard()
	}
	return 0
}

// price is what it costs to play a card now: resources that would be lost otherwise are cheap, but a source that gives two is exhausted for
// longer.
func (m *Mind) price(c cardgame.Title) int {
	t := &m.table
	cost := t.v.Cost(t.side, c)
	if t.v.Phase == cardgame.DeploymentPhase && t.v.Active == t.side {
		return 3 * cost
	}
	return 3*cost + m.keep(c)/4
}

// unitPlayed is what it brings to play a unit: first what makes resources, then what is worth most.
func (m *Mind) unitPlayed(c cardgame.Title, card *cardgame.Card) int {
	t := &m.table
	if t.v.Phase != cardgame.DeploymentPhase { // it joins a fight (cards 7 and 13)
		return 25
	}
	w := cardWorth(card) + 20*int(card.Resources) + m.arrival(c)
	if left := m.thrift(c); left < 0 {
		w += left
	}
	return w
}

// thrift is what is lost by a payment: resources that a source gives beyond one, for it stays exhausted through the next turn.
func (m *Mind) thrift(c cardgame.Title) int {
	t := &m.table
	ones := 0
	t.v.Each(t.side, func(slot cardgame.Slot, x *cardgame.Thing) {
		if x.Ready() && x.Title.Card().Resources > 0 && !x.Is(cardgame.Enhancing) {
			ones++
		}
	})
	return -m.table.w[Thrift] * max(0, t.v.Cost(t.side, c)-ones)
}

// arrival is what a unit does when it enters play.
func (m *Mind) arrival(c cardgame.Title) int {
	t := &m.table
	switch c {
	case 79: // Interrogation Droid: a card of his hand
		return 8
	case 5, 11: // A-Wing, AT-ST: a card
		return 5
	case 107: // Rancor eats the cheapest, of whoever it is
		return -20
	case 106, 8, 98: // those who pay come first
		return 10
	}
	if card := c.Card(); card.Cost == 0 && t.v.Held[t.side] > 0 {
		return 4
	}
	return 0
}

// enhancementPlayed is what an enhancement brings on its best host.
func (m *Mind) enhancementPlayed(c cardgame.Title, card *cardgame.Card) int {
	t := &m.table
	w := 45*int(card.Resources) - m.table.w[Thrift]*max(0, t.v.Cost(t.side, c)-1)
	switch card.On {
	case cardgame.OnUnit, cardgame.OnEnemyUnit:
		most := 0
		for _, side := range [2]cardgame.Side{t.side, t.side.Other()} {
			for _, u := range t.units(side) {
				if card.Fits == 0 || u.card.Is(card.Fits) {
					most = max(most, m.hostWorth(c, u.slot))
				}
			}
		}
		return w + most - 3*int(card.Cost)
	case cardgame.OnObjective, cardgame.OnOwnObjective, cardgame.OnEnemyObjective:
		return w + 12
	case cardgame.OnDial: // Trench Run: one more target
		return 6
	}
	return w + 10 + 4*int(card.Force)
}

// hostWorth is what an enhancement brings on a thing.
func (m *Mind) hostWorth(c cardgame.Title, slot cardgame.Slot) int {
	t := &m.table
	card := c.Card()
	own := slot.Side() == t.side
	u := t.unit(slot)
	if u == nil {
		return m.objectiveHost(c, slot, own)
	}
	if card.On == cardgame.OnEnemyUnit || c == 137 {
		if own {
			return -50
		}
		return u.strength() / 2
	}
	if !own {
		return -50
	}
	stays := 2*min(u.room+u.shields, 4) + u.worth/6
	if u.card.Keywords&cardgame.Elite != 0 || u.committed {
		stays += 3
	}
	switch c {
	case 153, 141: // Trust Your Feelings, The Hand's Blessing: it strikes once more
		return u.strength()*2/3 + stays/2
	case 122: // Shii-Cho Training
		return 5*int(u.icons.Always[cardgame.UnitDamage]) + stays/2
	case 10: // Aft Armor Plating
		return 6 + stays/2
	case 93: // Mandalorian Armor
		return 10 + u.worth/4
	}
	gain := iconWorth(&card.Gives)
	if c == 159 && u.card.ID == "darth_vader" || c == 93 && u.card.ID == "boba_fett" {
		gain += 15
	}
	return gain + stays
}

// objectiveHost is what an enhancement brings on an objective.
func (m *Mind) objectiveHost(c cardgame.Title, slot cardgame.Slot, own bool) int {
	t := &m.table
	if !own || !t.v.There(slot) {
		return -20
	}
	w := 5 + 3*int(t.v.At(slot).Title.Card().Resources)
	if c == 41 { // Defense Upgrade
		w += 2 * int(t.v.At(slot).Damage)
	}
	return w + t.v.Room(slot)
}

// attachTo: the host on which it brings most.
func (m *Mind) attachTo() game.Option {
	c := cardgame.Title(m.table.d.About[0].A)
	return m.most(func(o game.Option) int { return m.hostWorth(c, cardgame.Slot(o.A)) })
}

// pay: with what does not fight, one resource of each source, for only one token is taken off in a turn (R7.1, R18.2).
func (m *Mind) pay() game.Option {
	t := &m.table
	return m.most(func(o game.Option) int {
		slot, gives := cardgame.Slot(o.A), int(o.B)
		w := -8 * (gives - 1)
		if u := t.unit(slot); u != nil {
			w -= 3 + u.strength()/2
			if u.committed && t.v.Phase < cardgame.ForcePhase {
				w -= 5 * int(u.card.Force)
			}
		}
		if gives == 1 {
			w -= 2 * (int(t.v.At(slot).Title.Card().Resources) - 1) // the rest of it is lost for now
		}
		return w
	})
}

// lowerCost: cards are discarded only for what cannot be paid otherwise.
func (m *Mind) lowerCost() game.Option {
	if o := m.last(); o.Kind == cardgame.KindDone {
		return o
	}
	return m.leastKept()
}
