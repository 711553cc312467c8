package cardgame

import "holoboard/game"

// The objective sets of the Jedi, 1 to 7. A card that comes in several sets stands in the first.

func jedi() []Card {
	return []Card{
		// Set 1: A Hero's Journey.
		{
			Title: 2, ID: "a_heros_journey", Side: Light, Of: Jedi, Type: Objective, Health: 4, Resources: 2,
			Traits: Tatooine,
		},
		{
			Title: 92, ID: "luke_skywalker", Side: Light, Of: Jedi, Type: Unit, Unique: true, Cost: 4, Force: 3, Health: 3,
			Icons: icons("UUBb"), Traits: Character | ForceUser, Keywords: TargetedStrike,
			Has: []Ability{{Kind: Reaction, On: TurnBegan, If: enemysDoing, Can: thisFocused, Do: readiesThis}},
		},
		{
			Title: 15, ID: "twilek_loyalist", Side: Light, Of: Jedi, Type: Unit, Cost: 1, Force: 1, Health: 1,
			Icons: icons("ut"), Traits: Character,
		},
		{
			Title: 102, ID: "jedi_lightsaber", Side: Light, Of: Jedi, Type: Enhancement, Cost: 1, Force: 2,
			Traits: Weapon, On: OnUnit, Fits: ForceUser | ForceSensitive, Gives: icons("UB"),
		},
		{
			Title: 153, ID: "trust_your_feelings", Side: Light, Of: Jedi, Type: Enhancement, Cost: 2, Force: 1,
			Traits: Skill, On: OnUnit, Fits: Character,
			Has: []Ability{{Kind: Action, Cost: FocusThis, Can: hostFocused, Do: hostReadied(1)}},
		},
		{
			Title: 31, ID: "dagobah_training_grounds", Side: Light, Type: Enhancement, Cost: 1, Resources: 1,
			Traits: Dagobah | Location, Keywords: Limited, On: OnPlayArea,
		},
		// Set 2: In You Must Go.
		{
			Title: 76, ID: "in_you_must_go", Side: Light, Of: Jedi, Type: Objective, Health: 5, Resources: 1,
			Traits: Dagobah,
		},
		{
			Title: 166, ID: "yoda", Side: Light, Of: Jedi, Type: Unit, Unique: true, Cost: 3, Force: 5, Health: 2,
			Icons: icons("Tub"), Traits: Character | ForceUser, Keywords: Elite,
		},
		{
			Title: 154, ID: "believer_in_the_old_ways", Side: Light, Of: Jedi, Type: Unit, Cost: 2, Force: 1, Health: 2,
			Icons: icons("Ub"), Traits: Character | ForceSensitive,
		},
		{
			Title: 122, ID: "shii_cho_training", Side: Light, Of: Jedi, Type: Enhancement, Cost: 1, Force: 2,
			Traits: Skill | LightsaberForm, On: OnUnit, Fits: ForceUser,
		},
		{
			Title: 28, ID: "counter_stroke", Side: Light, Of: Jedi, Type: EventCard, Cost: 1, Force: 2,
			Traits: Force | Control | Sense,
			Has:    []Ability{{Kind: Interrupt, On: EventPlayed, From: InHand, If: notCancelled, Do: cancelsUse}},
		},
		// Set 3: Forgotten Heroes.
		{
			Title: 95, ID: "forgotten_heroes", Side: Light, Of: Jedi, Type: Objective, Health: 5, Resources: 1,
			Has: []Ability{{Kind: Reaction, On: Entered, If: iPlayed(ForceUser), Do: draws(1)}},
		},
		{
			Title: 101, ID: "obi_wan_kenobi", Side: Light, Of: Jedi, Type: Unit, Unique: true, Cost: 5, Force: 4, Health: 3,
			Icons: icons("UTtb"), Traits: Character | ForceUser, Keywords: Elite,
		},
		{
			Title: 84, ID: "jedi_in_hiding", Side: Light, Of: Jedi, Type: Unit, Cost: 2, Force: 1, Health: 1,
			Icons: icons("UUb"), Traits: Character | ForceUser,
		},
		{
			Title: 85, ID: "jedi_mind_trick", Side: Light, Of: Jedi, Type: EventCard, Cost: 1, Force: 1,
			Traits: Force | Control | Sense | Alter,
			Has: []Ability{{Kind: Action, Target: unitOf(Character | Creature), Do: func(t turn, f *Frame) {
				n := 1
				if t.Balance == Light {
					n = 2
				}
				t.putFocus(f.Side, f.Target, n)
			}}},
		},
		{
			Title: 96, ID: "our_most_desperate_hour", Side: Light, Type: EventCard, Force: 1,
			Has: []Ability{{Kind: Action, Target: unitOf(Character), Do: shields}},
		},
		{
			Title: 65, ID: "heat_of_battle", Side: Light, Type: Fate, Force: 2, Priority: 5,
			Has: []Ability{{Kind: FateEffect, Target: all(aUnit, enemy, participant), Do: damages(1)}},
		},
		// Set 4: A Journey to Dagobah.
		{
			Title: 3, ID: "a_journey_to_dagobah", Side: Light, Of: Jedi, Type: Objective, Health: 4, Resources: 2,
			Traits: Dagobah,
			Has:    []Ability{{Kind: Interrupt, On: Leaves, If: both(aboutMe, byDestruction), Can: plansLeft, Do: journey}},
		},
		{
			Title: 113, ID: "red_five", Side: Light, Of: Jedi, Type: Unit, Unique: true, Cost: 3, Force: 2, Health: 2,
			Icons: icons("BBB"), Traits: Vehicle | Fighter, Keywords: Elite,
		},
		{
			Title: 106, ID: "r2_d2", Side: Light, Type: Unit, Unique: true, Health: 1, Resources: 1,
			Traits: Droid,
		},
		{
			Title: 46, ID: "double_strike", Side: Light, Of: Jedi, Type: EventCard, Cost: 1, Force: 1,
			Has: []Ability{{Kind: Reaction, On: Focused, From: InHand, If: both(aCharacter, subjectFocused), Do: func(t turn, f *Frame) { t.unfocus(t.moment(f).Target, 1) }}},
		},
		{
			Title: 133, ID: "target_of_opportunity", Side: Light, Type: Fate, Force: 2, Priority: 9,
			Has: []Ability{{Kind: FateEffect, Do: targetOfOpportunity}},
		},
		// Set 5: The Secret of Yavin 4.
		{
			Title: 144, ID: "the_secret_of_yavin_4", Side: Light, Of: Jedi, Type: Objective, Health: 6, Resources: 1,
			Traits: Yavin4,
			Has:    []Ability{{Kind: Reaction, On: AttackDeclared, Limit: OnceATurn, If: otherOfMineEngaged, Do: drawsFire}},
		},
		{
			Title: 21, ID: "c_3po", Side: Light, Type: Unit, Unique: true, Cost: 1, Force: 1, Health: 1,
			Traits: Droid,
			Has:    []Ability{{Kind: Interrupt, On: EventPlayed, Cost: SacrificeThis, If: notCancelled, Do: cancelsUse}},
		},
		{
			Title: 109, ID: "guardian_of_peace", Side: Light, Of: Jedi, Type: Unit, Cost: 2, Force: 1, Health: 2,
			Icons: icons("u"), Traits: Character | ForceSensitive, Protects: Character, Keywords: Shielding,
		},
		{
			Title: 89, ID: "lightsaber_deflection", Side: Light, Of: Jedi, Type: EventCard, Force: 2,
			Has: []Ability{{Kind: Interrupt, On: DamageComes, From: InHand, If: both(damageLeft, myNonVehicle), Target: all(aUnit, notHit), Do: deflects}},
		},
		{
			Title: 157, ID: "twist_of_fate", Side: Light, Type: Fate, Priority: 1,
			Has: []Ability{{Kind: FateEffect, Do: func(t turn, _ *Frame) { t.twist() }}},
		},
		// Set 6: Last Minute Rescue.
		{
			Title: 118, ID: "last_minute_rescue", Side: Light, Of: Jedi, Type: Objective, Health: 5, Resources: 1,
			Traits: CloudCity,
			Has:    []Ability{{Kind: Reaction, On: Refreshed, If: myDoing, Target: all(aUnit, damaged), Do: heals(1)}},
		},
		{
			Title: 115, ID: "redemption", Side: Light, Of: Jedi, Type: Unit, Unique: true, Cost: 5, Force: 3, Health: 4,
			Icons: icons("UUbb"), Traits: Vehicle | CapitalShip,
			Has: []Ability{{Kind: Interrupt, On: Leaves, Limit: OnceATurn, If: both(aCharacter, both(byDestruction, notSaved)), Do: func(t turn, f *Frame) {
				t.about(f).N = uint8(ToHand)
			}}},
		},
		{
			Title: 25, ID: "corellian_engineer", Side: Light, Type: Unit, Cost: 2, Force: 1, Health: 2,
			Traits: Character | Engineer, Keywords: Shielding,
		},
		{
			Title: 119, ID: "return_of_the_jedi", Side: Light, Of: Jedi, Type: EventCard, Cost: 3, Force: 3,
			Has: []Ability{{Kind: Action, Can: aForceUserFallen, Do: returnOfTheJedi}},
		},
		{
			Title: 50, ID: "emergency_repair", Side: Light, Type: EventCard, Cost: 2, Force: 1,
			When: OwnTurn,
			Has:  []Ability{{Kind: Action, Target: all(anObjective, damaged), Do: func(t turn, f *Frame) { t.heal(f.Target, int(t.At(f.Target).Damage)) }}},
		},
		{
			Title: 61, ID: "force_rejuvenation", Side: Light, Of: Jedi, Type: EventCard, Cost: 2, Force: 2,
			Traits: Force | Control,
			Has:    []Ability{{Kind: Action, Target: all(unitOf(Character), friendly, burdened), Do: rejuvenates}},
		},
		// Set 7: Jedi Training.
		{
			Title: 86, ID: "jedi_training", Side: Light, Of: Jedi, Type: Objective, Health: 5, Resources: 1,
		},
		{
			Title: 6, ID: "ancient_monument", Side: Light, Of: Jedi, Type: Enhancement, Cost: 1, Force: 3,
			Traits: Location, On: OnPlayArea,
		},
		{
			Title: 80, ID: "it_binds_all_things", Side: Light, Type: EventCard, Cost: 1, Force: 1,
			Has: []Ability{{Kind: Action, Can: func(s *State, f Frame) bool { return s.Discard[f.Side].N > 0 }, Do: func(t turn, f *Frame) {
				n := 1
				if t.Balance == Light {
					n = 2
				}
				for pile := &t.Discard[f.Side]; n > 0 && pile.N > 0; n-- {
					t.returned(f.Side, pile.takeAt(int(pile.N)-1))
				}
			}}},
		},
	}
}

func subjectFocused(s *State, _, w Frame) bool { return s.At(w.Target).Focus > 0 }

// notCancelled: the event or the interrupt that the window is about can still be cancelled.
func notCancelled(s *State, _, w Frame) bool { return s.Frames[w.Over-1].Flags&cancelled == 0 }

// iPlayed: a unit with a trait was played, not put into play, by the same side.
func iPlayed(trait Trait) condition {
	return func(s *State, f, w Frame) bool {
		return w.Side == f.Side && w.Flags&played != 0 && w.Flags&asEnhancement == 0 && cards[w.Title].Type == Unit && cards[w.Title].Is(trait)
	}
}

func byDestruction(_ *State, _, w Frame) bool { return w.Flags&destroyed != 0 }

// notSaved: the card that leaves still goes to the discard pile.
func notSaved(s *State, _, w Frame) bool { return Going(s.Frames[w.Over-1].N) == ToDiscard }

// targetOfOpportunity: 1 damage to the engaged objective, for the attacker.
func targetOfOpportunity(t turn, f *Frame) {
	if f.Side == t.Attacker() && t.engagedObjective() {
		hitsEngaged(t, f)
	}
}

func plansLeft(s *State, f Frame) bool { return s.Planned[f.Side] > 0 }

// journey: its owner looks through his objective deck for the next objective; then the deck is shuffled (card 3).
func journey(t turn, f *Frame) {
	eyes := &t.Eyes[f.Side]
	deck := &t.Plan[f.Side]
	switch f.M {
	case 0:
		for _, p := range deck.All() {
			eyes.Look.add(p)
		}
		t.Looked[f.Side] = deck.N
		t.ask.Light()
		t.tell(Event{Kind: LookedAt, Side: f.Side, Slot: NoSlot, Other: NoSlot, N: deck.N, M: 2})
		t.again(f)
	case 1:
		t.ask.Put(f.Side.Seat(), AskChooseCard, wants(f.Title, ForObjective))
		var seen Titles
		for _, p := range eyes.Look.All() {
			if !seen.Has(p) {
				seen.add(p)
				t.ask.Offer(titleOption(p))
			}
		}
		t.ask.Offer(none) // R21.24
		o := t.ask.Window()
		t.lookAway(f.Side)
		if o != none {
			for i, p := range deck.All() {
				if p == Title(o.A) {
					deck.takeAt(i)
					break
				}
			}
			t.Planned[f.Side]--
		}
		t.shufflePlans(f.Side)
		if o != none {
			t.ask.Light()
			t.enter(f.Side, Title(o.A), NoSlot, 0)
		}
	}
}

// otherOfMineEngaged: an objective of the same side is engaged, another one than this.
func otherOfMineEngaged(s *State, f, w Frame) bool {
	return w.Side != f.Side && s.engagedObjective() && s.Engaged != f.Me
}

// drawsFire: this objective is engaged instead; the other counts as engaged, this one does not (R10.6).
func drawsFire(t turn, f *Frame) {
	t.Engaged = f.Me
	t.tellOn(Moved, f.Me, 0)
}

// damageLeft: some of the damage can still be prevented or moved.
func damageLeft(s *State, _, w Frame) bool { return s.Frames[w.Over-1].N > 0 && s.There(w.Target) }

// myNonVehicle: it comes to a friendly unit that is no Vehicle.
func myNonVehicle(s *State, f, w Frame) bool {
	return s.IsUnit(w.Target) && w.Target.Side() == f.Side && !cards[s.At(w.Target).Title].Is(Vehicle)
}

// notHit is any other card than the one that the damage comes to; while it is only considered whether the card could be used, any will do.
func notHit(s *State, f Frame, x Slot) bool {
	if f.Over == 0 {
		return s.unitsInPlay() > 1
	}
	return x != s.moment(&f).Target
}

// unitsInPlay is how many units lie on the table.
func (s *State) unitsInPlay() (n int) {
	for side := range Side(2) {
		for i := range s.High[side] {
			if s.Things[side][i].isUnit() {
				n++
			}
		}
	}
	return n
}

// deflects: 1 of the damage goes to the target instead; it keeps its source (card 89, R26.10).
func deflects(t turn, f *Frame) {
	hit := t.about(f)
	if hit.N == 0 {
		return
	}
	hit.N--
	hit.Flags |= moved
	t.deal(f.Target, 1, Frame{Side: hit.Side, Other: hit.Other, Flags: hit.Flags & (byEnemy | ofStrike)})
}

// aForceUserFallen: a Force User unit in the discard pile could enter play.
func aForceUserFallen(s *State, f Frame) bool {
	return hasIn(&s.Discard[f.Side], func(c *Card) bool { return s.canReturn(f.Side, c) })
}

func (s *State) canReturn(side Side, c *Card) bool {
	return c.Type == Unit && c.Is(ForceUser) && !(c.Unique && s.Present[side].Has(c.Title))
}

func returnOfTheJedi(t turn, f *Frame) {
	pile := &t.Discard[f.Side]
	fits := func(c *Card) bool { return t.canReturn(f.Side, c) }
	if hasIn(pile, fits) {
		c := t.chooseFromPile(f.Side, wants(f.Title, ForPlay), pile, fits)
		pile.take(c)
		t.enter(f.Side, c, NoSlot, 0)
	}
}

// burdened: it has a token or an enhancement.
func burdened(s *State, _ Frame, x Slot) bool {
	c := s.At(x)
	return c.Focus|c.Damage|c.Shields != 0 || s.Enhancements(x) > 0
}

// rejuvenates: any number of tokens and enhancements, one at a time (card 61).
func rejuvenates(t turn, f *Frame) {
	slot := f.Target
	if !burdened(t.State, *f, slot) {
		return
	}
	x := t.At(slot)
	t.ask.Put(f.Side.Seat(), AskTarget, wants(f.Title, ForTaking))
	for k, n := range [numTokens]uint8{x.Focus, x.Damage, x.Shields} {
		if n > 0 {
			t.ask.Offer(game.Option{Kind: KindToken, A: uint8(k)})
		}
	}
	for side := range Side(2) {
		t.offer(side, func(_ Slot, e *Thing) bool { return e.Host == slot })
	}
	t.ask.Offer(done)
	o := t.ask.One()
	if o == done {
		return
	}
	t.again(f)
	switch {
	case o.Kind == KindSlot:
		t.leaves(Slot(o.A), Frame{Side: f.Side, N: uint8(ToDiscard)})
	case Token(o.A) == FocusToken:
		t.unfocus(slot, 1)
	case Token(o.A) == DamageToken:
		t.heal(slot, 1)
	default:
		x.Shields--
		t.tellOn(ShieldsGone, slot, 0)
	}
}
