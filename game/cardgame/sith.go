package cardgame

// The objective sets of the Sith, 19 to 25. A card that comes in several sets stands in the first.

func sith() []Card {
	return []Card{
		// Set 19: Fall of the Jedi.
		{
			Title: 99, ID: "fall_of_the_jedi", Side: Dark, Of: Sith, Type: Objective, Health: 5, Resources: 1,
			Traits: Executor,
			Has: []Ability{{Kind: Reaction, On: DrawBegan, If: myDoing, Can: holdsACard, Do: func(t turn, f *Frame) {
				if t.Held[f.Side] == 0 {
					return
				}
				if c, ok := t.chooseFromHand(f.Side, wants(f.Title, ForUnderDeck), nil); ok {
					t.putUnder(f.Side, c)
				}
			}}},
		},
		{
			Title: 35, ID: "darth_vader", Side: Dark, Of: Sith, Type: Unit, Unique: true, Cost: 5, Force: 4, Health: 4,
			Icons: icons("UUBb"), Traits: Character | ForceUser, Keywords: Elite,
			Has: []Ability{{Kind: Reaction, On: EventResolved, Limit: OnceATurn, If: iResolvedSith, Target: aUnit, Do: damages(1)}},
		},
		{
			Title: 33, ID: "dark_side_apprentice", Side: Dark, Of: Sith, Type: Unit, Cost: 2, Force: 1, Health: 2,
			Icons: icons("Ub"), Traits: Character | ForceSensitive,
		},
		{
			Title: 159, ID: "vaders_lightsaber", Side: Dark, Of: Sith, Type: Enhancement, Unique: true, Cost: 1, Force: 2,
			Traits: Weapon, On: OnUnit, Fits: ForceUser | ForceSensitive, Gives: icons("U"),
		},
		{
			Title: 59, ID: "force_choke", Side: Dark, Of: Sith, Type: EventCard, Force: 1,
			Traits: Force | Alter,
			Has:    []Ability{{Kind: Action, Limit: OnceATurnByTitle, Target: unitOf(Character | Creature), Do: damages(1)}},
		},
		{
			Title: 169, ID: "dark_heat_of_battle", Side: Dark, Type: Fate, Force: 2, Priority: 6,
			Has: []Ability{{Kind: FateEffect, Target: all(aUnit, enemy, participant), Do: damages(1)}},
		},
		// Set 20: Counsel of the Sith.
		{
			Title: 27, ID: "counsel_of_the_sith", Side: Dark, Of: Sith, Type: Objective, Health: 5, Resources: 1,
			Traits: Executor,
			Has:    []Ability{{Kind: Reaction, On: TurnBegan, If: enemysDoing, Do: draws(1)}},
		},
		{
			Title: 9, ID: "advisor_to_the_emperor", Side: Dark, Of: Sith, Type: Unit, Cost: 2, Force: 2, Health: 1, Resources: 1,
			Icons: icons("t"), Traits: Character,
		},
		{
			Title: 136, ID: "kuati_security_team", Side: Dark, Type: Unit, Cost: 2, Force: 1, Health: 2,
			Icons: icons("Ub"), Traits: Character | Trooper,
		},
		{
			Title: 72, ID: "sith_library", Side: Dark, Type: Enhancement, Cost: 1, Resources: 1,
			Traits: Coruscant | Location, Keywords: Limited, On: OnPlayArea,
		},
		{
			Title: 34, ID: "dark_precognition", Side: Dark, Of: Sith, Type: EventCard, Force: 1,
			Traits: Force | Sense,
			Has: []Ability{{Kind: Action, Do: func(t turn, f *Frame) {
				if f.M == 0 {
					t.draw(f.Side, 2)
					t.again(f)
					return
				}
				t.discardsOne(f.Side, f.Title)
			}}},
		},
		{
			Title: 171, ID: "dark_twist_of_fate", Side: Dark, Type: Fate, Priority: 2,
			Has: []Ability{{Kind: FateEffect, Do: func(t turn, _ *Frame) { t.twist() }}},
		},
		// Set 21: Black Squadron Assault.
		{
			Title: 16, ID: "black_squadron_assault", Side: Dark, Of: Sith, Type: Objective, Health: 5, Resources: 1,
			Traits: DeathStar,
			Has:    []Ability{{Kind: Action, Cost: FocusThis, Target: all(unitOf(BlackSquadron), friendly, focused), Do: unfocuses(1)}},
		},
		{
			Title: 160, ID: "vaders_tie_advanced", Side: Dark, Of: Sith, Type: Unit, Unique: true, Cost: 3, Force: 3, Health: 3,
			Icons: icons("UB"), Traits: Vehicle | Fighter | BlackSquadron,
			Has: []Ability{{Kind: Reaction, On: Focused, If: aboutMe, Can: func(s *State, f Frame) bool { return s.Left[f.Side] > 0 }, Do: learnsFromTop}},
		},
		{
			Title: 146, ID: "tie_advanced", Side: Dark, Type: Unit, Cost: 2, Force: 1, Health: 2,
			Icons: icons("Bu"), Traits: Vehicle | Fighter | BlackSquadron,
			Has: []Ability{{Kind: Reaction, On: EngagementEnds, If: both(iAttack, wasUnopposed), Can: objectiveThere, Do: hitsEngaged}},
		},
		{
			Title: 17, ID: "black_squadron_pilot", Side: Dark, Type: Unit, Cost: 2, Force: 1, Health: 1,
			Icons: icons("ub"), Traits: Character | Pilot | BlackSquadron, Gives: icons("UB"),
		},
		{
			Title: 71, ID: "im_on_the_leader", Side: Dark, Of: Sith, Type: EventCard, Cost: 1, Force: 1,
			Has: []Ability{{Kind: Action, Target: all(unitOf(Fighter), enemy), Do: focuses(1)}},
		},
		{
			Title: 170, ID: "dark_target_of_opportunity", Side: Dark, Type: Fate, Force: 2, Priority: 10,
			Has: []Ability{{Kind: FateEffect, Do: targetOfOpportunity}},
		},
		// Set 22: The Heart of the Empire.
		{
			Title: 142, ID: "the_heart_of_the_empire", Side: Dark, Of: Sith, Type: Objective, Health: 10, Resources: 3,
			Traits: Coruscant,
		},
		{
			Title: 26, ID: "coruscant_defense_fleet", Side: Dark, Of: Sith, Type: Unit, Cost: 5, Force: 2, Health: 5,
			Icons: icons("uuuuu"), Traits: Vehicle | CapitalShip | Fleet, Protects: Coruscant, Keywords: Shielding,
		},
		{
			Title: 62, ID: "force_stasis", Side: Dark, Of: Sith, Type: EventCard, Cost: 1, Force: 1,
			Traits: Force | Control | Alter,
			Has: []Ability{{Kind: Action, Target: all(unitOf(Character|Creature), enemy), Do: func(t turn, f *Frame) {
				t.lasts(Lasting{Kind: NoCombatant, Slot: f.Target, Until: UntilPhase})
				t.tellOn(CannotFight, f.Target, 0)
			}}},
		},
		{
			Title: 139, ID: "there_is_no_escape", Side: Dark, Of: Sith, Type: EventCard, Cost: 4, Force: 2,
			When: InForcePhase,
			Has:  []Ability{{Kind: Action, Can: func(s *State, _ Frame) bool { return s.unitsInPlay() > 0 }, Do: thereIsNoEscape}},
		},
		// Set 23: The Emperor's Web.
		{
			Title: 105, ID: "the_emperors_web", Side: Dark, Of: Sith, Type: Objective, Health: 4, Resources: 1,
			Traits: DeathStar,
		},
		{
			Title: 51, ID: "emperor_palpatine", Side: Dark, Of: Sith, Type: Unit, Unique: true, Cost: 6, Force: 5, Health: 3,
			Icons: icons("TTBtb"), Traits: Character | ForceUser, Keywords: Elite,
			Has: []Ability{{Kind: Reaction, On: ObjectiveFell, Can: inDiscard(sithEvent), Do: recall(sithEvent)}},
		},
		{
			Title: 52, ID: "emperors_royal_guard", Side: Dark, Of: Sith, Type: Unit, Cost: 2, Force: 2, Health: 3,
			Icons: icons("Uu"), Traits: Character | ImperialGuard, Protects: Character,
		},
		{
			Title: 60, ID: "force_lightning", Side: Dark, Of: Sith, Type: EventCard, Cost: 3, Force: 1,
			Traits: Force | Control | Alter,
			Has:    []Ability{{Kind: Action, Target: all(aUnit, focused), Do: destroys}},
		},
		// Set 24: Cruel Interrogations.
		{
			Title: 30, ID: "cruel_interrogations", Side: Dark, Of: Sith, Type: Objective, Health: 5, Resources: 1,
			Traits: CloudCity,
			Has:    []Ability{{Kind: Reaction, On: Entered, If: aboutMe, Can: theyHold, Do: cruelInterrogations}},
		},
		{
			Title: 79, ID: "interrogation_droid", Side: Dark, Of: Sith, Type: Unit, Cost: 3, Force: 2, Health: 2,
			Icons: icons("T"), Traits: Droid,
			Has: []Ability{{Kind: Reaction, On: Entered, If: aboutMe, Can: theyHold, Do: func(t turn, f *Frame) {
				if other := f.Side.Other(); t.Held[other] > 0 {
					t.discardFromHand(other, t.randomOfHand(other))
				}
			}}},
		},
		{
			Title: 43, ID: "isb_interrogators", Side: Dark, Type: Unit, Cost: 1, Force: 1, Health: 1,
			Icons: icons("U"), Traits: Character | Trooper, Keywords: Shielding,
		},
		{
			Title: 137, ID: "intimidated", Side: Dark, Of: Sith, Type: Enhancement, Force: 1,
			Traits: Condition, On: OnEnemyUnit, Fits: Character,
			Has: []Ability{{Kind: Reaction, On: Focused, Forced: true, If: aboutMyHost, Do: func(t turn, f *Frame) { t.putFocus(f.Side, t.At(f.Me).Host, 1) }}},
		},
		{
			Title: 78, ID: "interrogation", Side: Dark, Of: Sith, Type: EventCard, Cost: 2, Force: 1,
			Has: []Ability{{Kind: Action, Can: theyHold, Do: interrogation}},
		},
		// Set 25: Shadows of Dathomir.
		{
			Title: 45, ID: "shadows_of_dathomir", Side: Dark, Of: Sith, Type: Objective, Health: 5, Resources: 2,
			Traits: Dathomir,
		},
		{
			Title: 100, ID: "nightsister", Side: Dark, Of: Sith, Type: Unit, Cost: 3, Force: 2, Health: 1,
			Icons: icons("UB"), Traits: Character | ForceSensitive,
			Has: []Ability{{Kind: Reaction, On: CommittedNow, If: aboutMe, Target: anObjective, Do: damages(1)}},
		},
		{
			Title: 107, ID: "rancor", Side: Dark, Type: Unit, Cost: 4, Force: 1, Health: 4,
			Icons: icons("UUUu"), Traits: Creature, Keywords: NoEnhancements,
			Has: []Ability{{Kind: Reaction, On: Refreshed, Forced: true, If: myDoing, Do: rancorEats}},
		},
		{
			Title: 141, ID: "the_hands_blessing", Side: Dark, Of: Sith, Type: Enhancement, Cost: 1, Force: 1,
			Traits: Condition, On: OnUnit, Fits: Character,
			Has: []Ability{{Kind: Reaction, On: Refreshed, If: myDoing, Can: hostFocused, Do: hostReadied(255)}},
		},
		{
			Title: 1, ID: "a_disturbance_in_the_force", Side: Dark, Of: Sith, Type: EventCard, Cost: 2, Force: 3,
			Has: []Ability{{Kind: Action, Can: anyOn(theirs, all(aUnit, committed)), Do: func(t turn, f *Frame) {
				for i := int(t.High[Light]) - 1; i >= 0; i-- {
					if slot := slotAt(f.Side.Other(), i); t.At(slot).isUnit() && t.At(slot).Is(Committed) {
						t.putFocus(f.Side, slot, 1)
					}
				}
			}}},
		},
	}
}

func holdsACard(s *State, f Frame) bool { return s.Held[f.Side] > 0 }
func theyHold(s *State, f Frame) bool   { return s.Held[f.Side.Other()] > 0 }

func committed(s *State, _ Frame, x Slot) bool { return s.At(x).Is(Committed) }

func iResolvedSith(_ *State, f, w Frame) bool { return w.Side == f.Side && sithEvent(&cards[w.Title]) }

func wasUnopposed(_ *State, _, w Frame) bool { return w.Flags&unopposed != 0 }

// putUnder puts a card of the hand on the bottom of the deck; the other does not see which.
func (t turn) putUnder(side Side, c Title) {
	t.Eyes[side].Hand.take(c)
	t.Held[side]--
	t.putUnderDeck(side, c, false, true, false)
	t.Eyes[side.Other()].TheirHand = Pile{} // it may be any of those that were known
	t.whisper(PutUnder, side, c, only(side))
}

// learnsFromTop: the top card of the deck is discarded; a unit's icons are gained for the strike (card 160).
func learnsFromTop(t turn, f *Frame) {
	if t.Left[f.Side] == 0 {
		return
	}
	t.ask.Light()
	d := &t.Deck[f.Side]
	c := d.takeAt(int(d.N) - 1)
	t.Left[f.Side]--
	t.topLeft(f.Side, c, true)
	t.Discard[f.Side].add(c)
	t.say(CardDiscarded, f.Side, c, 0, 1)
	if cards[c].Type == Unit {
		t.lasts(Lasting{Kind: GainsIconsOf, Slot: f.Me, Title: c, Until: UntilStrike})
	}
}

// thereIsNoEscape: every unit under its owner's deck, in random order (card 139). Light's leave first.
func thereIsNoEscape(t turn, f *Frame) {
	switch f.M {
	case 0:
		for side := Dark; side <= Dark; side-- {
			for i := int(t.High[side]) - 1; i >= 0; i-- {
				if slot := slotAt(side, i); t.At(slot).isUnit() {
					t.leaves(slot, Frame{Side: f.Side, N: uint8(ToDeck)})
				}
			}
		}
		f.N, f.Passed = t.Left[Light], t.Left[Dark]
		t.again(f)
	case 1:
		for side, was := range [2]uint8{f.N, f.Passed} {
			t.mixUnder(Side(side), max(0, int(t.Left[side])-int(was)))
		}
	}
}

// cruelInterrogations: a random card of the other's hand is captured at this objective (card 30).
func cruelInterrogations(t turn, f *Frame) {
	other := f.Side.Other()
	if t.Held[other] == 0 || !t.There(f.Me) {
		return
	}
	c := t.randomOfHand(other)
	t.Eyes[other].Hand.take(c)
	t.Held[other]--
	t.Eyes[f.Side].TheirHand.take(c)
	t.captive(c, f.Me, 0, 3)
}

// interrogation: look at the hand, choose one and discard it (card 78).
func interrogation(t turn, f *Frame) {
	other := f.Side.Other()
	if f.M == 0 {
		t.lookAtHand(other)
		t.again(f)
		return
	}
	if t.Held[other] == 0 {
		return
	}
	t.ask.Put(f.Side.Seat(), AskChooseCard, wants(f.Title, ForTheirDiscard))
	var seen Titles
	for _, c := range t.Eyes[f.Side].Look.All() {
		if !seen.Has(c) {
			seen.add(c)
			t.ask.Offer(titleOption(c))
		}
	}
	c := Title(t.oneOfHidden(t.Held[other] == 1).A)
	t.lookAway(f.Side)
	t.discardFromHand(other, c)
}

// rancorEats: the cheapest unit that is no Vehicle is destroyed, itself included; the active player chooses among the cheapest (card 107,
// D14: printed cost).
func rancorEats(t turn, f *Frame) {
	least := uint8(255)
	prey := func(x *Thing) bool { return x.isUnit() && !cards[x.Title].Is(Vehicle) }
	for side := range Side(2) {
		t.Each(side, func(_ Slot, x *Thing) {
			if prey(x) {
				least = min(least, cards[x.Title].Cost)
			}
		})
	}
	t.ask.Put(t.Active.Seat(), AskRancorTie, titleOption(f.Title))
	for side := range Side(2) {
		t.offer(side, func(_ Slot, x *Thing) bool { return prey(x) && cards[x.Title].Cost == least })
	}
	if t.ask.Offered() == 0 {
		t.ask.Some(0, 0)
		return
	}
	t.destroy(Slot(t.ask.One().A), f.Side)
}
