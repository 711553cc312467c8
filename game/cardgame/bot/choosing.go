package bot

import (
	"holoboard/game"
	"holoboard/game/cardgame"
)

// All the small choices.

// keepObjectives: those that give most, then those that do something.
func (m *Mind) keepObjectives(picks []game.Option) []game.Option {
	for _, p := range m.ranked(m.planWorth)[:m.table.d.Min] {
		picks = append(picks, p.option)
	}
	return picks
}

func (m *Mind) planWorth(o game.Option) int {
	c := cardgame.Title(o.A).Card()
	w := 10*int(c.Resources) + 3*len(c.Has) + int(c.Health)
	if c.Title == heart && !m.holds(35) && !m.holds(26) { // without Vader or the Coruscant Defense Fleet
		w -= 40
	}
	return w
}

func (m *Mind) holds(c cardgame.Title) bool { return m.table.v.Eyes.Hand.Count(c) > 0 }

// mulligan: without anything that gives resources and without a cheap unit.
func (m *Mind) mulligan() game.Option {
	makers, cheap := 0, 0
	for _, title := range m.table.v.Eyes.Hand.All() {
		c := title.Card()
		if c.Resources > 0 {
			makers++
		}
		if c.Type == cardgame.Unit && c.Cost <= 2 {
			cheap++
		}
	}
	if makers == 0 && cheap == 0 || m.wise && makers == 0 && cheap == 1 {
		return m.table.d.Options[0]
	}
	return m.last()
}

// discardOne: what is worth least, for the hand is filled up again (R8.3). Scripts keep what they have.
func (m *Mind) discardOne() game.Option {
	best, least := m.last(), m.table.w[Cycle]
	if m.habits != nil || m.table.v.Left[m.table.side] < 8 {
		return best
	}
	for _, o := range m.table.d.Options {
		if o.Kind == cardgame.KindTitle {
			c := cardgame.Title(o.A)
			if w := m.keep(c) + int(c.Card().Force); w < least {
				best, least = o, w
			}
		}
	}
	return best
}

// leastKept: the card that is missed least.
func (m *Mind) leastKept() game.Option {
	return m.most(func(o game.Option) int {
		if o.Kind != cardgame.KindTitle {
			return -1 << 20
		}
		return -m.keep(cardgame.Title(o.A)) - int(cardgame.Title(o.A).Card().Force)
	})
}

// keepThree: the strongest.
func (m *Mind) keepThree(picks []game.Option) []game.Option {
	for _, p := range m.ranked(func(o game.Option) int { return m.table.worth(cardgame.Slot(o.A)) }) {
		if len(picks) < m.table.d.Max {
			picks = append(picks, p.option)
		}
	}
	return picks
}

// chooseCard: of the other's hand or deck the best, of one's own piles the best too, of one's own hand what is missed least.
func (m *Mind) chooseCard() game.Option {
	t := &m.table
	purpose := cardgame.PurposeOf(t.d)
	return m.most(func(o game.Option) int {
		if o.Kind != cardgame.KindTitle {
			return 0
		}
		c := cardgame.Title(o.A)
		card := c.Card()
		switch {
		case card.Side != t.side:
			return 10*int(card.Cost) + 6*int(card.Force)
		case card.Type == cardgame.Objective:
			return 1 + m.planWorth(o)
		case purpose == cardgame.ForDiscard, purpose == cardgame.ForUnderDeck:
			return 100 - m.keep(c)
		}
		return 1 + m.keep(c)
	})
}

// captureAt: where it is safest.
func (m *Mind) captureAt() game.Option {
	return m.most(func(o game.Option) int { return m.table.v.Room(cardgame.Slot(o.A)) })
}

// answer: nearly everything that can be answered with helps; cards of the hand only where it is worth them. A cadet forgets every other one.
func (m *Mind) answer() game.Option {
	if !m.wise && m.Rand.IntN(2) == 0 {
		return m.last()
	}
	best, most := m.last(), 0
	for _, o := range m.table.d.Options {
		if w := m.answerWorth(o); w > most {
			best, most = o, w
		}
	}
	return best
}
