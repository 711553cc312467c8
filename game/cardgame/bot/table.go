package bot

import (
	"holoboard/game"
	"holoboard/game/cardgame"
)

// What lies on the table, as a mind counts it. Worth is counted in tenths of a resource.

// mostUnits is more units than a side has on any table that matters; those beyond are not weighed.
const mostUnits = 24

// A unit on the table.
type unit struct {
	slot    cardgame.Slot
	card    *cardgame.Card
	icons   cardgame.Icons
	room    int // damage that it takes until it is destroyed
	shields int
	focus   int
	worth   int

	committed, attacks, defends bool
}

// A table is what a mind decides by.
type table struct {
	v       *cardgame.View
	d       *game.Decision
	side    cardgame.Side
	w       *Weights
	counted bool
	n       [2]int
	all     [2][mostUnits]unit
}

// units returns the units of a side.
func (t *table) units(side cardgame.Side) []unit {
	if !t.counted {
		t.counted = true
		t.count(cardgame.Light)
		t.count(cardgame.Dark)
	}
	return t.all[side][:t.n[side]]
}

func (t *table) count(side cardgame.Side) {
	t.n[side] = 0
	for i := range t.v.High[side] {
		slot := cardgame.Slot(side)<<7 | cardgame.Slot(i)
		if !t.v.IsUnit(slot) || t.n[side] == mostUnits {
			continue
		}
		x := t.v.At(slot)
		u := &t.all[side][t.n[side]]
		t.n[side]++
		*u = unit{
			slot: slot, card: x.Title.Card(), icons: t.v.IconsOf(slot), room: t.v.Room(slot), shields: int(x.Shields), focus: int(x.Focus),
			committed: x.Is(cardgame.Committed), attacks: x.Is(cardgame.Attacking), defends: x.Is(cardgame.Defending),
		}
		u.worth = worthOf(u)
	}
}

// unit returns the unit on a slot, nil if there is none.
func (t *table) unit(slot cardgame.Slot) *unit {
	all := t.units(slot.Side())
	for i := range all {
		if all[i].slot == slot {
			return &all[i]
		}
	}
	return nil
}

func (u *unit) ready() bool { return u.focus == 0 }

func (u *unit) participates() bool { return u.attacks || u.defends }

// strikes returns what it strikes with, with the edge or without.
func (u *unit) strikes(edge bool) (n [3]int) {
	for k := range n {
		n[k] = int(u.icons.Always[k])
		if edge {
			n[k] += int(u.icons.WithEdge[k])
		}
	}
	return n
}

// What icons are worth; those that need the edge by a share of it.
const (
	damageWorth, tacticsWorth, blastWorth = 10, 9, 8
	edgeShare                             = 45 // percent
)

// strength is what its icons are worth.
func (u *unit) strength() int { return iconWorth(&u.icons) }

func iconWorth(i *cardgame.Icons) int {
	sum := func(n *[3]uint8) int {
		return damageWorth*int(n[cardgame.UnitDamage]) + tacticsWorth*int(n[cardgame.Tactics]) + blastWorth*int(n[cardgame.BlastDamage])
	}
	return sum(&i.Always) + sum(&i.WithEdge)*edgeShare/100
}

// worthOf is what a unit is worth to its side.
func worthOf(u *unit) int {
	w := 4*int(u.card.Cost) + u.strength()*6/10 + 3*int(u.card.Force) + 10*int(u.card.Resources) + 2*min(u.room, 4)
	if u.card.Keywords&cardgame.Elite != 0 {
		w += w * 15 / 100
	}
	if u.card.Protects != 0 || u.card.Keywords&cardgame.Shielding != 0 {
		w += 4
	}
	if u.committed {
		w += 3 * int(u.card.Force)
	}
	return w + 4
}

// cardWorth is what a unit would be worth as it is printed.
func cardWorth(c *cardgame.Card) int {
	u := unit{card: c, icons: c.Icons, room: int(c.Health)}
	return worthOf(&u)
}

// on reports whether an option is a thing on the table, and where.
func (t *table) on(o game.Option) (cardgame.Slot, bool) {
	slot := cardgame.Slot(o.A)
	return slot, o.Kind == cardgame.KindSlot && t.v.There(slot)
}

// worth is what a thing on the table is worth to its side.
func (t *table) worth(slot cardgame.Slot) int {
	if !t.v.There(slot) {
		return 0
	}
	if u := t.unit(slot); u != nil {
		return u.worth
	}
	c := t.v.At(slot).Title.Card()
	if c.Type == cardgame.Objective {
		return 40 + 10*int(c.Resources)
	}
	return 6 + 8*int(c.Cost) + 10*int(c.Resources)
}

// damageWorth of an objective: what n damage to one is worth to the other side. Light wins with the third one, dark gets one dial more for
// each than for the one before (R15).
func (t *table) objectiveDamage(slot cardgame.Slot, n int) int {
	if slot == cardgame.Dial {
		return 12 * n
	}
	if !t.v.There(slot) {
		return 0
	}
	room := t.v.Room(slot) + int(t.v.At(slot).Shields)
	fell := int(t.v.Victory[slot.Side().Other()].N)
	haste := 100 + t.w[Haste]*max(0, leisure-t.turnsLeft())
	each, fall := t.w[LightEach]*haste/100, (t.w[LightFall]+t.w[LightMore]*fell)*haste/100
	if slot.Side() == cardgame.Dark && (fell+1 >= cardgame.ObjectivesToWin || t.v.At(slot).Title == heart) {
		fall = 900
	}
	if slot.Side() == cardgame.Light {
		each, fall = t.w[DarkEach], t.w[DarkFall]+t.w[DarkMore]*fell
		if int(t.v.Dial)+fell+1 >= cardgame.DialWins {
			fall = 900
		}
	}
	if n >= room {
		return each*room + fall
	}
	return each * n
}

// leisure is how many turns light must have left to be in no haste.
const leisure = 8

// turnsLeft is how many turns dark takes until the dial is full, if the balance stays where it is and no objective falls (R6.2).
func (t *table) turnsLeft() int {
	each := 1 + int(t.v.Balance)
	return max(0, cardgame.DialWins-int(t.v.Dial)+each-1) / each
}

const heart cardgame.Title = 142 // The Heart of the Empire

// income is how many resources a side gets in a turn, and how many it could spend now.
func (t *table) income(side cardgame.Side) (each, now int) {
	t.v.Each(side, func(_ cardgame.Slot, x *cardgame.Thing) {
		if n := int(x.Title.Card().Resources); n > 0 && !x.Is(cardgame.Enhancing) {
			each++
			if x.Ready() {
				now += n
			}
		}
	})
	return each, now
}
