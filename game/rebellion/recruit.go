package rebellion

// R11.5.1 to R11.5.5: recruiting. In the first game the action cards only name
// leaders: all cards drawn go to the box unseen (R5.2.3, O10).

// drawRecruits has a side draw two action cards.
func (t Turn) drawRecruits(f Frame) {
	t.drawAction(Side(f.A), 2)
}

// drawAction draws action cards for a side's eyes only.
func (t Turn) drawAction(side Side, n int) {
	t.ask.Light()
	eyes, known := t.actionEyes(side), &t.Known[side]
	var list [10]uint8
	got := uint8(0)
	for ; n > 0 && t.ActionDeck[side] > 0; n-- {
		t.ActionDeck[side]--
		top, i := t.ActionDeck[side], t.Recruiting[side]
		eyes.Drawn[i], known.Drawn[i] = t.ActionCards[side][top], known.Deck[top]
		t.ActionCards[side][top], known.Deck[top], eyes.Deck[top] = NoAction, 0, 0
		t.Recruiting[side]++
		list[got] = uint8(eyes.Drawn[i])
		got++
	}
	t.tell(Event{Kind: ActionsDrawn, Side: side, N: got, List: list})
}

// available returns the leaders on a card who are still in the supply (R11.5.2).
func (t Turn) available(a Action) (set Leaders) {
	a.Card().Leaders.each(func(l Leader) {
		if t.Leaders[l].At == InSupply {
			set |= l.set()
		}
	})
	return set
}

// recruit has a side choose a card and a leader on it; while all leaders drawn
// are unavailable it may draw on (R11.5.1 to R11.5.4). The choice is announced
// together with the other side's.
func (t Turn) recruit(f Frame) {
	side := Side(f.A)
	eyes := t.actionEyes(side)
	drawn := eyes.Drawn[:t.Recruiting[side]]
	if len(drawn) == 0 {
		return
	}
	t.put(side, AskRecruit)
	nobody := true
	for _, a := range drawn {
		free := t.available(a)
		a.Card().Leaders.each(func(l Leader) {
			if free.has(l) {
				t.ask.Offer(RecruitWith(a, l))
				nobody = false
			} else {
				t.ask.OfferIf(RecruitWith(a, l), whyLeaderTaken)
			}
		})
		if free == 0 {
			t.ask.Offer(RecruitWith(a, NoLeader))
		}
	}
	if nobody && t.ActionDeck[side] > 0 {
		t.ask.Offer(DrawOn.Thing())
	}
	o := t.ask.Window()
	if o == DrawOn.Thing() {
		t.noteUnavailable(side)
		t.drawAction(side, 1)
		t.then(f)
		return
	}
	t.keepFirst(side, Action(o.A))
	eyes.Recruit = Leader(o.B)
}

// noteUnavailable: by drawing on a side shows that no leader on its cards is free.
func (t Turn) noteUnavailable(side Side) {
	set := actionsThat(side, func(a Action) bool { return t.available(a) == 0 })
	for i := range t.Recruiting[side] {
		t.Known[side].Drawn[i] &= set
	}
}

// keepFirst puts the card kept first among those drawn. The others do not know
// which of them it was: each of them can be what any was.
func (t Turn) keepFirst(side Side, kept Action) {
	eyes, known, n := t.actionEyes(side), &t.Known[side], t.Recruiting[side]
	for i := range n {
		if eyes.Drawn[i] == kept {
			eyes.Drawn[0], eyes.Drawn[i] = eyes.Drawn[i], eyes.Drawn[0]
		}
	}
	first := known.Drawn[0]
	for i := range n {
		known.Drawn[0] |= known.Drawn[i]
		known.Drawn[i] |= first
	}
}

// announceRecruits: first the Rebels, then the Empire tell whom they recruited.
// In the standard game they keep the card and put the others under the deck, in
// the first game all cards drawn go to the box.
func (t Turn) announceRecruits(Frame) {
	t.ask.Light()
	for _, side := range []Side{Rebels, Empire} {
		if t.Recruiting[side] > 0 {
			t.announce(side)
		}
	}
	t.then(Frame{Step: stepImmediate})
}

func (t Turn) announce(side Side) {
	eyes, known, n := t.actionEyes(side), &t.Known[side], t.Recruiting[side]
	card, l := eyes.Drawn[0], eyes.Recruit
	fits := actionsThat(side, func(a Action) bool {
		return a.Card().Leaders.has(l) || l == NoLeader && t.available(a) == 0
	})
	known.Drawn[0] &= fits
	if n > 2 && l != NoLeader { // he was on the last card drawn, nobody free on the others
		taken := actionsThat(side, func(a Action) bool { return t.available(a) == 0 })
		for i := range n - 1 {
			known.Drawn[1+i] &= taken
		}
	}
	if l != NoLeader {
		t.Leaders[l].At = InPool
	}
	kept := t.Setup.UsesActions()
	if kept {
		t.keepAction(side)
	} else {
		t.boxActions(side)
	}
	clear(eyes.Drawn[:n])
	clear(known.Drawn[:n])
	t.Recruiting[side], eyes.Recruit = 0, 0
	if l != NoLeader {
		t.tell(Event{Kind: Recruited, Side: side, Leader: l, N: uint8(one(kept)), Card: RecruitWith(card, l)})
	} else {
		t.tell(Event{Kind: RecruitedNobody, Side: side, N: uint8(one(kept)), Card: RecruitWith(card, l)})
	}
}

// boxActions puts all cards drawn into the box unseen (O10).
func (t Turn) boxActions(side Side) {
	eyes, known := t.actionEyes(side), &t.Known[side]
	for i := range t.Recruiting[side] {
		eyes.Boxed[t.ActionBox[side]], known.Boxed[t.ActionBox[side]] = eyes.Drawn[i], known.Drawn[i]
		t.ActionBox[side]++
	}
}

// keepAction takes the first card drawn into the hand, for the player whose the leader is (R26.3), and puts the others
// under the deck, in an order nobody knows (R11.5.5, O9).
func (t Turn) keepAction(side Side) {
	eyes, known, n := t.actionEyes(side), &t.Known[side], int(t.Recruiting[side])
	kept := eyes.Drawn[0]
	whose := Duties(0)
	if l := eyes.Recruit; l != NoLeader {
		whose = l.Duty()
	}
	t.giveAction(kept, known.Drawn[0], whose)
	rest, deck := eyes.Drawn[1:n], &t.ActionCards[side]
	t.ask.Shuffle(len(rest), func(i, j int) { rest[i], rest[j] = rest[j], rest[i] })
	owners, everybodys := ActionSet(0), ActionSet(0)
	for i, a := range rest {
		owners |= a.bit()
		everybodys |= known.Drawn[1+i]
	}
	under, left := len(rest), int(t.ActionDeck[side])
	copy(deck[under:under+left], deck[:left])
	copy(eyes.Deck[under:under+left], eyes.Deck[:left])
	copy(known.Deck[under:under+left], known.Deck[:left])
	for i, a := range rest {
		deck[i], eyes.Deck[i], known.Deck[i] = a, owners, everybodys
	}
	t.ActionDeck[side] += uint8(under)
}
