package cardgame

import "holoboard/game"

// The objective sets of the Imperial Navy, 26 to 32. A card that comes in several sets stands in the first.

func navy() []Card {
	return []Card{
		// Set 26: Imperial Command.
		{
			Title: 73, ID: "imperial_command", Side: Dark, Of: ImperialNavy, Type: Objective, Health: 5, Resources: 2,
			Traits: DeathStar,
		},
		{
			Title: 8, ID: "admiral_motti", Side: Dark, Of: ImperialNavy, Type: Unit, Unique: true, Cost: 3, Force: 3, Health: 2, Resources: 2,
			Icons: icons("b"), Traits: Character | Officer,
			Has: []Ability{{Kind: Reaction, On: Refreshed, If: myDoing, Target: all(aUnit, friendly, focused), Do: unfocuses(1)}},
		},
		{
			Title: 48, ID: "duty_officer", Side: Dark, Of: ImperialNavy, Type: Unit, Cost: 1, Force: 1, Health: 1, Resources: 1,
			Traits: Character | Officer,
		},
		{
			Title: 67, ID: "heavy_stormtrooper_squad", Side: Dark, Type: Unit, Cost: 2, Force: 1, Health: 2,
			Icons: icons("Uu"), Traits: Character | Trooper,
		},
		{
			Title: 103, ID: "orbital_bombardment", Side: Dark, Of: ImperialNavy, Type: Enhancement, Cost: 4, Force: 2,
			Traits: Operation, On: OnPlayArea,
		},
		// Set 27: Kuat Reinforcements.
		{
			Title: 87, ID: "kuat_reinforcements", Side: Dark, Of: ImperialNavy, Type: Objective, Health: 5, Resources: 1,
			Traits: Kuat,
		},
		{
			Title: 13, ID: "backstabber", Side: Dark, Of: ImperialNavy, Type: Unit, Unique: true, Cost: 3, Force: 1, Health: 2,
			Icons: icons("Uub"), Traits: Vehicle | Fighter | BlackSquadron,
			Has: []Ability{{Kind: Reaction, On: Entered, If: both(aboutMe, inBattleNow), Can: objectiveThere, Do: hitsEngaged}},
		},
		{
			Title: 149, ID: "tie_fighter", Side: Dark, Type: Unit, Cost: 1, Force: 1, Health: 1,
			Icons: icons("ub"), Traits: Vehicle | Fighter,
		},
		{
			Title: 148, ID: "tie_bomber", Side: Dark, Type: Unit, Cost: 2, Force: 1, Health: 1,
			Icons: icons("Bb"), Traits: Vehicle | Fighter,
		},
		{
			Title: 132, ID: "tallon_roll", Side: Dark, Of: ImperialNavy, Type: EventCard, Force: 1,
			Traits: Maneuver,
			Has:    []Ability{{Kind: Action, Target: all(unitOf(Fighter), focused), Do: unfocuses(1)}},
		},
		{
			Title: 37, ID: "death_from_above", Side: Dark, Of: ImperialNavy, Type: EventCard, Cost: 1, Force: 1,
			Has: []Ability{{Kind: Action, Target: all(unitOf(Vehicle), attacking), Second: secondFromAbove, Do: deathFromAbove}},
		},
		// Set 28: The Ultimate Power.
		{
			Title: 145, ID: "the_ultimate_power", Side: Dark, Of: ImperialNavy, Type: Objective, Health: 5, Resources: 1,
			Traits: DeathStar,
		},
		{
			Title: 63, ID: "grand_moff_tarkin", Side: Dark, Of: ImperialNavy, Type: Unit, Unique: true, Cost: 3, Force: 3, Health: 2, Resources: 1,
			Icons: icons("T"), Traits: Character | Officer, Keywords: Elite,
		},
		{
			Title: 129, ID: "superlaser_engineer", Side: Dark, Of: ImperialNavy, Type: Unit, Cost: 2, Force: 1, Health: 1,
			Traits: Character | Engineer, Keywords: Shielding,
			Has: []Ability{{Kind: Reaction, On: Entered, If: aboutMe, Can: func(s *State, f Frame) bool { return s.Left[f.Side] > 0 }, Do: superlaserEngineer}},
		},
		{
			Title: 125, ID: "stormtrooper_elite", Side: Dark, Of: ImperialNavy, Type: Unit, Cost: 3, Force: 2, Health: 2,
			Icons: icons("UUU"), Traits: Character | Trooper,
		},
		{
			Title: 24, ID: "control_room", Side: Dark, Of: ImperialNavy, Type: Enhancement, Cost: 2, Resources: 2,
			Traits: Location, Keywords: Limited, On: OnPlayArea,
		},
		{
			Title: 128, ID: "superlaser_blast", Side: Dark, Of: ImperialNavy, Type: EventCard, Cost: 4, Force: 2,
			When: OwnTurn,
			Has:  []Ability{{Kind: Action, Target: anObjective, Do: destroys}},
		},
		// Set 29: Death and Despayre.
		{
			Title: 36, ID: "death_and_despayre", Side: Dark, Of: ImperialNavy, Type: Objective, Health: 5, Resources: 2,
			Traits: Despayre,
		},
		{
			Title: 44, ID: "devastator", Side: Dark, Of: ImperialNavy, Type: Unit, Unique: true, Cost: 6, Force: 3, Health: 5,
			Icons: icons("UUBBbb"), Traits: Vehicle | CapitalShip, Keywords: Elite,
			Has: []Ability{{Kind: Reaction, On: ObjectiveFell, Spend: 1, If: enemysDoing, Do: advances}},
		},
		{
			Title: 74, ID: "imperial_officer", Side: Dark, Of: ImperialNavy, Type: Unit, Cost: 2, Force: 1, Health: 1,
			Icons: icons("U"), Traits: Character | Officer,
			Has: []Ability{{Kind: Reaction, On: ObjectiveFell, Spend: 2, If: enemysDoing, Do: advances}},
		},
		{
			Title: 41, ID: "defense_upgrade", Side: Dark, Of: ImperialNavy, Type: Enhancement, Cost: 1, Force: 1,
			Traits: Fortification, On: OnObjective,
		},
		// Set 30: Defense Protocol.
		{
			Title: 40, ID: "defense_protocol", Side: Dark, Of: ImperialNavy, Type: Objective, Health: 5, Resources: 1,
			Traits: DeathStar,
			Has:    []Ability{{Kind: Reaction, On: DrawBegan, Cost: LowerReserve, If: myDoing, Target: aUnit, Do: damages(1)}},
		},
		{
			Title: 147, ID: "tie_attack_squadron", Side: Dark, Of: ImperialNavy, Type: Unit, Cost: 3, Force: 2, Health: 2,
			Icons: icons("UBb"), Traits: Vehicle | Fighter | Squadron,
		},
		// Set 31: The Endor Gambit.
		{
			Title: 140, ID: "the_endor_gambit", Side: Dark, Of: ImperialNavy, Type: Objective, Health: 5, Resources: 1,
			Traits: Endor,
			Has:    []Ability{{Kind: Reaction, On: Refreshed, If: myDoing, Target: all(unitOf(Vehicle), focused), Do: unfocuses(1)}},
		},
		{
			Title: 12, ID: "at_st_commander", Side: Dark, Of: ImperialNavy, Type: Unit, Cost: 2, Force: 1, Health: 1,
			Icons: icons("t"), Traits: Character | Officer,
			Has: []Ability{{Kind: Action, When: InEngagement, Spend: 1, Target: all(unitOf(Vehicle), participant, unshielded), Do: shields}},
		},
		{
			Title: 11, ID: "at_st", Side: Dark, Of: ImperialNavy, Type: Unit, Cost: 3, Force: 2, Health: 3,
			Icons: icons("UBu"), Traits: Vehicle | Walker,
			Has: []Ability{{Kind: Reaction, On: Entered, If: aboutMe, Do: draws(1)}},
		},
		{
			Title: 10, ID: "aft_armor_plating", Side: Dark, Type: Enhancement, Force: 1,
			Traits: Upgrade, On: OnUnit, Fits: Vehicle,
		},
		// Set 32: Take Them Prisoner.
		{
			Title: 131, ID: "take_them_prisoner", Side: Dark, Of: ImperialNavy, Type: Objective, Health: 6, Resources: 1,
			Traits: DeathStar,
			Has:    []Ability{{Kind: Reaction, On: Entered, If: aboutMe, Can: func(s *State, f Frame) bool { return s.Left[f.Side.Other()] > 0 }, Do: takeThemPrisoner}},
		},
		{
			Title: 38, ID: "death_star_trooper", Side: Dark, Of: ImperialNavy, Type: Unit, Cost: 1, Force: 1, Health: 1,
			Icons: icons("U"), Traits: Character | Trooper,
		},
		{
			Title: 42, ID: "detained", Side: Dark, Of: ImperialNavy, Type: EventCard, Cost: 2, Force: 3,
			Has: []Ability{{Kind: Reaction, On: StrikeResolved, From: InHand, If: anEnemyAttacker, Can: anyOn(mine, anObjective), Do: detains}},
		},
		{
			Title: 152, ID: "trooper_assault", Side: Dark, Of: ImperialNavy, Type: EventCard, Cost: 2, Force: 2,
			Has: []Ability{{Kind: Action, Can: func(s *State, f Frame) bool { return s.anyFitting(f, all(unitOf(Trooper), attacking)) }, Do: func(t turn, f *Frame) {
				t.Each(t.Attacker(), func(slot Slot, x *Thing) {
					if x.isUnit() && x.Is(Attacking) && cards[x.Title].Is(Trooper) {
						t.gains(slot, UnitDamage, 1, UntilEngagement)
						t.gains(slot, BlastDamage, 1, UntilEngagement)
					}
				})
			}}},
		},
		{
			Title: 134, ID: "tear_this_ship_apart", Side: Dark, Of: ImperialNavy, Type: EventCard, Cost: 1, Force: 2,
			Has: []Ability{{Kind: Action, Target: all(anEnhancement, notLimited), Do: discards}},
		},
	}
}

// secondFromAbove: it may have two targets (card 37).
func secondFromAbove(t turn, f *Frame) {
	another := func(slot Slot, x *Thing) bool {
		return slot != f.Target && x.isUnit() && x.Is(Attacking) && cards[x.Title].Is(Vehicle)
	}
	side := f.Target.Side()
	if !t.anyThing(side, another) {
		return
	}
	t.ask.Put(f.Side.Seat(), AskTarget, wants(f.Title, ForAnother), slotOption(f.Target))
	t.offer(side, another)
	t.ask.Offer(done)
	if o := t.ask.One(); o != done {
		f.Other = Slot(o.A)
		t.tellOn(Targeted, f.Other, 0)
	}
}

// deathFromAbove: one or two attacking Vehicles gain a blast icon until the engagement ends (card 37).
func deathFromAbove(t turn, f *Frame) {
	for _, slot := range [2]Slot{f.Target, f.Other} {
		if t.There(slot) {
			t.gains(slot, BlastDamage, 1, UntilEngagement)
		}
	}
}

// superlaserEngineer: the top five cards are revealed; Imperial Navy events and enhancements that cost 3 or more go to the hand, the others
// under the deck in an order that their owner alone knows (card 129). N is how many are put under.
func superlaserEngineer(t turn, f *Frame) {
	side := f.Side
	d := &t.Deck[side]
	eyes := &t.Eyes[side]
	if f.M == 0 {
		t.ask.Light()
		for i := min(5, int(d.N)); i > 0; i-- {
			c := d.Cards[int(d.N)-1]
			t.say(WasShown, side, c, 0, 0)
			if card := &cards[c]; card.Of == ImperialNavy && card.Cost >= 3 && (card.Type == EventCard || card.Type == Enhancement) {
				t.takeShown(side)
				continue
			}
			d.takeAt(int(d.N) - 1)
			t.Left[side]--
			t.topLeft(side, c, true)
			t.Shown.add(c)
			eyes.Look.add(c)
		}
		t.Looked[side] = eyes.Look.N
		f.N = 0
		t.again(f)
		return
	}
	if eyes.Look.N == 0 { // all saw which cards they are
		t.Under[side].tell(0, t.Shown.All())
		t.Shown = Pile{}
		return
	}
	t.ask.Put(side.Seat(), AskOrderBack, wants(f.Title, ForUnderDeck))
	var seen Titles
	for _, c := range eyes.Look.All() {
		if !seen.Has(c) {
			seen.add(c)
			t.ask.Offer(titleOption(c))
		}
	}
	c := Title(t.oneOfHidden(eyes.Look.N == 1).A)
	eyes.Look.take(c)
	t.Looked[side]--
	t.putUnderDeck(side, c, false, true, f.N > 0)
	f.N++
	t.whisper(PutUnder, side, c, only(side))
	t.again(f)
}

// takeThemPrisoner: of the top three cards of the other's deck one is captured at this objective, the others go back in an order that dark alone
// knows (card 131).
func takeThemPrisoner(t turn, f *Frame) {
	other := f.Side.Other()
	d := &t.Deck[other]
	eyes := &t.Eyes[f.Side]
	switch f.M {
	case 0:
		n := min(3, int(d.N))
		for i := range n {
			c := d.Cards[int(d.N)-1-i]
			eyes.TheirTop[i] = c
			eyes.Look.add(c)
		}
		t.KnowTop[f.Side], t.Looked[f.Side] = uint8(n), uint8(n)
		t.forgetUnder(other, int(d.N)-n)
		t.ask.Light()
		t.say(LookedAt, f.Side, 0, n, 1)
		t.again(f)
	case 1:
		if !t.There(f.Me) || eyes.Look.N == 0 {
			t.lookAway(f.Side)
			return
		}
		c := t.chooseLooked(f, AskChooseCard, ForCapture)
		t.takeFromTop(other, c)
		t.captive(c, f.Me, 0, only(f.Side))
		t.again(f)
	case 2:
		if eyes.Look.N == 2 {
			c := t.chooseLooked(f, AskOrderBack, ForItself) // the one that goes back first lies under the other
			top := int(d.N) - 1
			if d.Cards[top] == c {
				d.Cards[top], d.Cards[top-1] = d.Cards[top-1], d.Cards[top]
			}
			eyes.TheirTop[0], eyes.TheirTop[1] = d.Cards[top], d.Cards[top-1]
		}
		t.lookAway(f.Side)
	}
}

// chooseLooked asks a side for one of the cards that it looks at.
func (t turn) chooseLooked(f *Frame, ask game.Key, purpose Purpose) Title {
	eyes := &t.Eyes[f.Side]
	t.ask.Put(f.Side.Seat(), ask, wants(f.Title, purpose))
	for i, c := range eyes.Look.All() {
		if copyOf(eyes.Look.All(), i) == 0 {
			t.ask.Offer(titleOption(c))
		}
	}
	c := Title(t.oneOfHidden(eyes.Look.N == 1).A)
	eyes.Look.take(c)
	t.Looked[f.Side]--
	return c
}

// takeFromTop takes a known card out of the top of a deck.
func (t turn) takeFromTop(side Side, c Title) {
	knows := &t.Eyes[side.Other()]
	for i, k := range knows.TheirTop[:t.KnowTop[side.Other()]] {
		if k == c {
			copy(knows.TheirTop[i:], knows.TheirTop[i+1:])
			knows.TheirTop[len(knows.TheirTop)-1] = 0
			t.KnowTop[side.Other()]--
			t.Deck[side].takeAt(int(t.Deck[side].N) - 1 - i)
			t.Left[side]--
			return
		}
	}
	panic("cardgame: the top of the deck has no " + c.ID())
}

// anEnemyAttacker: a Character or Droid of the enemy that attacks has struck.
func anEnemyAttacker(s *State, f, w Frame) bool {
	return w.Side != f.Side && s.IsUnit(w.Target) && s.At(w.Target).Is(Attacking) && cards[s.At(w.Target).Title].Is(Character|Droid)
}

// detains captures the unit that struck (card 42).
func detains(t turn, f *Frame) {
	slot := t.moment(f).Target
	if t.There(slot) && t.CurrentObjectives(Dark) > 0 {
		t.leaves(slot, Frame{Side: f.Side, N: uint8(ToCaptivity), Other: t.objectiveOf(Dark, AskCaptureAt, f.Title)})
	}
}
