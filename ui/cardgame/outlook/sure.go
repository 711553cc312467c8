package outlook

import (
	"holoboard/game"
	rules "holoboard/game/cardgame"
)

// Icons are the combat icons of some units together: what counts in any case, and what counts with the edge besides (R13.7).
func Icons(v *rules.View, units []game.Option) (sum rules.Icons) {
	for _, o := range units {
		n := v.IconsOf(rules.Slot(o.A))
		for k := range n.Always {
			sum.Always[k] += n.Always[k]
			sum.WithEdge[k] += n.WithEdge[k]
		}
	}
	return sum
}

// Struggle is the Force struggle as it would stand if some units were committed (R17.6).
func Struggle(v *rules.View, units []game.Option) (light, dark int) {
	with := *v
	for _, o := range units {
		with.At(rules.Slot(o.A)).Marks |= rules.Committed
	}
	return with.ForceTotal(rules.Light), with.ForceTotal(rules.Dark)
}

// Room is how much damage the target of a question still stands.
func Room(v *rules.View, d *game.Decision) int { return v.RoomAt(target(v, d)) }

// Edge is what the cards of a seat's own stack count in the edge battle so far, with what its participants add, and with one card more
// (R12.8).
func Edge(v *rules.View, side rules.Side, card rules.Title) (n int) {
	for _, c := range v.Eyes.Stack.All() {
		n += int(c.Card().Force)
	}
	v.Each(side, func(slot rules.Slot, x *rules.Thing) {
		if x.Is(rules.Attacking | rules.Defending) {
			n += int(x.Title.Card().EdgeBonus)
		}
	})
	if card != 0 {
		n += int(card.Card().Force)
	}
	return n
}
