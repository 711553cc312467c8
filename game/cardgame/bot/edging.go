package bot

import (
	"holoboard/game"
	"holoboard/game/cardgame"
)

// The edge battle (R12): what the edge is worth in this fight, and what it may cost in cards.

// mostEdge is how many cards a cadet lays into an edge battle.
const mostEdge = 2

// iconsOfACard is how many Force icons a card has that nobody sees, in tenths.
const iconsOfACard = 14

// edgeCard: nothing while ahead, else the card that is missed least of those that win the edge, if it is worth that.
func (m *Mind) edgeCard() game.Option {
	t := &m.table
	laid := int(t.v.Stack[t.side].N)
	if !m.wise && laid >= mostEdge {
		return m.last()
	}
	behind := m.behind()
	worth := m.edgeWorth()
	best, most := m.last(), 0
	all, hope := 0, 0 // what all cards could still bring
	for _, o := range t.d.Options {
		if o.Kind == cardgame.KindTitle {
			all += 10 * int(cardgame.Title(o.A).Card().Force)
		}
	}
	if all >= behind {
		hope = worth
	}
	for _, o := range t.d.Options {
		if o.Kind != cardgame.KindTitle {
			continue
		}
		w := m.fateWorth(cardgame.Title(o.A)) - m.keep(cardgame.Title(o.A))*m.table.w[Keep]/100
		if force := 10 * int(cardgame.Title(o.A).Card().Force); behind > 0 && force > 0 {
			switch {
			case force >= behind:
				w += worth
			case hope > 0 && (m.wise || laid+1 < mostEdge):
				w += worth * force / (behind + 10)
			}
		}
		if w > most {
			best, most = o, w
		}
	}
	if most <= 0 && m.bluffs(worth) {
		return m.least(func(o game.Option) int { return m.keep(cardgame.Title(o.A)) })
	}
	return best
}

// bluffs: one worthless card now and then, so that a card that lies there tells nothing.
func (m *Mind) bluffs(worth int) bool {
	t := &m.table
	return worth > 0 && t.v.Stack[t.side].N == 0 && t.v.Held[t.side] > 3 && m.Rand.IntN(100) < m.table.w[Bluff]
}

// least returns the card that is worth least, or the last option if all cards are worth something.
func (m *Mind) least(worth func(game.Option) int) game.Option {
	best, least := m.last(), 6
	for _, o := range m.table.d.Options {
		if o.Kind == cardgame.KindTitle {
			if w := worth(o); w < least {
				best, least = o, w
			}
		}
	}
	return best
}

// behind is how many Force icons the side lacks to the edge, in tenths, by what the other has probably laid.
func (m *Mind) behind() int {
	t := &m.table
	own, theirs := 0, 0
	for _, c := range t.v.Eyes.Stack.All() {
		own += 10 * int(c.Card().Force)
	}
	for _, c := range t.v.Stack[t.side.Other()].All() {
		if c == 0 {
			theirs += iconsOfACard
		} else {
			theirs += 10 * int(c.Card().Force)
		}
	}
	for side := range cardgame.Side(2) {
		for _, u := range t.units(side) {
			if n := 10 * int(u.card.EdgeBonus); u.participates() && n > 0 {
				if side == t.side {
					own += n
				} else {
					theirs += n
				}
			}
		}
	}
	if t.side == t.v.Attacker() {
		if !m.opposed() {
			return 0
		}
		theirs++ // a tie is the defender's (R12.9)
	}
	return theirs - own
}

// opposed reports whether somebody defends.
func (m *Mind) opposed() bool {
	for _, u := range m.table.units(m.table.v.Attacker().Other()) {
		if u.participates() {
			return true
		}
	}
	return false
}

// edgeWorth is how much better this fight goes with the edge.
func (m *Mind) edgeWorth() int {
	b := m.besiege()
	w := b.strikeOut(0) - b.strikeOut(1)
	return max(w, 0)
}

// The fate cards of both sides.
const (
	heatLight, heatDark   cardgame.Title = 65, 169
	luckLight, luckDark   cardgame.Title = 133, 170
	twistLight, twistDark cardgame.Title = 157, 171
)

// fateWorth is what a fate card does beside its icons.
func (m *Mind) fateWorth(c cardgame.Title) int {
	t := &m.table
	switch c {
	case heatLight, heatDark:
		most := 0
		for _, u := range t.units(t.side.Other()) {
			if u.participates() {
				most = max(most, t.hit(u.slot, 1))
			}
		}
		return most
	case luckLight, luckDark:
		if t.side == t.v.Attacker() && t.v.Engaged != cardgame.Dial {
			return t.objectiveDamage(t.v.Engaged, 1) + 2
		}
	case twistLight, twistDark:
		more := int(t.v.Stack[t.side.Other()].N) - int(t.v.Stack[t.side].N)
		if more >= 2 && m.behind() > 0 {
			return 6*more + m.edgeWorth()/2
		}
	}
	return 0
}

// keep is what a card is worth in hand. The hand comes back to six, so what cannot be paid soon is worth little.
func (m *Mind) keep(c cardgame.Title) int {
	t := &m.table
	card := c.Card()
	each, _ := t.income(t.side)
	cost := t.v.Cost(t.side, c)
	w := 0
	switch card.Type {
	case cardgame.Fate:
		return 5
	case cardgame.Unit:
		w = 4 + cardWorth(card)/3
	case cardgame.Enhancement:
		w = 4 + 12*int(card.Resources) + iconWorth(&card.Gives)/2
	case cardgame.EventCard:
		w = 4 + eventKeep(c)
	}
	switch {
	case card.Unique && t.v.Present[t.side].Has(c):
		return 1
	case cost > each+2:
		w /= 3
	case cost > each:
		w = w * 2 / 3
	}
	if t.copies(c) > 1 && card.Keywords&cardgame.Limited != 0 {
		w /= 2
	}
	return w + m.lastCard()
}

// spare is how many cards a side can still spend before it must draw one that is not there (R8.3, R8.5).
func (t *table) spare(side cardgame.Side) int {
	return int(t.v.Left[side]) + int(t.v.Held[side]) - t.v.Reserve(side)
}

// lastCard is what a card is worth more because the next draw loses the game without it; nothing where the dial is full before.
func (m *Mind) lastCard() int {
	t := &m.table
	left := t.turnsLeft()
	if t.side == cardgame.Light && t.v.Active == cardgame.Dark {
		left++ // it draws once more before dark's next turn
	}
	return onlyIf(left > 1 && t.spare(t.side) <= 0, t.w[Last])
}

// copies is how often a card is in hand.
func (t *table) copies(c cardgame.Title) int { return t.v.Eyes.Hand.Count(c) }
