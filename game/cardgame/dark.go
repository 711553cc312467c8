package cardgame

// The objective sets of Scum and Villainy and the neutral ones of the dark side, 33 to 36. A card that comes in several sets stands in the first.

func darkNeutrals() []Card {
	return []Card{
		// Set 33: The Bespin Exchange.
		{
			Title: 135, ID: "the_bespin_exchange", Side: Dark, Of: Scum, Type: Objective, Health: 5, Resources: 1,
			Traits: CloudCity,
			Has:    []Ability{{Kind: Reaction, On: Captured, If: myDoing, Target: all(anObjective, focused), Do: unfocuses(1)}},
		},
		{
			Title: 19, ID: "boba_fett", Side: Dark, Of: Scum, Type: Unit, Unique: true, Cost: 4, Force: 3, Health: 2,
			Icons: icons("Uut"), Traits: Character | BountyHunter, Keywords: Elite,
			Has: []Ability{{Kind: Reaction, On: Damaged, If: iHurtACharacter, Can: anyOn(mine, anObjective), Do: func(t turn, f *Frame) {
				if slot := t.moment(f).Target; t.There(slot) {
					t.leaves(slot, Frame{Side: f.Side, N: uint8(ToCaptivity), Other: t.objectiveOf(Dark, AskCaptureAt, f.Title)})
				}
			}}},
		},
		{
			Title: 104, ID: "outer_rim_hunter", Side: Dark, Of: Scum, Type: Unit, Cost: 2, Force: 1, Health: 1,
			Icons: icons("Ub"), Traits: Character | BountyHunter,
			Has: []Ability{{Kind: Reaction, On: AttackDeclared, If: iAttack, Can: anyOn(theirs, anObjective), Do: func(t turn, f *Frame) {
				if slot, any := t.theirChoice(f, anObjective); any {
					t.deal(slot, 1, f.from())
				}
			}}},
		},
		{
			Title: 93, ID: "mandalorian_armor", Side: Dark, Of: Scum, Type: Enhancement, Cost: 2, Force: 2,
			Traits: Armor, On: OnUnit, Fits: Character,
		},
		{
			Title: 18, ID: "blaster_pistol", Side: Dark, Type: Enhancement, Force: 1,
			Traits: Weapon, On: OnUnit, Fits: Character, Gives: icons("U"),
		},
		{
			Title: 20, ID: "bounty_collection", Side: Dark, Of: Scum, Type: EventCard, Force: 1,
			Traits: Bounty,
			Has:    []Ability{{Kind: Reaction, On: Captured, From: InHand, If: myDoing, Can: anyOn(mine, all(noUnit, focused)), Do: bountyCollection}},
		},
		// Set 34: Looking for Droids.
		{
			Title: 91, ID: "looking_for_droids", Side: Dark, Type: Objective, Health: 5, Resources: 1,
			Traits: Tatooine,
		},
		{
			Title: 161, ID: "viper_probe_droid", Side: Dark, Type: Unit, Cost: 2, Force: 1, Health: 1,
			Icons: icons("b"), Traits: Droid,
		},
		{
			Title: 32, ID: "dark_alliance", Side: Dark, Type: EventCard, Force: 2,
			Has: []Ability{{Kind: Action, Can: func(s *State, f Frame) bool { return s.Turns[f.Side]&anyMatch == 0 }, Do: func(t turn, f *Frame) {
				t.Turns[f.Side] |= anyMatch
				t.say(MatchWaived, f.Side, 0, 0, 0)
			}}},
		},
		{
			Title: 83, ID: "its_worse", Side: Dark, Type: EventCard, Force: 2,
			Has: []Ability{{Kind: Interrupt, On: Interrupted, From: InHand, If: notCancelled, Do: itsWorseThan}},
		},
		// Set 35: Corporate Exploitation.
		{
			Title: 94, ID: "corporate_exploitation", Side: Dark, Type: Objective, Health: 5, Resources: 1,
			Has: []Ability{{Kind: Action, Cost: FocusThis, Can: holdsCheapUnit, Do: exploits}},
		},
		{
			Title: 126, ID: "espo_trooper", Side: Dark, Type: Unit, Force: 1, Health: 1,
			Icons: icons("u"), Traits: Character | Trooper,
		},
		// Set 36: Reconnaissance Mission.
		{
			Title: 127, ID: "reconnaissance_mission", Side: Dark, Type: Objective, Health: 5, Resources: 1,
		},
		{
			Title: 75, ID: "human_replica_droid", Side: Dark, Type: Unit, Cost: 3, Force: 1, Health: 1,
			Icons: icons("ub"), Traits: Droid | Spy,
			Has: []Ability{{Kind: Reaction, On: EdgeWon, From: InHand, If: myDoing, Do: func(t turn, f *Frame) {
				t.enter(f.Side, f.Title, NoSlot, inBattle)
			}}},
		},
	}
}

func noUnit(s *State, _ Frame, x Slot) bool { return s.At(x).typeOf() != Unit }

// iHurtACharacter: this unit has damaged an enemy Character unit (card 19).
func iHurtACharacter(s *State, f, w Frame) bool {
	return w.Other == f.Me && w.Target.Side() != f.Side && aCharacter(s, f, w)
}

// picked marks a card in [Thing].Used: no window lies so deep.
const picked = 1 << windowDepths

// bountyCollection: up to three different cards that are no units (card 20). The chosen ones are marked.
func bountyCollection(t turn, f *Frame) {
	if f.M == 0 {
		t.Each(f.Side, func(_ Slot, x *Thing) { x.Used &^= picked })
	}
	left := func(_ Slot, x *Thing) bool { return x.typeOf() != Unit && x.Focus > 0 && x.Used&picked == 0 }
	if f.M == 3 || !t.anyThing(f.Side, left) {
		return
	}
	purpose := ForItself
	if f.M > 0 {
		purpose = ForAnother
	}
	t.ask.Put(f.Side.Seat(), AskTarget, wants(f.Title, purpose))
	t.offer(f.Side, left)
	t.ask.Offer(done)
	o := t.ask.One()
	if o == done {
		return
	}
	t.At(Slot(o.A)).Used |= picked
	t.unfocus(Slot(o.A), 1)
	t.again(f)
}

// itsWorseThan cancels the interrupt, then deals 1 damage to an enemy unit (card 83).
func itsWorseThan(t turn, f *Frame) {
	if f.M == 0 {
		cancelsUse(t, f)
	}
	enemyUnit := func(slot Slot, x *Thing) bool { return x.isUnit() }
	if !t.anyThing(f.Side.Other(), enemyUnit) {
		return
	}
	t.ask.Put(f.Side.Seat(), AskTarget, titleOption(f.Title))
	t.offer(f.Side.Other(), enemyUnit)
	t.deal(Slot(t.ask.One().A), 1, f.from())
}

func cheapUnit(s *State, side Side) func(Title) bool {
	return func(c Title) bool {
		card := &cards[c]
		return card.Type == Unit && card.Cost <= 1 && !(card.Unique && s.Present[side].Has(c))
	}
}

// holdsCheapUnit is what only the owner knows; everybody is asked who has a card (R21.11).
func holdsCheapUnit(s *State, f Frame) bool {
	fits := cheapUnit(s, f.Side)
	for _, c := range s.Eyes[f.Side].Hand.All() {
		if fits(c) {
			return true
		}
	}
	return false
}

// exploits puts a unit of cost 0 or 1 into play from the hand (card 94).
func exploits(t turn, f *Frame) {
	if t.Held[f.Side] == 0 {
		return
	}
	if c, ok := t.chooseFromHand(f.Side, wants(f.Title, ForPlay), cheapUnit(t.State, f.Side)); ok {
		t.fromHandTake(f.Side, c)
		t.enter(f.Side, c, NoSlot, 0)
	}
}
