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
