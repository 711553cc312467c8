package rebellion

// actions deals a side's unseen action cards over its hand, its deck, the box and
// the cards it has drawn to recruit.
func (g *guess) actions(side Side) {
	from, _ := actionsOf(side)
	eyes, known := g.actionEyes(side), &g.Known[side]
	unseen := recruitActions(side)
	if g.Setup.Standard {
		unseen |= startingActions(side)
	}
	unseen &^= g.ActionsUsed[side]
	var d deal[ActionSet]
	own := g.seat == side
	places := func(cards []Action, can []ActionSet) {
		for i := range cards {
			if own {
				unseen &^= cards[i].bit()
				continue
			}
			d.add(can[i], func(bit int) { cards[i] = from + Action(bit) })
		}
	}
	places(eyes.Held[:g.ActionHand[side]], known.Held[:])
	places(eyes.Drawn[:g.Recruiting[side]], known.Drawn[:])
	places(eyes.Boxed[:g.ActionBox[side]], known.Boxed[:])
	if !own {
		eyes.Deck = known.Deck
	}
	for i := range g.ActionDeck[side] {
		d.add(eyes.Deck[i], func(bit int) { g.ActionCards[side][i] = from + Action(bit) })
	}
	for i := range g.StartingLeft[side] {
		d.add(startingActions(side), func(bit int) { g.StartingCards[side][i] = from + Action(bit) })
	}
	d.out(unseen, g.r)
	if !own && g.Recruiting[side] > 0 {
		eyes.Recruit = NoLeader
		g.turn().available(eyes.Drawn[0]).each(func(l Leader) { eyes.Recruit = l })
	}
}
