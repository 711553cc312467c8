package cardgame

import "holoboard/game"

// The objective sets of the Rebel Alliance, 8 to 14. A card that comes in several sets stands in the first.

func rebels() []Card {
	return []Card{
		// Set 8: The Defense of Yavin 4.
		{
			Title: 138, ID: "the_defense_of_yavin_4", Side: Light, Of: RebelAlliance, Type: Objective, Health: 5, Resources: 1,
			Traits: Yavin4,
		},
		{
			Title: 114, ID: "red_two", Side: Light, Of: RebelAlliance, Type: Unit, Unique: true, Cost: 3, Force: 2, Health: 2,
			Icons: icons("UUb"), Traits: Vehicle | Fighter,
			Has: []Ability{{Kind: Reaction, On: ObjectiveFell, Can: thisFocused, Do: readiesThis}},
		},
		{
			Title: 165, ID: "y_wing", Side: Light, Type: Unit, Cost: 2, Force: 1, Health: 1,
			Icons: icons("Bb"), Traits: Vehicle | Fighter,
		},
		{
			Title: 158, ID: "astromech_droid_upgrade", Side: Light, Type: Enhancement, Cost: 1, Force: 2,
			Traits: Upgrade, On: OnUnit, Fits: Vehicle, Gives: icons("UB"),
		},
		{
			Title: 49, ID: "hidden_outpost", Side: Light, Type: Enhancement, Cost: 1, Resources: 1,
			Traits: Location, Keywords: Limited, On: OnPlayArea,
		},
		{
			Title: 108, ID: "rebel_assault", Side: Light, Of: RebelAlliance, Type: EventCard, Cost: 2, Force: 1,
			Has: []Ability{{Kind: Action, Limit: OnceATurnByTitle, Target: all(either(aUnit, anObjective), enemy), Do: damages(2)}},
		},
		// Set 9: Mission Briefing.
		{
			Title: 97, ID: "mission_briefing", Side: Light, Of: RebelAlliance, Type: Objective, Health: 5, Resources: 1,
			Has: []Ability{{Kind: Reaction, On: TurnBegan, If: enemysDoing, Do: draws(1)}},
		},
		{
			Title: 98, ID: "mon_mothma", Side: Light, Of: RebelAlliance, Type: Unit, Unique: true, Cost: 3, Force: 2, Health: 2, Resources: 2,
			Icons: icons("t"), Traits: Character | Leader, EdgeBonus: 1,
		},
		{
			Title: 14, ID: "battlefield_engineers", Side: Light, Of: RebelAlliance, Type: Unit, Cost: 2, Force: 2, Health: 2,
			Icons: icons("U"), Traits: Character | Engineer,
			Has: []Ability{{Kind: Reaction, On: AttackDeclared, If: iAttack, Target: all(anEnhancement, friendly, focused), Do: unfocuses(1)}},
		},
		{
			Title: 5, ID: "a_wing", Side: Light, Type: Unit, Cost: 2, Force: 1, Health: 1,
			Icons: icons("U"), Traits: Vehicle | Fighter,
			Has: []Ability{{Kind: Reaction, On: Focused, If: aboutMe, Do: draws(1)}},
		},
		{
			Title: 66, ID: "heavy_blaster_emplacement", Side: Light, Type: Enhancement, Force: 1,
			Traits: Weapon, On: OnPlayArea,
			Has: []Ability{{Kind: Action, Cost: FocusThis, Can: anyOn(theirs, aUnit), Do: func(t turn, f *Frame) {
				if slot, any := t.theirChoice(f, aUnit); any {
					t.deal(slot, 1, f.from())
				}
			}}},
		},
		// Set 10: Fleeing the Empire.
		{
			Title: 56, ID: "fleeing_the_empire", Side: Light, Of: RebelAlliance, Type: Objective, Health: 5, Resources: 1,
			Has: []Ability{{Kind: Reaction, On: RefreshEnded, If: myDoing, Target: all(either(aUnit, anObjective), friendly, unshielded), Do: shields}},
		},
		{
			Title: 88, ID: "leia_organa", Side: Light, Of: RebelAlliance, Type: Unit, Unique: true, Cost: 2, Force: 3, Health: 1,
			Icons: icons("Utb"), Traits: Character | Leader | ForceSensitive,
			Has: []Ability{{Kind: Interrupt, On: Leaves, If: aboutMe, Can: anyOn(mine, focused), Do: func(t turn, f *Frame) {
				t.Each(f.Side, func(slot Slot, x *Thing) { t.unfocus(slot, int(x.Focus)) })
			}}},
		},
		{
			Title: 58, ID: "fleet_officer", Side: Light, Of: RebelAlliance, Type: Unit, Cost: 2, Force: 2, Health: 2,
			Icons: icons("Ub"), Traits: Character,
		},
		{
			Title: 124, ID: "stolen_plans", Side: Light, Type: Enhancement, Cost: 1, Force: 1,
			Traits: Espionage, On: OnEnemyObjective,
			Has: []Ability{{Kind: Reaction, On: Produced, If: aboutMyHost, Do: draws(1)}},
		},
		{
			Title: 167, ID: "youre_my_only_hope", Side: Light, Of: RebelAlliance, Type: EventCard, Force: 2,
			Has: []Ability{{Kind: Action, Cost: SacrificeUnit, Pays: all(aUnit, friendly), Do: func(t turn, f *Frame) {
				if f.M == 0 {
					t.draw(f.Side, 2)
					t.again(f)
					return
				}
				t.discardsOne(f.Side.Other(), f.Title)
			}}},
		},
		// Set 11: The Rebel Fleet.
		{
			Title: 143, ID: "the_rebel_fleet", Side: Light, Of: RebelAlliance, Type: Objective, Health: 5, Resources: 1,
		},
		{
			Title: 70, ID: "home_one", Side: Light, Of: RebelAlliance, Type: Unit, Unique: true, Cost: 5, Force: 3, Health: 3,
			Icons: icons("UUBB"), Traits: Vehicle | CapitalShip, Keywords: Elite,
			Has: []Ability{{Kind: Reaction, On: Focused, If: both(aboutMe, iAttack), Can: anyOn(theirs, notEngaged), Do: func(t turn, f *Frame) {
				t.dealEach(f.Side.Other(), 1, f.from(), func(slot Slot, _ *Thing) bool { return notEngaged(t.State, *f, slot) })
			}}},
		},
		{
			Title: 116, ID: "repair_droid", Side: Light, Of: RebelAlliance, Type: Unit, Cost: 1, Force: 1, Health: 1,
			Traits: Droid,
			Has:    []Ability{{Kind: Action, Limit: OnceATurn, Target: all(unitOf(Vehicle), damaged), Do: heals(1)}},
		},
		// Set 12: Draw Their Fire.
		{
			Title: 82, ID: "draw_their_fire", Side: Light, Of: RebelAlliance, Type: Objective, Health: 5, Resources: 2,
		},
		{
			Title: 7, ID: "admiral_ackbar", Side: Light, Of: RebelAlliance, Type: Unit, Unique: true, Cost: 3, Force: 3, Health: 2,
			Icons: icons("tt"), Traits: Character | Leader,
			Has: []Ability{{Kind: Reaction, On: Entered, If: both(aboutMe, inBattleNow), Can: anyOn(theirs, all(aUnit, participant)), Do: func(t turn, f *Frame) {
				t.dealEach(f.Side.Other(), 1, f.from(), func(_ Slot, x *Thing) bool { return x.isUnit() && x.Is(participates) })
			}}},
		},
		{
			Title: 164, ID: "x_wing_escort", Side: Light, Type: Unit, Cost: 2, Force: 1, Health: 1,
			Icons: icons("U"), Traits: Vehicle | Fighter | Squadron,
			Has: []Ability{{Kind: Interrupt, On: Leaves, If: aboutMe, Can: anyOn(theirs, unitOf(Vehicle)), Do: func(t turn, f *Frame) {
				if slot, any := t.theirChoiceOf(f, AskSacrifice, unitOf(Vehicle)); any {
					t.leaves(slot, Frame{Side: slot.Side(), N: uint8(ToDiscard)})
				}
			}}},
		},
		{
			Title: 163, ID: "x_wing", Side: Light, Type: Unit, Cost: 1, Force: 1, Health: 2,
			Icons: icons("Ub"), Traits: Vehicle | Fighter,
		},
		{
			Title: 57, ID: "fleet_command_center", Side: Light, Of: RebelAlliance, Type: Enhancement, Cost: 3, Force: 2, Resources: 3,
			Traits: Yavin4 | Location, On: OnPlayArea,
			Has: []Ability{{Kind: Reaction, On: RefreshEnded, If: myDoing, Target: all(aUnit, unshielded), Do: shields}},
		},
		{
			Title: 47, ID: "heroic_sacrifice", Side: Light, Of: RebelAlliance, Type: EventCard, Cost: 1, Force: 1,
			Has: []Ability{{Kind: Action, Cost: SacrificeUnit, Pays: all(unitOf(Vehicle), friendly), Target: all(unitOf(Vehicle), enemy, costs(4)), Do: destroys}},
		},
		// Set 13: Mobilize the Squadrons.
		{
			Title: 123, ID: "mobilize_the_squadrons", Side: Light, Of: RebelAlliance, Type: Objective, Health: 5, Resources: 2,
			Traits: Yavin4,
			Has:    []Ability{{Kind: Reaction, On: Refreshed, If: myDoing, Target: all(either(anObjective, anEnhancement), friendly, focused), Do: unfocuses(1)}},
		},
		{
			Title: 120, ID: "rookie_pilot", Side: Light, Type: Unit, Cost: 1, Force: 1, Health: 1,
			Icons: icons("U"), Traits: Character | Pilot,
		},
		{
			Title: 150, ID: "trench_run", Side: Light, Of: RebelAlliance, Type: Enhancement, Unique: true, Cost: 1, Force: 2,
			Traits: Mission, On: OnDial,
		},
		{
			Title: 77, ID: "covering_fire", Side: Light, Type: EventCard, Force: 1,
			Has: []Ability{{Kind: Action, When: InEngagement, Cost: SacrificeUnit, Pays: all(aUnit, friendly), Can: anyOn(mine, all(aUnit, participant, unshielded)), Do: func(t turn, f *Frame) {
				t.Each(f.Side, func(slot Slot, x *Thing) {
					if x.isUnit() && x.Is(participates) && x.Shields == 0 {
						t.shield(slot)
					}
				})
			}}},
		},
		// Set 14: Decoy at Dantooine.
		{
			Title: 39, ID: "decoy_at_dantooine", Side: Light, Of: RebelAlliance, Type: Objective, Health: 5, Resources: 1,
			Traits: Dantooine,
			Has:    []Ability{{Kind: Interrupt, On: Leaves, If: both(myDoing, anObjectiveLeaves), Can: dialAboveOne, Do: turnsBack}},
		},
		{
			Title: 162, ID: "wookiee_navigator", Side: Light, Of: RebelAlliance, Type: Unit, Cost: 3, Force: 1, Health: 2,
			Icons: icons("UUb"), Traits: Character | Wookiee,
			Has: []Ability{{Kind: Reaction, On: EngagementEnds, If: iAttack, Can: func(s *State, f Frame) bool {
				return s.engagedObjective() && s.At(s.Engaged).Is(WasEngaged)
			}, Do: func(t turn, f *Frame) { t.At(t.Engaged).Marks &^= WasEngaged }}},
		},
		{
			Title: 112, ID: "rebel_trooper", Side: Light, Type: Unit, Health: 1,
			Icons: icons("U"), Traits: Character | Trooper,
		},
		{
			Title: 55, ID: "false_lead", Side: Light, Of: RebelAlliance, Type: Enhancement, Force: 2,
			Traits: Decoy, On: OnOwnObjective,
			Has: []Ability{{Kind: Interrupt, On: Leaves, If: aboutMyHost, Can: dialAboveOne, Do: turnsBack}},
		},
		{
			Title: 54, ID: "fall_back", Side: Light, Of: RebelAlliance, Type: EventCard, Force: 1,
			Has: []Ability{{Kind: Action, Target: all(aUnit, friendly), Do: returns}},
		},
		{
			Title: 4, ID: "a_new_hope", Side: Light, Of: RebelAlliance, Type: EventCard, Cost: 2, Force: 2,
			Has: []Ability{{Kind: Action, Can: func(s *State, _ Frame) bool { return s.unitsInPlay() > 0 }, Do: aNewHope}},
		},
	}
}

func notEngaged(s *State, f Frame, x Slot) bool { return anObjective(s, f, x) && x != s.Engaged }

func anObjectiveLeaves(_ *State, _, w Frame) bool { return cards[w.Title].Type == Objective }

// theirChoice has the opponent choose one of his cards that fits.
func (t turn) theirChoice(f *Frame, fits Filter) (Slot, bool) {
	return t.theirChoiceOf(f, AskTarget, fits)
}

func (t turn) theirChoiceOf(f *Frame, ask game.Key, fits Filter) (Slot, bool) {
	side := f.Side.Other()
	in := func(slot Slot, _ *Thing) bool { return slot != t.leaving(f) && fits(t.State, *f, slot) }
	if !t.anyThing(side, in) {
		return NoSlot, false
	}
	t.ask.Put(side.Seat(), ask, wants(f.Title, ForTheirEffect))
	t.offer(side, in)
	return Slot(t.ask.One().A), true
}

// leaving is the card that leaves play while a use answers that.
func (s *Public) leaving(f *Frame) Slot {
	if f.Over != 0 && s.moment(f).Trigger == Leaves {
		return s.moment(f).Target
	}
	return NoSlot
}

// discardsOne has a side choose a card of its hand and discard it, if it has one.
func (t turn) discardsOne(side Side, about Title) {
	if t.Held[side] == 0 {
		return
	}
	if c, ok := t.chooseFromHand(side, wants(about, ForDiscard), nil); ok {
		t.discardFromHand(side, c)
	}
}

// aNewHope: each player picks up to three of his units, the one who played it first; then all others go back to their owners' hands,
// light's first (card 4, R21.23, D22). The picked ones are marked, and when both have picked the others instead.
func aNewHope(t turn, f *Frame) {
	if f.M < 2 {
		side := f.Side
		if f.M == 1 {
			side = side.Other()
		}
		t.again(f)
		t.keepsThree(side, f.Title)
		return
	}
	if f.M == 2 {
		for side := range Side(2) {
			t.Each(side, func(_ Slot, x *Thing) {
				if x.isUnit() {
					x.Used ^= picked
				}
			})
		}
	}
	for side := range Side(2) { // one after the other, for there may be more of them than can be under way at once
		for i := range t.High[side] {
			if x := &t.Things[side][i]; x.isUnit() && x.Used&picked != 0 {
				x.Used &^= picked
				t.again(f)
				t.leaves(slotAt(side, int(i)), Frame{Side: f.Side, N: uint8(ToHand)})
				return
			}
		}
	}
}

// keepsThree has a side pick the units that it keeps.
func (t turn) keepsThree(side Side, about Title) {
	t.ask.Put(side.Seat(), AskKeepThree, titleOption(about))
	t.Each(side, func(slot Slot, x *Thing) {
		if x.isUnit() {
			t.ask.Offer(slotOption(slot))
		}
	})
	picks := t.ask.Some(0, min(3, t.ask.Offered()))
	t.Each(side, func(_ Slot, x *Thing) { x.Used &^= picked })
	for _, o := range picks {
		t.At(Slot(o.A)).Used |= picked
	}
}
