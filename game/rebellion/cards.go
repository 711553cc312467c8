package rebellion

// R21: the cards of every deck, by kind. Copies of a card are alike.

// A Mission is a kind of mission card; 0 is none. Those of the Empire come first.
type Mission uint8

const (
	NoMission Mission = iota
	RuleByFear
	GatherIntel
	CaptureRebelOperative
	ResearchAndDevelopment
	AddressDelays
	CarbonFreezing
	CollectBounty
	Detained
	DisplayOfPower
	DoubleOurEfforts
	FearWillKeepThemInLine
	HomingBeacon
	HuntThemDown
	ImperialPropaganda
	InterceptTransmissions
	Interrogation
	InterrogationDroid
	LongRangeProbe
	LureOfTheDarkSide
	PlanetaryConquest
	ProbeDroidInitiative
	RetrieveThePlans
	SecretWeaponsResearch
	TradeNegotiations
	ConstructDeathStar
	ConstructFactory
	ConstructSuperStarDestroyer
	OverseeProject
	SuperlaserOnline
	BuildAlliance
	Infiltration
	RapidMobilization
	Sabotage
	BaseDefenses
	ContingencyPlan
	CovertOperation
	DaringRescue
	Demolition
	EstablishTradeRelations
	ForTheGreaterGood
	HiddenFleet
	HitAndRun
	InciteRebellion
	LeadTheStrikeTeam
	Misdirection
	PlanTheAssault
	PlantFalseLead
	PublicUprising
	RogueSquadronRaid
	SeekYoda
	StolenPlans
	SupportOfMonCalamari
	WookieeUprising

	numMissions       = iota
	firstRebelMission = BuildAlliance
)

const (
	numDeckMissions   = 25 // in each side's mission deck (R5.1.7)
	numProjects       = 10
	numObjectives     = 16 // 15 and none
	numTheaterTactics = 15 // in each tactic deck
	numRecruits       = 12 // action cards with a recruit icon, of each side
)

// An Objective is an objective card; 0 is none.
type Objective uint8

const (
	NoObjective Objective = iota
	CripplingBlow
	CutSupplyLines
	DefendThePeople
	RebelAssault
	RegionalSupport
	DeathStarPlansII
	DeathStarPlansIII
	HeartOfTheEmpire
	LeaveNoOneBehind
	Liberation
	PopularSupport
	EstablishOutposts
	InspireSympathy
	MajorVictory
	ReturnOfTheJedi

	numObjectiveKinds = iota
)

// A Tactic is a kind of tactic card; 0 is none. Those of the ground deck come first.
type Tactic uint8

const (
	NoTactic Tactic = iota
	GroundBombardment
	GroundBrilliantStrategy
	GroundConcentrateFire
	GroundCriticalHit
	GroundDefensiveFormation
	GroundDigIn
	GroundEscapePlan
	GroundOnslaught
	GroundTakeItDown
	GroundUnstoppableAssault
	SpaceBrilliantStrategy
	SpaceConcentrateFire
	SpaceCriticalHit
	SpaceDefensiveFormation
	SpaceNoEscape
	SpaceOnslaught
	SpaceOutmaneuver
	SpaceTakeItDown
	SpaceUnstoppableAssault

	numTactics       = iota
	firstSpaceTactic = SpaceBrilliantStrategy
)

// An Action is an action card with a recruit icon; 0 is none. Those of the Empire
// come first. In the first game they only name leaders (R5.2.3).
type Action uint8

const (
	NoAction Action = iota
	Blindside
	BobaFettWhere
	CatchThemBySurprise
	FullyOperational
	GoodIntel
	KeepThemFromEscaping
	LocalRumors
	ProceedingAsPlanned
	PublicSupport
	ReadyForAction
	ScoutingMission
	TargetTheGenerator
	Ambush
	AnOldFriend
	IndependentOperation
	ItsATrap
	NobleSacrifice
	OneInAMillion
	PointBlankAssault
	SonOfSkywalker
	TargetTheStarDestroyers
	TheMillenniumFalcon
	Undercover
	WookieeGuardian

	numActions       = iota
	firstRebelAction = Ambush
)

// ActionCard is what an action card prints, as far as the first game uses it.
type ActionCard struct {
	ID      string
	Leaders Leaders // it recruits one of them
}

var actionCards = [numActions]ActionCard{
	Blindside:               {"blindside", 1<<BobaFett | 1<<JanusGreejatus},
	BobaFettWhere:           {"boba_fett_where", 1 << BobaFett},
	CatchThemBySurprise:     {"catch_them_by_surprise", 1 << AdmiralOzzel},
	FullyOperational:        {"fully_operational", 1 << MoffJerjerrod},
	GoodIntel:               {"good_intel", 1<<ColonelYularen | 1<<SoontirFel},
	KeepThemFromEscaping:    {"keep_them_from_escaping", 1 << AdmiralPiett},
	LocalRumors:             {"local_rumors", 1 << ColonelYularen},
	ProceedingAsPlanned:     {"proceeding_as_planned", 1<<AdmiralOzzel | 1<<MoffJerjerrod},
	PublicSupport:           {"public_support", 1 << JanusGreejatus},
	ReadyForAction:          {"ready_for_action", 1<<AdmiralPiett | 1<<GeneralVeers},
	ScoutingMission:         {"scouting_mission", 1 << SoontirFel},
	TargetTheGenerator:      {"target_the_generator", 1 << GeneralVeers},
	Ambush:                  {"ambush", 1 << GeneralMadine},
	AnOldFriend:             {"an_old_friend", 1 << HanSolo},
	IndependentOperation:    {"independent_operation", 1 << LandoCalrissian},
	ItsATrap:                {"its_a_trap", 1 << AdmiralAckbar},
	NobleSacrifice:          {"noble_sacrifice", 1 << ObiWanKenobi},
	OneInAMillion:           {"one_in_a_million", 1<<LukeSkywalker | 1<<WedgeAntilles},
	PointBlankAssault:       {"point_blank_assault", 1<<AdmiralAckbar | 1<<GeneralMadine},
	SonOfSkywalker:          {"son_of_skywalker", 1 << LukeSkywalker},
	TargetTheStarDestroyers: {"target_the_star_destroyers", 1 << WedgeAntilles},
	TheMillenniumFalcon:     {"the_millennium_falcon", 1<<HanSolo | 1<<Chewbacca},
	Undercover:              {"undercover", 1<<LandoCalrissian | 1<<ObiWanKenobi},
	WookieeGuardian:         {"wookiee_guardian", 1 << Chewbacca},
}

// Card returns what an action card prints.
func (a Action) Card() *ActionCard { return &actionCards[a] }

func (a Action) String() string { return actionCards[a].ID }

func (a Action) side() Side {
	if a < firstRebelAction {
		return Empire
	}
	return Rebels
}

// bit is the action's place in a set of its side's action cards.
func (a Action) bit() uint16 {
	if a.side() == Empire {
		return 1 << (a - 1)
	}
	return 1 << (a - firstRebelAction)
}

// actionsOf returns the first action card of a side and the one after its last.
func actionsOf(side Side) (from, to Action) {
	if side == Empire {
		return 1, firstRebelAction
	}
	return firstRebelAction, numActions
}
