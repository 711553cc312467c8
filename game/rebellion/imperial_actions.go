package rebellion

// The Imperial action cards (R21.3, data of the cards).

func imperialActions(cards *[numActions]ActionCard) {
	for a, card := range map[Action]ActionCard{
		AccordingToMyDesign: {
			ID: "according_to_my_design", Timing: AtCombatStart, Starting: true, Leaders: 1 << EmperorPalpatine,
			Effect: []func(Turn){Turn.enforce},
		},
		BrilliantAdministrator: {
			ID: "brilliant_administrator", Timing: AtAssignment, Starting: true, Leaders: 1 << GrandMoffTarkin, Place: &place{tests: []condition{imperialSystem}},
			Effect: []func(Turn){Turn.queueAll},
		},
		ItIsYourDestiny: {
			ID: "it_is_your_destiny", Timing: AsPrinted, Starting: true, Leaders: 1 << DarthVader,
			Effect: []func(Turn){Turn.captureDestined},
		},
		MoreDangerousThanYouRealize: {
			ID: "more_dangerous_than_you_realize", Timing: AtCombatStart, Starting: true, Leaders: 1 << GeneralTagge,
			Effect: []func(Turn){Turn.drawThree},
		},
		Blindside: {
			ID: "blindside", Timing: AsPrinted, Leaders: 1<<BobaFett | 1<<JanusGreejatus,
			Effect: []func(Turn){func(t Turn) { t.Mission.NoPool = true }},
		},
		BobaFettWhere: {
			ID: "boba_fett_where", Timing: AtAssignment, Leaders: 1 << BobaFett, Place: &place{tests: []condition{imperialSystem}},
			Effect: []func(Turn){func(t Turn) { t.Closed |= t.Acting.System.set() }},
		},
		CatchThemBySurprise: {
			ID: "catch_them_by_surprise", Timing: AtAssignment, Leaders: 1 << AdmiralOzzel, Place: &place{},
			Effect: []func(Turn){Turn.comeBySurprise},
		},
		FullyOperational: {
			ID: "fully_operational", Timing: AtCombatStart, Leaders: 1 << MoffJerjerrod,
			Bars:   Turn.barsFiring,
			Effect: []func(Turn){func(t Turn) { t.destroyOne(Unit.ship) }},
		},
		GoodIntel: {
			ID: "good_intel", Timing: AtCombatStart, Leaders: 1<<ColonelYularen | 1<<SoontirFel,
			Effect: []func(Turn){Turn.enforce},
		},
		KeepThemFromEscaping: {
			ID: "keep_them_from_escaping", Timing: AtCombatStart, Leaders: 1 << AdmiralPiett,
			Effect: []func(Turn){Turn.enforce},
		},
		LocalRumors: {
			ID: "local_rumors", Timing: AtAssignment, Leaders: 1 << ColonelYularen, Place: &place{tests: []condition{withImperialUnit}},
			Effect: []func(Turn){Turn.askForRegion},
		},
		ProceedingAsPlanned: {
			ID: "proceeding_as_planned", Timing: AtAssignment, Leaders: 1<<AdmiralOzzel | 1<<MoffJerjerrod,
			Bars: barsSearch(Empire, Project), Effect: search(Project),
		},
		PublicSupport: {
			ID: "public_support", Timing: AtAssignment, Leaders: 1 << JanusGreejatus, Place: &place{tests: []condition{imperialSystem, noRebelGround}},
			Effect: []func(Turn){Turn.supportEmpire},
		},
		ReadyForAction: {
			ID: "ready_for_action", Timing: AtCombatStart, FromPool: true, Leaders: 1<<AdmiralPiett | 1<<GeneralVeers,
			Effect: []func(Turn){Turn.summon},
		},
		ScoutingMission: {
			ID: "scouting_mission", Timing: AtAssignment, Leaders: 1 << SoontirFel, Place: &place{},
			Effect: []func(Turn){Turn.scout},
		},
		TargetTheGenerator: {
			ID: "target_the_generator", Timing: AtCombatStart, Leaders: 1 << GeneralVeers,
			Bars:   Turn.barsNoStructure,
			Effect: []func(Turn){func(t Turn) { t.destroyOne(Unit.structure) }},
		},
	} {
		cards[a] = card
	}
}
