package cardgame

import "holoboard/game"

// The objective sets of Smugglers and Spies and the neutral ones of the light side, 15 to 18. A card that comes in several sets stands in the first.

func lightNeutrals() []Card {
	return []Card{
		// Set 15: Questionable Contacts.
		{
			Title: 69, ID: "questionable_contacts", Side: Light, Of: Smugglers, Type: Objective, Health: 5, Resources: 1,
			Traits: Tatooine,
			Has: []Ability{{Kind: Reaction, On: Refreshed, If: myDoing, Cost: DamageThis, Can: func(s *State, f Frame) bool {
				return anyOn(mine, all(aUnit, damaged))(s, f) && anyOn(theirs, aUnit)(s, f)
			}, Do: movesDamage}},
		},
		{
			Title: 64, ID: "han_solo", Side: Light, Of: Smugglers, Type: Unit, Unique: true, Cost: 4, Force: 3, Health: 2,
			Icons: icons("UUTb"), Traits: Character | Rogue | Scoundrel, Keywords: TargetedStrike,
			Has: []Ability{{Kind: Reaction, On: AttackDeclared, If: iAttack, Target: all(aUnit, enemy), Do: damages(1)},
				{Kind: Reaction, On: DefenceDeclared, If: iDefend, Target: all(aUnit, enemy), Do: damages(1)}},
		},
		{
			Title: 156, ID: "twilek_smuggler", Side: Light, Of: Smugglers, Type: Unit, Cost: 2, Force: 1, Health: 1,
			Icons: icons("UT"), Traits: Character | Rogue,
		},
		{
			Title: 22, ID: "cloud_city_casino", Side: Light, Type: Enhancement, Cost: 1, Resources: 1,
			Traits: CloudCity | Location, Keywords: Limited, On: OnPlayArea,
		},
		{
			Title: 130, ID: "swindled", Side: Light, Of: Smugglers, Type: EventCard, Cost: 1, Force: 1,
			Has: []Ability{{Kind: Action, Target: all(aUnit, costs(2)), Do: returns}},
		},
		{
			Title: 29, ID: "crossfire", Side: Light, Type: EventCard, Cost: 1, Force: 1,
			Has: []Ability{{Kind: Reaction, On: Focused, From: InHand, If: aCharacter, Do: func(t turn, f *Frame) {
				t.ask.Put(f.Side.Seat(), AskCrossfireIcon, slotOption(t.moment(f).Target))
				for k := range numIcons {
					t.ask.Offer(game.Option{Kind: KindIcon, A: uint8(k)})
				}
				t.gains(t.moment(f).Target, Icon(t.ask.One().A), 1, UntilStrike)
			}}},
		},
		// Set 16: Rumors at the Cantina.
		{
			Title: 121, ID: "rumors_at_the_cantina", Side: Light, Type: Objective, Health: 5, Resources: 1,
			Traits: Tatooine,
		},
		{
			Title: 111, ID: "rebel_sympathizer", Side: Light, Type: Unit, Cost: 1, Force: 1, Health: 1,
			Icons: icons("u"), Traits: Character | Civilian,
			Has: []Ability{{Kind: Action, Cost: SacrificeThis, Do: func(t turn, f *Frame) {
				t.lasts(Lasting{Kind: NextCheaper, Slot: slotAt(f.Side, 0), N: 1, Until: UntilPhase})
			}}},
		},
		{
			Title: 23, ID: "common_ground", Side: Light, Type: Enhancement, Cost: 1, Force: 2,
			Traits: Location, On: OnObjective,
		},
		{
			Title: 117, ID: "rescue_mission", Side: Light, Type: EventCard, Cost: 2, Force: 2,
			Traits: Mission,
			Has:    []Ability{{Kind: Action, Can: func(s *State, _ Frame) bool { return s.NCaptives > 0 }, Do: rescueMission}},
		},
		{
			Title: 81, ID: "it_could_be_worse", Side: Light, Type: EventCard, Force: 1,
			Has: []Ability{{Kind: Interrupt, On: DamageComes, From: InHand, If: damageLeft, Do: func(t turn, f *Frame) {
				if hit := t.about(f); hit.N > 0 {
					hit.N--
					t.tellOn(Prevented, hit.Target, 1)
				}
			}}},
		},
		// Set 17: Tribal Support.
		{
			Title: 151, ID: "tribal_support", Side: Light, Type: Objective, Health: 5, Resources: 1,
			Traits: Endor,
			Has:    []Ability{{Kind: Reaction, On: Refreshed, If: myDoing, Cost: DiscardOne, Can: inDiscard(cardOf(Unit, Ewok)), Do: recall(cardOf(Unit, Ewok))}},
		},
		{
			Title: 53, ID: "ewok_scout", Side: Light, Type: Unit, Cost: 2, Force: 1, Health: 1,
			Icons: icons("u"), Traits: Character | Ewok,
			Has: []Ability{{Kind: Reaction, On: AttackDeclared, If: iAttack, Target: all(aUnit, enemy), Do: func(t turn, f *Frame) {
				t.lasts(Lasting{Kind: NoDefender, Slot: f.Target, Until: UntilEngagement})
				t.tell(Event{Kind: CannotFight, Side: f.Target.Side(), Title: t.titleAt(f.Target), Slot: f.Target, Other: NoSlot, M: 1})
			}}},
		},
		{
			Title: 90, ID: "log_trap", Side: Light, Type: Enhancement, Cost: 3, Force: 2,
			Traits: Trap, On: OnPlayArea,
			Has: []Ability{{Kind: Action, Cost: FocusThis, Can: anyOn(theirs, all(aUnit, attacking)), Do: func(t turn, f *Frame) {
				if slot, any := t.theirChoice(f, all(aUnit, attacking)); any {
					t.putFocus(f.Side, slot, 1)
				}
			}}},
		},
		{
			Title: 168, ID: "yub_yub", Side: Light, Type: EventCard, Force: 1,
			Has: []Ability{{Kind: Action, Cost: FocusUnit, Pays: all(unitOf(Ewok), friendly, ready), Target: anEnhancement, Do: discards}},
		},
		// Set 18: Hit and Run.
		{
			Title: 68, ID: "hit_and_run", Side: Light, Type: Objective, Health: 4, Resources: 1,
			Has: []Ability{{Kind: Reaction, On: EdgeWon, Limit: OnceATurn, If: wonAttacking, Can: objectiveThere, Do: hitsEngaged}},
		},
		{
			Title: 110, ID: "secret_informant", Side: Light, Type: Unit, Cost: 3, Force: 1, Health: 1,
			Icons: icons("UB"), Traits: Character,
		},
	}
}

func iDefend(s *State, f, _ Frame) bool { return s.At(f.Me).Is(Defending) }

func wonAttacking(s *State, f, w Frame) bool { return w.Side == f.Side && s.Attacker() == f.Side }

// movesDamage moves 1 damage from a friendly to an enemy unit: that is not dealing it, but the enemy unit has been damaged (card 69,
// R14.3).
func movesDamage(t turn, f *Frame) {
	hurt := func(slot Slot, x *Thing) bool { return x.isUnit() && x.Damage > 0 }
	other := func(slot Slot, x *Thing) bool { return x.isUnit() && t.Room(slot) > 0 }
	if !t.anyThing(f.Side, hurt) || !t.anyThing(f.Side.Other(), other) {
		return
	}
	t.ask.Put(f.Side.Seat(), AskTarget, wants(f.Title, ForDamageFrom))
	t.offer(f.Side, hurt)
	from := Slot(t.ask.One().A)
	t.ask.Put(f.Side.Seat(), AskTarget, wants(f.Title, ForDamageOnto), slotOption(from))
	t.offer(f.Side.Other(), other)
	to := Slot(t.ask.One().A)
	t.At(from).Damage--
	t.At(to).Damage++
	t.tell(Event{Kind: DamageMoved, Side: f.Side, Title: t.titleAt(to), Slot: to, Other: from, N: 1})
	t.push(Frame{Do: doReap, Side: f.Side, Me: NoSlot, Target: NoSlot, Other: NoSlot})
}

// rescueMission: a card captured at an objective of light's choice, by chance; a unit may enter play (card 117, R22.5).
func rescueMission(t turn, f *Frame) {
	switch f.M {
	case 0:
		if t.NCaptives == 0 {
			return
		}
		t.ask.Put(f.Side.Seat(), AskRescueAt, titleOption(f.Title))
		t.offer(Dark, func(slot Slot, _ *Thing) bool { return t.captivesAt(slot) > 0 })
		at := Slot(t.ask.One().A)
		roll := t.ask.Roll(RollCaptive, t.captivesAt(at))
		for i := range t.NCaptives {
			if t.Captives[i].At == at {
				if roll == 0 {
					f.N = uint8(t.rescued(i))
					break
				}
				roll--
			}
		}
		if c := cards[Title(f.N)]; c.Type == Unit && !(c.Unique && t.Present[Light].Has(c.Title)) {
			t.again(f)
		}
	case 1:
		t.ask.Put(f.Side.Seat(), AskUseMay, titleOption(Title(f.N)))
		t.ask.Offer(yes)
		t.ask.Offer(none)
		if t.ask.One() == yes {
			t.fromHandTake(f.Side, Title(f.N))
			t.enter(f.Side, Title(f.N), NoSlot, 0)
		}
	}
}
