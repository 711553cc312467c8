package rebellion

// The Rebel action cards (R21.3, data of the cards).

func rebelActions(cards *[numActions]ActionCard) {
	for a, card := range map[Action]ActionCard{
		HumanCyborgRelations: {
			ID: "human_cyborg_relations", Timing: Immediate, Starting: true,
			Effect: attach(C3PORing),
		},
		OurMostDesperateHour: {
			ID: "our_most_desperate_hour", Timing: AtAssignment, Starting: true, Leaders: 1 << PrincessLeia,
			Bars: barsSearch(Rebels, DeckMission), Effect: search(DeckMission),
		},
		RebelPlanning: {
			ID: "rebel_planning", Timing: AtAssignment, Starting: true, Leaders: 1 << JanDodonna, Place: &place{at: onBaseSpace},
			Effect: []func(Turn){Turn.drawObjective},
		},
		ResourcefulAstromech: {
			ID: "resourceful_astromech", Timing: Immediate, Starting: true,
			Effect: attach(R2D2Ring),
		},
		StartTheEvacuation: {
			ID: "start_the_evacuation", Timing: AtAssignment, Starting: true, Leaders: 1 << GeneralRieekan, Place: &place{tests: []condition{noImperialUnit}},
			Effect: []func(Turn){Turn.evacuate},
		},
		TemporaryAlliance: {
			ID: "temporary_alliance", Timing: AtAssignment, Starting: true, Leaders: 1 << MonMothma, Place: &place{tests: []condition{neutral}},
			Effect: []func(Turn){Turn.queueAll},
		},
		Ambush: {
			ID: "ambush", Timing: AtAssignment, Leaders: 1 << GeneralMadine, Place: &place{},
			Effect: []func(Turn){Turn.ambush},
		},
		AnOldFriend: {
			ID: "an_old_friend", Timing: AtAssignment, Leaders: 1 << HanSolo, Place: &place{tests: []condition{named(Bespin, Kashyyyk)}},
			Effect: []func(Turn){Turn.meetFriend},
		},
		IndependentOperation: {
			ID: "independent_operation", Timing: AtAssignment, Leaders: 1 << LandoCalrissian, Place: &place{tests: []condition{subjugated, withRefuge}},
			Effect: []func(Turn){Turn.driveOut},
		},
		ItsATrap: {
			ID: "its_a_trap", Timing: AtCombatStart, Leaders: 1 << AdmiralAckbar,
			Effect: []func(Turn){Turn.enforce},
		},
		NobleSacrifice: {
			ID: "noble_sacrifice", Timing: AsPrinted, Leaders: 1 << ObiWanKenobi,
			Effect: []func(Turn){func(t Turn) {
				t.eliminate(ObiWanKenobi)
				t.moveReputation(1)
			}},
		},
		OneInAMillion: {
			ID: "one_in_a_million", Timing: AsPrinted, Leaders: 1<<LukeSkywalker | 1<<WedgeAntilles,
			Effect: []func(Turn){Turn.setDice},
		},
		PointBlankAssault: {
			ID: "point_blank_assault", Timing: AtCombatStart, Leaders: 1<<AdmiralAckbar | 1<<GeneralMadine,
			Effect: []func(Turn){Turn.enforce},
		},
		SonOfSkywalker: {
			ID: "son_of_skywalker", Timing: AsPrinted, Leaders: 1 << LukeSkywalker,
			Effect: []func(Turn){Turn.findMission},
		},
		TargetTheStarDestroyers: {
			ID: "target_the_star_destroyers", Timing: AtCombatStart, Leaders: 1 << WedgeAntilles,
			Effect: []func(Turn){Turn.enforce},
		},
		TheMillenniumFalcon: {
			ID: "the_millennium_falcon", Timing: Immediate, Leaders: 1<<HanSolo | 1<<Chewbacca,
			Effect: attach(FalconRing),
		},
		Undercover: {
			ID: "undercover", Timing: AsPrinted, Leaders: 1<<LandoCalrissian | 1<<ObiWanKenobi,
			Effect: []func(Turn){func(t Turn) { t.placeLeader(t.Acting.Leader, t.Mission.System) }},
		},
		WookieeGuardian: {
			ID: "wookiee_guardian", Timing: AsPrinted, Leaders: 1 << Chewbacca,
			Effect: []func(Turn){func(t Turn) { t.Mission.Thwarted = true }},
		},
	} {
		cards[a] = card
	}
}
