package bot

import (
	"holoboard/game"
	"holoboard/game/cardgame"
)

// What an event or an ability would bring now, by the number of its card.

// keeps are what events are worth in hand, where that is not usual.
var keeps = map[cardgame.Title]int{
	108: 14, 128: 30, 60: 14, 42: 14, 47: 12, 59: 10, 152: 10, 28: 8, 89: 8, 46: 8, 37: 6, 85: 8, 119: 8, 4: 6, 139: 6, 78: 4, 32: 0, 80: 3, 20: 1, 167: 6, 34: 6,
}

func eventKeep(c cardgame.Title) int {
	if w, known := keeps[c]; known {
		return w
	}
	return 4
}

// worths say what an event would bring now; what is not here is not played by rules of thumb.
var worths map[cardgame.Title]func(m *Mind) int

func init() {
	character := cardgame.Character | cardgame.Creature
	worths = map[cardgame.Title]func(*Mind) int{
		1:   (*Mind).disturbance,
		4:   (*Mind).newHope,
		34:  func(*Mind) int { return 8 },
		167: func(*Mind) int { return 9 },
		80:  func(m *Mind) int { return 4 + 2*onlyIf(m.table.v.Balance == cardgame.Light, 3) },
		78:  func(m *Mind) int { return onlyIf(m.table.v.Held[m.table.side.Other()] > 2, 14) },
		117: func(*Mind) int { return 16 },
		37:  func(m *Mind) int { return m.blasts(cardgame.Vehicle, 2, 1, 0) },
		152: func(m *Mind) int { return m.blasts(cardgame.Trooper, 9, 1, 1) },
		47: func(m *Mind) int {
			return m.bestEnemy(cardgame.Vehicle, func(u *unit) int { return onlyIf(u.card.Cost <= 4, u.worth) }) - m.cheapest(cardgame.Vehicle)
		},
		59:  func(m *Mind) int { return m.bestEnemy(character, func(u *unit) int { return m.table.hit(u.slot, 1) }) },
		60:  func(m *Mind) int { return m.bestEnemy(0, func(u *unit) int { return onlyIf(!u.ready(), u.worth) }) },
		62:  func(m *Mind) int { return m.bestEnemy(character, m.stasis) },
		71:  func(m *Mind) int { return m.bestEnemy(cardgame.Fighter, m.burdened) },
		85:  func(m *Mind) int { return m.bestEnemy(character, m.burdened) },
		108: (*Mind).assaultWorth,
		128: (*Mind).superlaser,
		119: func(m *Mind) int { return m.bestFallen(cardgame.ForceUser) },
		130: func(m *Mind) int {
			return m.bestEnemy(0, func(u *unit) int { return onlyIf(u.card.Cost <= 2, u.worth/2) })
		},
		132: func(m *Mind) int { return m.bestOwn(cardgame.Fighter, m.readied) },
		61:  func(m *Mind) int { return m.bestOwn(cardgame.Character, m.renewed) },
		96:  func(m *Mind) int { return m.bestOwn(cardgame.Character, m.sheltered) },
		50:  (*Mind).repaired,
		134: func(m *Mind) int { return m.bestEnhancement() },
		168: func(m *Mind) int { return m.bestEnhancement() - 4 },
		139: (*Mind).noEscape,
		77:  func(m *Mind) int { return m.covered() - m.cheapest(0) },
	}
}

// eventWorth is what an event would bring now.
func (m *Mind) eventWorth(c cardgame.Title) int {
	worth := worths[c]
	if worth == nil {
		return 0
	}
	return worth(m)
}

func onlyIf(is bool, n int) int {
	if is {
		return n
	}
	return 0
}

// bestEnemy is the most that a worth comes to among enemy units with one of the traits, if any are asked for.
func (m *Mind) bestEnemy(traits cardgame.Trait, worth func(*unit) int) int {
	return m.best(m.table.side.Other(), traits, worth)
}

func (m *Mind) bestOwn(traits cardgame.Trait, worth func(*unit) int) int {
	return m.best(m.table.side, traits, worth)
}

func (m *Mind) best(side cardgame.Side, traits cardgame.Trait, worth func(*unit) int) (most int) {
	all := m.table.units(side)
	for i := range all {
		if u := &all[i]; traits == 0 || u.card.Is(traits) {
			most = max(most, worth(u))
		}
	}
	return most
}

// cheapest is what the own unit with one of the traits is worth that is worth least.
func (m *Mind) cheapest(traits cardgame.Trait) int {
	return 200 - m.bestOwn(traits, func(u *unit) int { return 200 - u.worth })
}

// stasis is what it is worth that a unit neither attacks nor defends in this phase.
func (m *Mind) stasis(u *unit) int {
	v := m.table.v
	if v.Phase != cardgame.ConflictPhase || v.Engaged != cardgame.NoSlot || !u.ready() {
		return 0
	}
	return u.strength() * 6 / 10
}

// burdened is what a focus token on an enemy is worth now.
func (m *Mind) burdened(u *unit) int {
	if m.table.v.Phase != cardgame.ConflictPhase || !u.ready() {
		return 0
	}
	return m.table.burden(u.slot) * 7 / 10
}

// readied is what it is worth that an own unit has a token less.
func (m *Mind) readied(u *unit) int {
	v := m.table.v
	if u.focus != 1 || v.Phase != cardgame.ConflictPhase {
		return 0
	}
	if v.Active == m.table.side { // it attacks once more
		return u.strength() * 7 / 10
	}
	return guard(u) / 2
}

func (m *Mind) renewed(u *unit) int {
	v := m.table.v
	if v.Active == m.table.side && v.Phase == cardgame.ConflictPhase && u.focus > 0 {
		return u.strength() + 3*u.damage(m.table.v)
	}
	return 0
}

// damage is how much damage it has.
func (u *unit) damage(v *cardgame.View) int { return int(v.At(u.slot).Damage) }

func (m *Mind) sheltered(u *unit) int {
	if !u.participates() || u.shields > 0 || m.table.v.Edge != cardgame.NoSide && u.room > 2 {
		return 0
	}
	return m.table.shelter(u.slot) / 2
}

// covered is what shields on all who take part are worth.
func (m *Mind) covered() (sum int) {
	for _, u := range m.table.units(m.table.side) {
		if u.participates() && u.shields == 0 {
			sum += u.worth / max(u.room, 1) / 2
		}
	}
	return sum
}

// blasts is what it is worth that attacking units of a trait gain blast and unit damage, so many of them at most.
func (m *Mind) blasts(trait cardgame.Trait, most, blast, damage int) (w int) {
	t := &m.table
	if t.v.Engaged == cardgame.NoSlot || t.v.Attacker() != t.side || t.v.Moment.String() != "after_edge" {
		return 0
	}
	n := 0
	for _, u := range t.units(t.side) {
		if u.attacks && u.ready() && u.card.Is(trait) && n < most {
			n++
			w += 6 * damage * onlyIf(m.opposed(), 1)
		}
	}
	return w + t.objectiveDamage(t.v.Engaged, n*blast)
}

// disturbance: every committed unit of the other's is exhausted before the struggle.
func (m *Mind) disturbance() (w int) {
	t := &m.table
	if t.v.Phase != cardgame.ConflictPhase || t.v.Moment.String() != "after_engaging" {
		return 0
	}
	for _, u := range t.units(t.side.Other()) {
		if u.committed {
			w += 3*int(u.card.Force) + onlyIf(u.ready(), u.strength()/3)
		}
	}
	own, theirs := t.v.ForceTotal(t.side), t.v.ForceTotal(t.side.Other())
	if own > 0 && theirs >= own {
		w += 12
	}
	return w
}

// newHope: all but three units of each side go home.
func (m *Mind) newHope() (w int) {
	for side := range cardgame.Side(2) {
		worth, n := 0, 0
		for _, p := range m.strongest(side) {
			if n++; n > 3 {
				worth += p
			}
		}
		if side == m.table.side {
			worth = -worth
		}
		w += worth
	}
	return w / 2
}

// strongest are what the units of a side are worth, the best first.
func (m *Mind) strongest(side cardgame.Side) []int {
	var all [mostUnits]int
	units := m.table.units(side)
	for i := range units {
		all[i] = units[i].worth
		for j := i; j > 0 && all[j] > all[j-1]; j-- {
			all[j], all[j-1] = all[j-1], all[j]
		}
	}
	return all[:len(units)]
}

// noEscape: all units go under their decks.
func (m *Mind) noEscape() (w int) {
	for side := range cardgame.Side(2) {
		for _, u := range m.table.units(side) {
			if side == m.table.side {
				w -= u.worth
			} else {
				w += u.worth
			}
		}
	}
	return w - 20
}

// assaultWorth: 2 damage to a unit or an objective.
func (m *Mind) assaultWorth() int {
	t := &m.table
	most := m.bestEnemy(0, func(u *unit) int { return t.hit(u.slot, 2) })
	t.v.Each(t.side.Other(), func(slot cardgame.Slot, x *cardgame.Thing) {
		if x.Title.Card().Type == cardgame.Objective {
			most = max(most, t.objectiveDamage(slot, 2))
		}
	})
	return most
}

// superlaser destroys an objective.
func (m *Mind) superlaser() (most int) {
	t := &m.table
	t.v.Each(t.side.Other(), func(slot cardgame.Slot, x *cardgame.Thing) {
		if x.Title.Card().Type == cardgame.Objective {
			most = max(most, t.objectiveDamage(slot, t.v.Room(slot)+int(x.Shields)))
		}
	})
	return most + 12
}

// repaired: all damage of an own objective.
func (m *Mind) repaired() (most int) {
	t := &m.table
	t.v.Each(t.side, func(slot cardgame.Slot, x *cardgame.Thing) {
		if x.Title.Card().Type == cardgame.Objective && x.Damage > 1 {
			most = max(most, 7*int(x.Damage))
		}
	})
	return most
}

// bestFallen is the most that a unit in the own discard pile is worth.
func (m *Mind) bestFallen(traits cardgame.Trait) (most int) {
	for _, c := range m.table.v.Discard[m.table.side].All() {
		if card := c.Card(); card.Type == cardgame.Unit && card.Is(traits) && !(card.Unique && m.table.v.Present[m.table.side].Has(c)) {
			most = max(most, cardWorth(card))
		}
	}
	return most
}

// bestEnhancement is the most that an enhancement of the other's is worth that can be discarded.
func (m *Mind) bestEnhancement() (most int) {
	t := &m.table
	t.v.Each(t.side.Other(), func(slot cardgame.Slot, x *cardgame.Thing) {
		card := x.Title.Card()
		if card.Type == cardgame.Enhancement && card.Keywords&cardgame.Limited == 0 {
			most = max(most, t.worth(slot))
		}
	})
	return most
}

// abilityWorth is what the action of a card on the table would bring.
func (m *Mind) abilityWorth(slot cardgame.Slot) int {
	t := &m.table
	x := t.v.At(slot)
	switch x.Title {
	case 16: // Black Squadron Assault
		return m.bestOwn(cardgame.BlackSquadron, m.readied) - 5
	case 153: // Trust Your Feelings
		if u := t.unit(x.Host); u != nil && u.focus > 0 {
			return m.readied(u) + 1
		}
	case 116: // Repair Droid
		return m.bestOwn(cardgame.Vehicle, func(u *unit) int { return onlyIf(t.v.At(u.slot).Damage > 0, 6) })
	case 12: // AT-ST Commander
		return m.bestOwn(cardgame.Vehicle, func(u *unit) int { return onlyIf(u.participates() && u.shields == 0, t.shelter(u.slot)/2) }) - 6
	case 94: // Corporate Exploitation
		return 12
	case 90: // Log Trap
		return onlyIf(t.v.Attacker() != t.side && t.v.Engaged != cardgame.NoSlot, 12)
	case 66: // Heavy Blaster Emplacement
		return onlyIf(len(t.units(t.side.Other())) > 0, 8)
	}
	return 0
}

// answerWorth is what an answer to a window brings.
func (m *Mind) answerWorth(o game.Option) int {
	t := &m.table
	slot, about := t.v.WindowAbout()
	if o.Kind == cardgame.KindAbility {
		return m.reactionWorth(cardgame.Slot(o.A), slot, about)
	}
	u := t.unitAt(slot)
	switch cardgame.Title(o.A) {
	case 28: // Counter-stroke
		return 4 + 6*int(about.Card().Cost) + eventKeep(about) - 8
	case 81, 89: // It Could Be Worse, Lightsaber Deflection
		if u != nil && u.room+u.shields <= 2 {
			return u.worth - 12
		}
		return onlyIf(u == nil && t.v.There(slot) && t.v.Room(slot) <= 2, 20)
	case 29, 46: // Crossfire, Double Strike
		return onlyIf(u != nil, t.strengthAt(slot)-6)
	case 42: // Detained
		return onlyIf(u != nil, t.worth(slot)-8)
	case 83: // It's Worse
		return 10
	case 20: // Bounty Collection
		return 5
	case 75: // Human Replica Droid
		return 25
	}
	return 1
}

func (t *table) strengthAt(slot cardgame.Slot) int {
	if u := t.unitAt(slot); u != nil {
		return u.strength()
	}
	return 0
}

// unitAt is [table.unit] for what may be no place on the table.
func (t *table) unitAt(slot cardgame.Slot) *unit {
	if !t.v.There(slot) {
		return nil
	}
	return t.unit(slot)
}

// reactionWorth is what an answer of a card on the table brings.
func (m *Mind) reactionWorth(by, slot cardgame.Slot, about cardgame.Title) int {
	t := &m.table
	switch t.v.At(by).Title {
	case 21: // C-3PO goes for it
		return eventKeep(about) + 8*int(about.Card().Cost) - 18
	case 144: // The Secret of Yavin 4: the fuller one is attacked
		return t.v.Room(by) - t.v.Room(slot)
	case 40: // Defense Protocol: a card less for 1 damage
		return m.bestEnemy(0, func(u *unit) int { return t.hit(u.slot, 1) }) - 8
	case 87, 138:
		return 0
	case 151: // Tribal Support
		return 2
	case 160: // Vader's TIE Advanced
		return onlyIf(t.v.Left[t.side] > 6, 5)
	case 74: // Imperial Officer
		return 12
	}
	return 5
}

// target: what the card does is good for whose it is, or bad.
func (m *Mind) target() game.Option {
	c := cardgame.Title(m.table.d.About[0].A)
	return m.most(func(o game.Option) int {
		slot, ok := m.table.on(o)
		if !ok {
			return m.tokenWorth(o)
		}
		return m.targetWorth(c, slot)
	})
}

// tokenWorth: focus and damage go, shields stay (card 61).
func (m *Mind) tokenWorth(o game.Option) int {
	if o.Kind == cardgame.KindToken && cardgame.Token(o.A) != cardgame.ShieldToken {
		return 5
	}
	return 0
}

// helps are cards whose target is better one's own.
var helps = map[cardgame.Title]bool{
	96: true, 118: true, 50: true, 61: true, 56: true, 57: true, 123: true, 116: true, 16: true, 8: true, 132: true, 140: true, 12: true, 37: true, 135: true,
	20: true, 14: true,
}

func (m *Mind) targetWorth(c cardgame.Title, slot cardgame.Slot) int {
	t := &m.table
	own := slot.Side() == t.side
	if helps[c] != own {
		w := -200 - t.worth(slot)
		if own && c == 54 {
			w = m.rescuedWorth(slot)
		}
		return w
	}
	if own {
		return m.helpWorth(c, slot)
	}
	switch c {
	case 60, 128, 47, 130, 134, 168:
		return t.worth(slot) + onlyIf(c == 128, t.objectiveDamage(slot, t.v.Room(slot)+int(t.v.At(slot).Shields)))
	case 62, 71, 85, 53:
		return t.burden(slot)
	case 108:
		return t.hit(slot, 2)
	}
	return 1 + t.hit(slot, 1)
}

// rescuedWorth: a unit that goes home does not fall.
func (m *Mind) rescuedWorth(slot cardgame.Slot) int {
	u := m.table.unit(slot)
	if u == nil {
		return -200
	}
	return int(m.table.v.At(slot).Damage)*5 - u.worth
}

// helpWorth is what a card that helps brings on an own one.
func (m *Mind) helpWorth(c cardgame.Title, slot cardgame.Slot) int {
	t := &m.table
	x := t.v.At(slot)
	switch c {
	case 118, 116, 50: // damage goes
		return 5*int(x.Damage) + t.worth(slot)/8
	case 96, 56, 57, 12: // a shield
		return t.shelter(slot) + t.worth(slot)/10
	case 37:
		return t.strengthAt(slot)
	}
	if u := t.unit(slot); u != nil { // a token goes
		w := u.strength() + 3*int(u.card.Force)
		if u.focus > 1 {
			w /= 2
		}
		return onlyIf(u.focus > 0, w+1)
	}
	return onlyIf(x.Focus > 0, 10*int(x.Title.Card().Resources)-onlyIf(x.Focus > 1, 5))
}
