// Package bot has the computer players of the Card Game. They know what their seat sees and nothing else, and count in integers.
package bot

import (
	"math/rand/v2"
	"slices"

	"holoboard/game"
	"holoboard/game/cardgame"
)

// Cadet plays by rules of thumb: it looks no further than the fight at hand, lays two cards into an edge battle at most, and forgets
// half of its answers.
type Cadet[S comparable] struct{ Rand *rand.Rand }

// NewCadet returns a cadet.
func NewCadet[S comparable](r *rand.Rand) game.Player[S, cardgame.View] { return Cadet[S]{r} }

// mostEdge is how many cards it lays into an edge battle.
const mostEdge = 2

// Choose implements [game.Player].
func (c Cadet[S]) Choose(p *game.Position[S, cardgame.View], picks []game.Option) []game.Option {
	t := table{v: &p.View, d: &p.Decision, side: cardgame.SideOf(p.Decision.Seat)}
	switch t.d.Ask {
	case cardgame.AskKeepObjectives:
		return t.best(picks, t.planWorth)
	case cardgame.AskAttackers:
		return t.attackers(picks)
	case cardgame.AskDefenders:
		return t.defenders(picks)
	case cardgame.AskCommit, cardgame.AskKeepThree:
		return t.strongest(picks)
	}
	return append(picks, c.one(&t))
}

// one answers a question that takes one option.
func (c Cadet[S]) one(t *table) game.Option {
	switch t.d.Ask {
	case cardgame.AskMulligan:
		return t.mulligan()
	case cardgame.AskBalanceDamage, cardgame.AskDamageAt:
		return t.most(t.hitWorth)
	case cardgame.AskFocusAt:
		return t.most(t.focusWorth)
	case cardgame.AskDiscardOne:
		return t.last()
	case cardgame.AskDiscardDown, cardgame.AskChooseCard:
		return t.most(func(o game.Option) int { return t.discardWorth(o) })
	case cardgame.AskAct:
		return c.act(t)
	case cardgame.AskAnswer:
		if c.Rand.IntN(2) == 0 {
			return t.last()
		}
		return t.d.Options[0]
	case cardgame.AskEngage:
		return t.engage()
	case cardgame.AskEdgeCard:
		return t.edgeCard()
	case cardgame.AskLowerCost, cardgame.AskEdgeDiscardOrder:
		return t.last()
	case cardgame.AskProtect:
		return t.protect()
	case cardgame.AskPay:
		return t.most(t.payWorth)
	case cardgame.AskAttachTo, cardgame.AskTarget:
		return t.most(t.targetWorth)
	case cardgame.AskSacrifice, cardgame.AskRancorTie:
		return t.most(func(o game.Option) int { return -t.unitWorth(cardgame.Slot(o.A)) })
	case cardgame.AskStrikeWith:
		return t.most(func(o game.Option) int { return t.strength(cardgame.Slot(o.A)) })
	}
	return t.d.Options[0]
}

// A table is what it decides by.
type table struct {
	v    *cardgame.View
	d    *game.Decision
	side cardgame.Side
}

func (t *table) last() game.Option { return t.d.Options[len(t.d.Options)-1] }

// most returns the option that is worth most, the first of equal ones.
func (t *table) most(worth func(game.Option) int) game.Option {
	best, most := t.d.Options[0], worth(t.d.Options[0])
	for _, o := range t.d.Options[1:] {
		if w := worth(o); w > most {
			best, most = o, w
		}
	}
	return best
}

// best picks as many as must be of those that are worth most.
func (t *table) best(picks []game.Option, worth func(game.Option) int) []game.Option {
	options := slices.Clone(t.d.Options)
	slices.SortStableFunc(options, func(a, b game.Option) int { return worth(b) - worth(a) })
	return append(picks, options[:t.d.Min]...)
}

func (t *table) planWorth(o game.Option) int {
	c := cardgame.Title(o.A).Card()
	return 10*int(c.Resources) + 3*len(c.Has) + int(c.Health)
}

// mulligan: without anything that gives resources, or without a cheap unit.
func (t *table) mulligan() game.Option {
	makers, cheap := 0, 0
	for _, title := range t.v.Eyes.Hand.All() {
		c := title.Card()
		if c.Resources > 0 {
			makers++
		}
		if c.Type == cardgame.Unit && c.Cost <= 2 {
			cheap++
		}
	}
	if makers == 0 && cheap == 0 {
		return t.d.Options[0]
	}
	return t.last()
}

// on reports whether an option is a thing on the table, and where.
func (t *table) on(o game.Option) (cardgame.Slot, bool) {
	slot := cardgame.Slot(o.A)
	return slot, o.Kind == cardgame.KindSlot && t.v.There(slot)
}

func (t *table) strength(slot cardgame.Slot) int {
	n := t.v.Strength(slot)
	return 10*n[cardgame.UnitDamage] + 9*n[cardgame.Tactics] + 8*n[cardgame.BlastDamage]
}

func (t *table) unitWorth(slot cardgame.Slot) int {
	if !t.v.There(slot) {
		return 0
	}
	return 10*int(t.v.At(slot).Title.Card().Cost) + t.strength(slot)
}

// hitWorth: what falls first, then what is nearest to it.
func (t *table) hitWorth(o game.Option) int {
	slot, ok := t.on(o)
	switch {
	case !ok:
		return -1
	case t.v.IsUnit(slot):
		return t.unitWorth(slot) - 20*t.v.Room(slot)
	}
	return 100 - 10*t.v.Room(slot)
}

func (t *table) focusWorth(o game.Option) int {
	slot, _ := t.on(o)
	w := t.strength(slot)
	x := t.v.At(slot)
	if x.Ready() {
		w += 100
	}
	if x.Is(cardgame.Defending | cardgame.Attacking) {
		w += 50
	}
	return w
}

func (t *table) discardWorth(o game.Option) int {
	if o.Kind != cardgame.KindTitle {
		return 0
	}
	c := cardgame.Title(o.A).Card()
	if c.Side != t.side { // of the other's hand: the best
		return 10 * int(c.Cost+c.Force)
	}
	if t.d.Ask == cardgame.AskChooseCard && len(t.v.Eyes.Look.All()) > 0 {
		return 10*int(c.Resources) + int(c.Health)
	}
	w := 50 - 4*int(c.Force) - 5*int(c.Resources)
	if c.Unique && t.v.Present[t.side].Has(c.Title) || c.Cost > 4 {
		w += 20
	}
	return w
}

// payWorth: what does not fight, as much as it gives.
func (t *table) payWorth(o game.Option) int {
	w := int(o.B)
	if !t.v.IsUnit(cardgame.Slot(o.A)) {
		w += 10
	}
	return w
}

// kind are cards whose target should be one's own.
var kind = map[cardgame.Title]bool{
	96: true, 153: true, 118: true, 50: true, 61: true, 56: true, 57: true, 123: true, 116: true, 16: true, 8: true, 132: true, 140: true, 12: true,
	37: true, 135: true, 20: true, 102: true, 122: true, 158: true, 55: true, 23: true, 159: true, 41: true, 10: true, 93: true, 18: true, 141: true, 14: true, 54: true,
}

func (t *table) targetWorth(o game.Option) int {
	slot, ok := t.on(o)
	if !ok {
		return 0
	}
	w := t.hitWorth(o)
	if slot.Side() == t.side {
		if !kind[cardgame.Title(t.d.About[0].A)] {
			return -200 - t.unitWorth(slot)
		}
		return 200 + t.unitWorth(slot)
	}
	if kind[cardgame.Title(t.d.About[0].A)] {
		return w - 200
	}
	return w
}

// act: in its own deployment it plays what gives resources, then the dearest unit; elsewhere an event that hits, now and then.
func (c Cadet[S]) act(t *table) game.Option {
	best, most := t.last(), 0
	for _, o := range t.d.Options {
		if w := c.actWorth(t, o); w > most {
			best, most = o, w
		}
	}
	return best
}

func (c Cadet[S]) actWorth(t *table, o game.Option) int {
	if o.Kind != cardgame.KindPlay {
		if o.Kind == cardgame.KindAbility && kind[t.v.At(cardgame.Slot(o.A)).Title] {
			return 20
		}
		return 0
	}
	card := cardgame.Title(o.A).Card()
	switch card.Type {
	case cardgame.Unit:
		return 40 + 10*int(card.Cost) + 40*int(card.Resources)
	case cardgame.Enhancement:
		return 30 + 50*int(card.Resources)
	}
	if t.v.Phase != cardgame.ConflictPhase || c.Rand.IntN(3) > 0 || !hits[card.Title] {
		return 0
	}
	return 10 + int(card.Cost)
}

// hits are events that do harm to the other.
var hits = map[cardgame.Title]bool{85: true, 108: true, 47: true, 130: true, 59: true, 62: true, 60: true, 78: true, 1: true, 71: true, 128: true, 134: true, 152: true, 37: true}

// power is what its ready units strike with.
func (t *table) power() (blast, damage int) {
	t.v.Each(t.side, func(slot cardgame.Slot, x *cardgame.Thing) {
		if t.v.IsUnit(slot) && x.Ready() {
			n := t.v.Strength(slot)
			blast += n[cardgame.BlastDamage]
			damage += n[cardgame.UnitDamage] + n[cardgame.Tactics]
		}
	})
	return blast, damage
}

// engage: the objective that is nearest to its end, if it can be hit: with blast, or without defenders.
func (t *table) engage() game.Option {
	blast, damage := t.power()
	guards := 0
	t.v.Each(t.side.Other(), func(slot cardgame.Slot, x *cardgame.Thing) {
		if t.v.IsUnit(slot) && x.Ready() {
			guards++
		}
	})
	if blast == 0 && guards > 0 || blast+damage == 0 && guards > 0 {
		return t.last()
	}
	return t.most(func(o game.Option) int {
		switch slot, ok := t.on(o); {
		case ok:
			return 100 - t.v.Room(slot)
		case o.Kind == cardgame.KindSlot: // the dial
			return 90 + int(t.v.OnDial)
		}
		return 0
	})
}

// attackers: all that have an icon; one is kept back to defend where there are three or more.
func (t *table) attackers(picks []game.Option) []game.Option {
	var fit []game.Option
	for _, o := range t.d.Options {
		slot := cardgame.Slot(o.A)
		if t.strength(slot) > 0 && t.v.At(slot).Title.Card().Resources == 0 {
			fit = append(fit, o)
		}
	}
	slices.SortStableFunc(fit, func(a, b game.Option) int { return t.strength(cardgame.Slot(b.A)) - t.strength(cardgame.Slot(a.A)) })
	if len(fit) > 2 {
		fit = fit[:len(fit)-1]
	}
	if len(fit) == 0 {
		fit = t.d.Options[:1]
	}
	return append(picks, fit[:min(len(fit), t.d.Max)]...)
}

// defenders: those that can do something, or survive, two at most.
func (t *table) defenders(picks []game.Option) []game.Option {
	n := 0
	for _, o := range t.d.Options {
		slot := cardgame.Slot(o.A)
		if n < 2 && (t.strength(slot) > 0 || t.v.Room(slot) > 1) && t.v.At(slot).Title.Card().Resources == 0 {
			picks = append(picks, o)
			n++
		}
	}
	return picks
}

// strongest picks the units with most Force icons, or the strongest.
func (t *table) strongest(picks []game.Option) []game.Option {
	options := slices.Clone(t.d.Options)
	worth := func(o game.Option) int {
		slot := cardgame.Slot(o.A)
		if t.d.Ask == cardgame.AskCommit {
			return int(t.v.At(slot).Title.Card().Force)
		}
		return t.unitWorth(slot)
	}
	slices.SortStableFunc(options, func(a, b game.Option) int { return worth(b) - worth(a) })
	for _, o := range options[:t.d.Max] {
		if len(picks) < t.d.Min || worth(o) > 1 {
			picks = append(picks, o)
		}
	}
	return picks
}

// edgeCard: a fate card or the one with most Force icons that it can hardly play, two at most.
func (t *table) edgeCard() game.Option {
	if int(t.v.Stack[t.side].N) >= mostEdge {
		return t.last()
	}
	return t.most(func(o game.Option) int {
		if o == cardgame.Pass() {
			return 10
		}
		c := cardgame.Title(o.A).Card()
		w := 8 * int(c.Force)
		if c.Type == cardgame.Fate {
			w += 15
		}
		return w - 4*int(c.Resources)
	})
}

// protect: the cheaper card takes the damage.
func (t *table) protect() game.Option {
	hit := cardgame.Slot(t.d.About[0].A)
	return t.most(func(o game.Option) int {
		slot, ok := t.on(o)
		if !ok || !t.v.There(hit) {
			return 0
		}
		if !t.v.IsUnit(hit) {
			return t.v.Room(slot)
		}
		return t.unitWorth(hit) - t.unitWorth(slot) + 5*t.v.Room(slot)
	})
}
