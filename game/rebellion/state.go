package rebellion

// A Side is one of the two sides.
type Side uint8

const (
	Rebels Side = iota
	Empire
	NoSide Side = 255
)

func (s Side) String() string {
	switch s {
	case Rebels:
		return "rebels"
	case Empire:
		return "empire"
	}
	return "nobody"
}

func (s Side) enemy() Side { return 1 - s }

// State is the whole game. Where a field lives says who may look at it.
type State struct {
	Public            // everybody
	Rebel  RebelEyes  // what the Rebels alone know
	Empire EmpireEyes // what the Empire alone knows
	Hidden            // what nobody may see: the order of the decks
}

// A Phase is a part of the round (R6.1).
type Phase uint8

const (
	SettingUp Phase = iota
	Assignment
	Command
	Refresh
)

func (p Phase) String() string {
	return [...]string{"setup", "assignment", "command", "refresh"}[p]
}

// A Victory is the way the game ended (R4).
type Victory uint8

const (
	NoVictory     Victory = iota
	BaseTaken             // R4.1
	BaseDestroyed         // R4.2
	MarkersMet            // R4.3
	Resigned              // a side has given up: the house's (R4.6)
)

func (v Victory) String() string {
	return [...]string{"none", "base_taken", "base_destroyed", "markers_met", "resigned"}[v]
}

// Public is what lies open on the table.
type Public struct {
	Setup   Setup // which game is played
	Phase   Phase
	Round   uint8
	Time    uint8     // space of the time marker, 1 to 16
	Rep     uint8     // space of the reputation marker, 1 to 16
	Turn    Role      // whose turn it is in the Command Phase; who assigns in the Assignment Phase
	Passed  [2]Duties // who of each side has passed for this Command Phase (R8.1.3, R26.5)
	Winner  Side      // NoSide until the game is over
	Victory Victory

	Loyalty    [numSystems]Side // whose loyalty marker lies there; NoSide: neutral (R3.6)
	Subjugated Systems          // a subjugation marker lies there, over what Loyalty says (R15.1)
	Sabotaged  Systems
	Destroyed  Systems

	Units  [numPlaces][numUnits]uint8
	Supply [numUnits]uint8
	Queue  [4][numUnits]uint8 // by queue space 1 to 3; 0 is not used

	Leaders  [numLeaders]Stand
	Detained Leaders // skip the next retrieval (mission Detained)

	Base     System // where the base is once revealed, else NoSystem
	Revealed bool
	Heard    Systems // where a hidden base can be by all that the Rebels have answered aloud

	// Cards: how many there are of what only one side, or nobody, sees.
	MissionHand  [2]uint8
	MissionDeck  [2]uint8
	MissionPile  [2]Tally // discards, faceup (R21.1.2)
	ProjectsHeld uint8    // projects in the Imperial hand and on the table
	ProjectDeck  uint8
	ProjectPile  Tally
	KnownSlots   [numMissionKinds][2]uint16 // facedown missions that everybody knows to be of a kind
	ProbeDeck    uint8
	ProbeHand    uint8
	ProbeBox     Systems // probe cards out of the game
	// The stages on the backs of objectives are open (O22): of the deck from
	// bottom to top, of the hand in the order drawn.
	ObjectiveDeck  uint8
	ObjectiveHand  uint8
	DeckStages     [numObjectives]uint8
	HandStages     [numObjectives]uint8
	ObjectiveBox   uint16 // played objectives, a set
	ActionHand     [2]uint8
	ActionDeck     [2]uint8
	ActionBox      [2]uint8 // action cards put in the box unseen (R5.2.3)
	StartingLeft   [2]uint8 // starting action cards not dealt (R5.1.8)
	Recruiting     [2]uint8 // action cards drawn and not yet put away
	ActionsUsed    ActionsOfSides
	Known          [2]KnownActions
	ActionsOf      [2][maxHeld]Duties // whose of a side each of its action cards is; 0: of whoever's leader uses it (R26.3)
	TacticDeck     [2]uint8           // by theater
	TacticPile     [numTactics]uint8
	TacticHand     [2][2]uint8 // by side and theater
	CandidateBases uint8       // probe cards drawn for a new base, in Rebel hands
	FalseLeads     uint8       // probe cards taken by Plant False Lead, not yet put back

	Mission     MissionUnderWay
	Acting      ActionUnderWay
	SetDice     [2]CombatDie // for the next Rebel roll: put down instead of rolled (One in a Million)
	Combat      Combat
	Moving      Moving
	Deploying   Deploying
	Mobilizing  [4]uint8  // each Rapid Mobilization waiting for the end of the phase: its player's seat<<4 | leaders on it
	Mobilized   uint8     // how many wait
	Misdirected Leaders   // leaders whose missions pool leaders may not oppose this round
	Bound       Leaders   // leaders whom action cards put on a mission this round: nobody takes them back
	LetPass     Leaders   // leaders whom this round units may leave behind (Public Support)
	Closed      Systems   // closed to Rebel leaders in this round's Command Phase (R21.3.6)
	LandoPlans  bool      // Lando's next attempt this round has two more successes
	YodaUsed    bool      // the Master Yoda ring has been used this round
	CameFrom    [2]Coming // where each side's units have moved this turn, for the combat that may follow (R12.7.3)
	MoreCombats Systems   // combats due after the mission or combat under way (R10.1, O18)

	Agenda  [agendaSize]Frame // what comes next, the last first
	Pending uint8             // frames on the agenda
}

// A Stand is where a leader is and which ring he wears.
type Stand struct {
	At   Spot
	Ring Ring
}

// A Spot is where a leader can be (R19.1): below numSystems a system, then
// BaseSpace, then these, then the facedown missions.
type Spot uint8

const (
	InSupply   Spot = 40
	InPool     Spot = 41
	Eliminated Spot = 42
	SetAside   Spot = 43 // Luke or the Jedi, while the other is in the game (R19.8)
	OnMission  Spot = 64 // + slot of his side's facedown missions
	numSlots        = 13 // no side has more leaders
)

// slot returns the facedown mission a leader is on.
func (at Spot) slot() (uint8, bool) { return uint8(at - OnMission), at >= OnMission }

// system returns the system or Rebel Base space a leader stands on, or NoSystem.
func (at Spot) system() System {
	if at <= Spot(BaseSpace) {
		return System(at)
	}
	return NoSystem
}

// A Ring is worn by a leader (R20).
type Ring uint8

const (
	NoRing Ring = iota
	CapturedRing
	CarboniteRing
	LureRing
	YodaRing
	FalconRing
	R2D2Ring
	C3PORing
	numRings
)

func (r Ring) String() string {
	return [...]string{
		"no_ring", "captured", "carbonite", "lure_of_the_dark_side", "master_yoda", "millennium_falcon", "r2_d2", "c_3po",
	}[r]
}

// A Tally counts cards by Mission.
type Tally [numMissions]uint8

// RebelEyes is what only the Rebels see.
type RebelEyes struct {
	Base       System // where the base is
	Hand       Tally  // missions
	OnTable    [numSlots]Mission
	Objectives [numObjectives]Objective // the hand, in the order drawn
	Tactics    [numTactics]uint8        // the hand
	Actions    ActionEyes
	Bases      Systems // probe cards drawn for a new base
	Taken      Systems // probe cards taken by Plant False Lead

	// What the Rebels have learnt of cards they do not see: for each card in
	// its place, which it can be.
	ProbeDeck     [numSystems]Systems
	ProbeHand     [numSystems]Systems
	ObjectiveDeck [numObjectives]uint16
}

// EmpireEyes is what only the Empire sees.
type EmpireEyes struct {
	Hand    Tally // missions, projects too
	OnTable [numSlots]Mission
	Drawn   [2]Mission         // projects drawn, of which one goes back
	Probes  [numSystems]System // probe hand, in the order drawn
	Taken   Systems            // probe cards taken from it by Plant False Lead
	Tactics [numTactics]uint8
	Actions ActionEyes

	// What the Empire has learnt of cards it does not see.
	Base          Systems // where the hidden base can be
	Candidates    Systems // what the probe cards drawn for a new base can be
	ProbeDeck     [numSystems]Systems
	ProjectDeck   [numProjects]Mission // NoMission where unknown
	ObjectiveDeck [numObjectives]uint16
	ObjectiveHand [numObjectives]uint16
}

// Hidden is the order of the decks, from bottom to top.
type Hidden struct {
	MissionCards   [2][numDeckMissions]Mission
	ProjectCards   [numProjects]Mission
	ProbeCards     [numSystems]System
	ObjectiveCards [numObjectives]Objective
	ActionCards    [2][numRecruits]Action
	StartingCards  [2][maxStarting]Action // action cards not dealt
	TacticCards    [2][numTheaterTactics]Tactic
}

// MissionUnderWay is a mission being resolved (R9).
type MissionUnderWay struct {
	Card      Mission // NoMission: none
	Side      Side
	Slot      uint8
	System    System // or BaseSpace
	Target    Leader // or NoLeader
	Assigned  Leaders
	Dice      [2][10]Face // by side
	Rolled    [2]uint8
	Choice    uint8  // what an effect keeps from one part to the next
	Chosen    System // likewise
	Fight     bool   // a combat follows (R10.1)
	PutAway   bool   // the card lies where it goes (R9.6.2)
	NoPool    bool   // no pool leader may oppose it (Blindside)
	Thwarted  bool   // it fails without dice (Wookiee Guardian)
	Succeeded bool
	Leaving   Leaders // who goes along with a rescued leader (R20.7)
	Destined  Leaders // captured by It Is Your Destiny
	Traveling bool    // a captive is on his way: no rescue yet (R20.6)
}

// Moving is a movement under way.
type Moving struct {
	To       System           // NoSystem: none
	Capacity [numPlaces]uint8 // of the ships that left each place
	Load     [numPlaces]uint8 // units needing transport that left it
	Moved    uint8
	Most     uint8 // how many units may move in all; 0: any number
	Landed   bool  // Imperial ground units have moved
	Proof    bool  // moves from and to the Rebel Base space prove that the base is near
}

// Coming is where a side's units have moved last, and the systems that they left for it.
type Coming struct {
	To   System
	From Systems
}

// Deploying is the deployment under way of one side (R11.6).
type Deploying struct {
	Leaving [numUnits]uint8  // units that left queue space 1
	Placed  [numPlaces]uint8 // units deployed there this Refresh Phase
}

// A Frame is something that comes next: a step of the rules and what it is about.
type Frame struct {
	Step       Step
	A, B, C, D uint8
}

const agendaSize = 48
