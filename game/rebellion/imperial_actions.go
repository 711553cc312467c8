package rebellion

// The Imperial action cards (R21.3, data of the cards).

func imperialActions(cards *[numActions]ActionCard) {
	for a, card := range map[Action]ActionCard{
		AccordingToMyDesign:         {ID: "according_to_my_design", Timing: AtCombatStart, Starting: true, Leaders: 1 << EmperorPalpatine},
		BrilliantAdministrator:      {ID: "brilliant_administrator", Timing: AtAssignment, Starting: true, Leaders: 1 << GrandMoffTarkin},
		ItIsYourDestiny:             {ID: "it_is_your_destiny", Timing: AsPrinted, Starting: true, Leaders: 1 << DarthVader},
		MoreDangerousThanYouRealize: {ID: "more_dangerous_than_you_realize", Timing: AtCombatStart, Starting: true, Leaders: 1 << GeneralTagge},
		Blindside:                   {ID: "blindside", Timing: AsPrinted, Leaders: 1<<BobaFett | 1<<JanusGreejatus},
		BobaFettWhere:               {ID: "boba_fett_where", Timing: AtAssignment, Leaders: 1 << BobaFett},
		CatchThemBySurprise:         {ID: "catch_them_by_surprise", Timing: AtAssignment, Leaders: 1 << AdmiralOzzel},
		FullyOperational:            {ID: "fully_operational", Timing: AtCombatStart, Leaders: 1 << MoffJerjerrod},
		GoodIntel:                   {ID: "good_intel", Timing: AtCombatStart, Leaders: 1<<ColonelYularen | 1<<SoontirFel},
		KeepThemFromEscaping:        {ID: "keep_them_from_escaping", Timing: AtCombatStart, Leaders: 1 << AdmiralPiett},
		LocalRumors:                 {ID: "local_rumors", Timing: AtAssignment, Leaders: 1 << ColonelYularen},
		ProceedingAsPlanned:         {ID: "proceeding_as_planned", Timing: AtAssignment, Leaders: 1<<AdmiralOzzel | 1<<MoffJerjerrod},
		PublicSupport:               {ID: "public_support", Timing: AtAssignment, Leaders: 1 << JanusGreejatus},
		ReadyForAction:              {ID: "ready_for_action", Timing: AtCombatStart, FromPool: true, Leaders: 1<<AdmiralPiett | 1<<GeneralVeers},
		ScoutingMission:             {ID: "scouting_mission", Timing: AtAssignment, Leaders: 1 << SoontirFel},
		TargetTheGenerator:          {ID: "target_the_generator", Timing: AtCombatStart, Leaders: 1 << GeneralVeers},
	} {
		cards[a] = card
	}
}
