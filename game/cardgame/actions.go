package cardgame

import "holoboard/game"

// Action windows (R21.4, R24) and playing cards (R9, R19).

// The action windows of a turn, for standing orders.
const (
	noMoment Moments = iota
	inRefresh
	inDraw
	inDeployment
	beforeEngaging
	afterEngaging
	afterAttackers
	afterDefenders
	afterEdge
	afterStrike
	inForce

	numMoments
)

var momentIDs = [numMoments]string{
	"", "refresh", "draw", "deployment", "before_engaging", "after_engaging", "after_attackers", "after_defenders", "after_edge", "after_strike",
	"force",
}

// String returns its name in words.
func (m Moments) String() string { return momentIDs[m] }

// actionWindow opens one: the active player first.
func (t turn) actionWindow(m Moments) {
	t.push(Frame{Do: doActions, N: uint8(m), Side: t.Active, Next: t.Active, Me: NoSlot, Target: NoSlot, Other: NoSlot})
}

// actions asks who is next in an action window, until both have passed in a row.
func (t turn) actions(f *Frame) {
	t.Moment = Moments(f.N)
	for f.Passed < 2 {
		side := f.Next
		f.Next = side.Other()
		f.Passed++
		if !t.offerActions(side) {
			continue
		}
		o := t.ask.Window()
		if o == pass {
			return
		}
		f.Passed = 0
		t.act(side, o)
		return
	}
	t.Moment = noMoment
	t.pop()
}

// offerActions asks a side for an action, if everybody must think that it could have one; it reports whether it did.
func (t turn) offerActions(side Side) bool {
	money := t.funds(side)
	held := t.Held[side] > 0
	if !held && !t.canActOnTable(side, &money) {
		return false
	}
	t.ask.Put(side.Seat(), AskAct)
	var seen Titles
	for _, c := range t.Eyes[side].Hand.All() {
		if !seen.Has(c) {
			seen.add(c)
			t.ask.OfferIf(game.Option{Kind: KindPlay, A: uint8(c), C: uint8(InHand)}, t.whyNotPlay(side, c, &money))
		}
	}
	if t.canPlayProbe(side, &money) {
		t.ask.Offer(game.Option{Kind: KindPlay, A: uint8(probeDroid), C: uint8(InDiscard)})
	}
	if t.Present[side].meets(&acting) {
		t.Each(side, func(slot Slot, x *Thing) {
			if acting.Has(x.Title) {
				t.eachAction(x.Title, func(n uint8, a *Ability) {
					t.ask.OfferIf(abilityOption(slot, n), t.whyNotUse(a, Frame{Side: side, Title: x.Title, Me: slot, Ability: n}, &money))
				})
			}
		})
	}
	t.ask.Offer(pass)
	return true
}

// eachAction calls do for the actions that a card on the table has.
func (t turn) eachAction(title Title, do func(n uint8, a *Ability)) {
	for n := range cards[title].Has {
		if a := &cards[title].Has[n]; a.Kind == Action && a.From == OnTable {
			do(uint8(n), a)
		}
	}
}

func abilityOption(slot Slot, n uint8) game.Option {
	return game.Option{Kind: KindAbility, A: uint8(slot), B: n}
}

// canActOnTable reports whether a card on the table has an action now.
func (t turn) canActOnTable(side Side, money *funds) (can bool) {
	if t.canPlayProbe(side, money) {
		return true
	}
	if !t.Present[side].meets(&acting) {
		return false
	}
	t.Each(side, func(slot Slot, x *Thing) {
		if !can && acting.Has(x.Title) {
			t.eachAction(x.Title, func(n uint8, a *Ability) {
				can = can || t.whyNotUse(a, Frame{Side: side, Title: x.Title, Me: slot, Ability: n}, money) == nil
			})
		}
	})
	return can
}

// canPlayProbe reports whether a Viper Probe Droid can be played from the discard pile (card 161).
func (t turn) canPlayProbe(side Side, money *funds) bool {
	return side == Dark && t.Moment == inDeployment && t.Active == Dark && t.Discard[Dark].Count(probeDroid) > 0 && t.whyNotPlay(side, probeDroid, money) == nil
}

// act does what was chosen in an action window.
func (t turn) act(side Side, o game.Option) {
	if o.Kind == KindAbility {
		slot := Slot(o.A)
		t.push(Frame{Do: doUse, Side: side, Title: t.At(slot).Title, Me: slot, Target: NoSlot, Other: NoSlot, Ability: o.B})
		return
	}
	title, flag := Title(o.A), fromHand
	if Zone(o.C) == InDiscard {
		flag = fromDiscard
	}
	f := Frame{Do: doPlay, Side: side, Title: title, Me: NoSlot, Target: NoSlot, Other: NoSlot, Flags: flag}
	if title.Card().Type == EventCard {
		f.Do = doUse
	} else if t.Moment != inDeployment {
		f.Flags |= inBattle
	}
	t.announce(t.push(f))
}

// joins reports whether a unit may be played into an engagement (cards 7 and 13).
func joins(title Title) bool { return title == ackbar || title == backstabber }

// whyNotPlay says why a side cannot play a card in an action window, or nil.
func (t turn) whyNotPlay(side Side, title Title, money *funds) *game.Why {
	c := &cards[title]
	switch c.Type {
	case Fate:
		return whyFate
	case EventCard:
		if c.Has[0].Kind != Action {
			return whyNotAction
		}
		return t.whyNotUse(&c.Has[0], Frame{Side: side, Title: title, Me: NoSlot, Flags: fromHand}, money)
	}
	switch {
	case (t.Moment != inDeployment || t.Active != side) && (!joins(title) || t.Engaged == NoSlot):
		return whyNotNow
	case c.Unique && t.Present[side].Has(title):
		return whyUnique
	case c.Keywords&Limited != 0 && t.Turns[side]&playedLimited != 0:
		return whyLimited
	case c.Type == Enhancement && !t.hasHost(side, title):
		return whyNoHost
	}
	cost := t.lowestCost(side, title)
	switch {
	case money.total < cost:
		return whyCost
	case !money.pays(&t.Public, side, title, cost):
		return whyMatch
	}
	return nil
}

// lowestCost is what a card costs at least: cards 87 and 138 let a side discard others for it.
func (s *Public) lowestCost(side Side, title Title) int {
	cost := s.Cost(side, title)
	if s.lowers(side, title) && cost > 1 {
		cost = max(1, cost-(int(s.Held[side])-1))
	}
	return cost
}

// lowers reports whether cards 87 or 138 let a side discard cards for a card that it plays.
func (s *Public) lowers(side Side, title Title) bool {
	c := &cards[title]
	return c.Type == Unit && c.Is(Vehicle) && (s.Present[side].Has(defenseOfYavin) || s.Present[side].Has(kuat))
}

// hasHost reports whether there is something that an enhancement can be attached to (R19.3).
func (t turn) hasHost(side Side, title Title) bool {
	if on := cards[title].On; on == OnPlayArea || on == OnDial {
		return true
	}
	fits := func(slot Slot, _ *Thing) bool { return t.whyNotAttach(side, title, slot) == nil }
	return t.anyThing(side, fits) || t.anyThing(side.Other(), fits)
}

// whyNotAttach says why an enhancement cannot be attached to a card on the table, or nil (R19.2). Card 17 goes to a friendly Fighter.
func (s *Public) whyNotAttach(side Side, title Title, slot Slot) *game.Why {
	c, x := &cards[title], s.At(slot)
	kind, on := x.typeOf(), c.On
	fits := false
	own := slot.Side() == side
	switch {
	case title == blackPilot:
		fits = own && kind == Unit && cards[x.Title].Is(Fighter)
	case on == OnUnit || on == OnEnemyUnit:
		fits = kind == Unit && (on == OnUnit || !own) && (c.Fits == 0 || cards[x.Title].Is(c.Fits))
	case on == OnObjective || on == OnOwnObjective || on == OnEnemyObjective:
		fits = kind == Objective && (on == OnObjective || own == (on == OnOwnObjective))
	}
	switch {
	case !fits:
		return whyNotFitting
	case kind == Unit && cards[x.Title].Keywords&NoEnhancements != 0:
		return whyNoEnhancing
	}
	return nil
}

// The stages of playing a unit or an enhancement.
const (
	playAnnounce uint8 = iota
	playLower
	playPay
	playEnter
)

// play goes on with playing a unit or an enhancement (R18.5, R21.10). Target is what it is attached to, N how much cheaper
// it has become.
func (t turn) play(f *Frame) {
	switch f.Stage {
	case playAnnounce:
		f.Stage = playPay
		if f.Title == blackPilot && f.Flags&inBattle == 0 {
			t.playAs(f)
		}
		if t.lowers(f.Side, f.Title) && f.Flags&asEnhancement == 0 {
			f.Stage = playLower
		}
	case playLower:
		t.lowerCost(f)
	case playPay:
		cost := t.Cost(f.Side, f.Title)
		if f.Flags&cancelled == 0 {
			cost -= int(f.N)
		}
		money := t.funds(f.Side)
		if !money.pays(&t.Public, f.Side, f.Title, cost) { // R18.5: it goes back
			was := *f
			t.pop()
			t.takeBack(was)
			return
		}
		f.Stage = playEnter
		t.pay(f.Side, f.Title, cost, true)
		t.hasPlayed(f.Side, f.Title)
	case playEnter:
		host := t.attachTo(f)
		was := *f
		t.pop()
		if host == NoSlot && t.needsHost(was) { // it went while the card was paid for
			t.Discard[was.Side].add(was.Title)
			t.say(CardDiscarded, was.Side, was.Title, 0, 3)
			return
		}
		t.enter(was.Side, was.Title, host, was.Flags&(inBattle|asEnhancement)|played)
	}
}

func (t turn) needsHost(f Frame) bool {
	on := cards[f.Title].On
	return f.Flags&asEnhancement != 0 || cards[f.Title].Type == Enhancement && on != OnPlayArea && on != OnDial
}

// announce takes a card that is played out of the hand or the discard pile.
func (t turn) announce(f *Frame) {
	if f.Flags&fromDiscard != 0 {
		t.Discard[f.Side].take(f.Title)
	} else {
		t.fromHandTake(f.Side, f.Title)
	}
	t.say(WasPlayed, f.Side, f.Title, 0, 0)
}

// takeBack puts a card that cannot be paid for where it came from.
func (t turn) takeBack(f Frame) {
	if f.Flags&fromDiscard != 0 {
		t.Discard[f.Side].add(f.Title)
		return
	}
	t.returned(f.Side, f.Title)
}

// playAs: card 17 may be played as an enhancement.
func (t turn) playAs(f *Frame) {
	fits := func(slot Slot, _ *Thing) bool { return t.whyNotAttach(f.Side, f.Title, slot) == nil }
	t.ask.Put(f.Side.Seat(), AskPlayAs, titleOption(f.Title))
	t.ask.Offer(game.Option{Kind: KindUnit})
	t.offer(f.Side, fits)
	if o := t.ask.One(); o.Kind == KindSlot {
		f.Flags |= asEnhancement
		f.Target = Slot(o.A)
	}
}

// lowerCost: one more card is discarded to make a Vehicle cheaper, never below 1 (cards 87 and 138). That is an interrupt.
func (t turn) lowerCost(f *Frame) {
	if cost := t.Cost(f.Side, f.Title) - int(f.N); cost > 1 && t.Held[f.Side] > 0 {
		t.ask.Put(f.Side.Seat(), AskLowerCost, titleOption(f.Title))
		t.offerHand(f.Side, nil)
		if money := t.funds(f.Side); money.pays(&t.Public, f.Side, f.Title, cost) {
			t.ask.Offer(done)
		}
		if o := t.ask.Window(); o != done {
			f.N++
			t.discardFromHand(f.Side, Title(o.A))
			return
		}
	}
	f.Stage = playPay
	if f.N > 0 {
		t.window(Frame{Trigger: Interrupted, Side: f.Side, Title: f.Title, Over: t.Top})
	}
}

// hasPlayed notes what a side has played.
func (t turn) hasPlayed(side Side, title Title) {
	c := &cards[title]
	did := &t.Turns[side]
	if t.NLast > 0 {
		t.endLasting(func(l *Lasting) bool { return l.Kind == NextCheaper && l.Slot.Side() == side })
	}
	if c.Keywords&Limited != 0 {
		*did |= playedLimited
	}
	switch {
	case c.Type == Enhancement:
		*did |= playedEnhancement
	case c.Type == EventCard && c.Of == Sith:
		*did |= playedSithEvent
	}
}

// attachTo asks what an enhancement is attached to; NoSlot for the play area.
func (t turn) attachTo(f *Frame) Slot {
	c := &cards[f.Title]
	if f.Flags&asEnhancement != 0 {
		if !t.There(f.Target) {
			return NoSlot
		}
		return f.Target
	}
	switch {
	case c.On == OnDial:
		return Dial
	case c.Type != Enhancement || c.On == OnPlayArea || !t.hasHost(f.Side, f.Title):
		return NoSlot
	}
	t.ask.Put(f.Side.Seat(), AskAttachTo, titleOption(f.Title))
	for _, side := range [2]Side{f.Side, f.Side.Other()} {
		t.Each(side, func(slot Slot, _ *Thing) {
			t.ask.OfferIf(slotOption(slot), t.whyNotAttach(f.Side, f.Title, slot))
		})
	}
	return Slot(t.ask.One().A)
}
