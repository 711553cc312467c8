package bot

import (
	"holoboard/game"
	"holoboard/game/cardgame"
)

// commit: those who mostly stand and have many Force icons, until the struggle is won with something to spare (R17).
func (m *Mind) commit(picks []game.Option) []game.Option {
	t := &m.table
	own, theirs := t.v.ForceTotal(t.side), t.v.ForceTotal(t.side.Other())
	for _, u := range t.units(t.side.Other()) { // they will stand ready again
		if u.committed && !u.ready() {
			theirs += int(u.card.Force) / 2
		}
	}
	for _, p := range m.ranked(func(o game.Option) int { return m.commitWorth(cardgame.Slot(o.A)) }) {
		if len(picks) == t.d.Max || p.worth <= 0 || own > theirs+m.table.w[Margin] {
			break
		}
		u := t.unit(cardgame.Slot(p.option.A))
		own += int(u.card.Force)
		picks = append(picks, p.option)
	}
	return picks
}

// commitWorth is what it is worth to commit a unit.
func (m *Mind) commitWorth(slot cardgame.Slot) int {
	u := m.table.unit(slot)
	if u == nil {
		return 0
	}
	w := m.table.w[CommitIcon]*int(u.card.Force) - u.strength()*m.table.w[CommitArms]/100 - 5*int(u.card.Resources) - 2
	if u.card.Keywords&cardgame.Elite != 0 { // it refreshes twice as fast (R20.3)
		w += 6 + u.strength()/4
	}
	if u.room < 2 {
		w -= 2
	}
	switch u.card.ID {
	case "nightsister":
		w += 12
	}
	if !u.ready() {
		w -= 2
	}
	return w
}
