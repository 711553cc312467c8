package rebellion

import "holoboard/game"

// R11.5.1 to R11.5.5: recruiting. In the first game the action cards only name
// leaders: all cards drawn go to the box unseen (R5.2.3, O10).

// drawRecruits has a side draw two action cards.
func (t Turn) drawRecruits(f Frame) {
	t.drawAction(Side(f.A), 2)
}

// drawAction draws action cards for a side's eyes only.
func (t Turn) drawAction(side Side, n int) {
	t.ask.Light()
	var list [10]uint8
	got := uint8(0)
	for ; n > 0 && t.ActionDeck[side] > 0; n-- {
		t.ActionDeck[side]--
		top := t.ActionDeck[side]
		card := t.ActionCards[side][top]
		t.ActionCards[side][top] = NoAction
		t.recruitsOf(side)[t.Recruiting[side]] = card
		t.enemyRecruits(side)[t.Recruiting[side]] = allActions
		t.Recruiting[side]++
		list[got] = uint8(card)
		got++
	}
	t.tell(Event{Kind: ActionsDrawn, Side: side, N: got, List: list})
}

// allActions is the set of all of a side's recruiting cards.
const allActions uint16 = 1<<numRecruits - 1

func (t Turn) recruitsOf(side Side) *[numRecruits]Action {
	if side == Rebels {
		return &t.Rebel.Recruits
	}
	return &t.Empire.Recruits
}

// enemyRecruits is what the other side knows of the cards a side has drawn.
func (t Turn) enemyRecruits(side Side) *[numRecruits]uint16 {
	if side == Rebels {
		return &t.Empire.EnemyRecruits
	}
	return &t.Rebel.EnemyRecruits
}

func (t Turn) boxOf(side Side) *[numRecruits]Action {
	if side == Rebels {
		return &t.Rebel.Boxed
	}
	return &t.Empire.Boxed
}

func (t Turn) enemyBox(side Side) *[numRecruits]uint16 {
	if side == Rebels {
		return &t.Empire.EnemyBox
	}
	return &t.Rebel.EnemyBox
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
	drawn := t.recruitsOf(side)[:t.Recruiting[side]]
	if len(drawn) == 0 {
		return
	}
	t.put(side, "recruit")
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
	*t.chosenRecruit(side) = Leader(o.B)
}

// noteUnavailable: by drawing on a side shows that no leader on its cards is free.
func (t Turn) noteUnavailable(side Side) {
	var set uint16
	from, to := actionsOf(side)
	for a := from; a < to; a++ {
		if t.available(a) == 0 {
			set |= a.bit()
		}
	}
	for i := range t.Recruiting[side] {
		t.enemyRecruits(side)[i] &= set
	}
}

// keepFirst puts the card kept first among those drawn. The other side does not
// know which of them it was; only the last one drawn can show a free leader
// where the side drew on.
func (t Turn) keepFirst(side Side, kept Action) {
	drawn, known := t.recruitsOf(side), t.enemyRecruits(side)
	n := t.Recruiting[side]
	for i := range n {
		if drawn[i] == kept {
			drawn[0], drawn[i] = drawn[i], drawn[0]
		}
	}
	known[0], known[n-1] = allActions, allActions
}

// announceRecruits: first the Rebels, then the Empire tell whom they recruited,
// and all cards drawn go to the box.
func (t Turn) announceRecruits(Frame) {
	t.ask.Light()
	for _, side := range []Side{Rebels, Empire} {
		if t.Recruiting[side] > 0 {
			t.announce(side)
		}
	}
}

func (t Turn) announce(side Side) {
	drawn, known := t.recruitsOf(side), t.enemyRecruits(side)
	card, l := drawn[0], *t.chosenRecruit(side)
	var fits uint16
	from, to := actionsOf(side)
	for a := from; a < to; a++ {
		if a.Card().Leaders.has(l) || l == NoLeader && t.available(a) == 0 {
			fits |= a.bit()
		}
	}
	known[0] &= fits
	if n := t.Recruiting[side]; n > 2 && l != NoLeader {
		known[n-1] = known[1] // he was on the last card drawn
	}
	if l != NoLeader {
		t.Leaders[l].At = InPool
		t.tell(Event{Kind: Recruited, Side: side, Leader: l, Card: game.Option{Kind: KindRecruit, A: uint8(card), B: uint8(l)}})
	} else {
		t.tell(Event{Kind: RecruitedNobody, Side: side, Card: game.Option{Kind: KindRecruit, A: uint8(card), B: uint8(l)}})
	}
	for i := range t.Recruiting[side] {
		t.boxOf(side)[t.ActionBox[side]] = drawn[i]
		t.enemyBox(side)[t.ActionBox[side]] = known[i]
		t.ActionBox[side]++
		drawn[i], known[i] = NoAction, 0
	}
	t.Recruiting[side] = 0
	*t.chosenRecruit(side) = 0
}

// chosenRecruit is the leader a side has chosen and not yet announced.
func (t Turn) chosenRecruit(side Side) *Leader {
	if side == Rebels {
		return &t.Rebel.Recruit
	}
	return &t.Empire.Recruit
}
