package rebellion

// The Rebel action cards (R21.3, data of the cards).

func rebelActions(cards *[numActions]ActionCard) {
	for a, card := range map[Action]ActionCard{
		HumanCyborgRelations: {ID: "human_cyborg_relations", Timing: Immediate, Starting: true},
		OurMostDesperateHour: {ID: "our_most_desperate_hour", Timing: AtAssignment, Starting: true, Leaders: 1 << PrincessLeia},
		RebelPlanning: {
			ID: "rebel_planning", Timing: AtAssignment, Starting: true, Leaders: 1 << JanDodonna, Place: &place{at: onBaseSpace},
			Effect: []func(Turn){Turn.drawObjective},
		},
		ResourcefulAstromech:    {ID: "resourceful_astromech", Timing: Immediate, Starting: true},
		StartTheEvacuation:      {ID: "start_the_evacuation", Timing: AtAssignment, Starting: true, Leaders: 1 << GeneralRieekan},
		TemporaryAlliance:       {ID: "temporary_alliance", Timing: AtAssignment, Starting: true, Leaders: 1 << MonMothma},
		Ambush:                  {ID: "ambush", Timing: AtAssignment, Leaders: 1 << GeneralMadine},
		AnOldFriend:             {ID: "an_old_friend", Timing: AtAssignment, Leaders: 1 << HanSolo},
		IndependentOperation:    {ID: "independent_operation", Timing: AtAssignment, Leaders: 1 << LandoCalrissian},
		ItsATrap:                {ID: "its_a_trap", Timing: AtCombatStart, Leaders: 1 << AdmiralAckbar},
		NobleSacrifice:          {ID: "noble_sacrifice", Timing: AsPrinted, Leaders: 1 << ObiWanKenobi},
		OneInAMillion:           {ID: "one_in_a_million", Timing: AsPrinted, Leaders: 1<<LukeSkywalker | 1<<WedgeAntilles},
		PointBlankAssault:       {ID: "point_blank_assault", Timing: AtCombatStart, Leaders: 1<<AdmiralAckbar | 1<<GeneralMadine},
		SonOfSkywalker:          {ID: "son_of_skywalker", Timing: AsPrinted, Leaders: 1 << LukeSkywalker},
		TargetTheStarDestroyers: {ID: "target_the_star_destroyers", Timing: AtCombatStart, Leaders: 1 << WedgeAntilles},
		TheMillenniumFalcon:     {ID: "the_millennium_falcon", Timing: Immediate, Leaders: 1<<HanSolo | 1<<Chewbacca},
		Undercover:              {ID: "undercover", Timing: AsPrinted, Leaders: 1<<LandoCalrissian | 1<<ObiWanKenobi},
		WookieeGuardian:         {ID: "wookiee_guardian", Timing: AsPrinted, Leaders: 1 << Chewbacca},
	} {
		cards[a] = card
	}
}
