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
	vain := onlyIf(own+m.couldAdd() <= theirs, t.w[Vain])
	for _, p := range m.ranked(func(o game.Option) int { return m.commitWorth(cardgame.Slot(o.A)) - vain }) {
		if len(picks) == t.d.Max || p.worth <= 0 || own > theirs+m.table.w[Margin] {
			break
		}
		u := t.unit(cardgame.Slot(p.option.A))
		own += int(u.card.Force)
		picks = append(picks, p.option)
	}
	return picks
}

// couldAdd is how many Force icons those have who may be committed now, as many of the best as there are Force cards for.
func (m *Mind) couldAdd() (icons int) {
	t := &m.table
	for _, p := range m.ranked(func(o game.Option) int {
		if u := t.unit(cardgame.Slot(o.A)); u != nil && u.ready() {
			return int(u.card.Force)
		}
		return 0
	})[:t.d.Max] {
		icons += p.worth
	}
	return icons
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
