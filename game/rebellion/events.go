package rebellion

import "holoboard/game"

// An EventKind says what happened. Its name is the key of its words.
type EventKind uint8

// Beside each kind stand the fields of the Event that it uses.
const (
	NoEvent           EventKind = iota
	ProbeRevealed               // System: in the standard setup
	UnitPlaced                  // Unit, System: in the standard setup
	BaseChosen                  // Side; System for the Rebels
	RoundBegan                  // N: the round
	PhaseBegan                  // N: Phase
	Assigned                    // Side, Leader, N: slot; Card for its side
	TakenBack                   // Side, Leader, N: slot; Card for its side
	Vetoed                      // Side, Leader, N: slot; Card for its side: taken back by his general
	AssignmentDone              // Side, N: 1 + Role, or 0 for the whole side
	Activated                   // Side, Leader, System
	UnitMoved                   // Unit, From, System
	CaptiveMoved                // Leader, From, System
	BaseAnswered                // System, N: 1 the base is there, 0 it is not, M: 1 as everybody knew
	RegionAnswered              // System, N: 1 the base is in its region, 0 it is not
	BaseRevealed                // System, N: 1 the Rebels chose to, 0 the Empire found it
	Passed                      // Side, N: 1 + Role, or 0 for the whole side
	MissionRevealed             // Side, Card, N: slot
	MissionPlaced               // Side, Card, System, Leader: target
	LeaderMoved                 // Leader, System
	Opposed                     // Side, Leader, System
	MissionRolled               // Side, List: faces, N: dice, M: successes
	DieRerolled                 // Side, N: the new face, M: the old one
	DieSet                      // Side, N: the new face, M: Color
	DieBlanked                  // Side: whose die, M: the old face
	MissionSucceeded            // Side, Card, N: successes, M: those against
	MissionFailed               // Side, Card, N, M
	MissionResolved             // Side, Card
	MissionReturned             // Side, N: slot, Leaders: off it; Card for its side: back to hand unseen
	MissionKept                 // Side, Card: a starting mission back to hand
	MissionDiscarded            // Side, Card
	MissionsDrawn               // Side, N; List for its side
	MissionFound                // Side, N: 1, or 0 for none; Card for its side: taken from the deck
	ProjectsDrawn               // N; List for the Empire
	ProjectReturned             // Card for the Empire: to the bottom of its deck
	DeckReshuffled              // Side, N: 1 for projects: a discard pile becomes the deck
	LoyaltyChanged              // System, Side: now loyal to, From: NoSystem
	SystemSubjugated            // System
	SubjugationEnded            // System
	SystemSabotaged             // System
	SabotageRemoved             // System
	SystemDestroyed             // System
	LeaderCaptured              // Leader, System
	LeaderFrozen                // Leader
	LeaderLured                 // Leader
	LeaderRescued               // Leader, System
	LeaderDetained              // Leader
	LeaderEliminated            // Leader
	LeaderJoined                // Leader, System: goes along to the base
	JediJoined                  // Leader: replaced by the Jedi
	RingWorn                    // Leader, N: Ring
	RingDiscarded               // Leader, N: Ring
	LeadersRetrieved            // Side, Leaders: but for those who came off a mission that returned
	ProbesDrawn                 // N; List for the Empire
	ProbesSeen                  // N; List for the Rebels: the top cards of the deck
	ProbesShown                 // N; List for the Empire and the Rebels: handed over
	ProbesTaken                 // N; List for both sides: Plant False Lead
	ProbesPlaced                // N: on top, M: at the bottom
	ObjectiveDrawn              // N: stage; Card for the Rebels
	ObjectivesSeen              // N; List for the Rebels: looked at
	ObjectivesPut               // N: on top, M: at the bottom
	ObjectivesShown             // N; List for both sides
	ObjectiveSent               // N: stage; Card for both sides: to the bottom
	ObjectivePlayed             // Card, N: reputation, List: how much of its needs there was
	PlansTried                  // Card, List: faces, N: dice
	ReputationMoved             // N: space now, M: space before
	TimeAdvanced                // N: space now
	UnitBuilt                   // Side, Unit, N: queue space, System: whose icon
	UnitQueued                  // Side, Unit, N
	UnitGained                  // Unit, System
	UnitDestroyed               // Unit, System
	QueuedDestroyed             // Unit, N: queue space
	UnitHastened                // Unit, N: queue space now
	QueueMoved                  // Side
	UnitDeployed                // Unit, System, N: queue space it was taken from out of turn, or 0
	UnitKept                    // Unit, N: how many, back on queue space 1
	ActionsDrawn                // Side, N; List for its side
	ActionUsed                  // Side, Card; Leader: who uses it, or NoLeader
	Recruited                   // Side, Leader, N: 1 if the card is kept; Card for its side
	RecruitedNobody             // Side, N: 1 if the card is kept; Card for its side
	CombatBegan                 // System, Side: current player
	LeaderAdded                 // Side, Leader, System
	LeaderReturned              // Leader: to his pool, when the combat ends
	TacticsDrawn                // Side, M: Theater, N; List for its side, for all if Count is 1: faceup
	CombatRoundBegan            // N
	BattleBegan                 // M: Theater
	AttackRolled                // Side, M: Theater, List: faces, red first; N: red dice, Count: all dice
	SpecialSpent                // Side, Card: tactic paid for, or none: a card is drawn
	TacticPlayed                // Side, Card
	TacticGivenUp               // Side, Card
	CombatDieRerolled           // Side, N: new face, M: old one
	DamageAssigned              // Unit, N: points, M: Shot
	DamageBlocked               // Unit, N: points
	UnitDamaged                 // Unit, N: damage on it now
	UnitBeaten                  // Unit: laid aside until the end of the step
	UnitLost                    // Unit, System: destroyed in combat
	Retreated                   // Side, Leader, System
	CombatEnded                 // System, List: its score, for objectives
	BattleWon                   // Side, M: Theater
	MobilizationBegan           // N: leaders on it
	NewBaseSought               // N: probe cards drawn; List for the Rebels
	BaseKept                    // List for the Rebels: 1 if nothing that they drew can be a base
	BaseMoved                   // From: the old base; System for the Rebels
	LeaderMisdirected           // Leader
	PlanLaid                    // Leaders on a starting mission; N: slot, Leader; Card for the Rebels
	SystemsNamed                // List, N
	GameWon                     // Side, N: Victory
	numEventKinds
)

// An Event is one thing that happened. What its kind does not use is zero.
type Event struct {
	Kind         EventKind
	Side         Side
	System, From System
	Unit         Unit
	Leader       Leader
	Leaders      Leaders
	Card         game.Option
	N, M         uint8
	Count        uint8
	List         [10]uint8
	Hidden       bool // whoever saw it saw no Card, no List, no secret System
}

// mayBeSeenBy says for the kinds that hold secrets who may see all; the others get
// the event hidden.
func (e Event) mayBeSeenBy(s game.Seat) bool {
	side := SideOf(s)
	switch e.Kind {
	case BaseChosen, ProbesSeen, ObjectiveDrawn, ObjectivesSeen, NewBaseSought, BaseKept, BaseMoved, PlanLaid:
		return side == Rebels
	case ProjectsDrawn, ProjectReturned, ProbesDrawn:
		return side == Empire
	case Assigned, TakenBack, Vetoed, MissionReturned, MissionsDrawn, MissionFound, ActionsDrawn, Recruited, RecruitedNobody:
		return side == e.Side
	case TacticsDrawn:
		return side == e.Side || e.Count == 1
	case ProbesShown, ProbesTaken, ObjectivesShown, ObjectiveSent:
		return side != NoSide
	}
	return true
}

// SeenBy implements [game.Event]: what that seat saw (section S of the rules).
func (e Event) SeenBy(s game.Seat) game.Event {
	if e.mayBeSeenBy(s) {
		return e
	}
	e.Card, e.List, e.Hidden = game.Option{}, [10]uint8{}, true
	if e.Kind == BaseChosen || e.Kind == BaseMoved {
		e.System = NoSystem
	}
	return e
}
