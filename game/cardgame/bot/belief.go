package bot

import (
	"holoboard/game/ai"
	"holoboard/game/cardgame"
)

// What the other probably holds: of the hands that fit all that was seen, those are less likely that have cards in them which he could have played in
// his last turn and did not.

const (
	unplayed  = 60  // percent of its chance that a hand keeps for each such card
	leastLike = 200 // per mille: who holds something back is never out of the question
)

// Likely implements [ai.Guide].
func (g *Guide) Likely(v *cardgame.View, imagined ai.Outlook[cardgame.View]) int {
	other := cardgame.SideOf(v.Seat).Other()
	if v.Turn < 3 || v.Active == other && v.Phase <= cardgame.DeploymentPhase || v.Held[other] == 0 { // he has had no turn, or can still play
		return ai.Whole
	}
	left := couldSpend(v, other)
	if left == 0 {
		return ai.Whole
	}
	his := imagined.View(other.Seat())
	chance := ai.Whole
	for _, c := range his.Eyes.Hand.All() {
		if v.Eyes.TheirHand.Count(c) == 0 && couldPlay(v, other, c, left) {
			chance = chance * unplayed / 100
		}
	}
	return max(chance, leastLike)
}

// couldSpend is how many resources a side has left over from its turn.
func couldSpend(v *cardgame.View, side cardgame.Side) (n int) {
	v.Each(side, func(_ cardgame.Slot, x *cardgame.Thing) {
		if x.Ready() && !x.Is(cardgame.Enhancing) {
			n += int(x.Title.Card().Resources)
		}
	})
	return n
}

// couldPlay reports whether a side with so many resources could have played a card onto the table.
func couldPlay(v *cardgame.View, side cardgame.Side, c cardgame.Title, resources int) bool {
	card := c.Card()
	return card.Type == cardgame.Unit && v.Cost(side, c) <= resources && !(card.Unique && v.Present[side].Has(c))
}
